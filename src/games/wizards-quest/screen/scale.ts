import { bearingOf, towards } from '../../../screen/kit/bearings.ts'
import type { MapWindow, Spot, Wind } from '../../../screen/kit/game-screen.ts'
import { begunFor } from '../../../screen/kit/scrolling.ts'
import { type Box, neighboursOf, PICTURE, SPACE_IDS, SPACES, type SpaceId, spaceOf } from '../rules/marnon/marnon.ts'

/** How near the island can be looked at: all of it, or large enough for names. */
export const ZOOMS = ['whole', 'near'] as const
export type Zoom = (typeof ZOOMS)[number]

/** From this window on the whole island is shown with its names in full. */
export const ROOMY: MapWindow = { columns: 80, rows: 29 }

/** Rows from one line of boxes to the next in the drawing that the data holds, and how many such bands there are. */
const DRAWN_BAND = 3
const BANDS = (PICTURE.canvas.rows - 1) / DRAWN_BAND
/** The fewest rows of a band, with force and border, the fewest with a name too, and the most. */
const [LEAST, NAMED, MOST] = [2, 3, 6]
/** The first column of the drawing that holds anything, and its last. */
const WEST = Math.min(...SPACES.map(({ box: [left] }) => left))
const EAST = Math.max(...SPACES.map(({ box: [, , right] }) => right))
/** How much wider than drawn the boxes may grow. */
const WIDEST = 1.5
/** How much wider they are on a near look. */
const NEAR = 1.25
/** Farther than this, in rows, no cursor goes in one step: no farther than over the sea. */
const FAR = 14

/** How the drawing is stretched for a window. */
export interface Scale {
  /** Rows of a band. */
  readonly band: number
  /** The whole picture, which may be larger than the window. */
  readonly columns: number
  readonly rows: number
  /** Where a column and a row of the drawing come to. */
  x(column: number): number
  y(row: number): number
}

/** The scale for a window. The lowest coast is left out where nothing but it has no room. */
export function scaleFor(window: MapWindow, zoom: string): Scale {
  const isNear = zoom === 'near'
  const whole = Math.min(MOST, Math.max(LEAST, Math.floor(window.rows / BANDS)))
  // A taller picture has its lowest coast: only the smallest does without.
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

/** A box as it comes to lie. */
export const boxIn = ({ x, y }: Scale, [left, top, right, bottom]: Box): Box => [x(left), y(top), x(right), y(bottom)]

/** The space at a cell of the picture, its west and north border among it; null at sea. */
export function spaceAt(scale: Scale, { x, y }: Spot): SpaceId | null {
  const found = SPACES.find(({ box }) => {
    const [left, top, right, bottom] = boxIn(scale, box)
    return x >= left && x < right && y >= top && y < bottom
  })
  return found?.id ?? null
}

/** Where the window begins so that a space is in sight, as near as may be to where it begins now. */
export function followed(scale: Scale, space: SpaceId, from: Spot | null, window: MapWindow): Spot {
  // The lowest coast alone is not worth scrolling for.
  const rows = scale.rows - 1 <= window.rows ? window.rows : scale.rows
  return begunFor(boxIn(scale, spaceOf(space).box), from, window, { columns: scale.columns, rows })
}

/** The middle of a space in the drawing. */
export function middleOf(space: SpaceId): Spot {
  const [left, top, right, bottom] = spaceOf(space).box
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

/** The neighbour that lies most nearly where the wind points, or whatever lies there beyond where none does; null at the edge. */
export function stepFrom(space: SpaceId, wind: Wind): SpaceId | null {
  return towards(LAND.get(space) ?? [], wind) ?? towards(NEAR_BY.get(space) ?? [], wind)
}

const seenFrom = (space: SpaceId, others: readonly SpaceId[]) =>
  others.map(other => ({ space: other, bearing: bearingOf(middleOf(space), middleOf(other)) }))

/** Neighbours on the picture: those the tunnel leads to lie elsewhere. */
const LAND = new Map(
  SPACE_IDS.map(id => [
    id,
    seenFrom(
      id,
      neighboursOf(id).filter(other => distance(id, other) < FAR),
    ),
  ]),
)

/** All others, the nearest first: the cursor crosses river and sea too. */
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
