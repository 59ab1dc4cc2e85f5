import { type Axial, HexGrid, rotate } from '../../../../parts/hexes/index.ts'
import { BOARD_SIZE, CODES, PLACE_OF, type TileId } from './territories.ts'

/** The size of the game board's sea. The grid adds a ring of water for boats that round an island at the border (6). */
export const SEA_COLUMNS = BOARD_SIZE.columns
export const SEA_ROWS = BOARD_SIZE.rows
/** The game board's hexes and a ring of water around them. Hex (1, 1) is the first hex of the board. */
export const GRID = new HexGrid(SEA_COLUMNS + 2, SEA_ROWS + 2)

/**
 * Returns true for a hex of the board proper, excluding the outer ring. Returns false for -1, which is off the grid.
 */
export function onBoard(hex: number): boolean {
  const column = GRID.column(hex)
  const row = GRID.row(hex)
  return column >= 1 && column <= SEA_COLUMNS && row >= 1 && row <= SEA_ROWS
}

/** The distance of a tile's edge from its Center, in hexes. */
export const RADIUS = 2

/** A tile on the board: the hex of its Center, and its clockwise rotation in sixths. */
export interface Placement {
  readonly tile: TileId
  readonly hex: number
  readonly turn: number
}

/** The offset of each code from the Center, for each of the six rotations, in the order of CODES. */
const LAID: readonly (readonly Axial[])[] = [0, 1, 2, 3, 4, 5].map(turn =>
  CODES.map(code => rotate(PLACE_OF[code]!, turn)),
)

/** Returns the offset of each code from the Center of a rotated tile, in the order of CODES. */
export const laidOut = (turn: number): readonly Axial[] => LAID[((turn % 6) + 6) % 6]!

/** Returns the hexes a tile covers, in the order of CODES, with -1 for a hex off the grid. */
export function footprint(hex: number, turn: number): number[] {
  const { q, r } = GRID.axial(hex)
  return laidOut(turn).map(place => GRID.hexAt(q + place.q, r + place.r))
}

/**
 * Returns true if a tile can be laid with its Center at this hex: every hex must be on the board and unoccupied (3.22).
 */
export function fits(placements: readonly Placement[], hex: number): boolean {
  const taken = new Set(placements.flatMap(p => footprint(p.hex, 0)))
  return footprint(hex, 0).every(h => onBoard(h) && !taken.has(h))
}
