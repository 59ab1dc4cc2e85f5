import type { Option, Question } from '../../../kernel/index.ts'
import type { KeptNumbers } from '../../../screen/kit/game-screen.ts'
import { actOf } from '../rules/acts.ts'
import type { RealmView } from '../rules/view.ts'

/** What is recorded for a phase has its number all day, whether it is possible now or not; 0 ends the turn. */
const OF_ACTIVITY: Readonly<Partial<Record<string, string>>> = {
  hide: '1',
  search: '2',
  trade: '3',
  rest: '4',
  alert: '5',
  hire: '6',
  enchant: '7',
}
/** Yesterday's turn again, before anything is recorded; after that what else would allow the last phase. */
const AGAIN = '8'
const DONE = '0'

/** The digits of the kinds of phases that a game has: alerts come with the second ENCOUNTER, hiring with the third, magic with the fourth. */
function digitsOf({ encounter, war, magic }: RealmView): string {
  const kinds = Object.keys(OF_ACTIVITY).filter(
    kind => (kind !== 'alert' || encounter >= 2) && (kind !== 'hire' || war) && (kind !== 'enchant' || magic),
  )
  return [...kinds.map(kind => OF_ACTIVITY[kind]), AGAIN, DONE].join('')
}

function digitOf(option: Option): string | null {
  const does = actOf(option)
  switch (does?.kind) {
    case 'record':
      return OF_ACTIVITY[does.activity] ?? null
    case 'repeat':
    case 'retag':
      return AGAIN
    case 'done':
      return DONE
    default:
      return null
  }
}

/** Of all who may be lured nobody should have to look for the answer that lures none. */
const LURING: KeptNumbers = { digits: DONE, of: ({ stops }) => (stops === true ? DONE : null) }

/** Whoever records his turn finds each kind of phase under the same number from the first phase to the last (6.1). */
export function numbersFor(view: RealmView, { topic, options }: Question): KeptNumbers | null {
  if (topic === 'lure') return LURING
  if (topic !== 'record' && topic !== 'record-familiar') return null
  const again = options.find(option => digitOf(option) === AGAIN)
  return {
    digits: digitsOf(view),
    // Of several that would do for the last phase the others take what is left.
    of: option => (digitOf(option) === AGAIN && option.id !== again?.id ? null : digitOf(option)),
  }
}

/** Whether this answer would let a whole day pass: the turn is ended, and nothing is recorded (6.1). */
export function idlesAllDay({ topic, options, data }: Question, id: string): boolean {
  const option = options.find(one => one.id === id)
  return topic === 'record' && data?.phase === 0 && option !== undefined && digitOf(option) === DONE
}
