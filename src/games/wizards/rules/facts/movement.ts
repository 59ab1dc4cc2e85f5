import { Search, type SearchMap } from '../../../../parts/travel/index.ts'
import type { Board } from '../islands/board.ts'
import { GRID } from '../islands/grid.ts'
import { SPACES } from '../islands/space-numbers.ts'
import { COTTAGE, isWater, type SpaceId, STAR_CREST, type TileId, tileOf } from '../islands/territories.ts'
import type { StepMode } from '../state/acts.ts'
import { isAloft } from '../state/aloft.ts'
import { type Booked, bookOf } from '../state/book.ts'
import type { Player, Traveller, WithinTurn } from '../state/components.ts'
import { activeEffects } from '../state/event-effects.ts'
import { hasMarkAt } from '../state/marks.ts'
import { animalPoints, fleesFrom, hexesShunnedBy, swimsOn, totalAnimalPoints } from './animals.ts'
import { entryCosts, POINT, pricesFor, type SpellArea } from './prices.ts'
import { boardOf, type Land } from './spaces.ts'

/** The part of a state or view that determines movement. */
export interface Isles extends Land, Booked {
  readonly boats: readonly SpaceId[]
  readonly haunted: readonly number[]
  readonly demons: readonly SpaceId[]
  readonly dragon: SpaceId
  readonly wizards: readonly { readonly at: SpaceId }[]
  readonly players: readonly Traveller[]
  /** The part of the state that lasts only within a turn. Never present in views. */
  readonly withinTurn?: WithinTurn
}

/**
 * The movement left from a player's roll, and how the rest was used. `land`, `sea` and `spent` are in quarter points.
 */
export interface MovementLeft {
  /** The natural die roll, which is the only value that counts at Stones and Ruktal's Center (ruling 14). */
  readonly die: number
  /** The whole movement on land and under sail. They differ because a Hound helps, and Event 33 hurts, on land only. */
  land: number
  readonly sea: number
  spent: number
  /**
   * True once the player has boarded a boat this turn (`boarded`), or sailed (`sailed`) (6). A boat just boarded can't
   * move, and a player who has sailed can't leave the boat.
   */
  boarded: boolean
  sailed: boolean
  /** Terrain that Swiftness makes as cheap as Plains this turn (11.212). */
  swift: ReadonlySet<'woods' | 'mountains'>
  /**
   * For spells of the revised rulebook: the area where Swiftness applies, and true if Demons don't stop the player this
   * turn.
   */
  swiftIn?: SpellArea
  pastDemons?: boolean
  /** The kind of walls of which the player can still pass one this turn, and the space where the spell was cast. */
  walls?: Walls
  wallsFrom?: SpaceId
  /** The starting space, if its encounter has been resolved. The move can't return to it (D22). */
  from?: SpaceId
  /**
   * The starting Territory and the data that leaving it resets, in rulebooks where leaving counts only at the end of a
   * move (D22, D26). The data is restored if the player returns.
   */
  home?: Home
  /** A water space that a pontoon lets the player walk on (D32). */
  pontoon?: SpaceId
  /** True once a Specific Encounter or a Stone has ended the movement. */
  over: boolean
}

/**
 * A Territory the player is leaving: the visits made there, including to Hamdrel, and the day on which the Lair binds.
 */
export interface Home {
  readonly tile: TileId
  readonly visits: Player['visits']
  readonly toHamdrel: Player['hamdrel']
  readonly lair: number | null
}

/** The walls a Ranger can pass through: those of Hamdrel's Cottage, all except the Dragon's Lair's, or all. */
export type Walls = 'cottage' | 'outside-lair' | 'anywhere'

const search = new Search(GRID.size)

const UNALTERED: ReadonlySet<'woods' | 'mountains'> = new Set()

