import { rowOn } from '../../../parts/tables/index.ts'
import {
  ANIMALS,
  type AnimalEntry,
  type AnimalName,
  attackIn,
  byId,
  CALENDAR,
  type Calendar,
  ENCOUNTER_TABLES,
  type EncounterTable,
  type EventCard,
  type KnownSpell,
  MAGICAL_ORDERS,
  type Order,
  type RankEntry,
  SPELLS,
  type Spell,
  type SpellName,
  type TableId,
} from './cards.ts'
import type { OrderName, Rank, Variant } from './components.ts'

/** A book of rules other than that of 1982. */
export type BookId = 'revised'

/** Who or what is played by a book: a state, a view, a player. Left out for that of 1982, whose records have no such field. */
export interface Booked {
  readonly book?: BookId
}

/** What a book of rules fixes in cards and tables (7, 8, 10, 11, 12). */
export interface BookCards {
  readonly orders: readonly Order[]
  readonly spells: readonly Spell[]
  readonly tables: readonly EncounterTable[]
  readonly animals: readonly AnimalEntry[]
  readonly calendar: Calendar
  /** What an Event Card says where it is not what the card says (D42), by its number. */
  readonly eventTexts: Readonly<Record<number, string>>
}

/** What a book of rules has otherwise than another: each a small choice that one rule goes by. */
export interface BookChoices {
  /** The last Rank there is (10.1). */
  readonly lastRank: Rank
  /** Whether the Sacred Gems are gathered, by those of the last Rank (13); where they are not, the last Rank wins. */
  readonly gems: boolean
  /** Whether who is cut off can be stranded and rescued for it (7.303). */
  readonly strands: boolean
  /** What it costs, in points of one kind, to call for help in place of movement, which anybody may; null where the stranded alone ask to be rescued. */
  callPrice(rank: Rank): number | null
  /** How many tiles each is dealt unseen by the others, to lay face down and draw another (3.2); null where all are dealt and laid open. */
  readonly tilesDealt: number | null
  /** Whether each begins in a space of his own (3.71). */
  readonly apart: boolean
  /** Whether who is of this Rank neither gains nor loses points and is given no more Tasks (13). */
  settled(rank: Rank): boolean
  /** Whether a place, and no other encounter, is spent by two visits, and then closed (7.6). */
  readonly closesPlaces: boolean
  /** Whether each spell is tried but once in anybody's turn (11.24). */
  readonly everySpellOnce: boolean
  /** Whether a first step is always possible, be the roll as low as it may (6). */
  readonly stepOnAnyRoll: boolean
  /** What it costs the Dazed to sail, in quarter points, and whether their slowness holds on the Sacred Circle (7.3043e). */
  readonly dazedSails: number
  readonly slowOnCircle: boolean
  /** Whether Movement Events last though their holder is Dazed or caught, or draws another (8.51, D42). */
  readonly movementEventsLast: boolean
  /** Whether who chooses where he is taken may choose the Star Crest though it is not open to him (7.37). */
  readonly crestByChoice: boolean
  /** Whether the Mandatory Tasks of an Order left become Optional ones (10.3). */
  readonly keepsMandatory: boolean
  /** Tasks whose places must be entered to do them, and are not done by who is there already. */
  readonly byEntering: readonly number[]
  /** Events that last so many turns and not days. */
  readonly eventTurns: Readonly<Record<number, number>>
  /** Events that guide their holder to a place, which is no transport. */
  readonly guides: readonly number[]
  /** Whether a lot, and no shuffled deck, says which Wizard Card comes while all are there (8.7). */
  readonly wizardsByLot: boolean
  /** Whether a High Wizard met in the Lair sets its days back to their beginning (12.511). */
  readonly wizardsResetLair: boolean
  /** Whether who is summoned cannot join an Order (Event 31). */
  readonly summonsBarsOrders: boolean
  /** Whether a thwart saves from a whole attack, or from the loss of one land (12.21). */
  readonly thwarts: 'attack' | 'land'
  /** The Order that may be joined where a High Wizard offers a Task at the Cottage; null where there is none. */
  readonly cottageOrder: OrderName | null
  /** Whether a player healed by a High Wizard, Ruktal or a Master Sorcerer gets nothing more that turn (7.322, 7.332, 7.342). */
  readonly healingEndsTurn: boolean
  /** Whether a High Wizard who is the player's Mentor may do both parts of Task 30 (D40). */
  readonly sameWizardTwice: boolean
  /** Whether a flying animal stays with a player who walks, as far as it goes itself (D43). */
  readonly flyersWalk: boolean
  /** Whether Wizard Cards passed over, and those beneath a High Wizard who leaves the map, are shown to all (D16, D46). */
  readonly showsCards: boolean
  /** Whether staying for a Task counts as coming for it (7.391). */
  readonly stayingIsErrand: boolean
  /** Whether a marker left for later may be taken up by standing still (R23). */
  readonly markersByStaying: boolean
  /** Whether a Task that transports a player makes them take up the marker they land on (D40). */
  readonly takesFarEnd: boolean
  /** Whether a player who stands still may meet something by chance though Demons or other players are there (D23). */
  readonly chanceBesideOthers: boolean
  /** Whether players of Rank 0 rescue and are rescued (7.303, D19). */
  readonly rescuesRank0: boolean
  /** Whether the Dragonbound leave the Trap of an Event, are given no Tasks and have no Lair Time (D28). */
  readonly barsBound: boolean
  /** Whether any land can be foreseen, and the Event is held until that land falls (D11, D28). */
  readonly keepsForesight: boolean
  /** Whether an animal stays with a player whom others lead where it does not go (D43). */
  readonly animalsFollow: boolean
  /** Whether the Star Crest's ten and five points are of two kinds (D15). */
  readonly crestGivesTwoKinds: boolean
  /** Whether a High Wizard's Trap may be refused as a Transport too (D35). */
  readonly refusesWizardsTrap: boolean
  /** Whether lands that nobody lays lie side by side, as those lay them who play together (D4). */
  laysTogether(variant: Variant): boolean
  /** Tasks completed that thwart one attack (12.2). */
  tasksToThwart(players: number): number
  /** Territories an attack takes (12.12, App. B). */
  landsLost(fortnight: number, table: { readonly variant: Variant; readonly players: number }): number
}

