import { below, KernelError, pick, type RandomState, shuffle } from '../../../../kernel/index.ts'
import { plus } from '../../../../parts/hexes/index.ts'
import { Board } from './board.ts'
import { GRID, type Placement, RADIUS, SEA_COLUMNS, SEA_ROWS } from './grid.ts'
import { isSound, possibleHarbors } from './survey.ts'
import { TERRITORIES, type TileId } from './territories.ts'

/**
 * The distance between the Centers of touching tiles. Each additional step means one more water hex between the tiles.
 */
export const TOUCHING = 5
/** The minimum number of steps between the Deep and any land. */
const DEEP = 5

/** Island sizes in tiles, and the number of water hexes between islands. Repeated values are more likely. */
const SIZES = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4]
const GAPS = [1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4]

/** The number of deals tried on one island layout before a new layout is made. */
const DEALS = 40
/** The number of layouts tried before giving up on these tiles. */
const LAYOUTS = 1000

const MIDDLE = GRID.hex((SEA_COLUMNS + 1) >> 1, (SEA_ROWS + 1) >> 1)

/** Hexes where the Deep may lie. */
const MIDDLE_PART = hexesWithin(9, 8)

/** Hexes where a Center may lie. They keep a water hex between the tile and the border. */
export const SITES = hexesWithin(1 + RADIUS, 1 + RADIUS)
const isSite = new Set(SITES)
/** The nearness of each site to the middle of the board: 26 in the middle, minus one for each hex of distance. */
const NEARNESS = Uint8Array.from(SITES, hex => 26 - GRID.distance(hex, MIDDLE))

/** The distances from a hex to every site, by hex. Cached across layouts. */
const stepsFrom: (Uint8Array | undefined)[] = []

function stepsOf(hex: number): Uint8Array {
  let steps = stepsFrom[hex]
  if (!steps) {
    steps = Uint8Array.from(SITES, site => GRID.distance(site, hex))
    stepsFrom[hex] = steps
  }
  return steps
}

/** The Centers of the tiles in laying order, and each tile's island number. The largest island comes first. */
interface Layout {
  readonly centers: readonly number[]
  readonly islands: readonly number[]
}

/**
 * Lays tiles as islands around an open sea: all 18, or those of a solitaire game (App. A). The result is deterministic
 * for a given random state, which is advanced. Returns placements in the order of `tiles`. Throws KernelError if no
 * tile has a harbor or no layout is found, Error for an unknown tile. `survey` finds no problem in the result except
 * perhaps an island without a boat, which is then within a swim of another. At most two harbors in play lack a boat.
 * The Deep lies in the middle of the board, at least five steps from all land. Each island is 1 to 4 water hexes from
 * the nearest other one, and at least one from the border.
 */
export function archipelago(
  random: RandomState,
  tiles: readonly TileId[] = TERRITORIES.map(territory => territory.id),
): Placement[] {
  const harbors = tiles.filter(tile => possibleHarbors(tile).length > 0)
  const others = tiles.filter(tile => !harbors.includes(tile))
  const leastBoats = harbors.reduce((sum, tile) => sum + possibleHarbors(tile).length, 0) - 2
  const trial = Board.lay([])
  for (let i = 0; i < LAYOUTS && harbors.length > 0; i++) {
    const layout = layOut(random, tiles.length, harbors.length)
    if (!layout) continue
    for (let j = 0; j < DEALS; j++) {
      const dealt = deal(random, layout, harbors, others)
      const placements = tiles.map(tile => dealt.find(placement => placement.tile === tile)!)
      if (isSound(trial.layAgain(placements), leastBoats)) return placements
    }
  }
  throw new KernelError(`cannot lay an archipelago with ${tiles.join(', ')}`)
}

/**
 * Gives each Center a tile and a rotation. Each island in turn, starting with the first, gets a tile with a harbor
 * until those tiles run out. Any islands left over are already within swimming distance of other land.
 */
function deal(
  random: RandomState,
  { centers, islands }: Layout,
  harbors: readonly TileId[],
  others: readonly TileId[],
): Placement[] {
  const withHarbor = shuffle(random, [...harbors])
  const tiles: TileId[] = []
  for (let island = 0; island <= islands.at(-1)! && withHarbor.length > 0; island++) {
    const free = centers.map((_, i) => i).filter(i => islands[i] === island)
    tiles[pick(random, free)] = withHarbor.pop()!
  }
  const rest = shuffle(random, [...withHarbor, ...others])
  return centers.map((hex, i) => ({ tile: tiles[i] ?? rest.pop()!, hex, turn: below(random, 6) }))
}

