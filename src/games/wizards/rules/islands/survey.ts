import { distance, plus, STEPS } from '../../../../parts/hexes/index.ts'
import type { Board } from './board.ts'
import { GRID } from './grid.ts'
import { BOAT_PLACES, harborHexes } from './harbors.ts'
import { CODES, LAIR, PLACE_OF, type SpaceId, TERRITORIES, type TileId, territory } from './territories.ts'

/** The problems of a layout. If there are any that matter, `archipelago` and `mainland` try another. */
export interface Survey {
  /**
   * Land spaces that can't be reached on foot from the open sea. The Circle's Center counts as reached from its Stones
   * (6).
   */
  readonly unreached: readonly SpaceId[]
  /** Land spaces from which no boat on the open sea can be reached at the start, on foot and by one-hex swims (3.3). */
  readonly stranded: readonly SpaceId[]
  /**
   * Parts of tiles that nobody can land on from the open sea. All spaces of a part are connected on foot. Longrift has
   * two parts.
   */
  readonly landless: readonly (readonly SpaceId[])[]
  /** Mouths of the Dragon's Lair that lead to neither the open sea nor another tile. */
  readonly shutMouths: readonly SpaceId[]
  /** The number of boats on the open sea at the start, 0 to 10 (3.3). */
  readonly boats: number
  /** Islands without a boat on the open sea at the start, each as a list of tiles. */
  readonly boatless: readonly (readonly TileId[])[]
}

/**
 * Lists the codes of the spaces where a player can land if the tile is surrounded by sea. Throws Error for an unknown
 * tile.
 */
export function landings(tile: TileId): string[] {
  const { walls } = territory(tile)
  const center = { q: 0, r: 0 }
  return CODES.filter(code =>
    STEPS.some(
      (step, d) =>
        distance(plus(PLACE_OF[code]!, step), center) > 2 && !walls.some(w => w.code === code && w.direction === d),
    ),
  )
}

/**
 * Lists the codes of the spaces that have a boat beside them if the tile is surrounded by sea (3.3). Throws Error for
 * an unknown tile.
 */
export function possibleHarbors(tile: TileId): string[] {
  const { terrain } = territory(tile)
  return landings(tile).filter(code => BOAT_PLACES.has(terrain[code]!))
}

/** Checks a board for problems before the game begins. */
export function survey(board: Board): Survey {
  const named = (hexes: readonly number[]) => hexes.map(hex => board.name(hex))
  const landing = landingsFrom(board)
  const boats = boatsAtSea(board)
  const docks = docksOf(board, boats)
  const islandsServed = new Set(docks.map(hex => board.island[hex]!))
  return {
    unreached: named(unreached(board, landing)),
    stranded: named(stranded(board, docks)),
    landless: landless(board, new Set(landing)).map(named),
    shutMouths: shutMouths(board),
    boats: boats.length,
    boatless: islands(board)
      .filter(island => !islandsServed.has(island.number))
      .map(island => island.tiles),
  }
}

/**
 * Returns true if a survey would find no problem except an island without a boat, and if at least `leastBoats` boats
 * are on the open sea. Stops at the first problem.
 */
export function isSound(board: Board, leastBoats: number): boolean {
  const { ocean, land, numbers } = board
  const boats = harborHexes(board).filter(hex => ocean[hex] === 1)
  if (boats.length < leastBoats) return false
  const partOf = partsOfTiles()
  landed.fill(0)
  for (const hex of land) if (isBeside(board, hex, ocean)) landed[partOf[numbers[hex]!]!] = 1
  // A player who lands on a part can walk to all of it.
  for (const hex of land) if (landed[partOf[numbers[hex]!]!] === 0) return false
  return flood(board, docksOf(board, boats)) === land.length && shutMouths(board).length === 0
}

/**
 * The result of `partsOfTiles`. It is computed for the first layout, because computing it at startup would slow down
 * other commands.
 */
let parts: Int16Array | null = null
/** Set to 1 for each part that has a landing. The eighteen tiles have fewer than 256 parts. */
const landed = new Uint8Array(256)

/**
 * Returns the number of each land space's part, by space number. A part consists of the spaces of a tile that are
 * connected on foot.
 */
function partsOfTiles(): Int16Array {
  parts ??= computeParts()
  return parts
}

function computeParts(): Int16Array {
  const out = new Int16Array(CODES.length * TERRITORIES.length).fill(-1)
  let part = 0
  for (const [t, { walls }] of TERRITORIES.entries()) {
    for (let first = 0; first < CODES.length; first++) {
      if (out[CODES.length * t + first] !== -1) continue
      const queue = [first]
      out[CODES.length * t + first] = part
      for (const at of queue) {
        const code = CODES[at]!
        for (let d = 0; d < 6; d++) {
          if (walls.some(w => w.code === code && w.direction === d)) continue
          const { q, r } = plus(PLACE_OF[code]!, STEPS[d]!)
          const next = CODES.findIndex(c => PLACE_OF[c]!.q === q && PLACE_OF[c]!.r === r)
          if (next < 0 || out[CODES.length * t + next] !== -1) continue
          out[CODES.length * t + next] = part
          queue.push(next)
        }
      }
      part++
    }
  }
  return out
}

