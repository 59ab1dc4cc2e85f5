import { bearingOf, towards } from '../../../screen/kit/bearings.ts'
import type { BoardCell, MapWindow, Wind } from '../../../screen/kit/game-screen.ts'
import { scrollToArea } from '../../../screen/kit/scrolling.ts'
import { type Box, neighborsOf, PICTURE, SPACE_IDS, SPACES, type SpaceId, spaceOf } from '../rules/pieces/marnon.ts'

/** The zoom levels: the whole island, or a view large enough for names. */
export const ZOOMS = ['whole', 'near'] as const
export type Zoom = (typeof ZOOMS)[number]

/** The smallest window that shows the whole island with full names. */
export const ROOMY: MapWindow = { columns: 80, rows: 29 }

/** The number of rows per band in the drawing, and the number of bands. */
const DRAWN_BAND = 3
const BANDS = (PICTURE.canvas.rows - 1) / DRAWN_BAND
/** The number of rows in a band: the minimum, the minimum with a name, and the maximum. */
const [LEAST, NAMED, MOST] = [2, 3, 6]
/** The first and last columns of the drawing that are used. */
const WEST = Math.min(...SPACES.map(({ box: [left] }) => left))
const EAST = Math.max(...SPACES.map(({ box: [, , right] }) => right))
/** The maximum horizontal stretch of the drawing. */
const WIDEST = 1.5
/** The horizontal stretch in the near view. */
const NEAR = 1.25
/** The longest step of the cursor, in rows, which is just enough to cross the sea. */
const FAR = 14

/** The scaling of the drawing for a window. */
export interface Scale {
  /** The number of rows in a band. */
  readonly band: number
  /** The size of the whole picture, which may be larger than the window. */
  readonly columns: number
  readonly rows: number
  /** Converts a column (`x`) and a row (`y`) of the drawing to picture coordinates. */
  x(column: number): number
  y(row: number): number
}

/** Returns the scale for a window. Only the smallest scale may leave out the lowest coast to make the map fit. */
export function scaleFor(window: MapWindow, zoom: string): Scale {
  const isNear = zoom === 'near'
  const whole = Math.min(MOST, Math.max(LEAST, Math.floor(window.rows / BANDS)))
  const fitting = whole > LEAST && whole * BANDS + 1 > window.rows ? whole - 1 : whole
  const band = isNear ? Math.min(MOST, Math.max(NAMED, fitting + 1)) : fitting
  const room = Math.min(WIDEST, Math.max(1, (window.columns - 1) / (EAST - WEST)))
  const wide = isNear && band > NAMED ? room * NEAR : room
  const margin = isNear ? 0 : Math.max(0, Math.floor((window.columns - 1 - (EAST - WEST) * wide) / 2))
  const x = (column: number) => margin + Math.round((column - WEST) * wide)
  return {
    band,
    columns: x(EAST) + 1,
    rows: band * BANDS + 1,
    x,
    y: row => Math.round((row / DRAWN_BAND) * band),
  }
}

/** Maps a box to the picture. */
export const boxIn = ({ x, y }: Scale, [left, top, right, bottom]: Box): Box => [x(left), y(top), x(right), y(bottom)]

/** Returns the space at a cell of the picture, including its west and north borders, or null at sea. */
export function spaceAt(scale: Scale, { x, y }: BoardCell): SpaceId | null {
  const found = SPACES.find(({ box }) => {
    const [left, top, right, bottom] = boxIn(scale, box)
    return x >= left && x < right && y >= top && y < bottom
  })
  return found?.id ?? null
}

/** Returns the window position that shows a space with the least scrolling. */
export function scrolledWindow(scale: Scale, space: SpaceId, from: BoardCell | null, window: MapWindow): BoardCell {
  // Don't scroll just for the lowest coast.
  const rows = scale.rows - 1 <= window.rows ? window.rows : scale.rows
  return scrollToArea(boxIn(scale, spaceOf(space).box), from, window, { columns: scale.columns, rows })
}

/** Returns the middle of a space in the drawing. */
export function middleOf(space: SpaceId): BoardCell {
  const [left, top, right, bottom] = spaceOf(space).box
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/**
 * Returns the neighbor closest to a direction, or the nearest space in that direction if there is no such neighbor.
 * Returns null at the edge.
 */
export function stepFrom(space: SpaceId, wind: Wind): SpaceId | null {
  return towards(LAND.get(space) ?? [], wind) ?? towards(NEAR_BY.get(space) ?? [], wind)
}

const seenFrom = (space: SpaceId, others: readonly SpaceId[]) =>
  others.map(other => ({ space: other, bearing: bearingOf(middleOf(space), middleOf(other)) }))

/** Each space's neighbors in the picture, excluding those through the tunnel. */
const LAND = new Map(
  SPACE_IDS.map(id => [
    id,
    seenFrom(
      id,
      neighborsOf(id).filter(other => distance(id, other) < FAR),
    ),
  ]),
)

/**
 * The other spaces within one cursor step of each space, nearest first. They let the cursor cross the river and the
 * sea.
 */
const NEAR_BY = new Map(
  SPACE_IDS.map(id => [
    id,
    seenFrom(
      id,
      SPACE_IDS.filter(other => other !== id && distance(id, other) < FAR).sort(
        (a, b) => distance(id, a) - distance(id, b),
      ),
    ),
  ]),
)

function distance(one: SpaceId, other: SpaceId): number {
  const [a, b] = [middleOf(one), middleOf(other)]
  return Math.hypot((a.x - b.x) / 2, a.y - b.y)
}
