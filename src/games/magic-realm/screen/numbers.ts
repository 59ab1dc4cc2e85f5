import type { Option, Question } from '../../../kernel/index.ts'
import type { StableNumbers } from '../../../screen/kit/game-screen.ts'
import { belonging } from '../rules/pieces/belongings.ts'
import { actOf } from '../rules/state/acts.ts'
import { asRealmQuestion, type RealmQuestion } from '../rules/state/asking.ts'
import { type RealmView, seenIndividual } from '../rules/state/view.ts'
import { areInterchangeable } from '../words/copies.ts'

/**
 * The number of each activity. It stays the same all day, even if some activities are not possible. 0 ends the turn.
 */
const OF_ACTIVITY: Readonly<Partial<Record<string, string>>> = {
  hide: '1',
  search: '2',
  trade: '3',
  rest: '4',
  alert: '5',
  hire: '6',
  enchant: '7',
}
/**
 * The number that repeats yesterday's turn if nothing is recorded yet. Later it selects a different source for the last
 * phase.
 */
const AGAIN = '8'
const DONE = '0'

/**
 * Returns the digits in use. Alerts come with the Second ENCOUNTER, hiring with the Third and magic with the Fourth.
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

/** Gives a fixed number only to the answer that lures nobody, so that it is easy to find. */
const LURING: StableNumbers = { digits: DONE, of: ({ stops }) => (stops === true ? DONE : null) }

/**
 * Numbers the goods by their position when the sale began, so that no number ever moves to a different item. Only the
 * first nine positions have numbers. Copies in the same condition share the number of the first copy.
 */
function sellingNumbers(
  view: RealmView,
  { data: { first, character }, options }: RealmQuestion<'sell'>,
): StableNumbers {
  const kindOf = (id: string): string => belonging(id).name
  const goods = options.flatMap(({ act }) => (act.kind === 'hand' ? [act.belonging] : []))
  const placeOf = (id: string): number => {
    const copies = goods.filter(one => kindOf(one) === kindOf(id))
    const isOne = areInterchangeable(view, seenIndividual(view, character), copies)
    return first.findIndex(one => (isOne ? kindOf(one) === kindOf(id) : one === id))
  }
  const numberOf = (place: number): string | null => (place >= 0 && place < 9 ? String(place + 1) : null)
  return {
    digits: `${first.map((_, i) => numberOf(i) ?? '').join('')}${DONE}`,
    of: option => {
      const act = actOf(option)
      return act?.kind === 'hand' ? numberOf(placeOf(act.belonging)) : DONE
    },
  }
}

/**
 * Numbers a spell's targets by their position before the first was named, so that no number moves to another target.
 */
function aimingNumbers({ data: { first } }: RealmQuestion<'spell-target'>): StableNumbers {
  const numbers = first.slice(0, 9).map((_, i) => String(i + 1))
  return {
    digits: `${numbers.join('')}${DONE}`,
    of: ({ id, act }) => (actOf({ act })?.kind === 'aim' ? (numbers[first.indexOf(id)] ?? null) : DONE),
  }
}

/**
 * Returns fixed numbers for the kinds of phase while a turn is recorded (6.1), for the goods in a sale, for a spell's
 * targets, and for luring nobody. Returns null for other questions.
 */
export function numbersFor(view: RealmView, question: Question): StableNumbers | null {
  const { topic, options } = question
  const known = asRealmQuestion(question)
  if (known.topic === 'sell') return sellingNumbers(view, known)
  if (known.topic === 'spell-target') return aimingNumbers(known)
  if (topic === 'lure') return LURING
  if (topic !== 'record' && topic !== 'record-familiar') return null
  const again = options.find(option => digitOf(option) === AGAIN)
  return {
    digits: digitsOf(view),
    // If there are several alternative sources for the last phase, only the first gets the fixed number.
    of: option => (digitOf(option) === AGAIN && option.id !== again?.id ? null : digitOf(option)),
  }
}

/** Returns true if an answer ends the turn with no phase recorded (6.1). */
export function idlesAllDay({ topic, options, data }: Question, id: string): boolean {
  const option = options.find(one => one.id === id)
  return topic === 'record' && data?.phase === 0 && option !== undefined && digitOf(option) === DONE
}
