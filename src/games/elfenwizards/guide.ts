import type { Guide, Signal } from '../../kernel/index.ts'
import { type BareStep, lessonSteps } from '../../parts/lesson-steps.ts'
import type { Messages } from '../../text/index.ts'
import { COMPETING, DICE_BOXES } from './rules/state/components.ts'

const faces = [6, 5, 4, 3, 2, 1]
/** The option ids for picking a die to place, highest first. */
const DICE = faces.map(face => `die ${face}`)
/**
 * The option ids for placing spells: the learner's magicians, then the rivals', then dice by level, the highest first.
 */
const SPELLS = [
  ...faces.map(n => `r${n}`),
  ...['r7', 'r8', 'g*', 'b*'],
  ...COMPETING.flatMap(level => faces.map(face => `${level} ${face}`)),
]
/** The answer patterns for placing dice in any box. */
const BOXED = DICE_BOXES.map(box => `${box}*`)
const PLACED = ['die *', 'dice *']
/** The answers to questions that may come between the steps, about chips and about dice to take back. */
const ASKED_FIRST = ['accept', 'pay *', 'keep', 'back']

const own = (event: string): Signal => ({ event, with: { seat: 0 } })

/** The steps of a first round. */
const STEPS: readonly BareStep[] = [
  {
    id: 'die',
    rule: '3.2.1',
    point: DICE.slice(0, 3),
    until: [{ answer: 'die *' }, { answer: 'dice *' }, own('places')],
  },
  { id: 'undo', rule: '4.2', use: 'undo', until: [{ use: 'undo' }] },
  {
    id: 'several',
    rule: '4.1',
    point: ['dice 6 6 5', ...COMPETING, ...DICE.slice(0, 2)],
    until: [...BOXED.map(answer => ({ answer })), own('places')],
    early: 'keep',
  },
  {
    id: 'keep',
    rule: '3.2.2',
    point: [...DICE.slice(0, 2), 'done'],
    between: [...BOXED, ...PLACED],
    until: [own('places')],
    early: 'keep',
  },
  {
    id: 'again',
    rule: '3.3.3',
    point: ['accept'],
    until: [{ answer: 'accept' }, { answer: 'again' }, { event: 'spell' }],
    early: 'keep',
  },
  {
    id: 'place',
    rule: '3.3.2',
    point: ['dice 6 4 2 1', ...DICE, 'sorcerer', 'done'],
    between: [...PLACED, ...BOXED],
    until: [own('places'), { event: 'spell' }],
  },
  { id: 'sheet', rule: '6.1', see: 'sheet', until: [{ see: 'sheet' }] },
  { id: 'spell', rule: '5.1', point: [...SPELLS, 'chip'], between: ASKED_FIRST, until: [own('spell'), own('passes')] },
  {
    id: 'talk',
    rule: '7.1',
    point: [...SPELLS, 'chip', 'pass'],
    between: ASKED_FIRST,
    until: [own('spell'), own('passes'), { event: 'award' }],
  },
  { id: 'hint', rule: '5.5', use: 'hint', until: [{ use: 'hint' }] },
  // No fixed list can name the spell that tips a contest, because it depends on the other players. Hints can find it.
  { id: 'pass', rule: '5.5', between: ASKED_FIRST, until: [{ event: 'award' }] },
  { id: 'titles', rule: '6.2', see: 'log', until: [{ see: 'log' }] },
  {
    id: 'fall',
    rule: '8.6',
    point: ['m4', 'm3', 'm2', 'm1', 'n*', 's*', 'w*', 'r*'],
    between: ASKED_FIRST,
    until: [{ event: 'scores' }],
    early: 'keep',
  },
  { id: 'score', rule: '9.1', point: [...DICE, 'm*', 'stock', 'box'], until: [{ answer: '*' }] },
]

/**
 * Returns the lesson in one language: a first round against two apprentices. Texts are looked up only when they are
 * needed.
 */
export const guideIn = (words: Messages): Guide => ({
  get title() {
    return words.get('lesson-title')
  },
  seed: 'first-round-203',
  options: { variant: 'usual' },
  rivals: ['Tamsin', 'Rowan'].map(name => ({ name, player: 'bot:apprentice' })),
  sheetWord: 'titles',
  steps: lessonSteps(
    STEPS,
    id => words.get(`lesson-${id}`),
    id => (words.has(`lesson-${id}.otherwise`) ? words.get(`lesson-${id}.otherwise`) : undefined),
  ),
  asides: [],
  get end() {
    return words.get('lesson-title.end')
  },
})
