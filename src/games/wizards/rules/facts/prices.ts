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
import { bookOf } from '../state/book.ts'
import type { EventEffect } from '../state/cards.ts'
import type { Traveller } from '../state/components.ts'
import { activeEffects } from '../state/event-effects.ts'

/** The number of units in a movement point. All costs are in these quarter points. */
export const POINT = 4

/** The cost of entering each kind of ground, in quarter points. */
interface Rates {
  readonly plains: number
  readonly woods: number
  readonly mountains: number
  /** The cost of a place of any kind. */
  readonly place: number
}

/** The kinds of land for which an Event, spell or affliction can set prices. */
const AREAS = ['common', 'circle', 'lair', 'elsewhere'] as const
type Area = (typeof AREAS)[number]

const areaOf = (tile: TileId): Area => {
  if (tile === CIRCLE) return 'circle'
  if (tile === LAIR) return 'lair'
  return territory(tile).kind === 'common' ? 'common' : 'elsewhere'
}

/** A player's prices in quarter points, by kind of land and ground. Equal prices share one object. */
export interface Prices {
  /** A serial number, used as a key in `entryCosts`. */
  readonly number: number
  readonly on: Readonly<Record<Area, Rates>>
  /** The price of boarding a boat. */
  readonly boat: number
  /** The price of sailing into a water space. */
  readonly sail: number
}

/** The area where a Swiftness spell works. */
export type SpellArea = 'everywhere' | 'common' | 'lair'

/**
 * The effect of Swiftness this turn: the terrain it makes as cheap as Plains (11.212), and the area, everywhere by
 * default.
 */
interface Swift {
  readonly swift: ReadonlySet<Terrain>
  readonly swiftIn?: SpellArea | undefined
}

/** Returns the normal cost of a terrain. */
const usual = (terrain: Terrain): number => POINT * (TERRAIN_COST[terrain] ?? 0)

const USUAL_RATES: Rates = {
  plains: usual('plains'),
  woods: usual('woods'),
  mountains: usual('mountains'),
  place: usual('town'),
}
/** The cost of every space for Dazed and Dragonbound players, which is that of Mountains (7.3043e, 7.3051f). */
const SLOW = USUAL_RATES.mountains
const SLOW_RATES: Rates = { plains: SLOW, woods: SLOW, mountains: SLOW, place: SLOW }

/** All prices in use, keyed by two numbers of at most fifty bits each. */
const pricesInUse = new Map<number, Map<number, Prices>>()
let priceCount = 0

/** Packs the rates on one kind of land into a number. Each rate is below 32. */
const packed = ({ plains, woods, mountains, place }: Rates): number =>
  ((plains * 32 + woods) * 32 + mountains) * 32 + place

/** Returns the shared object for prices with these rates on each kind of land. */
function pricesBy(on: (area: Area) => Rates, boat: number, sail: number): Prices {
  const [common, circle, lair, elsewhere] = [on('common'), on('circle'), on('lair'), on('elsewhere')]
  const near = (packed(common) * 2 ** 20 + packed(circle)) * 2 ** 10 + boat * 32 + sail
  const far = packed(lair) * 2 ** 20 + packed(elsewhere)
  let alike = pricesInUse.get(near)
  if (!alike) {
    alike = new Map()
    pricesInUse.set(near, alike)
  }
  let prices = alike.get(far)
  if (!prices) {
    prices = { number: priceCount++, on: { common, circle, lair, elsewhere }, boat, sail }
    alike.set(far, prices)
  }
  return prices
}

const USUAL_SAIL = POINT / 2
const USUAL: Prices = pricesBy(() => USUAL_RATES, POINT, USUAL_SAIL)

const isAfflicted = ({ dazed, bound }: Traveller): boolean => dazed || bound

export function pricesFor(player: Traveller, swift: Swift): Prices {
  const ill = isAfflicted(player)
  const effects = activeEffects(player).filter(isPriceEffect)
  if (!ill && effects.length === 0 && swift.swift.size === 0) return USUAL
  const [boat, sail] = ill ? [SLOW, player.bound ? SLOW : bookOf(player).dazedSails] : [POINT, USUAL_SAIL]
  return pricesBy(area => ratesOn(area, player, effects, swift, sail), boat, sail)
}

/** An Event effect that changes the price of land. */
type PriceEffect = Extract<EventEffect, { readonly verb: 'swift' | 'as-boat' }>

const isPriceEffect = (effect: EventEffect): effect is PriceEffect =>
  effect.verb === 'swift' || effect.verb === 'as-boat'

/**
 * Returns the player's rates on one kind of land. Dazed and Dragonbound players pay the price of Mountains, except in
 * the Sacred Circle in 1982, and Swiftness, by spell or Event, doesn't help them. Each effect applies in its own area,
 * and none raises a price.
 */
