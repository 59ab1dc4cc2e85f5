import { below, KernelError, pick, type RandomState, shuffle } from '../../../../kernel/index.ts'
import { plus } from '../../../../parts/hexes/index.ts'
import { Board } from './board.ts'
import { footprint, GRID, type Placement, RADIUS, SEA_COLUMNS, SEA_ROWS } from './grid.ts'
import { isSound, possibleHarbours } from './survey.ts'
import { TERRITORIES, type TileId } from './territories.ts'

/** Tiles whose Centers lie so many steps apart touch; every step more is a water hex between them. */
export const TOUCHING = 5
/** How far from the Deep all land keeps. */
const DEEP = 5

/** The number of tiles of an island and the water hexes to the nearest land, each as often as it is likely. */
const SIZES = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]
const GAPS = [1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4]

/** Deals tried on one layout of the islands before others are laid. */
const DEALS = 40
/** Layouts tried before it is held that these tiles cannot be laid. */
const LAYOUTS = 1000

const MIDDLE = GRID.hex((SEA_COLUMNS + 1) >> 1, (SEA_ROWS + 1) >> 1)

/** Where the Deep may lie. */
const MIDDLE_PART = hexesWithin(9, 8)

const INSIDE = new Set(hexesWithin(1, 1))
/** Where a Center may lie: the tile keeps a water hex between itself and the border. */
export const SITES = [...INSIDE].filter(hex => footprint(hex, 0).every(h => INSIDE.has(h)))
const isSite = new Set(SITES)
/** How near the middle of the board each site lies: 26 there, 4 or more everywhere. */
const NEARNESS = Uint8Array.from(SITES, hex => 26 - GRID.distance(hex, MIDDLE))

/** The steps of each site from a hex, by hex: found when a layout first asks, and asked for by every layout after. */
const stepsFrom: (Uint8Array | undefined)[] = []

/** How many steps each site lies from a hex. */
function stepsOf(hex: number): Uint8Array {
  let steps = stepsFrom[hex]
  if (!steps) {
    steps = Uint8Array.from(SITES, site => GRID.distance(site, hex))
    stepsFrom[hex] = steps
  }
  return steps
}

/** The Centers of the tiles in the order of laying, and of each the number of its island, the largest island first. */
interface Layout {
  readonly centers: readonly number[]
  readonly islands: readonly number[]
}

/**
 * Lays tiles as islands round an open sea: all 18, or those of a solitaire game (App. A). The same random state gives
 * the same board; the stream is moved on. The placements come in the order of `tiles`. Throws KernelError where these
 * tiles cannot be laid as promised (none of them has a harbour), Error where there is no such tile.
 *
 * What it promises: nothing that `survey` would warn of but an island without a boat, and that only within a swim of
 * one; a boat at all but two at most of the harbours in play; a Deep five steps from all land in the middle of the
 * board; 1 to 4 water hexes from each island to the next, and one at least to the border.
 */
export function archipelago(
  random: RandomState,
  tiles: readonly TileId[] = TERRITORIES.map(territory => territory.id),
): Placement[] {
  const harbours = tiles.filter(tile => possibleHarbours(tile).length > 0)
  const others = tiles.filter(tile => !harbours.includes(tile))
  const leastBoats = harbours.reduce((sum, tile) => sum + possibleHarbours(tile).length, 0) - 2
  for (let i = 0; i < LAYOUTS && harbours.length > 0; i++) {
    const layout = layOut(random, tiles.length, harbours.length)
    if (!layout) continue
    for (let j = 0; j < DEALS; j++) {
      const dealt = deal(random, layout, harbours, others)
      const placements = tiles.map(tile => dealt.find(placement => placement.tile === tile)!)
      if (isSound(Board.tried(placements), leastBoats)) return placements
    }
  }
  throw new KernelError(`no archipelago can be laid of ${tiles.join(', ')}`)
}

/**
 * Gives each Center a tile and a turn. The first islands get a tile with a harbour each while there are any; those that
 * go without were laid within a swim of other land.
 */
function deal(
  random: RandomState,
  { centers, islands }: Layout,
  harbours: readonly TileId[],
  others: readonly TileId[],
): Placement[] {
  const withHarbour = shuffle(random, [...harbours])
  const tiles: TileId[] = []
  for (let island = 0; island <= islands.at(-1)! && withHarbour.length > 0; island++) {
    const free = centers.map((_, i) => i).filter(i => islands[i] === island)
    tiles[pick(random, free)] = withHarbour.pop()!
  }
  const rest = shuffle(random, [...withHarbour, ...others])
  return centers.map((hex, i) => ({ tile: tiles[i] ?? rest.pop()!, hex, turn: below(random, 6) }))
}

