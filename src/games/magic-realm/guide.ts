import type { Guide, GuideStep } from '../../kernel/index.ts'
import type { Messages } from '../../text/index.ts'

/** A step without its words: those are messages by its id. */
type Step = Omit<GuideStep, 'title' | 'say' | 'do' | 'otherwise'>

/** The Monster Roll of a quiet night, and the chit of who learns is drawn first. */
const QUIET_DAY = [6, 1]
/** Dice that hide whoever learns. */
const HIDDEN = [2, 3]
/** Dice with which PEER finds the chits of the tile and its hidden paths. */
const PATHS = [2, 1]

/** The steps of the first day, from the choice of a character to the evening. */
const STEPS = [
  {
    id: 'character',
    rule: '3.3.1',
    point: ['amazon'],
    until: [{ event: 'takes', with: { seat: 0 } }],
  },
  { id: 'gear', rule: '4.1.2', until: [{ event: 'visitor' }], early: 'leap' },
  { id: 'needs', rule: '4.2.1', point: ['1'], until: [{ event: 'starts', with: { seat: 0 } }], early: 'leap' },
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
    point: ['go-on', 'go'],
    until: [{ event: 'hides', with: { seat: 0 } }],
    early: 'leap',
    lay: [{ answer: 'go-on', dice: HIDDEN }],
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
  { id: 'chronicle', rule: '13.2', see: 'chronicle', until: [{ see: 'chronicle' }] },
  {
    id: 'evening',
    rule: '14.1',
    point: ['done', 'go-on'],
    until: [{ event: 'day', with: { day: 2 } }],
    early: 'leap',
  },
] as const satisfies readonly Step[]

/** What may come in between, told once. */
const ASIDES = [
  { id: 'blocked', rule: '13.1.2', on: { event: 'blocks', with: { seat: 0 } } },
  { id: 'climb', rule: '8.3.2', on: { event: 'climbs', with: { seat: 0 } } },
] as const

/** The first day in the Realm, with an apprentice beside whoever learns, in the words of a language. */
export const guideIn = (words: Messages): Guide => ({
  title: words.say('guide-title'),
  seed: 'realm-4',
  options: { encounter: '1' },
  rivals: [{ name: 'Brom', player: 'bot:apprentice' }],
  steps: STEPS.map(step => ({
    ...step,
    title: words.say(`step-${step.id}`),
    say: words.say(`step-${step.id}.say`),
    do: words.say(`step-${step.id}.do`),
    // Other answers are as good as those it points at: the step is told on.
    otherwise: words.say(`step-${step.id}.say`),
  })),
  asides: ASIDES.map(aside => ({ ...aside, say: words.say(`aside-${aside.id}`) })),
  end: words.say('guide-end'),
})
