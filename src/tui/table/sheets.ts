import type { Seat } from '../../kernel/index.ts'
import { screenOf } from '../games/index.ts'
import type { SheetRequest } from '../games/screen.ts'
import type { Position, TableScreen } from '../model.ts'
import type { Style } from '../style.ts'

/** Whose sheet is shown: the one turned to, else that of the one who looks. */
const ownerOf = ({ seat, header }: Position, of: Seat | null): Seat =>
  of ?? seat ?? (header.seats.length === 1 ? 0 : -1)

/** The record sheet as a page, in lines; with several at the table a line above it says whose it is. */
export function sheetPage(position: Position, columns: number, style: Style, request: SheetRequest): string[] {
  const { seats } = position.header
  const lines = screenOf(position.game).sheet(position.view, columns, style, request)
  if (seats.length === 1) return lines
  const { say, glyphs } = style
  const owner = ownerOf(position, request.of ?? null)
  const names = seats.map((name, seat) => (seat === owner ? say('select', ` ${name} `) : say('dim', ` ${name} `)))
  return [`${say('key', glyphs.arrowLeft)}${names.join('')}${say('key', glyphs.arrow)}`, ...lines]
}

/** Whose sheet comes after, or before: from the one who looks round the table and back. */
export function nextSheet({ position, sheetOf }: TableScreen, step: 1 | -1): Seat | null {
  const seats = position.header.seats.length
  const next = (ownerOf(position, sheetOf) + step + seats) % seats
  return next === position.seat ? null : next
}