/** Buffers reused by every flood fill, because laying islands takes hundreds. */
const flooded = new Uint8Array(GRID.size)
const wave = new Int16Array(GRID.size)

/** Counts the land hexes reachable from the given hexes on foot and by swims of one hex, including the given hexes. */
function flood({ ways, water }: Board, from: readonly number[]): number {
  flooded.fill(0)
  let end = 0
  for (let i = 0; i < from.length; i++) {
    const hex = from[i]!
    if (flooded[hex] !== 0) continue
    flooded[hex] = 1
    wave[end++] = hex
  }
  for (let at = 0; at < end; at++) {
    const hex = wave[at]!
    for (let i = 6 * hex; i < 6 * hex + 6; i++) {
      const next = ways[i]!
      if (next < 0 || flooded[next] !== 0) continue
      if (water[next] === 0) {
        flooded[next] = 1
        wave[end++] = next
      } else {
        // It is enough to cross each water hex once, because that reaches all the land beside it.
        flooded[next] = 1
        for (let j = 6 * next; j < 6 * next + 6; j++) {
          const beyond = ways[j]!
          if (beyond < 0 || flooded[beyond] !== 0 || water[beyond] === 1) continue
          flooded[beyond] = 1
          wave[end++] = beyond
        }
      }
    }
  }
  return end
}

/** Lists the land hexes that can be reached directly from the open sea. */
const landingsFrom = (board: Board): number[] => board.land.filter(hex => isBeside(board, hex, board.ocean))

function isBeside(board: Board, hex: number, marked: Uint8Array): boolean {
  for (let i = 6 * hex; i < 6 * hex + 6; i++) if (board.ways[i]! >= 0 && marked[board.ways[i]!]) return true
  return false
}

const boatsAtSea = (board: Board): number[] => harborHexes(board).filter(hex => board.ocean[hex] === 1)

const docksOf = (board: Board, boats: readonly number[]): number[] =>
  boats.flatMap(water => board.open(water).filter(hex => !board.isWater(hex)))

function unreached(board: Board, landing: readonly number[]): number[] {
  const onFoot = reached(board, landing, false)
  return board.land.filter(hex => !onFoot[hex])
}

function stranded(board: Board, docks: readonly number[]): number[] {
  const served = reached(board, docks, true)
  return board.land.filter(hex => !served[hex])
}

/**
 * Marks the land hexes reachable from the given hexes on foot and, if `swims` is true, by swimming one hex at a time.
 * The given hexes are included. The Star Crest and the Stones need no special case, because no tile requires crossing
 * them.
 */
function reached(board: Board, from: readonly number[], swims: boolean): Uint8Array {
  const seen = new Uint8Array(GRID.size)
  const queue: number[] = []
  const visit = (hex: number) => {
    if (seen[hex] || board.isWater(hex)) return
    seen[hex] = 1
    queue.push(hex)
  }
  from.forEach(visit)
  const { ways } = board
  for (const hex of queue) {
    for (let i = 6 * hex; i < 6 * hex + 6; i++) {
      const next = ways[i]!
      if (next < 0) continue
      visit(next)
      if (swims && board.isWater(next)) for (let j = 6 * next; j < 6 * next + 6; j++) if (ways[j]! >= 0) visit(ways[j]!)
    }
  }
  return seen
}

function landless(board: Board, landing: ReadonlySet<number>): number[][] {
  const parts = GRID.groups(
    hex => !board.isWater(hex),
    (a, b) => board.territoryAt[a] === board.territoryAt[b] && !board.isBarred(a, GRID.direction(a, b)),
  )
  const landed = new Set([...landing].map(hex => parts.of[hex]))
  const without = new Map<number, number[]>()
  for (const hex of board.land) {
    const part = parts.of[hex]!
    if (!landed.has(part)) without.set(part, [...(without.get(part) ?? []), hex])
  }
  return [...without.values()]
}

function shutMouths(board: Board): SpaceId[] {
  return landings(LAIR)
    .map(code => `${LAIR}.${code}`)
    .filter(mouth => {
      const hex = board.hex(mouth)
      if (hex < 0) return false
      return !board
        .open(hex)
        .some(next => (board.isWater(next) ? board.ocean[next] === 1 : board.territoryAt[next]?.id !== LAIR))
    })
}

function islands(board: Board): { number: number; tiles: TileId[] }[] {
  const found = new Map<number, TileId[]>()
  for (const { tile, hex } of board.placements) {
    const number = board.island[hex]!
    found.set(number, [...(found.get(number) ?? []), tile])
  }
  return [...found].map(([number, tiles]) => ({ number, tiles }))
}