function ratesOn(
  area: Area,
  player: Traveller,
  effects: readonly PriceEffect[],
  { swift, swiftIn = 'everywhere' }: Swift,
  sail: number,
): Rates {
  const ill = isAfflicted(player)
  let rates = ill && (area !== 'circle' || bookOf(player).slowOnCircle) ? SLOW_RATES : USUAL_RATES
  if (!ill) {
    if (swiftIn === 'everywhere' || swiftIn === area) rates = leveled(rates, swift)
    for (const effect of effects) if (effect.verb === 'swift') rates = leveled(rates, new Set(effect.terrain))
  }
  for (const effect of effects)
    if (effect.verb === 'as-boat' && !(area === 'circle' && effect.not?.includes(CIRCLE)))
      rates = asBoat(rates, effect, sail)
  return rates
}

/** Returns the rates with Woods, Mountains or both as cheap as Plains. */
const leveled = (rates: Rates, terrain: ReadonlySet<Terrain>): Rates => ({
  ...rates,
  woods: terrain.has('woods') ? Math.min(rates.woods, USUAL_RATES.plains) : rates.woods,
  mountains: terrain.has('mountains') ? Math.min(rates.mountains, USUAL_RATES.plains) : rates.mountains,
})

type AsBoat = Extract<EventEffect, { readonly verb: 'as-boat' }>

/** Returns the rates under an Event that lets a player move over land at the price of sailing, if that is cheaper. */
function asBoat(rates: Rates, { terrain }: AsBoat, sail: number): Rates {
  const on = (kind: 'plains' | 'woods' | 'mountains'): number =>
    !terrain || terrain.includes(kind) ? Math.min(rates[kind], sail) : rates[kind]
  return {
    plains: on('plains'),
    woods: on('woods'),
    mountains: on('mountains'),
    place: terrain ? rates.place : Math.min(rates.place, sail),
  }
}

/**
 * Returns the cost of entering a hex on foot, or -1 for water, Stones and Ruktal's Center. Doesn't consider fallen land
 * or closed places.
 */
export function priceOf(board: Board, hex: number, prices: Prices): number {
  const here = board.territoryAt[hex]
  return here ? priceOn(board.ground[hex]!, prices.on[areaOf(here.id)]) : -1
}

function priceOn(ground: Ground, at: Rates): number {
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

/** The facts that determine where a player can walk, and at what price. */
export interface Walker {
  readonly prices: Prices
  /** True if the player may enter the Star Crest now (7.37). */
  readonly crest: boolean
  /** True if the player is Dragonbound, which closes High Hollow to them (7.3051g). */
  readonly bound: boolean
}

/** A bit for each Territory, used in a compact key of the fallen Territories. */
const BIT: ReadonlyMap<TileId, number> = new Map(TERRITORIES.map(({ id }, i) => [id, 1 << i]))

/** Returns the set of fallen Territories as a bit mask. */
export function fallenBits(fallen: readonly TileId[]): number {
  let bits = 0
  for (const tile of fallen) bits |= BIT.get(tile) ?? 0
  return bits
}

/** The footing tables of each board, keyed by walker and fallen Territories. */
const footings = new WeakMap<Board, Map<number, Int8Array>>()
/** The result of the last lookup, kept because the same lookup is repeated many times during a player's turn. */
let latest: { readonly board: Board; readonly key: number; readonly table: Int8Array } | null = null

/**
 * Returns the cost of entering each hex on foot, or -1 if the hex is barred. In addition to the hexes that `priceOf`
 * bars, this bars fallen Territories (12.41), the Star Crest for players without permission, and High Hollow for the
 * Dragonbound. The table is cached per board and kind of walker, so don't modify it.
 */
export function entryCosts(board: Board, fallen: readonly TileId[], walker: Walker): Int8Array {
  // The eighteen Territories take the lowest bits.
  const key =
    fallenBits(fallen) + (4 * walker.prices.number + (walker.crest ? 1 : 0) + (walker.bound ? 2 : 0)) * 2 ** 18
  if (latest !== null && latest.board === board && latest.key === key) return latest.table
  let ofBoard = footings.get(board)
  if (!ofBoard) {
    ofBoard = new Map()
    footings.set(board, ofBoard)
  }
  let table = ofBoard.get(key)
  if (!table) {
    table = computeFooting(board, fallen, walker)
    ofBoard.set(key, table)
  }
  latest = { board, key, table }
  return table
}

function computeFooting(board: Board, fallen: readonly TileId[], { prices, crest, bound }: Walker): Int8Array {
  const table = new Int8Array(GRID.size).fill(-1)
  const { land, numbers, placements } = board
  for (let i = 0; i < placements.length; i++) {
    const { tile } = placements[i]!
    if (fallen.includes(tile)) continue
    const at = prices.on[areaOf(tile)]
    for (let j = CODES.length * i; j < CODES.length * (i + 1); j++) {
      const hex = land[j]!
      const ground = groundOf(numbers[hex]!)
      const shut = (ground === 'star-crest' && !crest) || (ground === 'high-hollow' && bound)
      if (!shut) table[hex] = priceOn(ground, at)
    }
  }
  return table
}
