import type { Guide, GuideStep, Move, Signal } from '../../kernel/index.ts'
import { type BareStep, lessonSteps } from '../../parts/lesson-steps.ts'
import type { Messages } from '../../text/index.ts'

/** Builds a signal that fires only for the learner (seat 0), in any turn or in the given one. */
const own = (event: string, turn?: number): Signal => ({
  event,
  with: { seat: 0, ...(turn === undefined ? {} : { day: turn }) },
})

/** The setup of the first lesson and the turn before the learner's: the answers of Cora, the learner and Brom. */
const OPENING: readonly Move[] = [
  'castle-2 | castle-3 | castle-4',
  'hoarfrost-horn | clover-lea | sheep-meade',
  'glimmer-pike | larkley | heatherlawn',
  'brecknock | hidden-hollow | melting-sands',
  'windfor | red-dune | dewbury',
  'owlswick | glass-tarn | cattle-meade',
  'greyholt | wolf-run | pembroke',
  'gnarled-oak | broken-banner | dread-moor',
  'roots-of-marnon | thornbury |',
  'ring, castle-2 | ring, castle-6 | ring, castle-4',
  'crown, gnarled-oak | crown, clover-lea | chest, dripping-boughs',
  'earthen-pass | dread-moor | cattle-meade',
  'greyholt, sorcerer, greyholt, 8 | castle-3, sorcerer, castle-3, 8 | pembroke, sorcerer, pembroke, 8',
  'draw, play farmhands, gnarled-oak, hero, roots-of-marnon, 8, attack thornbury, 8 | |',
].flatMap(round =>
  round.split('|').flatMap((ids, i) =>
    ids
      .split(',')
      .map(id => ({ seat: (i + 2) % 3, id: id.trim() }))
      .filter(({ id }) => id !== ''),
  ),
)

/**
 * Dice for battles that the learner wins. In each pair, the learner's die comes first and hits, and the defender's
 * misses.
 */
const FIRST_WIN = [2, 6, 2, 6]
const SECOND_WIN = [4, 6, 4, 6]

/** The steps of the first lesson: two turns, from a first card to a first treasure. */
const TURN_STEPS: readonly BareStep[] = [
  {
    id: 'draw',
    rule: 'X.A.1',
    point: ['draw'],
    until: [own('draws'), { answer: 'keep' }],
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
  { id: 'sheet', rule: 'X.B.1', see: 'sheet', until: [{ see: 'sheet' }] },
  { id: 'place', rule: 'X.B.3', point: ['red-dune'], until: [{ answer: 'red-dune' }, own('placed')] },
  { id: 'undo', rule: 'X.B.3', use: 'undo', until: [{ use: 'undo' }] },
  { id: 'gather', rule: 'X.B.3', point: ['red-dune', '9'], until: [own('placed')], early: 'leap' },
  { id: 'hint', rule: 'X.C.2', use: 'hint', until: [{ use: 'hint' }] },
  {
    id: 'attack',
    rule: 'X.C.2',
    point: ['attack dewbury', 'red-dune'],
    until: [own('campaign'), own('turn-over')],
  },
  {
    id: 'fight',
    rule: 'XI.B.1',
    point: ['fight', '8'],
    until: [own('captures'), own('halts'), own('turn-over')],
    early: 'keep',
    lay: [{ answer: 'fight', dice: FIRST_WIN }],
  },
  { id: 'log', rule: 'V', see: 'log', until: [{ see: 'log' }] },
  {
    id: 'more',
    rule: 'X.A.1',
    point: ['draw', 'play farmhands', 'keep'],
    until: [own('reinforced', 2)],
    early: 'leap',
    lay: [{ answer: 'draw', stack: { pile: 'petitions', cards: ['farmhands'] } }],
  },
  { id: 'mass', rule: 'X.B.3', point: ['dewbury', '7'], until: [own('placed', 2)], early: 'leap' },
  {
    id: 'seize',
    rule: 'X.E.1',
    point: ['attack cattle-meade', 'dewbury', 'fight', '14'],
    until: [own('finds'), own('turn-over', 2)],
    early: 'leap',
    lay: [{ answer: 'fight', dice: SECOND_WIN }],
  },
  { id: 'crown', rule: 'X.E.1', point: ['cattle-meade', '3'], until: [own('turn-over', 2)], early: 'leap' },
]

/** The steps of the second lesson: the setup, up to the first turn. */
const SETUP_STEPS: readonly BareStep[] = [
  { id: 'castle', rule: 'IV.D.1', point: ['castle-3', 'castle-*'], until: [own('castle')] },
  { id: 'settle', rule: 'IV.D.4', point: ['clover-lea'], until: [own('settles')] },
  { id: 'advice', rule: 'IV.D.4', use: 'hint', until: [{ use: 'hint' }] },
  { id: 'spread', rule: 'IV.D.4', until: [{ event: 'hides' }], early: 'leap' },
  { id: 'hide', rule: 'IV.D.5', until: [{ event: 'places' }], early: 'leap' },
  { id: 'leader', rule: 'IV.D.6', point: ['castle-3'], until: [{ answer: 'castle-3' }, own('places')] },
  { id: 'back', rule: 'IV.D.6', use: 'undo', until: [{ use: 'undo' }] },
  {
    id: 'men',
    rule: 'IV.D.6',
    point: ['castle-3', 'sorcerer', '8'],
    until: [own('placed'), { event: 'turn', with: { turn: 1 } }],
    early: 'leap',
  },
]

/** Remarks that may appear between the steps. Each appears at most once. */
const ASIDES = [
  { id: 'march', rule: 'X.C.7', on: { event: 'supplements' } },
  { id: 'gobbled', rule: 'VII.C', on: { event: 'loses', with: { side: 0, how: 'gobbled' } } },
  { id: 'frenzy', rule: 'VI.B.1', on: { event: 'captures', with: { side: 'orcs' } } },
  { id: 'treasure', rule: 'X.E.1', on: { event: 'finds', with: { seat: 0 } } },
] as const

/** The fields that both lessons share. */
const SHARED = {
  options: { treasures: 'three' },
  rivals: [
    { name: 'Brom', player: 'bot:apprentice' },
    { name: 'Cora', player: 'bot:apprentice' },
  ],
  sheetWord: 'player',
} as const satisfies Partial<Guide>

const stepsIn = (words: Messages, steps: readonly BareStep[]): GuideStep[] =>
  lessonSteps(steps, id => words.get(`step-${id}`))

const asidesIn = (words: Messages): Guide['asides'] =>
  ASIDES.map(aside => ({ ...aside, say: words.get(`aside-${aside.id}`) }))

/** Returns the first lesson in the language of the messages: two turns against two apprentices. */
export const guideIn = (words: Messages): Guide => ({
  ...SHARED,
  title: words.get('guide-title'),
  seed: 'marnon-1',
  opening: OPENING,
  steps: stepsIn(words, TURN_STEPS),
  asides: asidesIn(words),
  end: words.get('guide-end'),
})

/** Returns the later lessons: how to set up a game. */
export const lessonsIn = (words: Messages): Guide[] => [
  {
    ...SHARED,
    title: words.get('setup-title'),
    name: 'setup',
    seed: 'marnon-2',
    steps: stepsIn(words, SETUP_STEPS),
    asides: asidesIn(words),
    end: words.get('setup-end'),
  },
]
