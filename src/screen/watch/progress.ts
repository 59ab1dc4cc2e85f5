import type { Style } from '../kit/style.ts'
import type { Playback } from '../model.ts'
import { daysOf } from './track.ts'

/** The minimum number of columns per day at which days are marked. */
const MIN_FOR_A_DAY = 3

/**
 * Draws the progress bar of a game with the current position and the bookmarks. If there is room, it also marks the
 * starts of days and turns. The part already watched looks different from the rest.
 */
export function progressLine({ at, total, turns, marks }: Playback, columns: number, { paint, glyphs }: Style): string {
  const last = columns - 1
  const columnOf = (place: number): number => (total === 0 ? 0 : Math.min(last, Math.round((place * last) / total)))
  const signs: string[] = Array.from({ length: columns }, (_, x) => (x <= columnOf(at) ? glyphs.barPast : glyphs.boxH))
  const put = (places: readonly number[], sign: string, least: number): void => {
    if (places.length * least <= columns) for (const place of places) signs[columnOf(place)] = sign
  }
  put(
    turns.map(turn => turn.at),
    glyphs.boxTeeDown,
    2,
  )
  put(
    daysOf(turns).map(turn => turn.at),
    glyphs.boxCross,
    MIN_FOR_A_DAY,
  )
  put(marks, glyphs.mark, 0)
  const here = columnOf(at)
  const painted = signs.map((sign, x) => {
    if (x === here) return paint('select', marks.includes(at) ? glyphs.mark : glyphs.you)
    if (sign === glyphs.mark) return paint('warn', sign)
    return paint(x < here ? 'accent' : 'dim', sign)
  })
  return painted.join('')
}
