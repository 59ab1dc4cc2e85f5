import type { Guide, GuideStep } from '../../kernel/index.ts'
import type { Messages } from '../../text/index.ts'

/** A step without its words: those are messages by its id. */
type Step = Omit<GuideStep, 'title' | 'say' | 'do' | 'otherwise'>

/** Dice with which a battle is won: the white one takes one orc or more, the red one misses. */
const WON = [2, 6, 2, 6]

/** The steps of the first game, up to the end of the first turn and the first campaign won in it. */
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
    // Whoever draws none has none to play.
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

/** What may come in between, told once. */
const ASIDES = [
  { id: 'march', rule: 'X.C.7', on: { event: 'supplements' } },
  { id: 'gobbled', rule: 'VII.C', on: { event: 'loses', with: { side: 0, how: 'gobbled' } } },
  { id: 'frenzy', rule: 'VI.B.1', on: { event: 'captures', with: { side: 'orcs' } } },
  { id: 'treasure', rule: 'X.E.1', on: { event: 'finds', with: { seat: 0 } } },
] as const

/** The first game that teaches Wizard's Quest while it is played against two apprentices, in the words of a language. */
export const guideIn = (words: Messages): Guide => ({
  title: words.say('guide-title'),
  seed: 'marnon-1',
  options: { treasures: 'three' },
  rivals: [
    { name: 'Brom', player: 'bot:apprentice' },
    { name: 'Cora', player: 'bot:apprentice' },
  ],
  steps: STEPS.map(step => ({
    ...step,
    title: words.say(`step-${step.id}`),
    say: words.say(`step-${step.id}.say`),
    do: words.say(`step-${step.id}.do`),
    // Numbers and many spaces are as good as those it points at: the step is told on.
    otherwise: words.say(`step-${step.id}.say`),
  })),
  asides: ASIDES.map(aside => ({ ...aside, say: words.say(`aside-${aside.id}`) })),
  end: words.say('guide-end'),
})
