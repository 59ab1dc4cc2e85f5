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

/** The id of a rulebook other than that of 1982. */
export type BookId = 'revised'

/** Anything tied to a rulebook. `book` is omitted for 1982, whose saves have no such field. */
export interface Booked {
  readonly book?: BookId
}

/** The cards and tables of a rulebook (7, 8, 10, 11, 12). */
export interface BookCards {
  readonly orders: readonly Order[]
  readonly spells: readonly Spell[]
  readonly tables: readonly EncounterTable[]
  readonly animals: readonly AnimalEntry[]
  readonly calendar: Calendar
  /** Event texts that replace those on the cards (D42), by card number. */
  readonly eventTexts: Readonly<Record<number, string>>
}

/** The switches in which rulebooks differ, each read by one rule. */
export interface BookChoices {
  /** The last Rank (10.1). */
  readonly lastRank: Rank
  /** If true, players of the last Rank gather the Sacred Gems (13); otherwise the last Rank wins. */
  readonly gems: boolean
  /** If true, players who are cut off can be stranded and rescued (7.303). */
  readonly strands: boolean
  /** Points of one type that a call for help costs any player; null if only the stranded can ask to be rescued. */
  callPrice(rank: Rank): number | null
  /** Tiles dealt face down to each player, who lays one and draws one (3.2); null if they are laid openly. */
  readonly tilesDealt: number | null
  /** If true, no two players start in the same space (3.71). */
  readonly apart: boolean
  /** True if a player of this Rank neither gains nor loses points and gets no more Tasks (13). */
  settled(rank: Rank): boolean
  /** If true, only places are spent after two visits, and then they are closed (7.6). */
  readonly closesPlaces: boolean
  /** If true, each spell can be tried only once in anybody's turn (11.24). */
  readonly everySpellOnce: boolean
  /** If true, a first step is always possible, however low the roll (6). */
  readonly stepOnAnyRoll: boolean
  /** `dazedSails`: quarter points a space. `slowOnCircle`: afflictions slow players on the Circle too (7.3043e). */
  readonly dazedSails: number
  readonly slowOnCircle: boolean
  /** If true, Movement Events last even if their holder is Dazed or trapped, or draws another (8.51, D42). */
  readonly movementEventsLast: boolean
  /** If true, a player who chooses a destination may choose the Star Crest even if it is closed to them (7.37). */
  readonly crestByChoice: boolean
  /** If true, the Mandatory Tasks of an Order become Optional when a player leaves it (10.3). */
  readonly keepsMandatory: boolean
  /** Tasks done only by entering their places, not by being there already. */
  readonly byEntering: readonly number[]
  /** Events that last this many turns instead of days. */
  readonly eventTurns: Readonly<Record<number, number>>
  /** Events that guide their holder to a place, which does not count as a transport. */
  readonly guides: readonly number[]
  /** If true, Wizard Cards come by lot instead of from a shuffled deck while all are there (8.7). */
  readonly wizardsByLot: boolean
  /** If true, meeting a High Wizard in the Lair restarts its days (12.511). */
  readonly wizardsResetLair: boolean
  /** If true, a summoned player can't join an Order (Event 31). */
  readonly summonsBarsOrders: boolean
  /** A thwart cancels a whole attack, or saves one land (12.21). */
  readonly thwarts: 'attack' | 'land'
  /** The Order open to players if a High Wizard offers a Task at the Cottage; null if none is. */
  readonly cottageOrder: OrderName | null
  /** If true, Mentors who heal a player give nothing more that turn (7.322, 7.332, 7.342). */
  readonly healingEndsTurn: boolean
  /** If true, a High Wizard who is the player's Mentor may do both parts of Task 30 (D40). */
  readonly sameWizardTwice: boolean
  /** If true, a flying Animal stays with a walking player, on ground it enters itself (D43). */
  readonly flyersWalk: boolean
  /** If true, Wizard Cards passed over, or beneath a High Wizard who leaves the map, are shown (D16, D46). */
  readonly showsCards: boolean
  /** If true, staying for a Task counts as coming for it (7.391). */
  readonly stayingIsErrand: boolean
  /** If true, a marker left for later may be picked up by standing still (R23). */
  readonly markersByStaying: boolean
  /** If true, a Task that transports a player makes them pick up the marker they land on (D40). */
  readonly takesFarEnd: boolean
  /** If true, a player who stands still may have a Random Encounter even if Demons or other players are there (D23). */
  readonly chanceBesideOthers: boolean
  /** If true, players of Rank 0 can rescue and be rescued (7.303, D19). */
  readonly rescuesRank0: boolean
  /** If true, Dragonbound players leave an Event's Trap, get no Tasks and have no Lair Time (D28). */
  readonly barsBound: boolean
  /** If true, any land can be foreseen, and the Event is held until that land falls (D11, D28). */
  readonly keepsForesight: boolean
  /** If true, an Animal stays with a player whom others lead to a space it doesn't enter (D43). */
  readonly animalsFollow: boolean
  /** If true, the Star Crest's ten and five points are of two types (D15). */
  readonly crestGivesTwoKinds: boolean
  /** If true, a High Wizard's Trap may be refused as a transport too (D35). */
  readonly refusesWizardsTrap: boolean
  /** Returns true if an automatic layout puts lands side by side, as players of the cooperative game would (D4). */
  laysTogether(variant: Variant): boolean
  /** Tasks completed that thwart one attack (12.2). */
  tasksToThwart(players: number): number
  /** Territories an attack takes (12.12, App. B). */
  landsLost(fortnight: number, table: { readonly variant: Variant; readonly players: number }): number
}

/** A rulebook: its cards, looked up by id, and its switches. */
export interface Book extends BookCards, BookChoices {
  readonly id: BookId | undefined
  /** Each lookup throws Error for an unknown name. */
  order(name: OrderName): Order
  spell(name: SpellName): Spell
  table(id: TableId): EncounterTable
  animal(name: AnimalName): AnimalEntry
  row(id: TableId, result: number): EncounterTable['rows'][number]
  /** Ranks count from 1. */
  rank(name: OrderName, rank: number): RankEntry
  /** Returns the spell as this Rank knows it, or null. */
  known<S extends SpellName>(name: OrderName, rank: number, wanted: S): Extract<KnownSpell, { spell: S }> | null
}

const books = new Map<BookId | undefined, Book>()

/** Registers a rulebook for `bookOf`. */
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
      // TypeScript can't see that `find` matched the name
      return (found as Extract<KnownSpell, { spell: S }> | undefined) ?? null
    },
  }
  books.set(id, book)
  return book
}

/** Returns the rulebook in use. Throws Error if it is not registered. */
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

export const isTop = (player: Booked & { readonly rank: Rank }): boolean => player.rank === bookOf(player).lastRank

/** Returns the requirements of an Order's last Rank. */
export const lastRankOf = (of: Booked, order: OrderName): RankEntry => bookOf(of).rank(order, bookOf(of).lastRank)

/** Returns an Event's text in this rulebook. */
export const eventTextOf = (book: Book, { id, text }: EventCard): string => book.eventTexts[id] ?? text
