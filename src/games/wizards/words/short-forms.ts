import type { ShortForm } from '../../../kernel/index.ts'
import { seatName } from '../../../parts/seat-name.ts'
import type { Messages, Values } from '../../../text/index.ts'
import { BOOK_1982, type Book } from '../rules/state/book.ts'
import { wizardCard } from '../rules/state/cards.ts'
import { POINT_KINDS, type WizardsEvent } from '../rules/state/components.ts'
import { type EventOf, metBy } from './log.ts'
import { placeText } from './places.ts'
import { valuesOf } from './values.ts'

/**
 * Describes an event in a few words, to show another player's turn on one line. Returns undefined for an event that
 * isn't shown there.
 */
export function shortFormIn(
  words: Messages,
  event: WizardsEvent,
  seats: readonly string[],
  book: Book = BOOK_1982,
): ShortForm | undefined {
  const naming = { words, book, seats }
  const what = (more: Values = {}): ShortForm => ({
    about: 'what',
    text: words.get(`short-${event.kind}`, { ...valuesOf(event, naming), ...more }),
  })
  switch (event.kind) {
    case 'moved':
    case 'transported':
      return { about: 'where', text: placeText(words, event), space: event.space }
    case 'roll':
      return event.purpose === 'movement' && event.seat !== null
        ? { about: 'who', text: seatName(seats, event.seat) }
        : undefined
    case 'meets':
      return what({ isPlace: isPlaceMet(event) ? 'yes' : 'no', met: metBy(event, naming) })
    case 'points':
      return shortPoints(words, event, seats)
    default:
      return isMinor(event) || !words.has(`short-${event.kind}`) ? undefined : what()
  }
}

/** Returns true for an event that needs no short form, although others of its kind have one. */
function isMinor(event: WizardsEvent): boolean {
  switch (event.kind) {
    case 'turn':
      return !event.extra
    case 'animal':
      return event.what === 'leaves'
    case 'wizard-card':
      return wizardCard(event.card).kind === 'high-wizard'
    case 'gem':
      return event.gem === null
    case 'event':
      return event.what === 'ends'
    default:
      return false
  }
}

/** Returns true if the meeting is with a place or a Trap rather than with somebody. */
const isPlaceMet = ({ who }: EventOf<'meets'>): boolean =>
  who === 'trap' || who === 'star-crest' || who === 'high-hollow'

/**
 * Lists the points gained or lost, by type. For a rescue, also names the rescued player. Other causes aren't named
 * here, because each has an event of its own.
 */
function shortPoints(
  words: Messages,
  { gained, why }: EventOf<'points'>,
  seats: readonly string[],
): ShortForm | undefined {
  const points = POINT_KINDS.filter(kind => gained[kind]).map(kind => {
    const n = gained[kind] ?? 0
    return words.get('short-points', { points: n > 0 ? `+${n}` : String(n), kind: words.get(`point-${kind}`) })
  })
  if (points.length === 0) return undefined
  const text = points.join(' ')
  const named = why.by === 'rescue' ? words.get('short-rescue', { name: seatName(seats, why.of), points: text }) : text
  return { about: 'what', text: named }
}
