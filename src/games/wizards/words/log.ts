import { seatName } from '../../../parts/seat-name.ts'
import { capital, type Messages, type Values } from '../../../text/index.ts'
import { BOOK_1982, type Book } from '../rules/state/book.ts'
import { eventCard, type SpellName, taskCard, wizardCard } from '../rules/state/cards.ts'
import {
  type Cause,
  type Ending,
  GEMS,
  POINT_KINDS,
  type Points,
  type WizardsEvent,
} from '../rules/state/components.ts'
import { gemName, type Naming, valuesOf } from './values.ts'

export type EventOf<K extends WizardsEvent['kind']> = Extract<WizardsEvent, { kind: K }>

/** The purposes of rolls that don't use a table, other than Movement Rolls and spells. */
const PURPOSES: ReadonlySet<string> = new Set([
  'dealer',
  'tiles-removed',
  'tie',
  'points',
  'points-lost',
  'turns-lost',
  'extra-turns',
  'gem',
  'call',
  'mustering',
  'master',
  'stone',
])

function textOf(event: WizardsEvent, naming: Naming): string | null {
  const { words, book, seats } = naming
  const values = () => valuesOf(event, naming)
  switch (event.kind) {
    case 'roll':
      return rollText(event, naming, values())
    case 'placed':
      return event.what === 'boats'
        ? words.get('told-placed-boats')
        : words.get('told-placed', { wizard: 'none', ...values() })
    case 'turn':
      return event.extra ? words.get('told-turn', values()) : null
    case 'moved':
      return words.get(`told-moved-${event.how}`, values())
    case 'demon':
      return words.get(`told-demon-${event.what}`, values())
    case 'meets':
      return words.get('told-meets', { ...values(), met: metBy(event, naming) })
    case 'result':
      return words.get('told-result', { ...values(), text: book.row(event.table, event.on).text })
    case 'points': {
      const points = pointsIn(words, event.gained)
      if (points.length === 0) return null
      const isLost = POINT_KINDS.some(kind => (event.gained[kind] ?? 0) < 0)
      const cause = causeIn(words, event.why, seats)
      const gained = { ...values(), points: words.list(points), cause }
      return words.get(isLost ? 'told-points-lost' : 'told-points-gained', gained)
    }
    case 'joins':
      return words.get(event.order === 'evil' ? 'told-joins-evil' : 'told-joins', values())
    case 'task':
      return words.get('told-task', { mandatory: 'no', ...values() })
    case 'stolen': {
      const loot = words.list([...event.objects, ...event.gems.map(gem => gemName(words, gem))])
      return words.get('told-stolen', { ...values(), loot })
    }
    case 'attack': {
      const { thwarted, scatters, saved = 0 } = event
      if (saved > 0) return words.get('told-attack-saved', { saved })
      if (!thwarted) return words.get(scatters ? 'told-attack-scatters' : 'told-attack')
      return words.get(book.thwarts === 'land' ? 'told-attack-thwarted.land' : 'told-attack-thwarted')
    }
    case 'thwart':
      return words.get(book.thwarts === 'land' ? 'told-thwart.land' : 'told-thwart', { thwarts: event.thwarts })
    case 'wizard-card':
      return wizardCard(event.card).kind === 'high-wizard' ? null : words.get('told-wizard-card', values())
    case 'cards-shown': {
      const count = (kind: string) => event.cards.filter(card => wizardCard(card).kind === kind).length
      return words.get('told-cards-shown', { phantasms: count('phantasm'), traps: count('trap') })
    }
    case 'end': {
      const who = seatName(seats, event.seat ?? 0)
      return endText(words, event.how, { winners: event.winners, seats, who }, book, event.gems)
    }
    default:
      return words.get(`told-${event.kind}`, values())
  }
}

function rollText({ purpose, dice, seat }: EventOf<'roll'>, { words, book }: Naming, values: Values): string | null {
  const [white = 0, red = 0] = dice
  if (purpose === 'movement')
    return words.get(red <= 3 ? 'told-roll-movement-near' : 'told-roll-movement', { ...values, white, red })
  if (purpose.startsWith('spell:')) {
    const spell = book.spell(purpose.slice(6) as SpellName).name // the rules put a spell's name there
    return words.get('told-roll-spell', { ...values, spell, die: white })
  }
  if (!PURPOSES.has(purpose)) return null
  return seat === null ? words.get('told-tie', values) : words.get('told-roll-purpose', values)
}

/** Names the people or things that are met. If they are players, omits the event's own seat. */
export function metBy(
  { who, seat, players = [] }: EventOf<'meets'>,
  { words, seats }: Pick<Naming, 'words' | 'seats'>,
): string {
  switch (who) {
    case 'players':
      return capital(words.list(players.filter(other => other !== seat).map(other => seatName(seats, other))))
    case 'demons':
    case 'dragon':
    case 'folk':
    case 'elves':
    case 'monks':
    case 'trap':
    case 'star-crest':
    case 'high-hollow':
      return words.get(`met-${who}`)
    default:
      return capital(who)
  }
}

/** Formats points by type without their sign: `5 Knowledge`. */
const pointsIn = (words: Messages, gained: Partial<Points>): string[] =>
  POINT_KINDS.filter(kind => gained[kind]).map(kind =>
    words.get('act-points', { points: Math.abs(gained[kind] ?? 0), kind: words.get(`point-${kind}`) }),
  )

/** Names the cause of a gain or loss of points. */
function causeIn(words: Messages, why: Cause, seats: readonly string[]): string {
  switch (why.by) {
    case 'task':
      return taskCard(why.task).title
    case 'event':
      return eventCard(why.event).title
    case 'rescue':
      return words.get('cause-rescue', { name: seatName(seats, why.of) })
    default:
      return words.get(`cause-${why.by}`)
  }
}

/**
 * The names for a sentence about the end of the game: all players, the winners' seats, and the player who reached the
 * last Rank or lost alone.
 */
interface Ended {
  readonly winners: readonly number[]
  readonly seats: readonly string[]
  readonly who: string
}

/**
 * Returns a sentence about how the game ended. Only a solitaire player can lose alone (App. A). When one partner
 * reaches the last Rank, all win (D44).
 */
export function endText(
  words: Messages,
  how: Ending,
  { winners, seats, who }: Ended,
  { gems }: Pick<Book, 'gems'>,
  asked: number = GEMS.length,
): string {
  if (how === 'circle') return words.get('end-circle', { gems: gems ? 'yes' : 'no' })
  if (how === 'time') {
    const [name = ''] = seats
    if (seats.length === 1) return words.get(winners.length > 0 ? 'end-time-alone' : 'end-time-lost', { name })
    return words.get('end-time', {
      n: winners.length,
      names: words.list(winners.map(winner => seatName(seats, winner))),
    })
  }
  const names = how === 'delivered' ? words.list(winners.map(winner => seatName(seats, winner))) : who
  return words.get(`end-${how}`, { names, asked })
}

/** Returns an event as a sentence for the log, or null if it needs none. */
export function eventSentence(
  words: Messages,
  event: WizardsEvent,
  seats: readonly string[],
  book: Book = BOOK_1982,
): string | null {
  const text = textOf(event, { words, book, seats })
  return text && capital(text).replace(/([.!?])\.$/, '$1')
}
