import type { Board } from './board.ts'
import { GRID } from './grid.ts'
import type { SpaceId } from './territories.ts'

/** The eight compass points. */
export const COMPASS = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const
export type BearingPoint = (typeof COMPASS)[number]

/** The tangent of 22.5 degrees. A bearing with a smaller slope than this counts as one of the four main points. */
const LEANING = Math.SQRT2 - 1

/** Returns the compass point of `to` as seen from `from`, with north up, or null if they are the same. */
export function pointTo(from: number, to: number): BearingPoint | null {
  if (from === to) return null
  // Half hexes to the east and to the south. A row is as high as an equilateral triangle.
  const half = (hex: number) => 2 * GRID.column(hex) + (GRID.row(hex) & 1)
  const east = half(to) - half(from)
  const south = (GRID.row(to) - GRID.row(from)) * Math.sqrt(3)
  const [x, y] = [Math.abs(east), Math.abs(south)]
  const across = east > 0 ? 'east' : 'west'
  const along = south > 0 ? 'south' : 'north'
  if (y < x * LEANING) return across
  if (x < y * LEANING) return along
  return `${along}-${across}`
}

/** A straight-line distance in spaces, and the direction. `point` is null if both spaces are the same. */
export interface Far {
  readonly spaces: number
  readonly point: BearingPoint | null
}

/** Returns the distance and direction of one space from another, or null if either is not on the board. */
export function bearingTo(board: Board, from: SpaceId, to: SpaceId): Far | null {
  const a = board.hex(from)
  const b = board.hex(to)
  return a < 0 || b < 0 ? null : { spaces: GRID.distance(a, b), point: pointTo(a, b) }
}
