import { halvesText, type Messages } from '../../../text/index.ts'
import { bearingTo, type Far } from '../rules/islands/bearings.ts'
import type { Board } from '../rules/islands/board.ts'
import { GRID } from '../rules/islands/grid.ts'
import type { SpaceId } from '../rules/islands/territories.ts'

/** A distance as a person says it: `12 spaces north-east`, `here`. */
export const farText = (words: Messages, { spaces, point }: Far): string =>
  point === null ? words.say('far-here') : words.say('far-off', { spaces, point: words.say(`compass-${point}`) })

/** How far one space lies from another. Null where the board has not both. */
export function farFrom(words: Messages, board: Board, from: SpaceId, to: SpaceId): string | null {
  const far = bearingTo(board, from, to)
  return far && farText(words, far)
}

/** Where one space lies as seen from another, so that no two are told alike: `4½ spaces west and 3 north`. Null where the board has not both, or they are one. */
export function justWhere(words: Messages, board: Board, from: SpaceId, to: SpaceId): string | null {
  const [a, b] = [board.hex(from), board.hex(to)]
  if (a < 0 || b < 0 || a === b) return null
  const halves = (hex: number) => 2 * GRID.column(hex) + (GRID.row(hex) & 1)
  const [east, south] = [halves(b) - halves(a), GRID.row(b) - GRID.row(a)]
  const across = {
    spaces: halvesText(Math.abs(east)),
    count: Math.ceil(Math.abs(east) / 2),
    point: words.say(east > 0 ? 'compass-east' : 'compass-west'),
  }
  const down = { rows: Math.abs(south), side: words.say(south > 0 ? 'compass-south' : 'compass-north') }
  if (south === 0) return words.say('far-across', across)
  return east === 0 ? words.say('far-down', down) : words.say('far-both', { ...across, ...down })
}
