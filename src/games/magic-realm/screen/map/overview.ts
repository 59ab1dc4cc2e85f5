import { Canvas } from '../../../../screen/kit/canvas.ts'
import type { BoardCell, MapWindow } from '../../../../screen/kit/game-screen.ts'
import { scrollAlong } from '../../../../screen/kit/scrolling.ts'
import type { WayKind } from '../../rules/pieces/tiles.ts'
import { isFilled, type Look, lookPainter, pieceSign } from '../looks.ts'
import {
  type Chart,
  type ChartClearing,
  type ChartPiece,
  type ChartTile,
  edgePlace,
  edgeTo,
  tileOfClearing,
} from './chart.ts'
import { type HexSize, hexColumns, hexRow, hexRows, lineCells, mapBounds, placeCell, tileCorner } from './hexes.ts'
import type { DrawRequest } from './request.ts'

/** The large size, with roads and chits. Tiles are thirteen columns and eight rows apart. */
export const LARGE: HexSize = { edge: 9, slant: 4 }
/** The smallest size with names and clearings. Tiles are seven columns and four rows apart. */
export const SMALL: HexSize = { edge: 5, slant: 2 }

/** The layout of a tile, relative to its upper left cell. */
interface TileLayout {
  readonly clearings: ReadonlyMap<string, BoardCell>
  /** The cells between clearings that roadways pass through. */
  readonly roads: readonly { readonly at: BoardCell; readonly kind: WayKind }[]
  readonly texts: readonly { readonly at: BoardCell; readonly text: string; readonly isName: boolean }[]
}

/** Returns true for tunnels and secret passages (1.2.5). */
const isInCaves = (kind: WayKind): boolean => kind === 'tunnel' || kind === 'secret'

/** Draws the visible part of the map. */
export function drawOverview(chart: Chart, size: HexSize, request: DrawRequest): string[] {
  const { window, from, style } = request
  const canvas = new Canvas<Look>(window.columns, window.rows, from.x, from.y)
  const laid = chart.tiles.map(tile => ({ tile, at: tileCorner(chart, size, tile), layout: tileLayout(tile, size) }))
  for (const { tile, at } of laid) {
    if (isFilled(style)) fill(canvas, size, tile, at)
    else outline(canvas, size, tile, at)
  }
  for (const { at, layout } of laid)
    for (const { at: cell, kind } of layout.roads) {
      const { tunnelDot, roadDot } = style.glyphs
      canvas.put(at.x + cell.x, at.y + cell.y, isInCaves(kind) ? tunnelDot : roadDot, `way-${kind}`)
    }
  const spots = new Map<string, BoardCell>()
  for (const { at, layout } of laid)
    for (const [id, spot] of layout.clearings) spots.set(id, { x: at.x + spot.x, y: at.y + spot.y })
  drawSteps(canvas, chart, size, spots, request)
  for (const { tile, at, layout } of laid)
    for (const { at: spot, text, isName } of layout.texts)
      canvas.write(at.x + spot.x, at.y + spot.y, text, isName ? `${tile.ground}-name` : 'chits')
  for (const { tile } of laid)
    for (const clearing of tile.clearings) {
      const spot = spots.get(clearing.id)
      if (spot) drawClearing(canvas, clearing, spot, request)
    }
  return canvas.paint(lookPainter(style))
}

function fill(canvas: Canvas<Look>, size: HexSize, { ground }: ChartTile, at: BoardCell): void {
  for (let row = 0; row < hexRows(size); row++) {
    const { from, to } = hexRow(size, row)
    for (let x = from; x < to; x++)
      canvas.shade(at.x + x, at.y + row, x === from ? `${ground}-rim` : `${ground}-ground`)
  }
}

/** Draws the edges of a tile as lines. Neighboring tiles both draw the edge they share, in the same way. */
export function outline(canvas: Canvas<Look>, size: HexSize, { ground }: ChartTile, at: BoardCell): void {
  const look: Look = `${ground}-line`
  for (let row = 0; row < hexRows(size); row++) {
    const { from, to } = hexRow(size, row)
    const isUpper = row < size.slant
    canvas.put(at.x + from, at.y + row, isUpper ? '/' : '\\', look)
    canvas.put(at.x + to, at.y + row, isUpper ? '\\' : '/', look)
  }
  const { from, to } = hexRow(size, 0)
  for (let x = from + 1; x < to; x++) {
    canvas.put(at.x + x, at.y - 1, '_', look)
    canvas.put(at.x + x, at.y + hexRows(size) - 1, '_', look)
  }
}

const known = new WeakMap<ChartTile, Map<HexSize, TileLayout>>()

/** Returns the layout of a tile, cached per tile and size. */
function tileLayout(tile: ChartTile, size: HexSize): TileLayout {
  const layouts = known.get(tile) ?? new Map<HexSize, TileLayout>()
  known.set(tile, layouts)
  const layout = layouts.get(size) ?? laidOut(tile, size)
  layouts.set(size, layout)
  return layout
}

