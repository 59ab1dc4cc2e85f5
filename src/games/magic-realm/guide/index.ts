import type { Guide, GuideStep, Signal } from '../../../kernel/index.ts'
import { type BareStep, lessonSteps } from '../../../parts/lesson-steps.ts'
import type { Messages } from '../../../text/index.ts'
import { LESSONS, type Lesson } from './lessons.ts'

/** Dice for a Monster Roll that leaves the night quiet, and for drawing the learner's chit first. */
const QUIET_DAY = [6, 1]
/** Two dice for a HIDE roll that hides the learner. */
const HIDDEN = [2, 2]
/** Dice for PEER that reveal the tile's chits and hidden paths. */
const PATHS = [2, 1]

/** Dice for LOCATE that discover the clearing's sites. */
const SITES = [4, 3]
/** Dice for LOOT that yield the top treasure. */
const TOPMOST = [1, 1]

/** The start of day 3, which ends the last steps for a learner who has missed them. */
const DAY_3: Signal = { event: 'day', with: { day: 3 } }

/** The first two days, from choosing a character to the first treasure. */
const STEPS: readonly BareStep[] = [
  {
    id: 'character',
    rule: '3.3.1',
    point: ['amazon'],
    until: [{ event: 'takes', with: { seat: 0 } }],
  },
  { id: 'gear', rule: '4.1.2', point: ['company'], until: [{ answer: '*' }] },
  { id: 'undo', rule: '4.1.2', use: 'undo', until: [{ use: 'undo' }] },
  { id: 'hint', rule: '4.1.2', use: 'hint', until: [{ use: 'hint' }] },
  { id: 'gear-rest', rule: '4.1.2', point: ['company', '*'], until: [{ event: 'visitor' }], early: 'leap' },
  { id: 'needs', rule: '4.2.1', point: ['1 1 1 2'], until: [{ event: 'starts', with: { seat: 0 } }], early: 'leap' },
  { id: 'sheet', rule: '2.2', see: 'sheet', until: [{ see: 'sheet' }] },
  { id: 'hide', rule: '9.1.1', point: ['hide'], until: [{ answer: 'hide' }] },
  { id: 'move', rule: '8.3.1', point: ['R5'], until: [{ answer: 'R5' }] },
  { id: 'search', rule: '9.2', point: ['search'], until: [{ answer: 'search' }] },
  { id: 'path', rule: '6.2.2', point: ['R1'], until: [{ answer: 'R1' }] },
  {
    id: 'done',
    rule: '7.2.1',
    point: ['done'],
    until: [{ answer: 'done' }, { event: 'prowl' }],
    lay: [{ answer: 'done', dice: QUIET_DAY }],
  },
  {
    id: 'daylight',
    rule: '8.2.1',
    point: ['go'],
    until: [{ event: 'hides', with: { seat: 0 } }],
    early: 'leap',
    lay: [{ answer: 'go', dice: HIDDEN }],
  },
  {
    id: 'peer',
    rule: '9.2.4',
    point: ['peer'],
    until: [
      { event: 'sees' },
      { event: 'table', with: { table: 'locate' } },
      { event: 'table', with: { table: 'peer' } },
    ],
    lay: [{ answer: 'peer', dice: PATHS }],
  },
  { id: 'log', rule: '13.2', see: 'log', until: [{ see: 'log' }] },
  {
    id: 'evening',
    rule: '14.1',
    point: ['done', 'go'],
    until: [{ event: 'day', with: { day: 2 } }],
    early: 'leap',
  },
  { id: 'hide-again', rule: '9.1.1', point: ['hide'], until: [{ answer: 'hide' }] },
  { id: 'to-locate', rule: '9.2.5', point: ['search'], until: [{ answer: 'search' }] },
  { id: 'to-loot', rule: '9.3.1', point: ['search'], until: [{ answer: 'search' }] },
  {
    id: 'second-turn',
    rule: '7.2.1',
    point: ['done'],
    until: [{ event: 'prowl', with: { day: 2 } }, DAY_3],
    early: 'leap',
    lay: [{ answer: 'done', dice: [...QUIET_DAY, ...HIDDEN] }],
  },
  {
    id: 'locate',
    rule: '9.2.5',
    point: ['locate'],
    until: [{ event: 'table', with: { table: 'locate' } }],
    lay: [{ answer: 'locate', dice: SITES }],
  },
  {
    id: 'loot',
    rule: '9.3.2',
    point: ['loot altar', 'loot*'],
    until: [{ event: 'table', with: { table: 'loot' } }, DAY_3],
    early: 'leap',
    lay: [{ answer: 'loot altar', dice: TOPMOST }],
  },
]

/** Remarks that are shown once, when their event occurs. */
const ASIDES = [
  { id: 'blocked', rule: '13.1.2', on: { event: 'blocks', with: { seat: 0 } } },
  { id: 'climb', rule: '8.3.2', on: { event: 'climbs', with: { seat: 0 } } },
] as const

