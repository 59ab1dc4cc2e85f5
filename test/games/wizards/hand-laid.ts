import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { GRID, type Placement, SEA_COLUMNS, SEA_ROWS } from '../../../src/games/wizards/rules/islands/grid.ts'
import type { TileId } from '../../../src/games/wizards/rules/islands/territories.ts'
import { plus } from '../../../src/parts/hexes/index.ts'

/** The middle of the board. */
export const MIDDLE = GRID.hex((SEA_COLUMNS + 1) >> 1, (SEA_ROWS + 1) >> 1)

/** Returns the hex at these steps of q and r from the middle. */
export const fromMiddle = (q: number, r: number): number => GRID.at(plus(GRID.axial(MIDDLE), { q, r }))

export type Laid = readonly [tile: TileId, q: number, r: number, turn: number]

/** Returns tiles with their Centers at these steps of q and r from the middle. */
export const placed = (...tiles: readonly Laid[]): Placement[] =>
  tiles.map(([tile, q, r, turn]) => ({ tile, hex: fromMiddle(q, r), turn }))

/** Returns the board of tiles laid by hand. */
export const laid = (...tiles: readonly Laid[]): Board => Board.lay(placed(...tiles))

/** Returns the neighbors of a hex without a wall between, read from the walls themselves. */
const unbarred = (board: Board, hex: number): number[] =>
  [0, 1, 2, 3, 4, 5]
    .filter(d => (board.barred[hex]! & (1 << d)) === 0)
    .map(d => GRID.neighbor(hex, d))
    .filter(next => next >= 0)

/** Returns the water hexes connected to the water around the board. */
export function oceanOf(board: Board): Set<number> {
  const ocean = new Set([0])
  for (const hex of ocean) {
    for (let d = 0; d < 6; d++) {
      const next = GRID.neighbor(hex, d)
      if (next >= 0 && board.ground[next] === 'water') ocean.add(next)
    }
  }
  return ocean
}

/** Returns the land hexes that can be reached from these waters. */
export const shoresOf = (board: Board, waters: ReadonlySet<number>): number[] =>
  board.land.filter(hex => unbarred(board, hex).some(next => waters.has(next)))

/**
 * Returns everything reachable from these land hexes on foot and, with `swims`, by swims of one hex. Stones and the
 * Star Crest end the walk.
 */
export function walked(board: Board, from: readonly number[], swims = false): Set<number> {
  const seen = new Set(from)
  const isLand = (hex: number) => board.ground[hex] !== 'water'
  for (const hex of seen) {
    const ground = board.ground[hex]
    const near = unbarred(board, hex)
    if (ground === 'stone') for (const next of near) if (board.ground[next] === 'ruktal') seen.add(next)
    if (ground === 'stone' || ground === 'star-crest' || ground === 'ruktal') continue
    const over = swims ? near.filter(next => !isLand(next)).flatMap(water => unbarred(board, water)) : []
    for (const next of [...near, ...over]) if (isLand(next)) seen.add(next)
  }
  return seen
}
