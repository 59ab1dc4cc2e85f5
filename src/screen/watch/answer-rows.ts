import type { Style } from '../kit/style.ts'
import type { Area } from '../layout.ts'
import type { WatchedTable } from '../model.ts'
import { type LogRow, logRows } from '../table/log.ts'
import { foldRivalActions } from '../table/rivals.ts'

const NO_SCROLL = { scroll: 0, picked: null }

/** Returns the log rows, with the answer that led here and its question inserted before the answer's consequences. */
export function answerRows(table: WatchedTable, area: Area, style: Style): LogRow[] {
  const position = foldRivalActions(table.position)
  const { answered } = table.watch
  if (!answered) return logRows(position, area, NO_SCROLL, style)
  const { log, known, header } = position
  const isInset = header.seats.length > 1 && log.some(({ seat }) => seat !== undefined)
  const row = { entry: null, seat: null, isInset }
  const answer: LogRow[] = [
    ...(answered.asked ? [{ ...row, text: answered.asked, mark: null, look: 'old' } as const] : []),
    { ...row, text: answered.line, mark: 'picked', look: 'new' },
  ]
  const room = area.rows - answer.length
  const part = (from: number, to: number, rows: number): LogRow[] => {
    const entries = { ...position, log: log.slice(from, to), known: known - from }
    return rows > 0 ? logRows(entries, { ...area, rows }, NO_SCROLL, style).map(one => ({ ...one, isInset })) : []
  }
  const results = part(known, log.length, room)
  return [...part(0, known, room - results.length), ...answer, ...results].slice(-area.rows)
}
