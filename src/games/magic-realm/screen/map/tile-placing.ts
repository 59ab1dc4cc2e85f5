import { Canvas } from '../../../../screen/kit/canvas.ts'
import type { BoardCell, MapWindow } from '../../../../screen/kit/game-screen.ts'
import { scrollToArea } from '../../../../screen/kit/scrolling.ts'
import { pad } from '../../../../terminal/text.ts'
import { isFilled, type Look, lookPainter } from '../looks.ts'
import type { RealmStyle } from '../tables.ts'
import { type Chart, type ChartTile, type Edge, TILE_EDGES } from './chart.ts'
import { type HexSize, hexColumns, hexRow, hexRows, mapBounds, tileCorner } from './hexes.ts'
import { outline } from './overview.ts'
import { drawTile } from './tile.ts'

/** A size with room for names and for roads at the edges. Tiles are eight columns and four rows apart. */
const PLAN: HexSize = { edge: 6, slant: 2 }
/** The width of the picture of the tile in hand. */
const HAND_COLUMNS = 42

/** A map under construction. */
export interface Laying {
  /** All placed tiles, with the tile in hand where the selected answer would put it. */
  readonly chart: Chart
  /** The tile in hand, or null if no placement of it is shown. */
  readonly tried: string | null
  /** The legal positions of the tile in hand. */
  readonly places: readonly Pick<ChartTile, 'q' | 'r'>[]
}

/**
 * Draws a plan of the placed tiles and the legal positions. Beside the plan it draws the tile in hand as it would be
 * placed, with its neighbors.
 */
export function drawLaying(laying: Laying, window: MapWindow, style: RealmStyle): string[] {
  const { chart, tried } = laying
  const tile = chart.tiles.find(({ id }) => id === tried)
  if (!tile) return drawPlan(laying, window, style)
  const hand = { columns: Math.min(HAND_COLUMNS, window.columns >> 1), rows: window.rows }
  const plan = drawPlan(laying, { columns: window.columns - hand.columns, rows: window.rows }, style)
  const nothing = { cursor: null, reach: new Set<string>(), meant: null, steps: [] }
  const picture = drawTile(chart, tile, [], { ...nothing, window: hand, from: { x: 0, y: 0 }, style })
  return plan.map((line, row) => pad(`${line}${picture[row] ?? ''}`, window.columns))
}

function drawPlan({ chart, tried, places }: Laying, window: MapWindow, style: RealmStyle): string[] {
  // Include the legal positions in the bounding box.
  const all = { tiles: [...chart.tiles, ...places] }
  const corner = (one: Pick<ChartTile, 'q' | 'r'>): BoardCell => tileCorner(all, PLAN, one)
  const { columns, rows } = mapBounds(all, PLAN)
  const seen = chart.tiles.find(({ id }) => id === tried) ?? chart.tiles.at(-1)
  const at = seen ? corner(seen) : { x: 0, y: 0 }
  const begun = scrollToArea([at.x - 1, at.y - 1, at.x + hexColumns(PLAN), at.y + hexRows(PLAN)], null, window, {
    columns,
    rows,
  })
  const from = {
    x: columns < window.columns ? -((window.columns - columns) >> 1) : begun.x,
    y: rows < window.rows ? -((window.rows - rows) >> 1) : begun.y,
  }
  const canvas = new Canvas<Look>(window.columns, window.rows, from.x, from.y)
  for (const place of places) drawPlace(canvas, corner(place))
  for (const tile of chart.tiles) if (tile.id !== tried) drawPlanned(canvas, tile, corner(tile), false, style)
  if (seen && seen.id === tried) drawPlanned(canvas, seen, corner(seen), true, style)
  return canvas.paint(lookPainter(style))
}

/** Marks a legal position. */
function drawPlace(canvas: Canvas<Look>, at: BoardCell): void {
  const middle = at.x + (hexColumns(PLAN) >> 1)
  for (const x of [middle - 1, middle, middle + 1]) canvas.shade(x, at.y + 1, 'reach-plate')
  canvas.put(middle, at.y + 1, '+', 'reach')
}

/** Draws a tile with its name and the roads at its edges. The tile in hand is highlighted. */
function drawPlanned(canvas: Canvas<Look>, tile: ChartTile, at: BoardCell, isTried: boolean, style: RealmStyle): void {
  const wide = hexColumns(PLAN)
  if (!isFilled(style)) outline(canvas, PLAN, tile, at)
  for (let row = 0; row < hexRows(PLAN); row++) {
    const { from, to } = hexRow(PLAN, row)
    for (let x = from; x < to; x++) {
      const ground: Look = isTried ? 'cursor-plate' : `${tile.ground}-${x === from ? 'rim' : 'ground'}`
      canvas.shade(at.x + x, at.y + row, ground)
    }
  }
  const [first = '', ...more] = tile.name.split(' ')
  const words = [tile.short ?? first, ...more]
  for (const [i, word] of words.entries()) {
    const x = at.x + ((wide - word.length) >> 1)
    canvas.write(x, at.y + 1 + i, word, isTried ? 'cursor' : `${tile.ground}-name`)
    if (isTried && i === 0 && !isFilled(style)) canvas.put(x - 1, at.y + 1, style.glyphs.cursor, 'cursor')
  }
  for (const { edge } of tile.exits) {
    const { x, y } = roadOver(edge)
    canvas.put(at.x + x, at.y + y, style.glyphs.hatchedRoad, 'way-road')
  }
}

/** Returns the cell where a road crosses an edge in the plan. */
function roadOver(edge: Edge): BoardCell {
  const isUpper = edge < 2 || edge === TILE_EDGES.length - 1
  const y = isUpper ? 0 : hexRows(PLAN) - 1
  const { from, to } = hexRow(PLAN, y)
  if (edge % 3 === 0) return { x: (from + to - 1) >> 1, y }
  return { x: edge < 3 ? to - 1 : from, y }
}
