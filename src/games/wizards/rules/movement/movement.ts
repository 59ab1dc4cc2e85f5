import { type Country, Search } from '../../../../parts/travel/index.ts'
import { addedBy, addedInAll, fleesFrom, shunnedBy, swimsOn } from '../animals.ts'
import { type Booked, bookOf } from '../book.ts'
import type { Player, Traveller } from '../components.ts'
import { activeEffects } from '../events/event-effects.ts'
import type { Board } from '../islands/board.ts'
import { GRID } from '../islands/grid.ts'
import { SPACES } from '../islands/space-numbers.ts'
import { boardOf, type Land } from '../islands/spaces.ts'
import { COTTAGE, isWater, type SpaceId, STAR_CREST, type TileId, tileOf } from '../islands/territories.ts'
import { hasMarkAt } from '../tasks/marks.ts'
import { footing, POINT, pricesFor, type Where } from './prices.ts'

/** What of a state, or of a view of it, bears on where one can go. */
export interface Isles extends Land, Booked {
  readonly boats: readonly SpaceId[]
  readonly haunted: readonly number[]
  readonly demons: readonly SpaceId[]
  readonly dragon: SpaceId
  readonly wizards: readonly { readonly at: SpaceId }[]
  readonly players: readonly Traveller[]
}

/** What is left of a player's Movement Roll, and what he has done with it. */
export interface Move {
  /** The natural die: Stones and Ruktal answer to it alone (ruling 14). */
  readonly die: number
  /** What there was for land and for sailing: a hound helps on land only, Havilar's thistles hurt on land only. */
  land: number
  readonly sea: number
  spent: number
  /** A boat cannot be moved in the turn it is boarded, nor left in the turn it has moved (6). */
  boarded: boolean
  sailed: boolean
  /** Terrain that Swiftness makes level this turn (11.212). */
  swift: ReadonlySet<'woods' | 'mountains'>
  /** Where alone it does, and whether Demons stop nobody this turn, by the spells of the revised book. */
  swiftIn?: Where
  pastDemons?: boolean
  /** Walls of which one may still be gone through this turn, and the space where the spell for it was cast. */
  walls?: Walls
  wallsFrom?: SpaceId
  /** The space where it began and the player had his encounter, by a book where he must end a move elsewhere to have it again. */
  from?: SpaceId
  /** The land where it began, and what of it ends with a move that ends elsewhere, by a book where it does not end on the way (D22, D26). */
  home?: Home
  /** Water that can be walked upon in this move. */
  pontoon?: SpaceId
  /** True once a Specific Encounter or a Stone has ended it. */
  over: boolean
}

/** A land that a player is on his way from: the visits he has made there, to Hamdrel too, and the day that binds him in the Lair. */
export interface Home {
  readonly tile: TileId
  readonly visits: Player['visits']
  readonly toHamdrel: Player['hamdrel']
  readonly lair: number | null
}

/** Walls of which a Ranger goes through one: those of the Cottage's land, all but the Dragon's Lair's, or all. */
export type Walls = 'cottage' | 'outside-lair' | 'anywhere'

/** How a space is come to in one go. */
export type Going = 'walks' | 'boards' | 'sails' | 'lands'

const search = new Search(GRID.size)

const UNALTERED: ReadonlySet<'woods' | 'mountains'> = new Set()

