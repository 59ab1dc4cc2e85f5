import { Canvas } from '../../../../screen/kit/canvas.ts'
import type { BoardCell, MapWindow } from '../../../../screen/kit/game-screen.ts'
import { cut, pad, width, wrap } from '../../../../terminal/text.ts'
import type { WayKind } from '../../rules/pieces/tiles.ts'
import { isFilled, type Look, lookPainter, pieceSign } from '../looks.ts'
import type { RealmStyle } from '../tables.ts'
import {
  type Chart,
  type ChartClearing,
  type ChartTile,
  type Edge,
  edgePlace,
  edgeTo,
  neighborTile,
  TILE_EDGES,
} from './chart.ts'
import { type HexSize, hexColumns, hexRow, hexRows, lineCells, placeCell, rowCells } from './hexes.ts'
import { nearestToCell, outline } from './overview.ts'
import type { DrawRequest } from './request.ts'

export interface ListLine {
  /** The clearing that the line describes, or null for the whole tile. */
  readonly clearing: string | null
  readonly text: string
}

/** The layout of a window with a tile and its list. */
interface TileWindow {
  readonly size: HexSize
  /** The upper left cell of the tile. */
  readonly at: BoardCell
  /** The size of the drawing, in cells. */
  readonly columns: number
  readonly rows: number
  /** The area of the list, or null if there is no room for it. */
  readonly list: { readonly x: number; readonly y: number; readonly columns: number; readonly rows: number } | null
}

/** The minimum width of a window that has room for the list beside the tile, and the width of the list. */
const BESIDE_FROM = 72
const LIST_COLUMNS = 30
/** The minimum height of a window that has room for the list below the tile, and the height of the list. */
const BELOW_FROM = 20
const LIST_ROWS = 8
/** The minimum margin on both sides for the neighbors' names. */
const MARGIN = 6
/** The maximum ratio of a tile's width to its height, in cells. */
const WIDEST = 3.6

/** Computes the layout for a window size. */
function tileWindow({ columns, rows }: MapWindow): TileWindow {
  const isBeside = columns >= BESIDE_FROM
  const isBelow = !isBeside && rows >= BELOW_FROM
  const wide = isBeside ? columns - LIST_COLUMNS - 1 : columns
  const high = isBelow ? rows - LIST_ROWS : rows
  const slant = Math.max(2, Math.floor((high - 2) / 2))
  const most = Math.min(wide - 2 * MARGIN, Math.round(2 * slant * WIDEST))
  const size: HexSize = { slant, edge: Math.max(4, most - 2 * slant + 1) }
  const list = isBeside
    ? { x: wide + 1, y: 0, columns: LIST_COLUMNS, rows }
    : isBelow
      ? { x: 1, y: high, columns: columns - 2, rows: LIST_ROWS }
      : null
  const y = Math.max(1, (high - 2 * slant) >> 1)
  return { size, at: { x: (wide - hexColumns(size)) >> 1, y }, columns: wide, rows: high, list }
}

/** Draws one large tile with its neighbors' names, and a list of the contents of its clearings. */
export function drawTile(chart: Chart, tile: ChartTile, list: readonly ListLine[], request: DrawRequest): string[] {
  const { window, style } = request
  const shared = tileWindow(window)
  const { size, at } = shared
  const canvas = new Canvas<Look>(shared.columns, shared.rows)
  if (isFilled(style)) fill(canvas, size, tile, at)
  else outline(canvas, size, tile, at)
  for (const edge of TILE_EDGES) drawNeighbor(canvas, chart, tile, edge, shared)
  const spots = platesOf(tile, shared)
  drawWays(canvas, tile, spots, shared, style)
  drawTitle(canvas, tile, spots, shared)
  drawSteps(canvas, tile, spots, shared, request)
  for (const clearing of tile.clearings) drawPlate(canvas, clearing, spots.get(clearing.id), request)
  return withList(canvas.paint(lookPainter(style)), list, shared, request)
}

