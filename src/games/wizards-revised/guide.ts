import type { Guide, GuideStep, Signal } from '../../kernel/index.ts'
import type { Messages } from '../../text/index.ts'
import { GUIDE as FIRST_GAME } from '../wizards/guide.ts'

/** A step without its text, which is found in the messages by the step's id. */
type Step = Omit<GuideStep, 'title' | 'say' | 'do' | 'otherwise'>

/** Builds a signal that fires only for the learner (seat 0), not for the partner. */
const own = (event: string, fields: Record<string, string> = {}): Signal => ({ event, with: { seat: 0, ...fields } })

/**
 * The steps of a first cooperative game, with a Task that marks the Circle, a Trap, a call for help, and the first
 * attack.
 */
const STEPS = [
  {
    id: 'together',
    rule: 'D44',
    point: ['go melekoks-tower.center', 'stop', 'roll'],
    until: [own('meets', { who: 'melekok' })],
    lay: [{ answer: 'roll', dice: [4, 5] }],
  },
  {
    id: 'join',
    rule: '10',
    point: ['join sorcerers', 'join *', 'roll'],
    until: [own('joins')],
    early: 'leap',
    lay: [{ answer: 'join sorcerers', stack: { pile: 'tasks', cards: ['93'] } }],
  },
  { id: 'marks', rule: 'D11', see: 'sheet', until: [{ see: 'sheet' }] },
  {
    id: 'fetch',
    rule: '7.31',
    point: ['take *', 'go longrift.center', 'stop', 'roll'],
    until: [own('task', { what: 'part' })],
    early: 'leap',
    lay: [{ answer: 'roll', dice: [6, 5] }],
  },
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
    point: ['fulfil task', 'go sacred-circle.center', 'stop', 'roll'],
    until: [own('task', { what: 'done' })],
    early: 'leap',
    lay: [{ answer: 'roll', dice: [3, 5] }],
  },
  { id: 'team', rule: 'D45', see: 'sheet', until: [{ see: 'sheet' }] },
  { id: 'evil', rule: 'D10', point: ['take *', 'roll', 'stop'], until: [{ event: 'attack' }], early: 'keep' },
  { id: 'after', rule: 'D12', see: 'log', until: [{ see: 'log' }] },
  { id: 'rest', rule: 'D8', point: ['roll'], until: [{ answer: 'roll' }] },
] as const satisfies readonly Step[]

/**
 * Builds the tutorial of Wizards revised, a cooperative game with the apprentice. For events that the steps don't
 * anticipate, it reuses the asides from the Wizards tutorial.
 */
export const guideIn = (words: Messages): Guide => ({
  title: words.say('guide-title'),
  seed: 'together-49',
  options: { variant: 'cooperative', map: 'auto' },
  rivals: [{ name: 'Tamsin', player: 'bot:apprentice' }],
  steps: STEPS.map(step => ({
    ...step,
    title: words.say(`step-${step.id}`),
    say: words.say(`step-${step.id}.say`),
    do: words.say(`step-${step.id}.do`),
    // Other answers are as good as the suggested one, so the step's text stays the same.
    otherwise: words.say(`step-${step.id}.say`),
  })),
  asides: FIRST_GAME.asides,
  end: words.say('guide-end'),
})
