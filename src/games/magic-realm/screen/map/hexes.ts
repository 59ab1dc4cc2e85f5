import type { BoardCell } from '../../../../screen/kit/game-screen.ts'
import type { ChartPosition, ChartTile } from './chart.ts'

/** The size of a tile, a flat-topped hex of `2 * slant` rows. Its slanted edges shift by one column per row. */
export interface HexSize {
  /** The number of columns along the upper and lower edges. */
  readonly edge: number
  /** The number of rows along a slanted edge. */
  readonly slant: number
}

/** Returns the width of a tile's widest row, in columns. */
export const hexColumns = ({ edge, slant }: HexSize): number => edge + 2 * slant - 1

export const hexRows = ({ slant }: HexSize): number => 2 * slant

/** Returns the range of columns in a tile's row. `to` is exclusive. */
export function hexRow(size: HexSize, row: number): { readonly from: number; readonly to: number } {
  const indent = row < size.slant ? size.slant - 1 - row : row - size.slant
  return { from: indent, to: hexColumns(size) - indent }
}

/** Anything made up of tiles with positions. */
interface Tiled {
  readonly tiles: readonly Pick<ChartTile, 'q' | 'r'>[]
}

/** The bounding box of the tiles. */
interface Bounds {
  readonly west: number
  readonly north: number
  readonly columns: number
  readonly rows: number
}

const corner = ({ edge, slant }: HexSize, { q, r }: Pick<ChartTile, 'q' | 'r'>): BoardCell => ({
  x: q * (edge + slant),
  y: (2 * r + q) * slant,
})

/**
 * Returns the bounding box of the map. It includes an extra row at the top and an extra column on both sides for the
 * edges.
 */
export function mapBounds(chart: Tiled, size: HexSize): Bounds {
  const corners = chart.tiles.map(tile => corner(size, tile))
  if (corners.length === 0) return { west: 0, north: 0, columns: 0, rows: 0 }
  const west = Math.min(...corners.map(({ x }) => x)) - 1
  const north = Math.min(...corners.map(({ y }) => y)) - 1
  const east = Math.max(...corners.map(({ x }) => x)) + hexColumns(size) + 1
  const south = Math.max(...corners.map(({ y }) => y)) + hexRows(size)
  return { west, north, columns: east - west, rows: south - north }
}

/** Returns the upper left cell of a tile in the picture of the whole map. */
export function tileCorner(chart: Tiled, size: HexSize, tile: Pick<ChartTile, 'q' | 'r'>): BoardCell {
  const { west, north } = mapBounds(chart, size)
  const { x, y } = corner(size, tile)
  return { x: x - west, y: y - north }
}

/**
 * Returns the cell of a position on a tile, relative to the tile's upper left cell. It is at least `margin` columns
 * from the tile's edges.
 */
export function placeCell(size: HexSize, { across, down }: ChartPosition, margin = 1): BoardCell {
  const [columns, rows] = [hexColumns(size), hexRows(size)]
  const y = clamp(Math.round(((down + 1) / 2) * (rows - 1)), 0, rows - 1)
  const { from, to } = hexRow(size, y)
  const x = Math.round(((across + 1) / 2) * (columns - 1))
  return { x: clamp(x, from + margin, to - 1 - margin), y }
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value))

/** Returns the cells of a straight line between two cells, including both. */
export function lineCells(from: BoardCell, to: BoardCell): BoardCell[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const steps = Math.max(Math.abs(dx), Math.abs(dy))
  if (steps === 0) return [from]
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: from.x + Math.round((dx * i) / steps),
    y: from.y + Math.round((dy * i) / steps),
  }))
}

/** Returns the cells of a straight line between two cells, with one cell per row. */
export function rowCells(from: BoardCell, to: BoardCell): BoardCell[] {
  const rows = Math.abs(to.y - from.y)
  if (rows === 0) return [from]
  return Array.from({ length: rows + 1 }, (_, i) => ({
    x: from.x + Math.round(((to.x - from.x) * i) / rows),
    y: from.y + Math.sign(to.y - from.y) * i,
  }))
}
