import { bookOf } from '../book.ts'
import type { Effect } from '../cards.ts'
import type { Traveller } from '../components.ts'
import { activeEffects } from '../events/event-effects.ts'
import type { Board } from '../islands/board.ts'
import { GRID } from '../islands/grid.ts'
import { type Ground, groundOf } from '../islands/space-numbers.ts'
import {
  CIRCLE,
  CODES,
  LAIR,
  TERRAIN_COST,
  TERRITORIES,
  type Terrain,
  type TileId,
  territory,
} from '../islands/territories.ts'

/** Movement is counted in quarter points: a boat goes two spaces for one (6), and half a turn on the mean is a whole number. */
export const POINT = 4

/** What it costs to enter each kind of ground; every space is a Mountain to the Dazed and the Dragonbound (7.3043e, 7.3051f). */
export interface Prices {
  readonly plains: number
  readonly woods: number
  readonly mountains: number
  /** Places of every kind. */
  readonly place: number
  /** Stepping into a boat. */
  readonly boat: number
  /** A space of water under sail. */
  readonly sail: number
  /** Where they hold; elsewhere the usual ones do: everywhere, but for the Sacred Circle, or on land of these kinds and tiles alone. */
  readonly where: Where
}

/** Where prices hold: a number for a short name in `footing`. */
const WHERE = {
  everywhere: { code: 0, holds: () => true },
  'not-circle': { code: 1, holds: tile => tile !== CIRCLE },
  common: { code: 2, holds: tile => territory(tile).kind === 'common' },
  lair: { code: 3, holds: tile => tile === LAIR },
} as const satisfies Readonly<Record<string, { code: number; holds: (tile: TileId) => boolean }>>
export type Where = keyof typeof WHERE

/** What a terrain usually costs. */
const usual = (terrain: Terrain): number => POINT * (TERRAIN_COST[terrain] ?? 0)

const USUAL: Prices = {
  plains: usual('plains'),
  woods: usual('woods'),
  mountains: usual('mountains'),
  place: usual('town'),
  boat: POINT,
  sail: POINT / 2,
  where: 'everywhere',
}
const SLOW = USUAL.mountains
const AFFLICTED: Prices = {
  plains: SLOW,
  woods: SLOW,
  mountains: SLOW,
  place: SLOW,
  boat: SLOW,
  sail: SLOW,
  where: 'not-circle',
}

type AsBoat = Extract<Effect, { readonly verb: 'as-boat' }>

/** The prices of one whom an Event carries over land, or some kinds of it, as a boat sails. */
function asBoat(prices: Prices, { terrain }: AsBoat, sail: number): Prices {
  const on = (kind: 'plains' | 'woods' | 'mountains'): number =>
    !terrain || terrain.includes(kind) ? sail : prices[kind]
  return {
    ...prices,
    plains: on('plains'),
    woods: on('woods'),
    mountains: on('mountains'),
    place: terrain ? prices.place : sail,
  }
}

/** What this player pays now; `swift` is the terrain that Swiftness makes level this turn (11.212). */
export function pricesFor(
  player: Traveller,
  { swift, swiftIn = 'everywhere' }: { readonly swift: ReadonlySet<'woods' | 'mountains'>; readonly swiftIn?: Where },
): Prices {
  if (player.dazed || player.bound) return afflicted(player)
  if (player.events.length === 0 && swift.size === 0) return USUAL
  let prices: Prices = { ...USUAL, where: swiftIn }
  if (swift.has('woods')) prices = { ...prices, woods: USUAL.plains }
  if (swift.has('mountains')) prices = { ...prices, mountains: USUAL.plains }
  for (const effect of activeEffects(player)) {
    if (effect.verb === 'swift') {
      const { woods, mountains } = prices
      prices = {
        ...prices,
        woods: effect.terrain.includes('woods') ? Math.min(woods, USUAL.plains) : woods,
        mountains: effect.terrain.includes('mountains') ? Math.min(mountains, USUAL.plains) : mountains,
        where: 'everywhere',
      }
    } else if (effect.verb === 'as-boat') {
      const where = effect.not?.includes(CIRCLE) ? 'not-circle' : 'everywhere'
      prices = { ...asBoat(prices, effect, USUAL.sail), where }
    }
  }
  return prices
}

