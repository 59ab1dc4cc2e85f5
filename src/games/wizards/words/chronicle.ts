import { seatName } from '../../../parts/seat-name.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { territory } from '../rules/islands/territories.ts'
import { BOOK_1982, type Book, eventTextOf } from '../rules/state/book.ts'
import { eventCard, type SpellName, taskCard, wizardCard } from '../rules/state/cards.ts'
import {
  type Cause,
  type Ending,
  GEMS,
  POINT_KINDS,
  type Points,
  type WizardsEvent,
} from '../rules/state/components.ts'
import { placeName, placeTold } from './places.ts'

type Kind = WizardsEvent['kind']
export type EventOf<K extends Kind> = Extract<WizardsEvent, { kind: K }>

/** The context for an event's sentence. */
interface Telling {
  readonly words: Messages
  readonly book: Book
  readonly who: string
  readonly seats: readonly string[]
}
type Tells<K extends Kind> = (event: EventOf<K>, telling: Telling) => string | null

/** The purposes of rolls that don't use a table. */
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

const rolled = (words: Messages, dice: readonly number[]): string => words.list(dice.map(String))

/** The function for each kind of event. It returns the event's sentence, or null if another event covers it. */
const TELLINGS: { readonly [K in Kind]: Tells<K> } = {
  roll({ purpose, dice, seat }, { words, book, who }) {
    const [white = 0, red = 0] = dice
    if (purpose === 'movement')
      return words.say(red <= 3 ? 'told-roll-movement-near' : 'told-roll-movement', { who, white, red })
    if (purpose.startsWith('spell:'))
      return words.say('told-roll-spell', { who, spell: book.spell(purpose.slice(6) as SpellName).name, die: white })
    if (!PURPOSES.has(purpose)) return null
    return seat === null
      ? words.say('told-tie', { dice: rolled(words, dice) })
      : words.say('told-roll-purpose', { who, dice: rolled(words, dice), purpose })
  },
  warded: ({ from }, { words, who }) => words.say(from === 'trap' ? 'told-warded-trap' : 'told-warded-theft', { who }),
  'calls-for-help': (_event, { words, who }) => words.say('told-calls-for-help', { who }),
  tile: ({ tile }, { words, who }) => words.say('told-tile', { who, tile: territory(tile).name }),
  removed: ({ count }, { words }) => words.say('told-removed', { count }),
  placed({ space, what, wizard }, { words, who }) {
    if (what === 'boats') return words.say('told-placed-boats')
    const place = placeName(words, space)
    switch (what) {
      case 'player':
        return words.say('told-placed-player', { who, place })
      case 'dragon':
        return words.say('told-placed-dragon', { place })
      case 'demon':
        return words.say('told-placed-demon', { place })
      case 'wizard':
        return wizard
          ? words.say('told-placed-wizard', { wizard: capital(wizard), place })
          : words.say('told-placed-secret', { place })
    }
  },
  dawn: ({ fortnight, dayOfFortnight: day }, { words }) => words.say('told-dawn', { fortnight, day }),
  turn: ({ extra }, { words, who }) => (extra ? words.say('told-extra-turn', { who }) : null),
  'lost-turn': ({ why, left }, { words, who }) =>
    left ? words.say('told-lost-turn-more', { who, why, left }) : words.say('told-lost-turn', { who, why }),
  moved: (event, { words, who }) => words.say(`told-moved-${event.how}`, { who, place: placeTold(words, event) }),
  transported: (event, { words, who }) => words.say('told-transported', { who, place: placeTold(words, event) }),
  meets: (event, telling) => telling.words.say('told-meets', { who: telling.who, met: metBy(event, telling) }),
  result: ({ table, dice, on }, { words, book, who }) =>
    words.say('told-result', {
      who,
      dice: rolled(words, dice),
      table: book.table(table).title,
      on,
      text: book.row(table, on).text,
    }),
  points({ gained, why }, { words, who, seats }) {
    const points = pointsIn(words, gained)
    if (points.length === 0) return null
    const isLost = POINT_KINDS.some(kind => (gained[kind] ?? 0) < 0)
    const cause = causeIn(words, why, seats)
    return words.say(isLost ? 'told-points-lost' : 'told-points-gained', { who, points: words.list(points), cause })
  },
  joins: ({ order }, { words, book, who }) =>
    words.say(order === 'evil' ? 'told-joins-evil' : 'told-joins', { who, order: book.order(order).name }),
  advances: ({ rank }, { words, who }) => words.say('told-advances', { who, rank }),
  task({ task, what, mandatory, part = '' }, { words, who }) {
    const { title } = taskCard(task)
    switch (what) {
      case 'given':
        return words.say(mandatory ? 'told-task-given-mandatory' : 'told-task-given-optional', { who, title })
      case 'part':
        return words.say('told-task-part', { who, title, part })
      case 'done':
        return words.say('told-task-done', { who, title })
      case 'impossible':
        return words.say('told-task-impossible', { who, title })
      case 'passed':
        return words.say('told-task-passed', { who, title })
    }
  },
  marker: ({ space, letter }, { words }) => words.say('told-marker', { letter, place: placeName(words, space) }),
  event({ event, what }, { words, who, book }) {
    const card = eventCard(event)
    const { title } = card
    switch (what) {
      case 'drawn':
        return words.say('told-event-drawn', { who, title, text: eventTextOf(book, card) })
      case 'used':
        return words.say('told-event-used', { who, title })
      case 'ends':
        return words.say('told-event-ends', { who, title })
      case 'lost':
        return words.say('told-event-lost', { who, title })
    }
  },
  animal({ animal, what }, { words, who }) {
    if (animal === 'dove') return words.say('told-dove', { who })
    return words.say(what === 'comes' ? 'told-animal-comes' : 'told-animal-leaves', { who, animal })
  },
  spell: ({ spell: name, success }, { words, book }) =>
    words.say(success ? 'told-spell-works' : 'told-spell-fails', { spell: book.spell(name as SpellName).name }),
  afflicted: ({ with: what, now }, { words, who }) =>
    now ? words.say(`told-afflicted-${what}`, { who }) : words.say(`told-healed-${what}`, { who }),
  trapped: ({ trap, left = 0 }, { words, who }) =>
    trap === 'turns' ? words.say('told-trapped-turns', { who, left }) : words.say(`told-trapped-${trap}`, { who }),
  demon: (event, { words }) => words.say(`told-demon-${event.what}`, { place: placeTold(words, event) }),
  gem({ wizard: id, gem }, { words, who }) {
    const wizard = capital(id)
    if (gem === null) return words.say('told-gem-none', { wizard, who })
    if (gem === 'false') return words.say('told-gem-false', { wizard })
    return words.say('told-gem', { wizard, who, gem: capital(words.say(`gem-${gem}`)) })
  },
  stolen({ by: robber, gems, objects }, { words, who }) {
    const loot = words.list([...objects, ...gems.map(gem => capital(words.say(`gem-${gem}`)))])
    return words.say('told-stolen', { robber, who, loot })
  },
  attack({ thwarted, scatters, saved = 0 }, { words, book }) {
    if (saved > 0) return words.say('told-attack-saved', { saved })
    if (!thwarted) return words.say(scatters ? 'told-attack-scatters' : 'told-attack')
    return words.say(book.thwarts === 'land' ? 'told-attack-thwarted.land' : 'told-attack-thwarted')
  },
  falls: ({ tile }, { words }) => words.say('told-falls', { tile: territory(tile).name }),
  thwart: ({ thwarts }, { words, book }) =>
    words.say(book.thwarts === 'land' ? 'told-thwart.land' : 'told-thwart', { thwarts }),
  'wizard-card': ({ card }, { words, who }) => {
    switch (wizardCard(card).kind) {
      case 'high-wizard':
        return null
      case 'phantasm':
        return words.say('told-phantasm', { who })
      case 'trap':
        return words.say('told-wizards-trap', { who })
    }
  },
  'cards-shown': ({ cards }, { words }) =>
    words.say('told-cards-shown', {
      phantasms: cards.filter(card => wizardCard(card).kind === 'phantasm').length,
      traps: cards.filter(card => wizardCard(card).kind === 'trap').length,
    }),
  secret: ({ wizard, letter }, { words }) => words.say('told-secret', { letter, wizard: capital(wizard) }),
  foreseen: ({ tile }, { words, who }) => words.say('told-foreseen', { who, tile: territory(tile).name }),
  end: ({ how, winners, gems }, { words, who, seats, book }) =>
    endText(words, how, { winners, seats, who: who || seatName(seats, 0) }, book, gems),
}