/** Returns the movement for a white die (5.1). Events change the die, and Animals add to it. */
export function movementFor(player: Traveller, die: number): MovementLeft {
  let points = die
  let landOnly = 0
  // Doubling applies to the die before anything is added (ruling W7).
  for (const effect of activeEffects(player))
    if (effect.verb === 'roll-change' && effect.how === 'times') points *= effect.by
  for (const effect of activeEffects(player)) {
    if (effect.verb !== 'roll-change' || effect.how !== 'add') continue
    if (effect.landOnly) landOnly += effect.by
    else points += effect.by
  }
  const added = animalPoints(player)
  points += added.points
  landOnly += added.onLand
  return {
    die,
    land: Math.max(0, points + landOnly) * POINT,
    sea: points * POINT,
    spent: 0,
    boarded: false,
    sailed: false,
    swift: UNALTERED,
    over: false,
  }
}

/**
 * Returns true if the player may walk into the Star Crest now, because of a Task or an Event (7.37) or by re-entry
 * (7.372). Dragonbound players never may (7.3051g).
 */
export function mayEnterStarCrest(player: Traveller): boolean {
  if (player.bound) return false
  if (hasMarkAt(player, STAR_CREST)) return true
  if (mayReenterStarCrest(player)) return true
  return starCrestPass(player) !== null
}

/** Returns true if the player's only re-entry is possible now (7.372, 7.3721). */
export function mayReenterStarCrest(player: Traveller): boolean {
  return player.crest !== null && !player.crest.again && player.crest.left === player.turns - 1
}

/** Returns the id of the Event that lets the player walk into the Star Crest at any time, or null. */
export function starCrestPass(player: Traveller): number | null {
  for (const event of player.events) {
    if (activeEffects(player, event).some(effect => effect.verb === 'star-crest-pass' && effect.when === 'any'))
      return event.id
  }
  return null
}

/** Returns true if this space's encounters are spent until the player leaves the Territory (7.6). */
export function isSpentSpace(player: Traveller, space: SpaceId): boolean {
  // The Star Crest has its own entry rules (7.37, 7.61).
  if (space === STAR_CREST) return false
  if (space === COTTAGE) {
    const { meetings, visits } = player.hamdrel
    return meetings >= 3 || (meetings === 0 && visits >= 2)
  }
  return (player.visits[space] ?? 0) >= 2
}

/** Returns the number of the first empty boat in a water space, or -1 if there is none. */
export function emptyBoat(state: Isles, space: SpaceId): number {
  return state.boats.findIndex((at, boat) => at === space && !state.players.some(p => p.boat === boat))
}

/**
 * Bars the places closed to the player, and the starting space once its encounter has been resolved, if the rulebook
 * closes places (7.6, D22).
 */
function closePlaces(state: Isles, player: Traveller, board: Board, { from, home }: MovementLeft): void {
  if (!bookOf(player).closesPlaces) return
  if (from !== undefined) prices[board.hex(from)] = -1
  // While the player is leaving a Territory, the visits to its places still count.
  const visitor =
    home && tileOf(player.space) !== home.tile
      ? { ...player, visits: home.visits, hamdrel: { ...home.toHamdrel, meetings: 0 } }
      : player
  for (const space of [...Object.keys(visitor.visits), COTTAGE]) {
    if (isClosed(state, visitor, space)) prices[board.hex(space)] = -1
  }
}

/**
 * Returns true if a place is closed to a player who has spent it (D22). Always false in 1982. A Task may still open it.
 */
export function isClosed(state: Isles, player: Traveller, space: SpaceId): boolean {
  const board = boardOf(state)
  return bookOf(player).closesPlaces && board.places[board.hex(space)] === 1 && isSpentSpace(player, space)
}

/**
 * Returns true if entering a hex ends the player's movement (6, 7.2), because it is a place or something there forces
 * an encounter.
 */
export function stopsAt(state: Isles, player: Traveller, board: Board, hex: number): boolean {
  if (board.places[hex] === 1) return true
  const space = board.name(hex)
  const isHere = ({ at }: { at: SpaceId }) => at === space
  const hasFoe = state.dragon === space || state.demons.includes(space)
  if (hasFoe && (bookOf(player).closesPlaces || !isSpentSpace(player, space))) return true
  return (
    state.wizards.some(isHere) ||
    state.players.some(other => other.space === space && other !== player && stopsFor(state, player, other))
  )
}

/**
 * Returns true if these players have an encounter: either both are of Rank 1 or more (7.302), or `other` needs rescuing
 * (7.303). In the revised game, players of Rank 0 take no part in rescues (D19).
 */
