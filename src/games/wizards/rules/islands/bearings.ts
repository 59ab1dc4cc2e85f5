import type { Board } from './board.ts'
import { GRID } from './grid.ts'
import type { SpaceId } from './territories.ts'

/** The eight points a person names. */
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
export type Point = (typeof COMPASS)[number]

/** A bearing is straight to a side while it leans less than this: the tangent of an eighth of a right angle's quarter. */
const LEANING = Math.SQRT2 - 1

/** Which way one hex lies from another, as the board is drawn: north is up. Null where they are the same. */
export function pointTo(from: number, to: number): Point | null {
  if (from === to) return null
  // Half hexes to the east, and as many to the south, a row being the height of an equilateral triangle.
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

/** How far off something is, as the crow flies, and which way; no way where it is here. */
export interface Far {
  readonly spaces: number
  readonly point: Point | null
}

/** How far one space lies from another. Null where the board has not both. */
export function bearingTo(board: Board, from: SpaceId, to: SpaceId): Far | null {
  const a = board.hex(from)
  const b = board.hex(to)
  return a < 0 || b < 0 ? null : { spaces: GRID.distance(a, b), point: pointTo(a, b) }
}
