import type { Messages } from '../../../text/index.ts'
import { bearingTo, type Far } from '../rules/islands/bearings.ts'
import type { Board } from '../rules/islands/board.ts'
import type { SpaceId } from '../rules/islands/territories.ts'

/** A distance as a person says it: `12 spaces north-east`, `here`. */
export const farText = (words: Messages, { spaces, point }: Far): string =>
  point === null ? words.say('far-here') : words.say('far-off', { spaces, point: words.say(`compass-${point}`) })

/** How far one space lies from another. Null where the board has not both. */
export function farFrom(words: Messages, board: Board, from: SpaceId, to: SpaceId): string | null {
  const far = bearingTo(board, from, to)
  return far && farText(words, far)
}