/** Names the people or things that are met. If they are players, omits the event's own seat. */
export function metBy(
  { who, seat, players = [] }: EventOf<'meets'>,
  { words, seats }: Pick<Telling, 'words' | 'seats'>,
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
      return words.say(`met-${who}`)
    default:
      return capital(who)
  }
}

/** Formats points by kind without their sign: `5 Knowledge`. */
const pointsIn = (words: Messages, gained: Partial<Points>): string[] =>
  POINT_KINDS.filter(kind => gained[kind]).map(kind =>
    words.say('act-points', { points: Math.abs(gained[kind] ?? 0), kind: words.say(`point-${kind}`) }),
  )

/** Names the cause of a gain or loss of points. */
function causeIn(words: Messages, why: Cause, seats: readonly string[]): string {
  switch (why.by) {
    case 'task':
      return taskCard(why.task).title
    case 'event':
      return eventCard(why.event).title
    case 'rescue':
      return words.say('cause-rescue', { name: seatName(seats, why.of) })
    default:
      return words.say(`cause-${why.by}`)
  }
}

/**
 * The names in a sentence about the end of the game: all players, the winners, and the player who reached the last Rank
 * or lost alone.
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
  if (how === 'circle') return words.say('end-circle', { gems: gems ? 'yes' : 'no' })
  if (how === 'time') {
    const [name = ''] = seats
    if (seats.length === 1) return words.say(winners.length > 0 ? 'end-time-alone' : 'end-time-lost', { name })
    return words.say('end-time', {
      n: winners.length,
      names: words.list(winners.map(winner => seatName(seats, winner))),
    })
  }
  const names = how === 'delivered' ? words.list(winners.map(winner => seatName(seats, winner))) : who
  return words.say(`end-${how}`, { names, asked })
}

/** Returns an event as a sentence, or null if it needs none. */
export function eventSentence(
  words: Messages,
  event: WizardsEvent,
  seats: readonly string[],
  book: Book = BOOK_1982,
): string | null {
  const who = event.seat === null ? '' : seatName(seats, event.seat)
  // TypeScript can't tell that the table's function matches the event's kind.
  const text = (TELLINGS[event.kind] as Tells<Kind>)(event as never, { words, book, who, seats })
  return text && capital(text).replace(/([.!?])\.$/, '$1')
}
