import { seatMark } from '../../terminal/glyphs.ts'
import type { Role } from '../../terminal/theme.ts'
import type { Style } from '../kit/style.ts'
import type { StandingsAt } from './history.ts'

/** The minimum and maximum distance between two stretches, in columns. */
const [MIN_STEP, MAX_STEP] = [1, 14]
/** The width of the axis labels, in columns. */
const AXIS = 5

/** A cell of the chart: the seat, and whether the cell is a mark or a dot of the line. */
interface Drawn {
  readonly seat: number
  readonly isDot: boolean
}

/**
 * Draws one measure over time for every seat: a dotted line with the seat's mark at the end of each stretch. If there
 * are more stretches than columns, leaves out some in between. Returns `rows` lines, the last of which is the axis.
 */
export function chartLines(
  standings: readonly StandingsAt[],
  stretchOf: (day: number) => number,
  measure: number,
  { columns, rows }: { readonly columns: number; readonly rows: number },
  color: (seat: number) => Role,
  { paint, glyphs }: Style,
): string[] {
  const room = columns - AXIS - 1
  const ends = evenly(
    standings.filter((one, i) => {
      const next = standings[i + 1]
      return !next || one.day === 0 || stretchOf(next.day) !== stretchOf(one.day)
    }),
    room,
  )
  const step = Math.min(MAX_STEP, Math.max(MIN_STEP, Math.floor((room - 1) / Math.max(1, ends.length - 1))))
  const seats = ends[0]?.figures.length ?? 0
  const most = Math.max(1, ...ends.flatMap(({ figures }) => figures.map(row => row[measure] ?? 0)))
  const plotRows = rows - 1
  const plotColumns = (ends.length - 1) * step + 1
  const cells = Array.from({ length: plotRows }, () => Array<Drawn | null>(plotColumns).fill(null))
  const put = (x: number, value: number, drawn: Drawn): void => {
    const y = plotRows - 1 - Math.round((Math.max(0, value) / most) * (plotRows - 1))
    const row = cells[y]
    if (row && x < plotColumns && (row[x] === null || !drawn.isDot)) row[x] = drawn
  }
  const last = (seat: number): number => ends.at(-1)?.figures[seat]?.[measure] ?? 0
  // Draw the final leader last, on top of the others.
  for (const seat of Array.from({ length: seats }, (_, i) => i).sort((a, b) => last(a) - last(b) || b - a)) {
    const values = ends.map(({ figures }) => figures[seat]?.[measure] ?? 0)
    values.forEach((value, i) => {
      const next = values[i + 1]
      for (let x = 1; next !== undefined && x < step; x++)
        put(i * step + x, value + ((next - value) * x) / step, { seat, isDot: true })
      put(i * step, value, { seat, isDot: false })
    })
  }
  const painted = cells.map(row =>
    row.map(drawn => (drawn ? paint(color(drawn.seat), drawn.isDot ? '.' : seatMark(drawn.seat)) : ' ')).join(''),
  )
  const edge = (y: number): string => (y === 0 ? String(most) : y === plotRows - 1 ? '0' : '').padStart(AXIS)
  return [
    ...painted.map((line, y) => `${paint('dim', `${edge(y)}${glyphs.boxV}`)}${line}`),
    paint('dim', `${' '.repeat(AXIS)}${glyphs.boxBL}${glyphs.boxH.repeat(plotColumns)}`),
  ]
}

/** Picks at most `most` items at even distances, including the first and the last. */
function evenly<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items
  const gap = (items.length - 1) / Math.max(1, most - 1)
  const chosen = new Set(Array.from({ length: Math.max(1, most) }, (_, i) => Math.round(i * gap)))
  return items.filter((_, i) => chosen.has(i))
}