/** The maximum number of chits named on a tile. */
const MAX_CHITS = 3

/** Lays out a tile's clearings, name and chits without overlaps. Names cover as little of the roads as possible. */
function laidOut(tile: ChartTile, size: HexSize): TileLayout {
  const taken = new Set<string>()
  const clearings = new Map<string, BoardCell>()
  for (const { id, place, pieces } of tile.clearings) {
    const spot = freeNear(size, placeCell(size, place, 2), taken)
    clearings.set(id, spot)
    const wide = pieces.length > 0 ? 2 : 1
    for (let x = spot.x - wide; x <= spot.x + wide; x++) taken.add(`${x} ${spot.y}`)
  }
  const roads = size === SMALL ? [] : roadsOf(tile, size, clearings)
  const crossed = new Set(roads.map(({ at }) => `${at.x} ${at.y}`))
  const texts: TileLayout['texts'][number][] = []
  const add = (words: readonly string[], isName: boolean, middle: number) => {
    for (const text of words) {
      const at = freeRun(size, text.length, middle, taken, crossed)
      if (!at) continue
      for (let x = at.x - 1; x <= at.x + text.length; x++) taken.add(`${x} ${at.y}`)
      texts.push({ at, text, isName })
      return at.y
    }
    return middle
  }
  const [word = ''] = tile.name.split(' ')
  let row = add([word, ...shorter(tile.short ?? word)], true, size.slant) + 1
  const chits = size === SMALL ? tile.chits.slice(0, 1).map(() => '!') : tile.chits.slice(0, MAX_CHITS)
  for (const chit of chits) row = add([chit, chit.replace(' ', '')], false, row)
  return { clearings, roads, texts }
}

/** Returns the cells that a tile's known roadways pass through on straight lines, relative to the tile. */
function roadsOf(
  { ways, exits }: ChartTile,
  size: HexSize,
  clearings: ReadonlyMap<string, BoardCell>,
): TileLayout['roads'] {
  const between = (kind: WayKind, from: BoardCell | undefined, to: BoardCell | undefined): TileLayout['roads'] =>
    from && to
      ? lineCells(from, to)
          .slice(1, -1)
          .map(at => ({ at, kind }))
      : []
  return [
    ...exits.flatMap(({ edge, clearing }) =>
      between('road', clearings.get(clearing), placeCell(size, edgePlace(edge), 0)),
    ),
    ...ways.flatMap(({ from, to, kind, isKnown }) =>
      isKnown ? between(kind, clearings.get(from), clearings.get(to)) : [],
    ),
  ]
}

/** Lists a word and its truncated forms, longest first, down to three letters. */
const shorter = (word: string): string[] =>
  Array.from({ length: Math.max(1, word.length - 2) }, (_, i) => word.slice(0, word.length - i))

/** Returns the free cell of a tile that is nearest to the wanted cell, or the wanted cell itself if none is free. */
function freeNear(size: HexSize, wanted: BoardCell, taken: ReadonlySet<string>): BoardCell {
  let best: { readonly spot: BoardCell; readonly far: number } | null = null
  for (let y = 0; y < hexRows(size); y++) {
    const { from, to } = hexRow(size, y)
    for (let x = from + 1; x < to - 1; x++) {
      const far = Math.abs(x - wanted.x) + 2 * Math.abs(y - wanted.y)
      if (!taken.has(`${x} ${y}`) && (!best || far < best.far)) best = { spot: { x, y }, far }
    }
  }
  return best?.spot ?? wanted
}

/** The penalty for text on the lowest row, where the edge is drawn, and for each cell of a road that text covers. */
const LOWEST = 6
const COVERED = 3

/**
 * Returns the start of a free run of cells of this length, as close as possible to the middle of the wanted row, or
 * null if there is none.
 */
function freeRun(
  size: HexSize,
  length: number,
  row: number,
  taken: ReadonlySet<string>,
  roads: ReadonlySet<string>,
): BoardCell | null {
  let best: { readonly spot: BoardCell; readonly far: number } | null = null
  for (let y = 0; y < hexRows(size); y++) {
    const { from, to } = hexRow(size, y)
    for (let x = from + 1; x + length < to; x++) {
      const cells = Array.from({ length }, (_, i) => `${x + i} ${y}`)
      const far =
        Math.abs(x + length / 2 - hexColumns(size) / 2) +
        3 * Math.abs(y - row) +
        COVERED * cells.filter(cell => roads.has(cell)).length +
        (y === hexRows(size) - 1 ? LOWEST : 0)
      if ((best && far >= best.far) || cells.some(cell => taken.has(cell))) continue
      best = { spot: { x, y }, far }
    }
  }
  return best?.spot ?? null
}

