import type { Guide, GuideStep, Move, Signal } from '../../kernel/index.ts'
import { type BareStep, lessonSteps } from '../../parts/lesson-steps.ts'
import type { Messages } from '../../text/index.ts'
import { GUIDE as FIRST_GAME } from '../wizards/guide.ts'

/** Builds a signal for an event of the learner (seat 0), not of the partner. */
const own = (event: string, fields: Record<string, string> = {}): Signal => ({ event, with: { seat: 0, ...fields } })

const ann = (...ids: readonly string[]): Move[] => ids.map(id => ({ seat: 0, id }))
const tamsin = (...ids: readonly string[]): Move[] => ids.map(id => ({ seat: 1, id }))

/** The steps of the first lesson: a Task that marks the Circle, a Trap, and a call for help. */
const STEPS: readonly BareStep[] = [
  {
    id: 'together',
    rule: 'D44',
    point: ['roll'],
    until: [{ answer: 'roll' }],
    lay: [{ answer: 'roll', dice: [4, 5] }],
  },
  { id: 'walk', rule: '6', point: ['go melekoks-tower.b1', 'go *', 'roll'], until: [{ answer: 'go *' }] },
  { id: 'undo', rule: '6', use: 'undo', until: [{ use: 'undo' }] },
  {
    id: 'tower',
    rule: '7.34',
    point: ['go melekoks-tower.center', 'roll'],
    until: [own('meets', { who: 'melekok' })],
    early: 'leap',
  },
  {
    id: 'join',
    rule: '10',
    point: ['join sorcerers', 'join *', 'go melekoks-tower.center', 'roll'],
    until: [own('joins')],
    early: 'leap',
    lay: [{ answer: 'join sorcerers', stack: { pile: 'tasks', cards: ['93'] } }],
  },
  { id: 'marks', rule: 'D11', see: 'sheet', until: [{ see: 'sheet' }] },
  {
    id: 'fetch',
    rule: '7.31',
    point: ['take *', 'go goal', 'go longrift.center', 'roll'],
    until: [own('task', { what: 'part' })],
    early: 'leap',
    lay: [{ answer: 'roll', dice: [6, 5] }],
  },
  { id: 'hint', rule: '9', use: 'hint', until: [{ use: 'hint' }] },
  {
    id: 'road',
    rule: '8.3',
    point: ['go sacred-circle.b2', 'stop', 'roll'],
    until: [own('trapped'), { answer: 'stop' }],
    lay: [
      { answer: 'roll', dice: [5, 2] },
      { answer: 'stop', dice: [2, 1, 1, 1] },
    ],
  },
  {
    id: 'help',
    rule: 'D30',
    point: ['call for help'],
    until: [{ answer: 'call for help' }, { answer: 'roll' }],
    lay: [{ answer: 'call for help', dice: [2, 1] }],
  },
  {
    id: 'where',
    rule: 'D30',
    point: ['sacred-circle'],
    until: [own('transported'), { answer: 'roll' }],
    lay: [{ answer: 'sacred-circle', dice: [5, 3] }],
  },
  {
    id: 'bring',
    rule: '9.01',
    point: ['fulfil task', 'go goal', 'go sacred-circle.center', 'roll'],
    until: [own('task', { what: 'done' })],
    early: 'leap',
    lay: [{ answer: 'roll', dice: [3, 5] }],
  },
  { id: 'team', rule: 'D45', see: 'sheet', until: [{ see: 'sheet' }] },
]