export function meetsPlayer(player: Traveller, other: Traveller): boolean {
  if (player.rank > 0 && other.rank > 0) return true
  return (other.trap !== null || other.stranded) && bookOf(player).rescuesRank0
}

/**
 * Returns every space the player can reach with the movement left, by the cheapest path that nothing interrupts: first
 * on foot, then under sail, each nearest first. In the revised game, each of these lists ends with the first steps that
 * any roll allows. `as` converts each space to a result.
 */
export function reachableSpaces<T>(
  state: Isles,
  player: Traveller,
  move: MovementLeft,
  as: (hex: number, how: StepMode, cost: number, stops: boolean) => T,
): T[] {
  const board = boardOf(state)
  const out: T[] = []
  const { water } = board
  if (onFoot(state, player, move)) {
    const onLand: StepMode = water[board.hex(player.space)] === 1 ? 'lands' : 'walks'
    const { count, found } = search
    const leaves = stepsWithoutAnimal(player, move)
    for (let i = 0; i < count; i++) {
      const hex = found[i]!
      if (leaves !== null && halts[hex] === 1 && stops[hex] === 0 && !leaves(search.cost(hex), prices[hex]!)) continue
      out.push(as(hex, water[hex] === 1 ? 'boards' : onLand, search.cost(hex), stops[hex] === 1))
    }
    if (move.spent === 0 && bookOf(player).stepOnAnyRoll) firstStep(state, player, move, as, out)
  }
  if (underSail(state, player, move)) {
    const shut = move.from === undefined ? -1 : board.hex(move.from)
    const { count, found } = search
    for (let i = 0; i < count; i++) {
      const hex = found[i]!
      if (hex !== shut) out.push(as(hex, 'sails', search.cost(hex), stops[hex] === 1))
    }
    if (move.spent === 0 && count === 0 && bookOf(player).stepOnAnyRoll) firstSail(state, player, move, as, out)
  }
  return out
}

/**
 * Returns a function that tests whether the player can pay for a step at which their Animal leaves. The Animal's points
 * are used first, but not for a space that it won't enter (D43, ruling W5). Returns null if no Animal adds points.
 */
function stepsWithoutAnimal(player: Traveller, move: MovementLeft): ((cost: number, step: number) => boolean) | null {
  const added = totalAnimalPoints(player)
  if (added === 0) return null
  const own = move.land - added
  const low = bookOf(player).stepOnAnyRoll && move.spent === 0
  return (cost, step) => {
    const before = move.spent + cost - step
    return step <= own - Math.max(0, before - added) || (low && before === 0)
  }
}

/** Adds first steps under sail, which are allowed on any roll, as `firstStep` does on foot. */
function firstSail<T>(
  state: Isles,
  player: Traveller,
  move: MovementLeft,
  as: (hex: number, how: StepMode, cost: number, stops: boolean) => T,
  out: T[],
): void {
  const board = boardOf(state)
  const start = board.hex(player.space)
  const prices = board.sailing(pricesFor(player, move).sail)
  markStops(state, player, board, move)
  for (let d = 0; d < 6; d++) {
    const hex = GRID.neighbor(start, d)
    if (hex >= 0 && prices[hex]! > 0) out.push(as(hex, 'sails', move.sea, stops[hex] === 1))
  }
}

/** Adds first steps that cost more than the roll. Any roll is enough for one step, which uses up the whole roll. */
function firstStep<T>(
  state: Isles,
  player: Traveller,
  move: MovementLeft,
  as: (hex: number, how: StepMode, cost: number, stops: boolean) => T,
  out: T[],
): void {
  if (move.land >= 2 * POINT) return
  // Without points no search has run, so the tables must be written first.
  writeFoot(state, player, move)
  const board = boardOf(state)
  const start = board.hex(player.space)
  const onLand: StepMode = board.water[start] === 1 ? 'lands' : 'walks'
  const ashore = isSwimming(player)
  for (const hex of board.open(start)) {
    const price = prices[hex]!
    if (price <= move.land || (ashore && board.water[hex] === 1)) continue
    out.push(as(hex, board.water[hex] === 1 ? 'boards' : onLand, move.land, stops[hex] === 1))
  }
}

