import type { BoardCell, MapWindow } from '../../../screen/kit/game-screen.ts'
import { GRID } from '../rules/islands/grid.ts'

/** The width and height of a hex in cells. Odd rows are shifted half a hex to the right. */
export interface Scale {
  readonly across: number
  readonly down: number
}

/** Two columns and one row per hex, which makes the board 81 by 30 cells. */
const OVERVIEW: Scale = { across: 2, down: 1 }
/** Like OVERVIEW, with room for the code of every space. */
export const WIDE: Scale = { across: 4, down: 1 }
/** Two rows per hex: one for symbols and codes, one for walls and costs. */
export const CLOSE: Scale = { across: 6, down: 2 }
/** Like CLOSE, with one more row per hex. */
export const ROOMY: Scale = { across: 6, down: 3 }

/** The minimum number of rows in a window for the close view to use ROOMY. */
const ROOMY_FROM = 27

/** The distance in hexes, beyond the window's margin, up to which the window scrolls instead of centering. */
const NEAR = 3

/**
 * Returns the scale for a zoom level and window. The overview uses the wide scale if `land` is given and all of it
 * fits.
 */
export function scaleFor(zoom: string, window: MapWindow, land: readonly number[] = []): Scale {
  if (zoom === 'close') return window.rows >= ROOMY_FROM ? ROOMY : CLOSE
  const { x, y } = centeredOnLand(land, window, WIDE)
  return land.length > 0 && x !== null && y !== null ? WIDE : OVERVIEW
}

/** Returns true for the scales of the overview, which have one row per hex. */
export const isOverview = ({ down }: Scale): boolean => down === OVERVIEW.down

/** Returns the first cell of a hex. */
export function spotOf(hex: number, { across, down }: Scale): BoardCell {
  const row = GRID.row(hex)
  return { x: GRID.column(hex) * across + (row & 1 ? across / 2 : 0), y: row * down }
}

/** Returns the hex at a cell of the picture, or -1 if there is none. */
export function hexAt({ x, y }: BoardCell, { across, down }: Scale): number {
  const row = Math.floor(y / down)
  return GRID.hex(Math.floor((x - (row & 1 ? across / 2 : 0)) / across), row)
}

/** Lists the hexes in a window with the upper left corner `from`, including those just outside. */
export function hexesIn(from: BoardCell, { columns, rows }: MapWindow, { across, down }: Scale): number[] {
  const out: number[] = []
  const top = Math.max(0, Math.floor(from.y / down) - 1)
  const bottom = Math.min(GRID.rows - 1, Math.floor((from.y + rows) / down) + 1)
  const left = Math.max(0, Math.floor(from.x / across) - 1)
  const right = Math.min(GRID.columns - 1, Math.floor((from.x + columns) / across) + 1)
  for (let row = top; row <= bottom; row++) {
    for (let column = left; column <= right; column++) out.push(GRID.hex(column, row))
  }
  return out
}

/**
 * Returns the upper left corner of a window that centers a hex, or comes as close to that as the edges of the board
 * allow.
 */
export function centeredOn(hex: number, window: MapWindow, scale: Scale): BoardCell {
  const { x, y } = middleOf(hex, scale)
  return within({ x: x - (window.columns >> 1), y: y - (window.rows >> 1) }, window, scale)
}

/**
 * Returns the upper left corner of a window that shows a hex and two more on each side. The window scrolls as little as
 * possible, or centers a distant hex.
 */
export function followCursor(hex: number, from: BoardCell, window: MapWindow, scale: Scale): BoardCell {
  const { x, y } = middleOf(hex, scale)
  const goal = centeredOn(hex, window, scale)
  const followed = (at: number, begin: number, length: number, size: number, middle: number) => {
    const margin = Math.min(2 * size, (length - 1) >> 1)
    const least = at + margin - length + 1
    const most = at - margin
    if (begin >= least && begin <= most) return begin
    // Scroll for nearby hexes, and center distant ones.
    const nearest = begin < least ? least : most
    return Math.abs(nearest - begin) <= NEAR * size ? nearest : middle
  }
  return within(
    {
      x: followed(x, from.x, window.columns, scale.across, goal.x),
      y: followed(y, from.y, window.rows, scale.down, goal.y),
    },
    window,
    scale,
  )
}

/** The maximum number of rows kept free for names above the land, and likewise below it. */
const NAMED = 3

/**
 * Returns the upper left corner of a window that centers all land, for each axis, or null on an axis where the land
 * doesn't fit.
 */
function centeredOnLand(
  land: readonly number[],
  { columns, rows }: MapWindow,
  scale: Scale,
): { readonly x: number | null; readonly y: number | null } {
  const spots = land.map(hex => spotOf(hex, scale))
  const middle = (cells: readonly number[], length: number, margin: number) => {
    const first = Math.min(...cells) - margin
    const last = Math.max(...cells) + margin
    return last - first < length ? first - ((length - 1 - last + first) >> 1) : null
  }
  return {
    x: middle(
      spots.map(({ x }) => x),
      columns,
      scale.across,
    ),
    y: middle(
      spots.map(({ y }) => y),
      rows,
      Math.max(0, Math.min(NAMED, (rows - GRID.rows) >> 1)),
    ),
  }
}

/**
 * Returns the corner that `followCursor` or `centeredOn` would, except that on each axis all land stays centered if it
 * fits and the hex is visible there.
 */
export function keepingLandCentered(
  hex: number,
  from: BoardCell | null,
  window: MapWindow,
  scale: Scale,
  land: readonly number[],
): BoardCell {
  const usual = from === null ? centeredOn(hex, window, scale) : followCursor(hex, from, window, scale)
  if (land.length === 0) return usual
  const { x, y } = spotOf(hex, scale)
  const around = centeredOnLand(land, window, scale)
  const shows = (begin: number | null, at: number, size: number, length: number): begin is number =>
    begin !== null && at - size >= begin && at + size < begin + length
  return {
    x: shows(around.x, x, scale.across, window.columns) ? around.x : usual.x,
    y: shows(around.y, y, 0, window.rows) ? around.y : usual.y,
  }
}

/** Moves a window's corner so that the window stays within the board. A board smaller than the window is centered. */
export function within(from: BoardCell, window: MapWindow, scale: Scale): BoardCell {
  return {
    x: held(from.x, window.columns, GRID.columns * scale.across + scale.across / 2),
    y: held(from.y, window.rows, GRID.rows * scale.down),
  }
}

function held(from: number, seen: number, whole: number): number {
  return seen >= whole ? -((seen - whole) >> 1) : Math.min(Math.max(0, from), whole - seen)
}

function middleOf(hex: number, scale: Scale): BoardCell {
  const { x, y } = spotOf(hex, scale)
  return { x: x + (scale.across >> 1), y }
}