/** The moves before the second lesson: both players' first eleven days, which begin with those of the first lesson. */
const OPENING: readonly Move[] = [
  { dice: [4, 5] },
  ...ann('roll', 'go melekoks-tower.center'),
  { stack: 'tasks', cards: ['93'] },
  ...ann('join sorcerers'),
  ...tamsin('roll', 'go edgewood.c5', 'stop', 'join wizards'),
  { dice: [6, 5] },
  ...ann('roll', 'go longrift.center', 'take a00'),
  ...tamsin('roll', 'go edgewood.c1'),
  { dice: [5, 2] },
  ...ann('roll', 'go sacred-circle.b2'),
  { dice: [2, 1, 1, 1] },
  ...ann('stop'),
  ...tamsin('roll', 'go edgewood.a1'),
  { dice: [2, 1] },
  ...ann('call for help'),
  { dice: [5, 3] },
  ...ann('sacred-circle'),
  ...tamsin('roll', 'go meadowshire.a4'),
  { dice: [3, 5] },
  ...ann('roll', 'go sacred-circle.center', 'fulfil task'),
  ...tamsin('roll', 'go meadowshire.b2', '3 knowledge'),
  ...ann('roll', 'go sacred-circle.c2'),
  ...tamsin('roll', 'go torwall.a4'),
  ...ann('roll', 'go sacred-circle.center', 'new task'),
  ...tamsin('roll', 'go torwall.b4'),
  ...ann('roll', 'stop'),
  ...tamsin('roll', 'go torwall.center', 'take a10'),
  ...ann('roll', 'go sacred-circle.c6'),
  ...tamsin('roll', 'go torwall.b4'),
  ...ann('roll', 'go meadowshire.b2', 'take a10'),
  ...tamsin('roll', 'go meadowshire.b2'),
  ...ann('none', 'roll', 'go edgewood.a1', 'take a10'),
  ...tamsin('roll', 'go hillshire.c4', 'take b00'),
]

/** The steps of the second lesson: the last three days of a Fortnight, and the attack. */
const EVIL_STEPS: readonly BareStep[] = [
  { id: 'evil', rule: 'D10', see: 'sheet', until: [{ see: 'sheet' }] },
  {
    id: 'onward',
    rule: '5.2',
    point: ['go melekoks-tower.center', 'roll'],
    until: [{ event: 'dawn' }],
    lay: [{ answer: 'roll', dice: [5, 5] }],
  },
  {
    id: 'mentor',
    rule: '7.34',
    point: ['go melekoks-tower.center', 'roll'],
    until: [own('meets', { who: 'melekok' }), { event: 'attack' }],
    early: 'keep',
    lay: [{ answer: 'roll', dice: [3, 5] }],
  },
  { id: 'advice', rule: 'D10', use: 'hint', until: [{ use: 'hint' }] },
  {
    id: 'elves',
    rule: 'D10',
    point: ['take *', 'none', 'go green-grove.a4', 'roll'],
    until: [{ event: 'attack' }],
    early: 'leap',
    lay: [{ answer: 'roll', dice: [3, 5] }],
  },
  { id: 'after', rule: 'D12', see: 'log', until: [{ see: 'log' }] },
  { id: 'rest', rule: 'D8', point: ['roll'], until: [{ answer: 'roll' }] },
]

/** The fields that both lessons share. */
const SHARED = {
  seed: 'together-49',
  rivals: [{ name: 'Tamsin', player: 'bot:apprentice' }],
} as const satisfies Partial<Guide>

const stepsIn = (words: Messages, steps: readonly BareStep[]): GuideStep[] =>
  lessonSteps(steps, id => words.get(`step-${id}`))

/**
 * Builds the first lesson of Wizards revised, a cooperative game with the apprentice. For events that the steps don't
 * expect, both lessons reuse the asides from the lessons of Wizards.
 */
export const guideIn = (words: Messages): Guide => ({
  ...SHARED,
  title: words.get('guide-title'),
  options: { variant: 'cooperative', map: 'auto' },
  steps: stepsIn(words, STEPS),
  asides: FIRST_GAME.asides,
  end: words.get('guide-end'),
})

/** Builds the later lessons, on the same islands. */
export const lessonsIn = (words: Messages): Guide[] => [
  {
    ...SHARED,
    title: words.get('evil-title'),
    name: 'evil',
    // The default map. Only the first lesson names it, which tells the two apart.
    options: { variant: 'cooperative' },
    opening: OPENING,
    steps: stepsIn(words, EVIL_STEPS),
    asides: FIRST_GAME.asides,
    end: words.get('evil-end'),
  },
]
