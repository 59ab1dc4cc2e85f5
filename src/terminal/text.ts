import { type Cell, cellsWidth, ESCAPE, EXCESS_MARKS, fromCells, ONE_COLUMN_EACH, readCells, toCells } from './cells.ts'
import { type CellStyle, change, PLAIN, restyle } from './style.ts'

const STYLES = /\x1b\[([\d;:]*)m/g

/** Returns the width of a styled line in columns. */
export function width(line: string): number {
  if (ONE_COLUMN_EACH.test(line)) return line.length
  const unstyled = line.replace(STYLES, '')
  return ONE_COLUMN_EACH.test(unstyled) ? unstyled.length : cellsWidth(toCells(line))
}

/**
 * Cuts a line to a maximum width and closes its styles. A line that was cut ends in `mark` (for example `…`), if there
 * is room for it.
 */
export function cut(line: string, columns: number, mark = ''): string {
  if (columns <= 0) return ''
  if (width(line) <= columns) return closed(line)
  const cells = toCells(line)
  const ending = toCells(mark)
  const room = columns - cellsWidth(ending)
  if (room < 0) return fromCells(cells.slice(0, countFitting(cells, columns)))
  return fromCells([...cells.slice(0, countFitting(cells, room)), ...ending])
}

/** Shortens a line that is too long in the middle, for text with a distinctive end, such as numbered names. */
export function cutWithin(line: string, columns: number, mark = ''): string {
  if (width(line) <= columns) return cut(line, columns)
  const ending = Math.floor((columns - width(mark)) / 2)
  return slice(line, 0, columns - width(mark) - ending) + mark + slice(line, width(line) - ending, width(line))
}

/** Cuts or pads a line to an exact width. */
export function pad(line: string, columns: number, align: 'left' | 'right' | 'center' = 'left', mark = ''): string {
  const fitted = cut(line, columns, mark)
  const room = Math.max(0, columns - width(fitted))
  const before = align === 'left' ? 0 : align === 'right' ? room : Math.floor(room / 2)
  return ' '.repeat(before) + fitted + ' '.repeat(room - before)
}

/** Returns the columns from `from` to `to` (exclusive), counted from 0. Missing or half characters become blanks. */
export function slice(line: string, from: number, to: number): string {
  if (to <= from) return ''
  const cells: Cell[] = []
  const blank: Cell = { text: ' ', width: 1, style: PLAIN }
  let at = 0
  for (const cell of toCells(line)) {
    if (at >= to) break
    const end = at + cell.width
    if (at >= from && end <= to) cells.push(cell)
    else if (end > from) cells.push(blank)
    at = end
  }
  for (at = Math.max(at, from); at < to; at++) cells.push(blank)
  return fromCells(cells)
}

/**
 * Wraps text to a maximum width (at least 2) between words, breaking only words longer than a line. Styles continue on
 * the next line. `indent` begins every line of a paragraph except the first.
 */
export function wrap(text: string, columns: number, indent = ''): string[] {
  const lines: string[] = []
  const hang = toCells(indent)
  const room = Math.max(2, columns)
  const further = room - cellsWidth(hang) >= 2 ? hang : []
  for (const paragraph of paragraphs(text)) {
    let rest = trimmed(paragraph)
    let lead: Cell[] = []
    do {
      const most = countFitting(rest, room - cellsWidth(lead))
      const end = most === rest.length ? most : lineEnd(rest, most)
      lines.push(fromCells([...lead, ...trimmed(rest.slice(0, end))]))
      rest = rest.slice(firstVisible(rest, end))
      lead = further
    } while (rest.length > 0)
  }
  return lines
}

const BREAKS = /[\t\n\v\f\r\x85\u2028\u2029]+/g
/** Matches control characters, bidi marks, invisible and private-use characters, and lone surrogates. */
const INVISIBLE =
  /[\x00-\x1f\x7f-\x9f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ue000-\uf8ff\ufeff\uffa0\ufff0-\ufffb\ud800-\udfff\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\u{f0000}-\u{10ffff}]/gu

/**
 * Makes untrusted text (a name, a message) safe to display. Removes control characters, escape sequences, bidi marks
 * and invisible characters, and limits combining marks to four per letter. Each run of line breaks and tabs becomes a
 * space.
 */
export function clean(text: string): string {
  return text
    .replace(ESCAPE, '')
    .replace(BREAKS, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(EXCESS_MARKS, '$1')
}

/** Returns the style in effect at the end of a line that starts in the given style. */
function styleAfter(line: string, style = PLAIN): CellStyle {
  let open = style
  for (const [, parameters = ''] of line.matchAll(STYLES)) open = restyle(open, parameters)
  return open
}

function closed(line: string): string {
  return line.includes('\x1b') ? line + change(styleAfter(line), PLAIN) : line
}

function countFitting(cells: readonly Cell[], columns: number): number {
  let used = 0
  let count = 0
  for (const cell of cells) {
    used += cell.width
    if (used > columns) break
    count++
  }
  return count
}

function isSpace(cell: Cell | undefined): boolean {
  return cell?.text === ' '
}

/**
 * Returns the index at which to end a line of at most `most` cells: after the last whole word, or within a word that is
 * longer than a line.
 */
function lineEnd(cells: readonly Cell[], most: number): number {
  if (isSpace(cells[most])) return most
  for (let end = most; end > 0; end--) {
    if (isSpace(cells[end - 1]) && trimmed(cells.slice(0, end)).length > 0) return end
  }
  return Math.max(1, most)
}

function firstVisible(cells: readonly Cell[], from: number): number {
  let at = from
  while (isSpace(cells[at])) at++
  return at
}

function trimmed(cells: readonly Cell[]): Cell[] {
  let end = cells.length
  while (end > 0 && isSpace(cells[end - 1])) end--
  return cells.slice(0, end)
}

/** Splits text into paragraphs of cells. Styles continue across line breaks. */
function paragraphs(text: string): Cell[][] {
  let style = PLAIN
  return text.split(/\r?\n/).map(line => {
    const { cells, endStyle } = readCells(line, style)
    style = endStyle
    return cells
  })
}