function fill(canvas: Canvas<Look>, size: HexSize, { ground }: ChartTile, at: BoardCell): void {
  const rows = hexRows(size)
  for (let row = 0; row < rows; row++) {
    const { from, to } = hexRow(size, row)
    for (let x = from; x < to; x++) {
      const isRim = row === 0 || row === rows - 1 || x < from + 2 || x >= to - 2
      canvas.shade(at.x + x, at.y + row, isRim ? `${ground}-rim` : `${ground}-ground`)
    }
  }
}

function edgeCell(edge: Edge, { size, at }: TileWindow): BoardCell {
  const { x, y } = placeCell(size, edgePlace(edge), 0)
  return { x: at.x + x, y: at.y + y }
}

/** Draws the name of the neighboring tile across an edge. */
function drawNeighbor(
  canvas: Canvas<Look>,
  chart: Chart,
  tile: ChartTile,
  edge: Edge,
  { size, at, columns }: TileWindow,
): void {
  const other = neighborTile(chart, tile, edge)
  if (!other) return
  const rows = hexRows(size)
  const right = at.x + hexColumns(size)
  const upper = 1
  const lower = rows - 2
  const indent = hexRow(size, upper).from
  const room = { west: at.x + indent - 1, east: columns - (right - indent) - 1 }
  // The name includes the clearing at the other end of the road.
  const number = tile.exits.find(exit => exit.edge === edge && exit.to !== null)?.to?.slice(-1)
  const end = number === undefined ? '' : ` ${number}`
  const name = (most: number) => {
    const [first = ''] = other.name.split(' ')
    const fits = [other.name, first, other.short ?? ''].find(word => word !== '' && width(word) + width(end) <= most)
    const word = fits ?? first.slice(0, Math.max(0, most - width(end)))
    return `${word}${end}`
  }
  const write = (x: number, y: number, text: string) => canvas.write(x, at.y + y, text, 'neighbor')
  const middle = (text: string) => at.x + ((hexColumns(size) - width(text)) >> 1)
  if (edge === 0) write(middle(name(columns)), -1, name(columns))
  else if (edge === 3) write(middle(name(columns)), rows, name(columns))
  else if (edge < 3) write(right - indent + 1, edge === 1 ? upper : lower, name(room.east))
  else {
    const text = name(room.west)
    write(room.west - width(text), edge === 5 ? upper : lower, text)
  }
}

/** The width of a clearing's number with a mark on each side, without the pieces. */
const PLATE = 3

/** Returns positions for the clearings' numbers, avoiding overlaps. */
function platesOf({ clearings }: ChartTile, { size, at }: TileWindow): Map<string, BoardCell> {
  const taken: BoardCell[] = []
  const spots = new Map<string, BoardCell>()
  for (const { id, place } of clearings) {
    const wanted = placeCell(size, place, PLATE + 1)
    const free = nudges(size, wanted).find(one =>
      taken.every(other => other.y !== one.y || Math.abs(other.x - one.x) > 2 * PLATE + 2),
    )
    const spot = free ?? wanted
    taken.push(spot)
    spots.set(id, { x: at.x + spot.x, y: at.y + spot.y })
  }
  return spots
}

/** Lists positions on the tile around the given one: nearest row first, then nearest column. */
function nudges(size: HexSize, { x, y }: BoardCell): BoardCell[] {
  const out: BoardCell[] = []
  for (const dy of [0, 1, -1, 2, -2])
    for (const dx of [0, 3, -3, 6, -6]) {
      const row = y + dy
      if (row < 0 || row >= hexRows(size)) continue
      const { from, to } = hexRow(size, row)
      if (x + dx > from + PLATE && x + dx < to - PLATE) out.push({ x: x + dx, y: row })
    }
  return out
}

