import type { MapWindow, Spot } from '../../../screen/kit/game-screen.ts'
import { GRID } from '../rules/islands/grid.ts'

/** How many cells a hex takes across and down; every odd row begins half a hex to the right. */
export interface Scale {
  readonly across: number
  readonly down: number
}

/** Two columns and one row a hex: the board is 81 by 30 cells. */
const OVERVIEW: Scale = { across: 2, down: 1 }
/** As OVERVIEW, with room for the code of every space. */
export const WIDE: Scale = { across: 4, down: 1 }
/** A row of signs and codes, and one of walls and prices. */
export const CLOSE: Scale = { across: 6, down: 2 }
/** As CLOSE, with a row more to each hex. */
export const ROOMY: Scale = { across: 6, down: 3 }

/** Rows of a window from which the close view gives each hex one row more. */
const ROOMY_FROM = 27

/** So many hexes beyond the margin are near. */
const NEAR = 3

/** The scale of a zoom in a window. Of the whole board the wide one, where all of the land has room in it. */
export function scaleFor(zoom: string, window: MapWindow, land: readonly number[] = []): Scale {
  if (zoom === 'close') return window.rows >= ROOMY_FROM ? ROOMY : CLOSE
  const { x, y } = aroundLand(land, window, WIDE)
  return land.length > 0 && x !== null && y !== null ? WIDE : OVERVIEW
}

/** Whether a scale is for the whole board. */
export const isOverview = ({ down }: Scale): boolean => down === OVERVIEW.down

/** The first cell of a hex. */
export function spotOf(hex: number, { across, down }: Scale): Spot {
  const row = GRID.row(hex)
  return { x: GRID.column(hex) * across + (row & 1 ? across / 2 : 0), y: row * down }
}

/** The hex that stands at a cell of the picture, or -1. */
export function hexAt({ x, y }: Spot, { across, down }: Scale): number {
  const row = Math.floor(y / down)
  return GRID.hex(Math.floor((x - (row & 1 ? across / 2 : 0)) / across), row)
}

/** The hexes that have a part in a window whose first cell is `from`, and those just outside it. */
export function hexesIn(from: Spot, { columns, rows }: MapWindow, { across, down }: Scale): number[] {
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

/** Where a window must begin to have a hex in its middle, as far as the board's edges let it. */
export function centred(hex: number, window: MapWindow, scale: Scale): Spot {
  const { x, y } = middleOf(hex, scale)
  return within({ x: x - (window.columns >> 1), y: y - (window.rows >> 1) }, window, scale)
}

/** Where a window that begins at `from` must begin to show a hex and two more on each side of it; it moves no more than it must. */
export function following(hex: number, from: Spot, window: MapWindow, scale: Scale): Spot {
  const { x, y } = middleOf(hex, scale)
  const goal = centred(hex, window, scale)
  const followed = (at: number, begin: number, length: number, size: number, middle: number) => {
    const margin = Math.min(2 * size, (length - 1) >> 1)
    const least = at + margin - length + 1
    const most = at - margin
    if (begin >= least && begin <= most) return begin
    // A step or two draw the window after them; what is far off is brought to the middle.
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

/** Rows above and below the land for the names of its Territories. */
const NAMED = 3

/** Where a window must begin to have all land in its middle, each way; null where there is too much of it. */
function aroundLand(
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

/** As `following` or `centred`, but a window that holds all land keeps it in its middle while the hex is in sight there. */
export function overLand(
  hex: number,
  from: Spot | null,
  window: MapWindow,
  scale: Scale,
  land: readonly number[],
): Spot {
  const usual = from === null ? centred(hex, window, scale) : following(hex, from, window, scale)
  if (land.length === 0) return usual
  const { x, y } = spotOf(hex, scale)
  const around = aroundLand(land, window, scale)
  const shows = (begin: number | null, at: number, size: number, length: number): begin is number =>
    begin !== null && at - size >= begin && at + size < begin + length
  return {
    x: shows(around.x, x, scale.across, window.columns) ? around.x : usual.x,
    y: shows(around.y, y, 0, window.rows) ? around.y : usual.y,
  }
}

/** A beginning held to the board; a window larger than the board has it in its middle. */
export function within(from: Spot, window: MapWindow, scale: Scale): Spot {
  return {
    x: held(from.x, window.columns, GRID.columns * scale.across + scale.across / 2),
    y: held(from.y, window.rows, GRID.rows * scale.down),
  }
}

function held(from: number, seen: number, whole: number): number {
  return seen >= whole ? -((seen - whole) >> 1) : Math.min(Math.max(0, from), whole - seen)
}

function middleOf(hex: number, scale: Scale): Spot {
  const { x, y } = spotOf(hex, scale)
  return { x: x + (scale.across >> 1), y }
}
