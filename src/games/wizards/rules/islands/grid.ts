import { type Axial, HexGrid, rotate } from '../../../../parts/hexes/index.ts'
import { BOARD_SIZE, CODES, PLACE_OF, type TileId } from './territories.ts'

/** The sea of the game board, and in the grid one more ring of water for boats that round an island at the border (6, rule of sailing). */
export const SEA_COLUMNS = BOARD_SIZE.columns
export const SEA_ROWS = BOARD_SIZE.rows
/** The grid with that ring: hex (1, 1) is the first of the board. */
export const GRID = new HexGrid(SEA_COLUMNS + 2, SEA_ROWS + 2)

/** Whether a hex belongs to the board proper and not to the outer ring; -1, which is off the grid, does not. */
export function onBoard(hex: number): boolean {
  const column = GRID.column(hex)
  const row = GRID.row(hex)
  return column >= 1 && column <= SEA_COLUMNS && row >= 1 && row <= SEA_ROWS
}

/** A tile reaches so many hexes from its Center. */
export const RADIUS = 2

/** A tile as it lies: which, the hex of its Center, and how many sixths it is turned clockwise. */
export interface Placement {
  readonly tile: TileId
  readonly hex: number
  readonly turn: number
}

/** Where each code lies from the Center, for each of the six turns. */
const LAID: readonly (readonly Axial[])[] = [0, 1, 2, 3, 4, 5].map(turn =>
  CODES.map(code => rotate(PLACE_OF[code]!, turn)),
)

/** Where each code lies from the Center of a tile turned so many sixths, in the order of CODES. */
export const laidOut = (turn: number): readonly Axial[] => LAID[((turn % 6) + 6) % 6]!

/** The hexes a tile covers, in the order of CODES. A hex off the grid is -1. */
export function footprint(hex: number, turn: number): number[] {
  const { q, r } = GRID.axial(hex)
  return laidOut(turn).map(place => GRID.hexAt(q + place.q, r + place.r))
}

/** Whether a tile may lie here: every hex on the board and on bare water (3.22). */
export function fits(placements: readonly Placement[], hex: number): boolean {
  const taken = new Set(placements.flatMap(p => footprint(p.hex, 0)))
  return footprint(hex, 0).every(h => onBoard(h) && !taken.has(h))
}
