import { termsOf } from '../../commands/index.ts'
import { wrap } from '../../terminal/text.ts'
import { capital } from '../../text/index.ts'
import type { Model, TableScreen } from '../model.ts'
import { tableWords } from '../words.ts'
import type { CourseOfGame, TurningPoint } from './course.ts'

const WIDEST = 96
/** Lines that are always there: two empty ones, the title, the measures, an empty one, and the footer's. */
const AROUND = 6
/** Lines of the sentence that says how the game ended, at the most. */
const MOST_ENDING = 2
/** Turning points that are told on every screen, and the rows of the chart that more of them must leave. */
const [ALWAYS, FULL_CHART] = [3, 12]

/** Columns that the page takes. */
export const pageColumns = ({ columns }: Pick<Model, 'columns'>): number => Math.min(WIDEST, columns - 4)

/** How the game ended, in a row or two. */
export const endingRows = (model: Model, { position: { result } }: TableScreen): string[] =>
  wrap(result?.text ?? '', pageColumns(model)).slice(0, MOST_ENDING)

/** Rows that what is always told leaves to results, chart and turning points. */
export const freeRows = (model: Model, table: TableScreen): number =>
  model.rows - AROUND - endingRows(model, table).length

/** A turning point over as many rows as it needs. */
export interface TurningShown extends TurningPoint {
  readonly rows: readonly string[]
}

/** The turning points that there is room for, the selected one and those that tell most of the game, in its order. */
export function turningShown(
  model: Model,
  table: TableScreen,
  { course, selected }: { readonly course: CourseOfGame | null; readonly selected: number | null },
): TurningShown[] {
  const { game, header } = table.position
  const { date } = termsOf(tableWords(table), game)
  const told = (course?.turning ?? []).map((point): TurningShown => {
    const name = point.seat === null ? '' : (header.seats[point.seat] ?? '')
    // Whose it was must be said where the sentence speaks of his pieces alone.
    const when = [
      capital(date(point.day)),
      ...(header.seats.length > 1 && !point.text.includes(name) ? [name] : []),
    ].join(', ')
    return { ...point, rows: wrap(`${when}: ${point.text}`, pageColumns(model) - 4) }
  })
  const placeOf = ({ at, place }: TurningPoint) => (at === selected ? -1 : place)
  let room = freeRows(model, table) - header.seats.length - 1 - FULL_CHART
  const shown = told
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .filter(({ rows }, i) => {
      room -= rows.length
      return i < ALWAYS || room >= 0
    })
  return shown.sort((one, other) => one.at - other.at)
}