/** Lays so many nameless tiles as islands, or null where these come out too few or too many or find no room. */
function layOut(random: RandomState, tiles: number, harbours: number): Layout | null {
  const sizes = islandSizes(random, tiles)
  if (!sizes) return null
  const deep = pick(random, MIDDLE_PART)
  const fromDeep = stepsOf(deep)
  let count = 0
  for (let s = 0; s < SITES.length; s++) if (fromDeep[s]! >= DEEP + RADIUS) free[count++] = s
  const centers: number[] = []
  const islands: number[] = []
  // steps of each site from the nearest Center of the islands laid before, and of the one being laid
  fromOthers.fill(AFAR)
  for (let island = 0; island < sizes.length; island++) {
    const size = sizes[island]!
    const gap = island < harbours ? pick(random, GAPS) : 1
    const first = centers.length
    fromOwn.fill(AFAR)
    for (let laid = 0; laid < size; laid++) {
      let sum = 0
      let found = 0
      for (let i = 0; i < count; i++) {
        const s = free[i]!
        let weight: number
        if (laid === 0) {
          const near = NEARNESS[s]!
          if (island === 0 ? near < 18 : fromOthers[s] !== TOUCHING + gap) continue
          weight = near * near
        } else {
          if (fromOwn[s] !== TOUCHING || fromOthers[s]! < TOUCHING + gap) continue
          weight = snugness(SITES[s]!, centers, first)
        }
        sum += weight
        choice[found] = s
        upTo[found++] = sum
      }
      if (found === 0) return null
      const left = below(random, sum)
      let at = 0
      while (upTo[at]! <= left) at++
      const site = SITES[choice[at]!]!
      centers.push(site)
      islands.push(island)
      const fromSite = stepsOf(site)
      for (let s = 0; s < SITES.length; s++) if (fromSite[s]! < fromOwn[s]!) fromOwn[s] = fromSite[s]!
    }
    for (let s = 0; s < SITES.length; s++) if (fromOwn[s]! < fromOthers[s]!) fromOthers[s] = fromOwn[s]!
  }
  const [moved, movedDeep] = toMiddle(centers, deep)
  return moved.every(hex => isSite.has(hex)) && MIDDLE_PART.includes(movedDeep) ? { centers: moved, islands } : null
}

/** The sites still free, how far each is from other islands and from its own, and those to choose from with their weights summed up, by the number of the site: kept from one layout to the next, for hundreds may be tried. */
const free = new Int16Array(SITES.length)
const fromOthers = new Uint8Array(SITES.length)
const fromOwn = new Uint8Array(SITES.length)
const choice = new Int16Array(SITES.length)
const upTo = new Int32Array(SITES.length)
/** More steps than lie between any two hexes. */
const AFAR = 255

/** Draws the sizes of the islands, largest first, or null where there come too few (fewer than 5 of 18 tiles) or too many (more than 9). */
function islandSizes(random: RandomState, tiles: number): number[] | null {
  const sizes: number[] = []
  for (let left = tiles; left > 0; left -= sizes.at(-1)!) sizes.push(Math.min(left, pick(random, SIZES)))
  const least = Math.ceil((5 * tiles) / 18)
  const most = Math.max(least, tiles >> 1)
  return sizes.length >= least && sizes.length <= most ? sizes.sort((a, b) => b - a) : null
}

/** The weight of a site beside an island: bays and headlands before long necks and round lumps. */
function snugness(site: number, centers: readonly number[], first: number): number {
  let hexsides = 0
  for (let i = first; i < centers.length; i++) hexsides += sharedHexsides(site, centers[i]!)
  return hexsides < 2 ? 3 : hexsides <= 6 ? 20 : 7
}

/** How many hexsides two tiles share: none, 1 corner to corner, 3, or 5 where they lie snugly. */
export function sharedHexsides(a: number, b: number): number {
  if (GRID.distance(a, b) !== TOUCHING) return 0
  const from = GRID.axial(a)
  const to = GRID.axial(b)
  const q = to.q - from.q
  const r = to.r - from.r
  return 1 + 2 * Math.min(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/** The same Centers and Deep moved together so that as much sea lies to the left as to the right, above as below. */
function toMiddle(centers: readonly number[], deep: number): [number[], number] {
  const axials = centers.map(hex => GRID.axial(hex))
  const fromTop = outermost(axials.map(({ r }) => r))
  // 2q + r counts half hexes from the left, whatever the row
  const fromLeft = outermost(axials.map(({ q, r }) => 2 * q + r))
  const r = Math.floor((SEA_ROWS + 1 - fromTop) / 2)
  const q = Math.floor((2 * SEA_COLUMNS + 3 - fromLeft - 2 * r) / 4)
  const move = (hex: number) => GRID.at(plus(GRID.axial(hex), { q, r }))
  return [centers.map(move), move(deep)]
}

/** The sum of the least and the greatest. */
function outermost(numbers: readonly number[]): number {
  return Math.min(...numbers) + Math.max(...numbers)
}

/** The hexes of the board with so many columns and rows between them and its border. */
function hexesWithin(columns: number, rows: number): number[] {
  return Array.from({ length: GRID.size }, (_, hex) => hex).filter(hex => {
    const column = GRID.column(hex)
    const row = GRID.row(hex)
    return column > columns && column <= SEA_COLUMNS - columns && row > rows && row <= SEA_ROWS - rows
  })
}
