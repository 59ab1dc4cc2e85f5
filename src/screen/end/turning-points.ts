import { vocabularyOf } from '../../commands/index.ts'
import { wrap } from '../../terminal/text.ts'
import { capital } from '../../text/index.ts'
import type { Model, TableScreen } from '../model.ts'
import { tableWords } from '../words.ts'
import type { GameHistory, TurningPoint } from './history.ts'

const WIDEST = 96
/** The number of fixed lines: three blanks, the headline, the names of the measures, and the footer. */
const FIXED_ROWS = 6
/** The maximum number of lines for the sentence about the ending. */
const MAX_ENDING = 2
/**
 * The number of turning points that are always shown, and the number of chart rows that must remain before more are
 * shown.
 */
const [ALWAYS, FULL_CHART] = [3, 12]

export const pageColumns = ({ columns }: Pick<Model, 'columns'>): number => Math.min(WIDEST, columns - 4)

/** Returns the sentence about the ending, wrapped to one or two lines. */
export const endingRows = (model: Model, { position: { result } }: TableScreen): string[] =>
  wrap(result?.text ?? '', pageColumns(model)).slice(0, MAX_ENDING)

/** Returns the number of rows left for the standings, the chart and the turning points. */
export const freeRows = (model: Model, table: TableScreen): number =>
  model.rows - FIXED_ROWS - endingRows(model, table).length

/** A turning point, wrapped into rows. */
export interface TurningShown extends TurningPoint {
  readonly rows: readonly string[]
}

/**
 * Returns the turning points that fit, but at least three, in chronological order. The selected one and the most
 * important have priority.
 */
export function turningShown(
  model: Model,
  table: TableScreen,
  { history, selected }: { readonly history: GameHistory | null; readonly selected: number | null },
): TurningShown[] {
  const { game, header } = table.position
  const { date } = vocabularyOf(tableWords(table), game)
  const points = (history?.turning ?? []).map((point): TurningShown => {
    const name = point.seat === null ? '' : (header.seats[point.seat] ?? '')
    // Add the player's name if the sentence doesn't mention it.
    const when = [
      capital(date(point.day)),
      ...(header.seats.length > 1 && !point.text.includes(name) ? [name] : []),
    ].join(', ')
    return { ...point, rows: wrap(`${when}: ${point.text}`, pageColumns(model) - 4) }
  })
  const placeOf = ({ at, place }: TurningPoint) => (at === selected ? -1 : place)
  let room = freeRows(model, table) - header.seats.length - 1 - FULL_CHART
  const shown = points
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .filter(({ rows }, i) => {
      room -= rows.length
      return i < ALWAYS || room >= 0
    })
  return shown.sort((one, other) => one.at - other.at)
}