function drawWays(
  canvas: Canvas<Look>,
  tile: ChartTile,
  spots: ReadonlyMap<string, BoardCell>,
  shared: TileWindow,
  style: RealmStyle,
): void {
  for (const { edge, clearing } of tile.exits) {
    const from = spots.get(clearing)
    if (from) drawWay(canvas, from, edgeCell(edge, shared), 'road', style)
  }
  for (const { from, to, kind, isKnown } of tile.ways) {
    const [begin, end] = [spots.get(from), spots.get(to)]
    if (begin && end && isKnown) drawWay(canvas, begin, end, kind, style)
  }
}

/** Draws a roadway. Roads show their direction in each cell, and other kinds have their own symbols. */
function drawWay(canvas: Canvas<Look>, from: BoardCell, to: BoardCell, kind: WayKind, style: RealmStyle): void {
  const { glyphs } = style
  const isHatched = isFilled(style) && kind === 'road'
  const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)]
  const isSteep = dx <= 2 * dy
  const slope = to.x === from.x ? '|' : to.x > from.x === to.y > from.y ? '\\' : '/'
  const cells = !isHatched && isSteep ? rowCells(from, to) : lineCells(from, to)
  for (const [i, { x, y }] of cells.entries()) {
    if (i === 0) continue
    const isLevel = cells[i - 1]?.y === y && (cells[i + 1]?.y ?? y) === y
    const road = isSteep || !isLevel ? slope : glyphs.roadAcross
    const isSet = kind === 'road' || kind === 'tunnel' || isSteep || (x + 2 * y) % 3 === 0
    if (isSet)
      canvas.put(x, y, isHatched ? glyphs.hatchedRoad : kind === 'road' ? road : glyphs[`${kind}Way`], `way-${kind}`)
  }
}

/** Draws the tile's name in free cells, off the roads if possible and close to the upper or lower edge. */
function drawTitle(
  canvas: Canvas<Look>,
  tile: ChartTile,
  spots: ReadonlyMap<string, BoardCell>,
  shared: TileWindow,
): void {
  const { size, at } = shared
  const rows = hexRows(size)
  const length = width(tile.name)
  let best: { readonly x: number; readonly y: number; readonly cost: number } | null = null
  for (let row = 0; row < rows; row++) {
    const { from, to } = hexRow(size, row)
    for (let x = from + 2; x + length < to - 1; x++) {
      const [left, y] = [at.x + x, at.y + row]
      const isTaken = [...spots.values()].some(
        spot => spot.y === y && left < spot.x + 2 * PLATE + 2 && left + length > spot.x - PLATE,
      )
      if (isTaken) continue
      let roads = 0
      for (let i = -1; i <= length; i++) if (!canvas.isEmpty(left + i, y)) roads++
      const cost = 20 * roads + 2 * Math.min(row, rows - 1 - row) + Math.abs(x + length / 2 - hexColumns(size) / 2) / 4
      if (!best || cost < best.cost) best = { x: left, y, cost }
    }
  }
  if (best) canvas.write(best.x, best.y, tile.name, `${tile.ground}-name`)
}

/**
 * Draws the phase number, or a dot if the step isn't recorded, in the middle of each step of the path. Steps to other
 * tiles end at the edge.
 */
function drawSteps(
  canvas: Canvas<Look>,
  tile: ChartTile,
  spots: ReadonlyMap<string, BoardCell>,
  shared: TileWindow,
  { steps, style }: DrawRequest,
): void {
  const end = (one: string, other: string): BoardCell | null => {
    const spot = spots.get(one)
    if (spot) return spot
    const edge = edgeTo(tile, other, one)
    return edge === null ? null : edgeCell(edge, shared)
  }
  for (const { from, to, phase } of steps) {
    const [begin, goal] = [end(from, to), end(to, from)]
    if (!begin || !goal || (!spots.has(from) && !spots.has(to))) continue
    const cells = lineCells(begin, goal)
    for (const { x, y } of cells.slice(2, -1)) canvas.tint(x, y, 'trail')
    const middle = cells[cells.length >> 1]
    if (middle) canvas.write(middle.x, middle.y, phase === null ? style.glyphs.trailStep : String(phase), 'trail')
  }
}