/** Returns the path to a destination that `reachableSpaces` found: the hexes entered in order, ending with it. */
export function wayOf(state: Isles, player: Traveller, move: MovementLeft, hex: number, how: StepMode): number[] {
  if (how === 'sails') underSail(state, player, move)
  else onFoot(state, player, move)
  return search.path(hex)
}

/** Search tables, rewritten for each search, because allocating them would take longer than filling them. */
const stops = new Uint8Array(GRID.size)
const halts = new Uint8Array(GRID.size)
const prices = new Int8Array(GRID.size)
const foot: Writable<SearchMap> = { neighbors: GRID.neighbors, costs: prices, stops: halts }
const sea: Writable<SearchMap> = { neighbors: GRID.neighbors, costs: prices, stops }
type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** Caches the hexes of a list of spaces between calls, because few of them change from one call to the next. */
class Hexes {
  private board: Board | null = null
  private names: (SpaceId | null)[] = []
  /** A buffer large enough for every space. */
  private readonly at = new Int16Array(SPACES)

  of(board: Board, spaces: readonly SpaceId[]): Int16Array {
    const { names, at } = this
    if (this.board !== board) {
      this.board = board
      names.length = 0
    }
    for (let i = 0; i < spaces.length; i++) {
      const space = spaces[i]!
      if (names[i] === space) continue
      names[i] = space
      at[i] = board.hex(space)
    }
    return at
  }
}
const ofBoats = new Hexes()
const ofDemons = new Hexes()

export const boatHexes = (board: Board, boats: readonly SpaceId[]): Int16Array => ofBoats.of(board, boats)

/** Writes the price of boarding into each hex with an empty boat. */
function boarding(state: Isles, board: Board, price: number): void {
  let taken = 0
  for (const { boat } of state.players) if (boat !== null) taken |= 1 << boat
  const count = state.boats.length
  const at = ofBoats.of(board, state.boats)
  for (let boat = 0; boat < count; boat++) if ((taken & (1 << boat)) === 0) prices[at[boat]!] = price
}

/**
 * Searches for the spaces reachable on foot, with boats as bridges, and leaves the result in `search`. Returns false if
 * the player has sailed this turn.
 */
function onFoot(state: Isles, player: Traveller, move: MovementLeft): boolean {
  const board = boardOf(state)
  const start = board.hex(player.space)
  if (move.sailed) return false
  const budget = Math.max(0, move.land - move.spent)
  if (budget === 0) {
    search.count = 0
    return true
  }
  writeFoot(state, player, move)
  // A swimmer can land, but can board only an adjacent boat (6).
  const shut = isSwimming(player) ? board.waterBeside(start) : 0
  foot.neighbors = board.ways
  search.run(start, budget, foot, shut)
  return true
}

const isSwimming = ({ boat, space }: Traveller): boolean => boat === null && isWater(space)

/**
 * Returns the current cost of entering each hex on foot, or -1 if the hex is barred. The table is shared, so read it
 * before the next call.
 */
export function pricesOnFoot(state: Isles, player: Traveller, move: MovementLeft): Readonly<Int8Array> {
  writeFoot(state, player, move)
  return prices
}

/** Fills in the tables for a search on foot: the cost of each hex, and the hexes that end a path. */
function writeFoot(state: Isles, player: Traveller, move: MovementLeft): void {
  const board = boardOf(state)
  const own = pricesFor(player, move)
  prices.set(entryCosts(board, state.fallen, { prices: own, crest: mayEnterStarCrest(player), bound: player.bound }))
  boarding(state, board, own.boat)
  markHalts(state, player, board, move)
  closePlaces(state, player, board, move)
  if (move.pontoon) prices[board.hex(move.pontoon)] = own.boat
}

/**
 * Searches for the spaces reachable under sail, and leaves the result in `search`. Returns false for a player who isn't
 * in a boat or has boarded it this turn.
 */
