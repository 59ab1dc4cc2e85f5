import type { Option, Question } from '../../../kernel/index.ts'
import type { StableNumbers } from '../../../screen/kit/game-screen.ts'
import { actOf } from '../rules/state/acts.ts'
import type { RealmView } from '../rules/state/view.ts'

/** Each phase activity keeps its number all day, even when it isn't possible; 0 ends the turn. */
const OF_ACTIVITY: Readonly<Partial<Record<string, string>>> = {
  hide: '1',
  search: '2',
  trade: '3',
  rest: '4',
  alert: '5',
  hire: '6',
  enchant: '7',
}
/** Repeats yesterday's turn before anything is recorded; later, the alternative source of the last phase. */
const AGAIN = '8'
const DONE = '0'

/**
 * Returns the digits of the phases in this game: alerts come with the second ENCOUNTER, hiring with the third, magic
 * with the fourth.
 */
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

/** Gives the answer that lures nobody a fixed number, so that it is easy to find. */
const LURING: StableNumbers = { digits: DONE, of: ({ stops }) => (stops === true ? DONE : null) }

/** Keeps each kind of phase under the same number while a turn is recorded (6.1). */
export function numbersFor(view: RealmView, { topic, options }: Question): StableNumbers | null {
  if (topic === 'lure') return LURING
  if (topic !== 'record' && topic !== 'record-familiar') return null
  const again = options.find(option => digitOf(option) === AGAIN)
  return {
    digits: digitsOf(view),
    // If several alternatives exist for the last phase, only the first gets the fixed number.
    of: option => (digitOf(option) === AGAIN && option.id !== again?.id ? null : digitOf(option)),
  }
}

/** Returns true if this answer ends the turn with no phase recorded (6.1). */
export function idlesAllDay({ topic, options, data }: Question, id: string): boolean {
  const option = options.find(one => one.id === id)
  return topic === 'record' && data?.phase === 0 && option !== undefined && digitOf(option) === DONE
}