/** Draws a clearing's number between its marks, followed by the symbols of up to five pieces. */
function drawPlate(
  canvas: Canvas<Look>,
  { id, number, terrain, pieces }: ChartClearing,
  spot: BoardCell | undefined,
  { style, cursor, reach, meant }: DrawRequest,
): void {
  if (!spot) return
  const { glyphs } = style
  const { x, y } = spot
  const isCursor = cursor === id
  const isReach = reach.has(id)
  const ground: Look = isCursor ? 'cursor-plate' : isReach ? 'reach-plate' : `${terrain}-plate`
  const look: Look = isCursor ? 'cursor' : isReach ? 'reach' : `${terrain}-number`
  const before = isCursor ? glyphs.cursor : isReach ? glyphs.arrow : isFilled(style) ? ' ' : '('
  const after = meant === id ? glyphs.meantRight : isFilled(style) ? ' ' : ')'
  const text = `${meant === id ? glyphs.meantLeft : before}${number}${after}`
  for (let i = 0; i < PLATE; i++) canvas.shade(x - 1 + i, y, ground)
  canvas.write(x - 1, y, text, look)
  for (const [i, piece] of pieces.slice(0, PLATE + 2).entries()) {
    const { sign, look: own } = pieceSign(piece, style)
    canvas.shade(x + 2 + i, y, piece.kind === 'you' ? 'you-plate' : piece.kind === 'character' ? null : 'woods-plate')
    canvas.put(x + 2 + i, y, sign, own)
  }
}

/** Adds as much of the list as fits beside or below the drawing. */
function withList(
  drawn: readonly string[],
  list: readonly ListLine[],
  shared: TileWindow,
  { window, style, cursor }: DrawRequest,
): string[] {
  const room = shared.list
  const wide = (line: string) => pad(line, window.columns)
  if (!room) return drawn.map(wide)
  const lines = list.flatMap(({ clearing, text }) =>
    wrap(style.words(text), room.columns, '  ').map((line, i) =>
      clearing !== null && clearing === cursor && i === 0 ? style.paint('title', line) : line,
    ),
  )
  const shown = lines.slice(0, room.rows)
  if (lines.length > room.rows && shown.length > 0)
    shown[shown.length - 1] =
      cut(`${shown.at(-1)}`, room.columns - 2, '') + style.paint('dim', ` ${style.glyphs.ellipsis}`)
  if (room.x > 1) return drawn.map((line, i) => wide(`${pad(line, room.x)}${shown[i] ?? ''}`))
  return [...drawn.map(wide), ...Array.from({ length: room.rows }, (_, i) => wide(` ${shown[i] ?? ''}`))]
}

/** Returns the upper left corner of a tile's window. The windows of all tiles lie side by side. */
export function followedTile(chart: Chart, tile: ChartTile, window: MapWindow): BoardCell {
  return { x: Math.max(0, chart.tiles.indexOf(tile)) * window.columns, y: 0 }
}

/** Returns the tile with the window that starts nearest to this corner, or null if there are no tiles. */
export const tileFrom = (chart: Chart, from: BoardCell, window: MapWindow): ChartTile | null =>
  chart.tiles[Math.max(0, Math.min(chart.tiles.length - 1, Math.round(from.x / window.columns)))] ?? null

/** Returns the clearing nearest to a cell of a tile window. Returns null outside the drawing. */
export function clearingAtTile(chart: Chart, cell: BoardCell, window: MapWindow): string | null {
  const tile = chart.tiles[Math.floor(cell.x / window.columns)]
  if (!tile) return null
  const shared = tileWindow(window)
  const x = cell.x - chart.tiles.indexOf(tile) * window.columns
  return x >= shared.columns || cell.y >= shared.rows ? null : nearestToCell(platesOf(tile, shared), { x, y: cell.y })
}