function underSail(state: Isles, player: Traveller, move: MovementLeft): boolean {
  if (player.boat === null || move.boarded) return false
  const board = boardOf(state)
  const { sail } = pricesFor(player, move)
  const budget = Math.max(0, move.sea - move.spent)
  if (budget === 0) {
    search.count = 0
    return true
  }
  markStops(state, player, board, move)
  // A boat with Demons aboard moves one space, and the player meets them again there (7.2, 12.141, ruling W31, D25).
  if (!move.pastDemons && state.haunted.includes(player.boat)) stops.fill(1)
  sea.costs = board.sailing(sail)
  search.run(board.hex(player.space), budget, sea)
  return true
}

/**
 * Writes the result of `stopsAt` for every hex into `stops`, for a search that needs them all. Demons don't count with
 * `move.pastDemons`.
 */
function markStops(state: Isles, player: Traveller, board: Board, move?: MovementLeft): void {
  stops.set(board.places)
  mark(board, state.dragon)
  const count = move?.pastDemons ? 0 : state.demons.length
  const at = ofDemons.of(board, state.demons)
  for (let i = 0; i < count; i++) stops[at[i]!] = 1
  // Few spaces are spent and many have Demons, so unmarking is faster.
  if (!bookOf(player).closesPlaces)
    for (const space in player.visits) {
      if (!isSpentSpace(player, space)) continue
      const hex = board.hex(space)
      stops[hex] = board.places[hex]!
    }
  for (const { at } of state.wizards) mark(board, at)
  for (const other of state.players) if (other !== player && stopsFor(state, player, other)) mark(board, other.space)
}

/**
 * Returns true if another player on the board stops this one by an encounter. In 1982 nobody does so in a spent space
 * (7.6, ruling W28).
 */
const stopsFor = (state: Isles, player: Traveller, other: Traveller): boolean =>
  meetsPlayer(player, other) &&
  (bookOf(player).closesPlaces || !isSpentSpace(player, other.space)) &&
  !isAloft(state, other)

function mark(board: Board, space: SpaceId): void {
  stops[board.hex(space)] = 1
}

/** Marks in `halts` the hexes that end a path on foot: where something stops the player, or their Animal leaves. */
function markHalts(state: Isles, player: Traveller, board: Board, move?: MovementLeft): void {
  markStops(state, player, board, move)
  halts.set(stops)
  for (const hex of hexesShunnedBy(player, board)) halts[hex] = 1
  if (fleesFrom(player, 'boat')) for (const hex of emptyBoats(state, board)) halts[hex] = 1
}

/**
 * Returns a table with a nonzero entry for each hex that ends a path on foot: where something stops the player, or
 * their Animal leaves.
 */
export function stoppingHexes(state: Isles, player: Traveller): Uint8Array {
  markHalts(state, player, boardOf(state))
  return halts.slice()
}

export function emptyBoats(state: Isles, board: Board): number[] {
  let taken = 0
  for (const { boat } of state.players) if (boat !== null) taken |= 1 << boat
  const out: number[] = []
  for (let boat = 0; boat < state.boats.length; boat++)
    if ((taken & (1 << boat)) === 0) out.push(board.hex(state.boats[boat]!))
  return out
}

/**
 * Lists the water hexes the player can swim to from land or, with a Horse, from water. Empty if the roll is 0 or any of
 * it is spent (6, 8.451).
 */
export function swimmableHexes(state: Isles, player: Traveller, move: MovementLeft): number[] {
  if (move.spent > 0 || move.land === 0) return []
  const board = boardOf(state)
  const start = board.hex(player.space)
  if (board.isWater(start) && !swimsOn(player)) return []
  return board.open(start).filter(hex => board.isWater(hex))
}

/**
 * Lists the adjacent Stones with as many dots as the die shows and, from a Stone on a roll of 1 to 3, Ruktal's Center.
 * Entering them takes the whole roll, so nothing may be spent yet (6, ruling 14).
 */
export function circleSteps(state: Isles, player: Traveller, move: MovementLeft): number[] {
  if (move.spent > 0) return []
  const board = boardOf(state)
  return board.open(board.hex(player.space)).filter(hex => {
    if (board.ground[hex] === 'stone') return board.dots[hex] === move.die
    // Only Stones surround the Center.
    return board.ground[hex] === 'ruktal' && move.die <= 3
  })
}
