import { seatMark } from '../../terminal/glyphs.ts'
import { seatRole } from '../../terminal/theme.ts'
import type { Tally } from '../kit/game-screen.ts'
import type { Style } from '../kit/style.ts'
import type { Standing } from './course.ts'

/** The chart's columns at the least between two stretches, and at the most. */
const [LEAST_STEP, MOST_STEP] = [1, 8]
/** Columns of the figures beside it. */
const AXIS = 5

/**
 * How one measure went for every seat, stretch by stretch: a line of dots with the seat's mark at the end of each stretch.
 * As many lines as `rows`, the lowest one the axis.
 */
export function chartLines(
  standings: readonly Standing[],
  { stretchOf }: Pick<Tally<unknown>, 'stretchOf'>,
  measure: number,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  { say, glyphs }: Style,
): string[] {
  const ends = standings.filter((one, i) => {
    const next = standings[i + 1]
    return !next || one.day === 0 || stretchOf(next.day) !== stretchOf(one.day)
  })
  const room = columns - AXIS - 1
  const step = Math.min(MOST_STEP, Math.max(LEAST_STEP, Math.floor((room - 1) / Math.max(1, ends.length - 1))))
  const seats = ends[0]?.figures.length ?? 0
  const most = Math.max(1, ...ends.flatMap(({ figures }) => figures.map(row => row[measure] ?? 0)))
  const high = rows - 1
  const wide = Math.min(room, (ends.length - 1) * step + 1)
  const cells = Array.from({ length: high }, () => Array<string>(wide).fill(' '))
  const put = (x: number, value: number, sign: string): void => {
    const y = high - 1 - Math.round((Math.max(0, value) / most) * (high - 1))
    const row = cells[y]
    if (row && x < wide && (row[x] === ' ' || sign !== '.')) row[x] = sign
  }
  for (let seat = seats - 1; seat >= 0; seat--) {
    const values = ends.map(({ figures }) => figures[seat]?.[measure] ?? 0)
    values.forEach((value, i) => {
      const next = values[i + 1]
      for (let x = 1; next !== undefined && x < step; x++) put(i * step + x, value + ((next - value) * x) / step, '.')
      put(i * step, value, String(seat))
    })
  }
  const painted = cells.map(row =>
    row
      .map(sign => (/\d/.test(sign) ? say(seatRole(Number(sign)), seatMark(Number(sign))) : say('dim', sign)))
      .join(''),
  )
  const edge = (y: number): string => (y === 0 ? String(most) : y === high - 1 ? '0' : '').padStart(AXIS)
  return [
    ...painted.map((line, y) => `${say('dim', `${edge(y)}${glyphs.boxV}`)}${line}`),
    say('dim', `${' '.repeat(AXIS)}${glyphs.boxBL}${glyphs.boxH.repeat(wide)}`),
  ]
}
