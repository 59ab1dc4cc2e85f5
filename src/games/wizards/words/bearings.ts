import type { Messages } from '../../../text/index.ts'
import { bearingTo, type Far } from '../rules/islands/bearings.ts'
import type { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import type { SpaceId } from '../rules/islands/territories.ts'

/** Formats a distance and its direction: `12 spaces northeast`, `here`. */
export const distanceText = (words: Messages, { spaces, point }: Far): string =>
  point === null ? words.get('far-here') : words.get('far-off', { spaces, point: words.get(`compass-${point}`) })

/** Formats the distance and direction from one space to another. Returns null if either isn't on the board. */
export function distanceFrom(words: Messages, board: Board, from: SpaceId, to: SpaceId): string | null {
  const far = bearingTo(board, from, to)
  return far && distanceText(words, far)
}

/**
 * Describes a space unambiguously by the steps to it from another space: `4 spaces west and 3 northwest`. Returns null
 * if either isn't on the board, or if they are the same.
 */
export function exactBearing(words: Messages, board: Board, from: SpaceId, to: SpaceId): string | null {
  const [a, b] = [board.hex(from), board.hex(to)]
  if (a < 0 || b < 0 || a === b) return null
  const halves = (hex: number) => 2 * GRID.column(hex) + (GRID.row(hex) & 1)
  const [east, south] = [halves(b) - halves(a), GRID.row(b) - GRID.row(a)]
  const down = south > 0 ? 'south' : 'north'
  if (east === 0) return words.get('far-down', { rows: Math.abs(south), side: words.get(`compass-${down}`) })
  const side = east > 0 ? 'east' : 'west'
  // A diagonal step moves one row down or up and half a space sideways.
  const [wide, rows] = [Math.abs(east), Math.abs(south)]
  const along: Far = { spaces: Math.max(0, wide - rows) / 2, point: side }
  const aslant: Far = { spaces: Math.min(rows, (wide + rows) / 2), point: `${down}-${side}` }
  const back: Far = { spaces: Math.max(0, rows - wide) / 2, point: `${down}-${side === 'east' ? 'west' : 'east'}` }
  const [first, second] = [along, aslant, back].filter(({ spaces }) => spaces > 0).sort((x, y) => y.spaces - x.spaces)
  if (!first) return null
  const far = distanceText(words, first)
  if (!second?.point) return far
  return words.get('far-both', { far, spaces: second.spaces, point: words.get(`compass-${second.point}`) })
}
