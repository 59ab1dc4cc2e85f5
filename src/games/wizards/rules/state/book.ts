import { rowOn } from '../../../../parts/tables/index.ts'
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

/** The id of a rulebook other than the 1982 one. */
export type BookId = 'revised'

/** Anything tied to a rulebook. `book` is omitted for the 1982 rulebook, also in saves. */
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

/** The settings that differ between rulebooks. */
export interface BookChoices {
  /** The last Rank (10.1). */
  readonly lastRank: Rank
  /** If true, players of the last Rank gather the Sacred Gems (13). If false, reaching the last Rank wins. */
  readonly gems: boolean
  /** If true, players who are cut off are stranded and can ask to be rescued (7.303). */
  readonly strands: boolean
  /**
   * The cost, in points of one type, of a call for help, which any player can make. Null if only stranded players can
   * call, at no cost.
   */
  callPrice(rank: Rank): number | null
  /**
   * The number of tiles dealt to each player, who lays one face down and draws one in turn (D4). Null if all tiles are
   * dealt and laid openly (3.2).
   */
  readonly tilesDealt: number | null
  /** If true, no two players start in the same space (3.71). */
  readonly apart: boolean
  /** Returns true if a player of this Rank neither gains nor loses points and gets no more Tasks (13). */
  settled(rank: Rank): boolean
  /**
   * If true, only places are ever spent: a place closes after two visits. Otherwise any space is spent after two
   * encounters (7.6, D22).
   */
  readonly closesPlaces: boolean
  /** If true, a player can try each spell only once per turn, no matter whose turn it is (11.24). */
  readonly everySpellOnce: boolean
  /** If true, a first step is always possible, however low the roll (6). */
  readonly stepOnAnyRoll: boolean
  /** The cost, in quarter points, for a Dazed player to sail into a space (7.3043e, D27). */
  readonly dazedSails: number
  /** If true, being Dazed or Dragonbound slows players in the Sacred Circle too (7.3043e, 7.3051f). */
  readonly slowOnCircle: boolean
  /** If true, a Movement Event continues even if its holder is Dazed or trapped, or draws another one (8.51, D42). */
  readonly movementEventsLast: boolean
  /** If true, the player may choose the Star Crest as a destination even if they may not walk there (7.37). */
  readonly crestByChoice: boolean
  /** If true, the Mandatory Tasks of an Order become Optional when a player leaves it (10.3). */
  readonly keepsMandatory: boolean
  /** The numbers of the Tasks that can only be started by entering a space, not by being there already (9.7, D41). */
  readonly byEntering: readonly number[]
  /** The duration in turns of Events that don't count days, by card number. */
  readonly eventTurns: Readonly<Record<number, number>>
  /** The numbers of the Events that guide their holder to a place. Being guided does not count as a transport. */
  readonly guides: readonly number[]
  /** If true, Wizard Cards are drawn by die instead of from a shuffled deck, while the deck is complete (8.7). */
  readonly wizardsByDie: boolean
  /** If true, meeting a High Wizard in the Lair restarts the count of days there (12.511). */
  readonly wizardsResetLair: boolean
  /** If true, a summoned player can't join an Order (Event 31). */
  readonly summonsBarsOrders: boolean
  /** The effect of a thwart: it cancels a whole attack, or saves one Territory (12.21). */
  readonly thwarts: 'attack' | 'land'
  /** The Order that a player may join on meeting a High Wizard at the Cottage (D37), or null if there is none. */
  readonly cottageOrder: OrderName | null
  /** If true, a Mentor who heals a player does nothing else for them that turn (7.322, 7.332, 7.342). */
  readonly healingEndsTurn: boolean
  /** If true, a High Wizard who is the player's Mentor may do both parts of Task 30 (D40). */
  readonly sameWizardTwice: boolean
  /** If true, a flying Animal stays with a walking player, on ground it can enter (D43). */
  readonly flyersWalk: boolean
  /**
   * If true, everybody sees Traps and Phantasms that were passed over, or were set aside with a High Wizard who leaves
   * the map (D16, D46).
   */
  readonly showsCards: boolean
  /** If true, a Task that requires staying in a place replaces the place's own encounter (7.391). */
  readonly stayingIsErrand: boolean
  /** If true, a marker left for later may be picked up by staying in its space (rulings W3 and R23). */
  readonly markersByStaying: boolean
  /** If true, a Task that transports a player makes them pick up the marker they land on (D40). */
  readonly takesFarEnd: boolean
  /** If true, a player who stays in a space may have a Random Encounter despite Demons or other players there (D23). */
  readonly chanceBesideOthers: boolean
  /** If true, players of Rank 0 can rescue and be rescued (7.303, D19). */
  readonly rescuesRank0: boolean
  /** If true, players who become Dragonbound leave an Event's Trap, and Dragonbound players get no Tasks (D28). */
  readonly barsBound: boolean
  /**
   * If true, any Territory that can fall can be foreseen, and the Event is held until that Territory falls (D11, D28).
   */
  readonly keepsForesight: boolean
  /** If true, an Animal stays with its player when another player leads them into a space it wouldn't enter (D43). */
  readonly animalsFollow: boolean
  /** If true, the Star Crest's ten and five points must be of different types (D15). */
  readonly crestGivesTwoKinds: boolean
  /** If true, a player who can't escape Traps may try to escape a High Wizard's Trap as an unwanted transport (D35). */
  readonly refusesWizardsTrap: boolean
  /**
   * Returns true if an automatic layout puts Territories side by side, as players of the cooperative game would (D4).
   */
  laysTogether(variant: Variant): boolean
  /** Returns the number of completed Tasks it takes to earn one thwart (12.2, D9). */
  tasksToThwart(players: number): number
  /** Returns the number of Territories an attack takes unless it is thwarted (12.12, App. B, D8). */
  landsLost(fortnight: number, table: { readonly variant: Variant; readonly players: number }): number
}

/** A rulebook: its cards and tables, lookups in them, and its switches. Lookups throw Error for an unknown name. */
export interface Book extends BookCards, BookChoices {
  readonly id: BookId | undefined
  order(name: OrderName): Order
  spell(name: SpellName): Spell
  table(id: TableId): EncounterTable
  animal(name: AnimalName): AnimalEntry
  row(id: TableId, result: number): EncounterTable['rows'][number]
  /** `rank` counts from 1. */
  rank(name: OrderName, rank: number): RankEntry
  /** Returns the spell as this Rank knows it, or null if it doesn't. */
  known<S extends SpellName>(name: OrderName, rank: number, wanted: S): Extract<KnownSpell, { spell: S }> | null
}

const books = new Map<BookId | undefined, Book>()

/** Builds a rulebook, registers it for `bookOf`, and returns it. */
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

/** Returns the rulebook of a state, view or player. Throws Error if it is not registered. */
export function bookOf({ book: id }: Booked): Book {
  const book = books.get(id)
  if (!book) throw new Error(`the rulebook "${id}" has not been loaded`)
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
    wizardsByDie: false,
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