/** A roll that hides a character who rolls only one die. */
const HIDDEN_BY_ONE = [2]

/** The lesson in magic: learn a spell, make a color chit, cast the spell and use it the next day. */
const MAGIC_STEPS: readonly BareStep[] = [
  { id: 'druid', rule: '3.3.1', point: ['druid'], until: [{ answer: 'druid' }] },
  { id: 'spell', rule: '4.1.3', point: ['blend-into-background'], until: [{ answer: 'blend-into-background' }] },
  { id: 'spell-more', rule: '20.1.1', point: ['fog'], until: [{ answer: 'fog' }] },
  { id: 'begins', rule: '4.1.4', point: ['done'], until: [{ answer: 'done' }] },
  { id: 'seeks', rule: '4.2.1', point: ['1 1 1 1 1'], until: [{ event: 'starts', with: { seat: 0 } }], early: 'leap' },
  { id: 'prepare', rule: '12.3.1', point: ['enchant'], until: [{ answer: 'enchant' }] },
  { id: 'enchant', rule: '12.3.2', point: ['enchant'], until: [{ answer: 'enchant' }] },
  { id: 'away', rule: '8.3.1', point: ['BV2'], until: [{ answer: 'BV2' }] },
  { id: 'unseen', rule: '9.1.1', point: ['hide'], until: [{ answer: 'hide' }] },
  {
    id: 'recorded',
    rule: '7.2.1',
    point: ['done'],
    until: [{ answer: 'done' }, { event: 'prowl' }],
    lay: [{ answer: 'done', dice: QUIET_DAY }],
  },
  {
    id: 'playing',
    rule: '8.2.1',
    point: ['go'],
    until: [{ event: 'prepares-magic', with: { seat: 0 } }],
    early: 'leap',
  },
  {
    id: 'color',
    rule: '12.3.4',
    point: ['MAGIC II2*', 'MAGIC*'],
    until: [
      { event: 'enchants-chit', with: { seat: 0 } },
      { event: 'enchants-tile', with: { seat: 0 } },
    ],
    lay: [{ answer: 'MAGIC*', dice: HIDDEN_BY_ONE }],
  },
  { id: 'rounds', rule: '14.3.5', point: ['rounds'], between: ['go'], until: [{ answer: 'rounds' }] },
  {
    id: 'cast',
    rule: '20.3.1',
    point: ['cast blend*', 'cast*'],
    // If the learner lets a round pass without casting, they play another.
    between: ['rounds', 'nothing', 'none'],
    until: [{ event: 'casts', with: { seat: 0 } }],
  },
  {
    id: 'upon',
    rule: '20.4.1',
    point: ['druid'],
    until: [
      { event: 'aims-spell', with: { seat: 0 } },
      { event: 'spell-lives', with: { seat: 0 } },
    ],
    early: 'leap',
  },
  {
    id: 'alive',
    rule: '20.5.5',
    point: ['none', 'nothing'],
    until: [{ event: 'day', with: { day: 2 } }],
    early: 'leap',
  },
  { id: 'works', rule: '21.2.1', point: ['hide'], until: [{ answer: 'hide' }] },
]

/** The learner's opponent. */
const RIVALS = [{ name: 'Brom', player: 'bot:apprentice' }]

/** The lesson in magic: color, a spell and its effect. */
const MAGIC: Lesson = {
  name: 'magic',
  seed: 'lore',
  options: { encounter: '4' },
  fewQuestions: true,
  rivals: RIVALS,
  steps: MAGIC_STEPS,
}

const stepsIn = (words: Messages, steps: readonly BareStep[]): GuideStep[] =>
  lessonSteps(
    steps,
    id => words.get(`step-${id}`),
    id => words.get(words.has(`step-${id}.otherwise`) ? `step-${id}.otherwise` : `step-${id}.say`),
  )

const asidesIn = (words: Messages): Guide['asides'] =>
  ASIDES.map(aside => ({ ...aside, say: words.get(`aside-${aside.id}`) }))

/** The inquiry that shows a character with chits and belongings. */
const SHEET_WORD = 'character'

/** Returns the guide to the first two days, which ends with a treasure. */
export const guideIn = (words: Messages): Guide => ({
  title: words.get('guide-title'),
  seed: 'realm-4',
  options: { encounter: '1' },
  rivals: RIVALS,
  sheetWord: SHEET_WORD,
  steps: stepsIn(words, STEPS),
  asides: asidesIn(words),
  end: words.get('guide-end'),
})

/** Returns the later lessons. The magic lesson is the last one. */
export const lessonsIn = (words: Messages): Guide[] =>
  [...LESSONS, MAGIC].map(lesson => ({
    ...lesson,
    title: words.get(`lesson-${lesson.name}-title`),
    sheetWord: SHEET_WORD,
    steps: stepsIn(words, lesson.steps),
    asides: lesson === MAGIC ? asidesIn(words) : [],
    end: words.get(`lesson-${lesson.name}-end`),
  }))
