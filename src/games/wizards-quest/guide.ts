import type { Guide, GuideStep } from '../../kernel/index.ts'
import type { Messages } from '../../text/index.ts'

/** A step without its text, which is found in the messages by the step's id. */
type Step = Omit<GuideStep, 'title' | 'say' | 'do' | 'otherwise'>

/** Dice that win battles: the white die hits, and the red die misses. */
const WON = [2, 6, 2, 6]

/** The steps of the lesson, up to the end of the first turn with its campaign. */
const STEPS = [
  { id: 'castle', rule: 'IV.D.1', point: ['castle-3', 'castle-*'], until: [{ event: 'castle', with: { seat: 0 } }] },
  {
    id: 'settle',
    rule: 'IV.D.4',
    point: [
      'clover-lea',
      'larkley',
      'hidden-hollow',
      'lair-of-the-lizard',
      'red-dune',
      'heatherlawn',
      'dewbury',
      'britton',
    ],
    until: [{ event: 'hides' }],
  },
  { id: 'hide', rule: 'IV.D.5', until: [{ event: 'places' }], early: 'leap' },
  {
    id: 'men',
    rule: 'IV.D.6',
    point: ['castle-3', 'sorcerer'],
    until: [{ event: 'turn', with: { turn: 1 } }],
    early: 'leap',
  },
  {
    id: 'draw',
    rule: 'X.A.1',
    point: ['draw'],
    until: [{ event: 'draws', with: { seat: 0 } }, { answer: 'keep' }],
    lay: [{ answer: 'draw', stack: { pile: 'petitions', cards: ['spearmen'] } }],
  },
  {
    id: 'play',
    rule: 'X.A.2',
    point: ['play spearmen', 'keep'],
    until: [{ answer: 'play *' }, { answer: 'keep' }],
    // Players who draw no card have none to play.
    early: 'keep',
  },
  { id: 'place', rule: 'X.B.3', see: 'sheet', until: [{ event: 'placed', with: { seat: 0 } }] },
  { id: 'attack', rule: 'X.C.2', until: [{ event: 'campaign', with: { seat: 0 } }], early: 'leap' },
  {
    id: 'fight',
    rule: 'XI.B.1',
    point: ['fight'],
    until: [
      { event: 'captures', with: { seat: 0 } },
      { event: 'halts', with: { seat: 0 } },
    ],
    lay: [{ answer: 'fight', dice: WON }],
  },
  {
    id: 'end',
    rule: 'X.C.1',
    point: ['end'],
    until: [{ answer: 'end' }, { event: 'turn', with: { turn: 2 } }],
    early: 'leap',
  },
] as const satisfies readonly Step[]

/** Remarks that may appear between the steps. Each appears at most once. */
const ASIDES = [
  { id: 'march', rule: 'X.C.7', on: { event: 'supplements' } },
  { id: 'gobbled', rule: 'VII.C', on: { event: 'loses', with: { side: 0, how: 'gobbled' } } },
  { id: 'frenzy', rule: 'VI.B.1', on: { event: 'captures', with: { side: 'orcs' } } },
  { id: 'treasure', rule: 'X.E.1', on: { event: 'finds', with: { seat: 0 } } },
] as const

/** Returns the lesson in the language of the messages: a first game against two apprentices. */
export const guideIn = (words: Messages): Guide => ({
  title: words.say('guide-title'),
  seed: 'marnon-1',
  options: { treasures: 'three' },
  rivals: [
    { name: 'Brom', player: 'bot:apprentice' },
    { name: 'Cora', player: 'bot:apprentice' },
  ],
  sheetWord: 'player',
  steps: STEPS.map(step => ({
    ...step,
    title: words.say(`step-${step.id}`),
    say: words.say(`step-${step.id}.say`),
    do: words.say(`step-${step.id}.do`),
    // Many answers are as good as the suggested ones, so the step's own text is repeated.
    otherwise: words.say(`step-${step.id}.say`),
  })),
  asides: ASIDES.map(aside => ({ ...aside, say: words.say(`aside-${aside.id}`) })),
  end: words.say('guide-end'),
})