/** A book of rules: its cards, looked up by their ids, and its choices. */
export interface Book extends BookCards, BookChoices {
  readonly id: BookId | undefined
  /** Each throws Error where the book has none of that name. */
  order(name: OrderName): Order
  spell(name: SpellName): Spell
  table(id: TableId): EncounterTable
  animal(name: AnimalName): AnimalEntry
  /** The row of a table for a result. */
  row(id: TableId, result: number): EncounterTable['rows'][number]
  /** The Rank of an Order, from 1. */
  rank(name: OrderName, rank: number): RankEntry
  /** The spell as this Rank knows it, or null where it does not. */
  known<S extends SpellName>(name: OrderName, rank: number, wanted: S): Extract<KnownSpell, { spell: S }> | null
}

const books = new Map<BookId | undefined, Book>()

/** Puts a book where `bookOf` finds it. */
export function openBook(id: BookId | undefined, cards: BookCards, choices: BookChoices): Book {
  const order = byId<OrderName, Order>('Order', cards.orders)
  const table = byId<TableId, EncounterTable>('table', cards.tables)
  const rank = (name: OrderName, rank: number): RankEntry => {
    const found = order(name).ranks[rank - 1]
    if (!found) throw new Error(`the ${order(name).name} has no Rank ${rank}`)
    return found
  }
  const book: Book = {
    id,
    ...cards,
    ...choices,
    order,
    rank,
    spell: byId<SpellName, Spell>('spell', cards.spells),
    table,
    row: (id, result) => rowOn(table(id).rows, result),
    animal: byId<AnimalName, AnimalEntry>('Animal', cards.animals),
    known<S extends SpellName>(name: OrderName, at: number, wanted: S) {
      const found = rank(name, at).spells.find(known => known.spell === wanted)
      // `find` cannot tell the compiler that the names agree
      return (found as Extract<KnownSpell, { spell: S }> | undefined) ?? null
    },
  }
  books.set(id, book)
  return book
}

/** The book somebody or something is played by. Throws Error where it has not been opened. */
export function bookOf({ book: id }: Booked): Book {
  const book = books.get(id)
  if (!book) throw new Error(`the book "${id}" has not been opened`)
  return book
}

/** The rules of 1982. */
export const BOOK_1982: Book = openBook(
  undefined,
  {
    orders: MAGICAL_ORDERS,
    spells: SPELLS,
    tables: ENCOUNTER_TABLES,
    animals: ANIMALS,
    calendar: CALENDAR,
    eventTexts: {},
  },
  {
    lastRank: 4,
    gems: true,
    strands: true,
    callPrice: () => null,
    apart: true,
    tilesDealt: null,
    settled: rank => rank === 4,
    closesPlaces: false,
    everySpellOnce: false,
    stepOnAnyRoll: false,
    dazedSails: 8,
    slowOnCircle: false,
    movementEventsLast: false,
    crestByChoice: true,
    keepsMandatory: true,
    byEntering: [],
    eventTurns: {},
    guides: [],
    thwarts: 'attack',
    wizardsByLot: false,
    wizardsResetLair: false,
    summonsBarsOrders: false,
    cottageOrder: null,
    healingEndsTurn: true,
    sameWizardTwice: false,
    flyersWalk: false,
    showsCards: false,
    stayingIsErrand: true,
    markersByStaying: true,
    takesFarEnd: false,
    chanceBesideOthers: false,
    rescuesRank0: true,
    barsBound: false,
    keepsForesight: false,
    animalsFollow: false,
    crestGivesTwoKinds: false,
    refusesWizardsTrap: false,
    laysTogether: () => false,
    tasksToThwart: () => CALENDAR.tasksToThwart,
    landsLost(fortnight, { variant }) {
      const { landsLost, landsLostByPartners = landsLost } = attackIn(CALENDAR, fortnight)
      return variant === 'partnership' ? landsLostByPartners : landsLost
    },
  },
)

/** Whether a player has the last Rank there is. */
export const isTop = (player: Booked & { readonly rank: Rank }): boolean => player.rank === bookOf(player).lastRank

/** What the Rank asks in which the Order has all it can ask: the last. */
export const lastRankOf = (of: Booked, order: OrderName): RankEntry => bookOf(of).rank(order, bookOf(of).lastRank)

/** What an Event Card says by this book. */
export const eventTextOf = (book: Book, { id, text }: EventCard): string => book.eventTexts[id] ?? text