/** What a Movement Roll is worth (5.1): events change the die, animals add to it. */
export function movementFor(player: Traveller, die: number): Move {
  let points = die
  let landOnly = 0
  // Doubling doubles the die; what is added is added after (ruling W7).
  for (const effect of activeEffects(player))
    if (effect.verb === 'roll-change' && effect.how === 'times') points *= effect.by
  for (const effect of activeEffects(player)) {
    if (effect.verb !== 'roll-change' || effect.how !== 'add') continue
    if (effect.landOnly) landOnly += effect.by
    else points += effect.by
  }
  const added = addedBy(player)
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

/** Whether the player may walk into the Star Crest now (7.37): for a Task, by an Event's leave, or back on the very next turn, once (7.372). */
export function mayEnterStarCrest(player: Traveller): boolean {
  if (player.bound) return false
  if (hasMarkAt(player, STAR_CREST)) return true
  if (mayReenterStarCrest(player)) return true
  return starCrestPass(player) !== null
}

/** Whether this is the one re-entry (7.372, 7.3721). */
export function mayReenterStarCrest(player: Traveller): boolean {
  return player.crest !== null && !player.crest.again && player.crest.left === player.turns - 1
}

/** The Event that lets the player walk into the Star Crest whenever he likes, or null. */
export function starCrestPass(player: Traveller): number | null {
  for (const event of player.events) {
    if (activeEffects(player, event).some(effect => effect.verb === 'star-crest-pass' && effect.when === 'any'))
      return event.id
  }
  return null
}

/** Whether the encounters of this space are spent for the player until he has left the Territory (7.6). */
export function spent(player: Traveller, space: SpaceId): boolean {
  // Who may enter the Star Crest, and how often, is its own law's affair (7.37, 7.61).
  if (space === STAR_CREST) return false
  if (space === COTTAGE) {
    const { meetings, visits } = player.hamdrel
    return meetings >= 3 || (meetings === 0 && visits >= 2)
  }
  return (player.visits[space] ?? 0) >= 2
}

/** The first boat in a water space that nobody is in, or -1. */
export function emptyBoat(state: Isles, space: SpaceId): number {
  return state.boats.findIndex((at, boat) => at === space && !state.players.some(p => p.boat === boat))
}

/** By a book that closes them nobody goes of his own will into a place that he may not encounter (7.6, D22), nor back to where he met somebody before this move. */
function closePlaces(state: Isles, player: Traveller, board: Board, { from, home }: Move): void {
  if (!bookOf(player).closesPlaces) return
  if (from !== undefined) prices[board.hex(from)] = -1
  // On the way from a land its places are as he has left them.
  const visitor =
    home && tileOf(player.space) !== home.tile
      ? { ...player, visits: home.visits, hamdrel: { ...home.toHamdrel, meetings: 0 } }
      : player
  for (const space of [...Object.keys(visitor.visits), COTTAGE]) {
    if (isClosed(state, visitor, space)) prices[board.hex(space)] = -1
  }
}

/** Whether a place is closed to a player who has met it, by a book that closes them; once a Task opened it. */
export function isClosed(state: Isles, player: Traveller, space: SpaceId): boolean {
  const board = boardOf(state)
  return bookOf(player).closesPlaces && board.places[board.hex(space)] === 1 && spent(player, space)
}

/** Whether coming into a space ends the movement (6, 7.2): a place, or something there that calls for an encounter. */
export function stopsAt(state: Isles, player: Traveller, board: Board, hex: number): boolean {
  if (board.places[hex] === 1) return true
  const space = board.name(hex)
  const isHere = ({ at }: { at: SpaceId }) => at === space
  const lurks = state.dragon === space || state.demons.includes(space)
  if (lurks && (bookOf(player).closesPlaces || !spent(player, space))) return true
  return (
    state.wizards.some(isHere) ||
    state.players.some(other => other.space === space && other !== player && stopsFor(player, other))
  )
}

/** Whether these two would have an encounter: both of Rank 1 or more (7.302), or one to be rescued, whatever their Ranks (7.303) but by a book in which Rank 0 meets nobody (D19). */
export function meetsPlayer(player: Traveller, other: Traveller): boolean {
  if (player.rank > 0 && other.rank > 0) return true
  return (other.trap !== null || other.stranded) && bookOf(player).rescuesRank0
}

/**
 * Every space the player can come to in one go with what is left, nearest first; the way taken is the cheapest that
 * nothing stops. Each is made into what `as` makes of it.
 */
export function reach<T>(
  state: Isles,
  player: Traveller,
  move: Move,
  as: (hex: number, how: Going, cost: number, stops: boolean) => T,
): T[] {
  const board = boardOf(state)
  const out: T[] = []
  const { water } = board
  if (onFoot(state, player, move)) {
    const onLand: Going = water[board.hex(player.space)] === 1 ? 'lands' : 'walks'
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
 * Whether a player whose animal leaves at the last step of a way can pay for that step alone: the animal's points are used first
 * and cannot be used for a space it will not enter (D43, ruling W5). Null where no animal adds anything.
 */
function stepsWithoutAnimal(player: Traveller, move: Move): ((cost: number, step: number) => boolean) | null {
  const added = addedInAll(player)
  if (added === 0) return null
  const own = move.land - added
  const low = bookOf(player).stepOnAnyRoll && move.spent === 0
  return (cost, step) => {
    const before = move.spent + cost - step
    return step <= own - Math.max(0, before - added) || (low && before === 0)
  }
}

/** The same under sail. */
function firstSail<T>(
  state: Isles,
  player: Traveller,
  move: Move,
  as: (hex: number, how: Going, cost: number, stops: boolean) => T,
  out: T[],
): void {
  const board = boardOf(state)
  const start = board.hex(player.space)
  const prices = board.sailing(pricesFor(player, move).sail)
  markStops(state, player, board, move)
  for (let d = 0; d < 6; d++) {
    const hex = GRID.neighbour(start, d)
    if (hex >= 0 && prices[hex]! > 0) out.push(as(hex, 'sails', move.sea, stops[hex] === 1))
  }
}

/** A roll too low for where a first step leads is enough for it all the same, and then it is spent. */
function firstStep<T>(
  state: Isles,
  player: Traveller,
  move: Move,
  as: (hex: number, how: Going, cost: number, stops: boolean) => T,
  out: T[],
): void {
  if (move.land >= 2 * POINT) return
  // With nothing to spend nothing has been searched, and the tables still are those of another search.
  writeFoot(state, player, move)
  const board = boardOf(state)
  const start = board.hex(player.space)
  const onLand: Going = board.water[start] === 1 ? 'lands' : 'walks'
  const ashore = isSwimming(player)
  for (const hex of board.open(start)) {
    const price = prices[hex]!
    if (price <= move.land || (ashore && board.water[hex] === 1)) continue
    out.push(as(hex, board.water[hex] === 1 ? 'boards' : onLand, move.land, stops[hex] === 1))
  }
}

/** The way that such a go takes: the hexes entered one after the other, the last the one it leads to. */
export function wayOf(state: Isles, player: Traveller, move: Move, hex: number, how: Going): number[] {
  if (how === 'sails') underSail(state, player, move)
  else onFoot(state, player, move)
  return search.path(hex)
}

/** The tables of the search being made, written anew for each: to make new ones would take longer than to read them. */
const stops = new Uint8Array(GRID.size)
const halts = new Uint8Array(GRID.size)
const prices = new Int8Array(GRID.size)
const foot: Writable<Country> = { ways: GRID.neighbours, prices, halts }
const sea: Writable<Country> = { ways: GRID.neighbours, prices, halts: stops }
type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** The hexes of a list of spaces, kept from the last time it was asked for: few of them change between two questions. */
class Hexes {
  private board: Board | null = null
  private names: (SpaceId | null)[] = []
  /** As many as there can be spaces with something in them. */
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

/** The hex of every boat, by its number. */
export const boatHexes = (board: Board, boats: readonly SpaceId[]): Int16Array => ofBoats.of(board, boats)

/** Writes the price of a boat where one lies that nobody is in. */
function boarding(state: Isles, board: Board, price: number): void {
  let taken = 0
  for (const { boat } of state.players) if (boat !== null) taken |= 1 << boat
  const count = state.boats.length
  const at = ofBoats.of(board, state.boats)
  for (let boat = 0; boat < count; boat++) if ((taken & (1 << boat)) === 0) prices[at[boat]!] = price
}

/** Searches what can be come to on foot, boats serving as bridges; nothing in the turn the player has sailed. */
function onFoot(state: Isles, player: Traveller, move: Move): boolean {
  const board = boardOf(state)
  const start = board.hex(player.space)
  if (move.sailed) return false
  const budget = Math.max(0, move.land - move.spent)
  if (budget === 0) {
    search.count = 0
    return true
  }
  writeFoot(state, player, move)
  // Who swims comes to land, and to no boat but the one beside him (6).
  const shut = isSwimming(player) ? board.waterBeside(start) : 0
  foot.ways = board.ways
  search.run(start, budget, foot, shut)
  return true
}

const isSwimming = ({ boat, space }: Traveller): boolean => boat === null && isWater(space)

/** What each hex costs on foot now, or -1 where he may not go; to be read before anything else is asked. */
export function pricesOnFoot(state: Isles, player: Traveller, move: Move): Readonly<Int8Array> {
  writeFoot(state, player, move)
  return prices
}

/** Writes the tables of a search on foot: what each hex costs, and where a way ends. */
function writeFoot(state: Isles, player: Traveller, move: Move): void {
  const board = boardOf(state)
  const own = pricesFor(player, move)
  prices.set(footing(board, state.fallen, { prices: own, crest: mayEnterStarCrest(player), bound: player.bound }))
  boarding(state, board, own.boat)
  markHalts(state, player, board, move)
  closePlaces(state, player, board, move)
  if (move.pontoon) prices[board.hex(move.pontoon)] = own.boat
}

/** Searches what can be sailed to; nothing in the turn the boat was boarded. */
function underSail(state: Isles, player: Traveller, move: Move): boolean {
  if (player.boat === null || move.boarded) return false
  const board = boardOf(state)
  const { sail } = pricesFor(player, move)
  const budget = Math.max(0, move.sea - move.spent)
  if (budget === 0) {
    search.count = 0
    return true
  }
  markStops(state, player, board, move)
  // A boat with Demons aboard goes one space, where they are met again (7.2, 12.141, ruling W31, D25).
  if (!move.pastDemons && state.haunted.includes(player.boat)) stops.fill(1)
  sea.prices = board.sailing(sail)
  search.run(board.hex(player.space), budget, sea)
  return true
}

/** Marks in `stops` what `stopsAt` says of each hex, for a search that asks about all of them. */
function markStops(state: Isles, player: Traveller, board: Board, move?: Move): void {
  stops.set(board.places)
  mark(board, state.dragon)
  const count = move?.pastDemons ? 0 : state.demons.length
  const at = ofDemons.of(board, state.demons)
  for (let i = 0; i < count; i++) stops[at[i]!] = 1
  // Few spaces are spent, and many have Demons: so it is quicker to take back.
  if (!bookOf(player).closesPlaces)
    for (const space in player.visits) {
      if (!spent(player, space)) continue
      const hex = board.hex(space)
      stops[hex] = board.places[hex]!
    }
  for (const { at } of state.wizards) mark(board, at)
  for (const other of state.players) if (other !== player && stopsFor(player, other)) mark(board, other.space)
}

/** Whether another player stops who comes to him: not where nobody is met any more (7.6, ruling W28), but by a book in which places alone are spent. */
const stopsFor = (player: Traveller, other: Traveller): boolean =>
  meetsPlayer(player, other) && (bookOf(player).closesPlaces || !spent(player, other.space))

function mark(board: Board, space: SpaceId): void {
  stops[board.hex(space)] = 1
}

/** Marks in `halts` where a way on foot ends: at what stops the player, and where his horse or hound leaves, for it goes on without it. */
function markHalts(state: Isles, player: Traveller, board: Board, move?: Move): void {
  markStops(state, player, board, move)
  halts.set(stops)
  for (const hex of shunnedBy(player, board)) halts[hex] = 1
  if (fleesFrom(player, 'boat')) for (const hex of emptyBoats(state, board)) halts[hex] = 1
}

/** A table of where a way ends on foot or under sail, by hex: other than 0 where it does. */
export function haltsFor(state: Isles, player: Traveller): Uint8Array {
  markHalts(state, player, boardOf(state))
  return halts.slice()
}

/** The water hexes with a boat that nobody is in. */
export function emptyBoats(state: Isles, board: Board): number[] {
  let taken = 0
  for (const { boat } of state.players) if (boat !== null) taken |= 1 << boat
  const out: number[] = []
  for (let boat = 0; boat < state.boats.length; boat++)
    if ((taken & (1 << boat)) === 0) out.push(board.hex(state.boats[boat]!))
  return out
}

/** Water spaces the player can swim into now: his roll unspent, from land, or from water with a horse (6, 8.451). */
export function swims(state: Isles, player: Traveller, move: Move): number[] {
  if (move.spent > 0 || move.land === 0) return []
  const board = boardOf(state)
  const start = board.hex(player.space)
  if (board.isWater(start) && !swimsOn(player)) return []
  return board.open(start).filter(hex => board.isWater(hex))
}

/** The Stones whose dots the roll equals, and Ruktal's Center on a roll of 1 to 3 from a Stone: tried from where the turn began, with the whole roll (6, ruling 14). */
export function circleSteps(state: Isles, player: Traveller, move: Move): number[] {
  if (move.spent > 0) return []
  const board = boardOf(state)
  return board.open(board.hex(player.space)).filter(hex => {
    if (board.ground[hex] === 'stone') return board.dots[hex] === move.die
    // Nothing but Stones lies round the Center.
    return board.ground[hex] === 'ruktal' && move.die <= 3
  })
}