/** What the Dazed and the Dragonbound pay: an Event that carries him as a boat sails does so to the Dazed by a book that leaves him it. */
function afflicted(player: Traveller): Prices {
  const { dazedSails, slowOnCircle } = bookOf(player)
  const sail = player.bound ? SLOW : dazedSails
  let prices: Prices = { ...AFFLICTED, sail, where: slowOnCircle ? 'everywhere' : AFFLICTED.where }
  for (const effect of activeEffects(player)) if (effect.verb === 'as-boat') prices = asBoat(prices, effect, sail)
  return prices
}

/** What it costs to enter a hex on foot, or -1 where feet do not enter: water without a boat, Stones, Ruktal's Center. */
export function priceOf(board: Board, hex: number, prices: Prices): number {
  const here = board.territoryAt[hex]
  return here ? priceOn(board.ground[hex]!, holdingOn(here.id, prices)) : -1
}

/** The prices that hold on a tile. */
const holdingOn = (tile: TileId, prices: Prices): Prices => (WHERE[prices.where].holds(tile) ? prices : USUAL)

function priceOn(ground: Ground, at: Prices): number {
  switch (ground) {
    case 'stone':
    case 'ruktal':
      return -1
    case 'plains':
      return at.plains
    case 'woods':
      return at.woods
    case 'mountains':
      return at.mountains
    default:
      return at.place
  }
}

/** Who walks: what bears on where he may set foot and for how much. */
export interface Walker {
  readonly prices: Prices
  /** Whether he may enter the Star Crest now (7.37). */
  readonly crest: boolean
  /** Whether he is Dragonbound, and High Hollow closed to him (7.3051g). */
  readonly bound: boolean
}

/** The numbers of the Territories as bits, for a short name of those that have fallen. */
const BIT: ReadonlyMap<TileId, number> = new Map(TERRITORIES.map(({ id }, i) => [id, 1 << i]))

/** Which Territories have fallen, as bits. */
export function fallenBits(fallen: readonly TileId[]): number {
  let bits = 0
  for (const tile of fallen) bits |= BIT.get(tile) ?? 0
  return bits
}

/** The footings of each board, by the name of the walker and of what has fallen. */
const footings = new WeakMap<Board, Map<number, Int8Array>>()
/** What was asked last: a player's whole turn asks the same again and again. */
let latest: { readonly board: Board; readonly key: number; readonly table: Int8Array } | null = null

/**
 * What it costs to enter each hex on foot, or -1 where a player may not set foot: not on water or by what `priceOf` shuts,
 * not on a fallen Territory (12.41), the Star Crest uncalled, or High Hollow while Dragonbound. Worked out once for each
 * board and kind of walker; not to be changed.
 */
export function footing(board: Board, fallen: readonly TileId[], walker: Walker): Int8Array {
  const { plains, woods, mountains, place, where } = walker.prices
  const leave = WHERE[where].code + (walker.crest ? 4 : 0) + (walker.bound ? 8 : 0)
  // All of them are below 32, and stand one after the other below the eighteen Territories.
  const key = (((fallenBits(fallen) * 32 + leave) * 32 + plains) * 32 + woods) * 1024 + mountains * 32 + place
  if (latest !== null && latest.board === board && latest.key === key) return latest.table
  let ofBoard = footings.get(board)
  if (!ofBoard) {
    ofBoard = new Map()
    footings.set(board, ofBoard)
  }
  let table = ofBoard.get(key)
  if (!table) {
    table = workOutFooting(board, fallen, walker)
    ofBoard.set(key, table)
  }
  latest = { board, key, table }
  return table
}

function workOutFooting(board: Board, fallen: readonly TileId[], { prices, crest, bound }: Walker): Int8Array {
  const table = new Int8Array(GRID.size).fill(-1)
  const { land, numbers, placements } = board
  for (let i = 0; i < placements.length; i++) {
    const { tile } = placements[i]!
    if (fallen.includes(tile)) continue
    const at = holdingOn(tile, prices)
    for (let j = CODES.length * i; j < CODES.length * (i + 1); j++) {
      const hex = land[j]!
      const ground = groundOf(numbers[hex]!)
      const shut = (ground === 'star-crest' && !crest) || (ground === 'high-hollow' && bound)
      if (!shut) table[hex] = priceOn(ground, at)
    }
  }
  return table
}