/**
 * Lays out `tiles` tiles as islands, the first `harbors` of which will get a tile with a harbor. Returns null if the
 * islands are too few or too many, don't fit, or leave no room for the Deep in the middle of the board.
 */
function layOut(random: RandomState, tiles: number, harbors: number): Layout | null {
  const sizes = islandSizes(random, tiles)
  if (!sizes) return null
  const deep = pick(random, MIDDLE_PART)
  const fromDeep = stepsOf(deep)
  let count = 0
  for (let s = 0; s < SITES.length; s++) if (fromDeep[s]! >= DEEP + RADIUS) free[count++] = s
  const centers: number[] = []
  const islands: number[] = []
  // The distance of each site from the nearest Center of the previous islands, and from that of the island being laid.
  fromOthers.fill(AFAR)
  for (let island = 0; island < sizes.length; island++) {
    const size = sizes[island]!
    const gap = island < harbors ? pick(random, GAPS) : 1
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

/**
 * Buffers for the free sites, each site's distances to other islands and to the current one, and the candidates with
 * their cumulative weights. Reused because hundreds of layouts may be tried.
 */
const free = new Int16Array(SITES.length)
const fromOthers = new Uint8Array(SITES.length)
const fromOwn = new Uint8Array(SITES.length)
const choice = new Int16Array(SITES.length)
const upTo = new Int32Array(SITES.length)
/** A distance greater than any between two hexes. */
const AFAR = 255

/**
 * Draws the island sizes, largest first. Returns null if that makes too few islands (fewer than 5 for 18 tiles) or too
 * many (over 9).
 */
function islandSizes(random: RandomState, tiles: number): number[] | null {
  const sizes: number[] = []
  for (let left = tiles; left > 0; left -= sizes.at(-1)!) sizes.push(Math.min(left, pick(random, SIZES)))
  const least = Math.ceil((5 * tiles) / 18)
  const most = Math.max(least, tiles >> 1)
  return sizes.length >= least && sizes.length <= most ? sizes.sort((a, b) => b - a) : null
}

/**
 * Returns the weight of a site beside the island being laid. Sites that make bays and headlands weigh more than those
 * that make long necks or round lumps.
 */
function snugness(site: number, centers: readonly number[], first: number): number {
  let hexsides = 0
  for (let i = first; i < centers.length; i++) hexsides += sharedHexsides(site, centers[i]!)
  return hexsides < 2 ? 3 : hexsides <= 6 ? 20 : 7
}

/** Returns the number of hexsides two tiles share: 0, 1 at a corner, 3, or 5 for a close fit. */
export function sharedHexsides(a: number, b: number): number {
  if (GRID.distance(a, b) !== TOUCHING) return 0
  const from = GRID.axial(a)
  const to = GRID.axial(b)
  const q = to.q - from.q
  const r = to.r - from.r
  return 1 + 2 * Math.min(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

/**
 * Moves the Centers and the Deep together so that the sea is equally wide on the left and right, and at the top and
 * bottom.
 */
function toMiddle(centers: readonly number[], deep: number): [number[], number] {
  const axials = centers.map(hex => GRID.axial(hex))
  const fromTop = outermost(axials.map(({ r }) => r))
  // In half hexes, 2q + r is the distance from the left edge in any row.
  const fromLeft = outermost(axials.map(({ q, r }) => 2 * q + r))
  const r = Math.floor((SEA_ROWS + 1 - fromTop) / 2)
  const q = Math.floor((2 * SEA_COLUMNS + 3 - fromLeft - 2 * r) / 4)
  const move = (hex: number) => GRID.at(plus(GRID.axial(hex), { q, r }))
  return [centers.map(move), move(deep)]
}

function outermost(numbers: readonly number[]): number {
  return Math.min(...numbers) + Math.max(...numbers)
}

/** Lists the hexes more than `columns` columns and `rows` rows in from the outer ring. */
function hexesWithin(columns: number, rows: number): number[] {
  return Array.from({ length: GRID.size }, (_, hex) => hex).filter(hex => {
    const column = GRID.column(hex)
    const row = GRID.row(hex)
    return column > columns && column <= SEA_COLUMNS - columns && row > rows && row <= SEA_ROWS - rows
  })
}