/** Draws the path between clearings. Between tiles it crosses the shared edge. */
function drawSteps(
  canvas: Canvas<Look>,
  chart: Chart,
  size: HexSize,
  spots: ReadonlyMap<string, BoardCell>,
  { steps, style }: DrawRequest,
): void {
  for (const { from, to } of steps) {
    const [begin, end] = [spots.get(from), spots.get(to)]
    const tile = tileOfClearing(chart, from)
    if (!begin || !end || !tile) continue
    const edge = edgeTo(tile, from, to)
    const { x, y } = edge === null ? begin : placeCell(size, edgePlace(edge), 0)
    const corner = tileCorner(chart, size, tile)
    const crossing = { x: corner.x + x, y: corner.y + y }
    const cells =
      edge === null
        ? lineCells(begin, end).slice(1, -1)
        : [...lineCells(begin, crossing).slice(1), ...lineCells(crossing, end).slice(1, -1)]
    for (const cell of cells) canvas.put(cell.x, cell.y, style.glyphs.trailStep, 'trail')
  }
}

function drawClearing(canvas: Canvas<Look>, clearing: ChartClearing, { x, y }: BoardCell, request: DrawRequest): void {
  const { style, cursor, reach, meant, steps } = request
  const { id, number, terrain, pieces } = clearing
  const [first, ...others] = byImportance(pieces)
  const stands = first?.kind === 'you' || first?.kind === 'character' ? pieceSign(first, style) : null
  const isTrail = steps.some(({ to }) => to === id)
  canvas.shade(x, y, stands ? (first?.kind === 'you' ? 'you-plate' : null) : `${terrain}-plate`)
  canvas.put(x, y, stands?.sign ?? String(number), stands?.look ?? (isTrail ? 'trail' : `${terrain}-number`))
  const beside = (stands ? others : byImportance(pieces)).filter(({ kind }) => kind !== 'you' && kind !== 'character')
  for (const [i, piece] of beside.slice(0, 2).entries()) {
    const { sign, look } = pieceSign(piece, style)
    canvas.put(i === 0 ? x + 1 : x - 1, y, sign, look)
  }
  if (reach.has(id)) {
    canvas.shade(x, y, stands ? 'you-plate' : 'reach-plate')
    if (!stands) canvas.tint(x, y, 'reach')
    if (!isFilled(style)) canvas.put(x - 1, y, style.glyphs.arrow, 'reach')
  }
  if (meant === id) {
    canvas.put(x - 1, y, style.glyphs.meantLeft, 'meant')
    canvas.put(x + 1, y, style.glyphs.meantRight, 'meant')
  }
  if (cursor === id) {
    canvas.shade(x - 1, y, 'cursor-plate')
    canvas.put(x - 1, y, style.glyphs.cursor, 'cursor')
    canvas.shade(x, y, 'cursor-plate')
    canvas.tint(x, y, 'cursor')
  }
}

/** Sorts the pieces, most important first. */
const byImportance = (pieces: readonly ChartPiece[]): ChartPiece[] =>
  [...pieces].sort((a, b) => RANK[a.kind] - RANK[b.kind])

const RANK: Readonly<Record<ChartPiece['kind'], number>> = {
  you: 0,
  character: 1,
  monster: 2,
  dwelling: 3,
  native: 4,
  visitor: 5,
  site: 6,
  pile: 7,
  spell: 8,
}

/** Returns the upper left corner of a window that shows the clearing's tile with as little scrolling as possible. */
export function followedOverview(
  chart: Chart,
  size: HexSize,
  clearing: string,
  from: BoardCell | null,
  window: MapWindow,
): BoardCell {
  const { columns, rows } = mapBounds(chart, size)
  const tile = tileOfClearing(chart, clearing)
  const margins = {
    x: columns < window.columns ? -((window.columns - columns) >> 1) : null,
    y: rows < window.rows ? -((window.rows - rows) >> 1) : null,
  }
  const at = tile ? tileCorner(chart, size, tile) : { x: columns >> 1, y: rows >> 1 }
  const last = { x: at.x + hexColumns(size), y: at.y + hexRows(size) - 1 }
  return {
    x: margins.x ?? scrollAlong(at.x - 1, last.x, from?.x ?? null, window.columns, columns),
    y: margins.y ?? scrollAlong(at.y - 1, last.y, from?.y ?? null, window.rows, rows),
  }
}

/** Returns the clearing nearest to a cell, on the tile that contains the cell. Returns null outside the tiles. */
export function clearingAtOverview(chart: Chart, size: HexSize, { x, y }: BoardCell): string | null {
  for (const tile of chart.tiles) {
    const at = tileCorner(chart, size, tile)
    const row = y - at.y
    if (row < 0 || row >= hexRows(size)) continue
    const { from, to } = hexRow(size, row)
    if (x - at.x < from || x - at.x >= to) continue
    return nearestToCell(tileLayout(tile, size).clearings, { x: x - at.x, y: row })
  }
  return null
}

/** Returns the key of the position nearest to a cell, or null if there are no positions. */
export function nearestToCell(spots: ReadonlyMap<string, BoardCell>, { x, y }: BoardCell): string | null {
  const far = (spot: BoardCell) => Math.abs(spot.x - x) + 2 * Math.abs(spot.y - y)
  const [best] = [...spots].sort(([, a], [, b]) => far(a) - far(b))
  return best?.[0] ?? null
}
