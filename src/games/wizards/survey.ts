import { distance, plus, STEPS } from '../../hex/index.ts'
import { BOAT_PLACES, type Board, GRID } from './board.ts'
import { CODES, LAIR, PLACE_OF, type SpaceId, type TileId, territory } from './territories.ts'

/** What is amiss with the islands as they lie: what a set-up screen warns of, and what `archipelago` lays again for. */
export interface Survey {
  /** Land spaces nobody comes to on foot from the open sea; the Center of the Sacred Circle counts by way of a Stone (6). */
  readonly unreached: readonly SpaceId[]
  /** Land spaces with no way, on foot and by swims of one hex, to a boat on the open sea where it lies at the start (3.3). */
  readonly stranded: readonly SpaceId[]
  /** Parts of a tile that hang together on foot within it (Longrift has two) and have no landing from the open sea. */
  readonly landless: readonly (readonly SpaceId[])[]
  /** Mouths of the Dragon's Lair that lead neither to the open sea nor onto another tile. */
  readonly shutMouths: readonly SpaceId[]
  /** Boats on the open sea at the start; 0 to 10 (3.3). */
  readonly boats: number
  /** Islands where no boat lies at the start, each as its tiles. */
  readonly boatless: readonly (readonly TileId[])[]
}

/** The codes of a tile that a walker can land on while only sea lies around it. Throws Error where there is no such tile. */
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

/** The codes of a tile that a boat lies beside while only sea lies around it (3.3). Throws Error where there is no such tile. */
export function possibleHarbours(tile: TileId): string[] {
  const { terrain } = territory(tile)
  return landings(tile).filter(code => BOAT_PLACES.has(terrain[code]!))
}

/** Looks over a board before the game begins. */
export function survey(board: Board): Survey {
  const isSea = (hex: number) => board.ocean[hex] === 1
  const named = (hexes: readonly number[]) => hexes.map(hex => board.name(hex))

  const landing = board.land.filter(hex => board.open(hex).some(isSea))
  const boats = board
    .harbours()
    .map(space => board.hex(space))
    .filter(isSea)
  const docks = boats.flatMap(water => board.open(water).filter(hex => !board.isWater(hex)))
  const onFoot = reached(board, landing, false)
  const served = reached(board, docks, true)
  const islandsServed = new Set(docks.map(hex => board.island[hex]!))

  return {
    unreached: named(board.land.filter(hex => !onFoot[hex])),
    stranded: named(board.land.filter(hex => !served[hex])),
    landless: landless(board, new Set(landing)).map(named),
    shutMouths: shutMouths(board),
    boats: boats.length,
    boatless: islands(board)
      .filter(island => !islandsServed.has(island.number))
      .map(island => island.tiles),
  }
}

/**
 * Where a walker comes to from these land hexes, the hexes themselves among them: on foot, and by swims of one hex where
 * he `swims`. The Star Crest and the Stones need no care: no tile is drawn so that they must be crossed.
 */
function reached(board: Board, from: readonly number[], swims: boolean): Uint8Array {
  const seen = new Uint8Array(GRID.size)
  const queue: number[] = []
  const come = (hex: number) => {
    if (seen[hex] || board.isWater(hex)) return
    seen[hex] = 1
    queue.push(hex)
  }
  from.forEach(come)
  for (const hex of queue) {
    for (const next of board.open(hex)) {
      come(next)
      if (swims && board.isWater(next)) board.open(next).forEach(come)
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
