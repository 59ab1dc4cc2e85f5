import { type Cell, cellsWidth, ESCAPE, fromCells, HEAPED, ONE_COLUMN_EACH, readCells, toCells } from './cells.ts'
import { change, PLAIN, restyle, type Style } from './style.ts'

const STYLES = /\x1b\[([\d;:]*)m/g

/** The columns one line of (styled) text takes on a screen. */
export function width(line: string): number {
  if (ONE_COLUMN_EACH.test(line)) return line.length
  const unstyled = line.replace(STYLES, '')
  return ONE_COLUMN_EACH.test(unstyled) ? unstyled.length : cellsWidth(toCells(line))
}

/** The line cut to at most so many columns, its styles closed; `mark` (such as `…`) ends a line that was cut. */
export function cut(line: string, columns: number, mark = ''): string {
  if (columns <= 0) return ''
  if (width(line) <= columns) return closed(line)
  const cells = toCells(line)
  const ending = toCells(mark)
  const room = columns - cellsWidth(ending)
  if (room < 0) return fromCells(cells.slice(0, howManyFit(cells, columns)))
  return fromCells([...cells.slice(0, howManyFit(cells, room)), ...ending])
}

/** The same with the mark in its midst, for what differs at its end, such as names with a number. */
export function cutWithin(line: string, columns: number, mark = ''): string {
  if (width(line) <= columns) return cut(line, columns)
  const ending = Math.floor((columns - width(mark)) / 2)
  return slice(line, 0, columns - width(mark) - ending) + mark + slice(line, width(line) - ending, width(line))
}

/** The line made exactly so many columns wide: cut where it is longer, filled with spaces where it is shorter. */
export function pad(line: string, columns: number, align: 'left' | 'right' | 'centre' = 'left', mark = ''): string {
  const held = cut(line, columns, mark)
  const room = Math.max(0, columns - width(held))
  const before = align === 'left' ? 0 : align === 'right' ? room : Math.floor(room / 2)
  return ' '.repeat(before) + held + ' '.repeat(room - before)
}

/** Columns `from` up to `to` of the line, counted from 0, with blanks for what is not there or only half there. */
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
 * The text in lines of at most so many columns (at least 2), broken between words, and within a word only where it is
 * longer than a line. Styles go on from line to line. `indent` opens every line but the first of a paragraph.
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
      const most = howManyFit(rest, room - cellsWidth(lead))
      const end = most === rest.length ? most : lineEnd(rest, most)
      lines.push(fromCells([...lead, ...trimmed(rest.slice(0, end))]))
      rest = rest.slice(firstInked(rest, end))
      lead = further
    } while (rest.length > 0)
  }
  return lines
}

const BREAKS = /[\t\n\v\f\r\x85\u2028\u2029]+/g
/** Controls, text direction marks, invisible and private characters, and lone halves of characters. */
const UNSEEN =
  /[\x00-\x1f\x7f-\x9f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ue000-\uf8ff\ufeff\uffa0\ufff0-\ufffb\ud800-\udfff\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\u{f0000}-\u{10ffff}]/gu

/**
 * Text from someone else (a name, a message) made safe to show: no control characters, escape sequences, changes of
 * direction or invisible characters; line breaks and tabs become single spaces.
 */
export function clean(text: string): string {
  return text.replace(ESCAPE, '').replace(BREAKS, ' ').replace(UNSEEN, '').normalize('NFC').replace(HEAPED, '$1')
}

/** The style that the line leaves open, where it begins in the one given. */
function openAfter(line: string, style = PLAIN): Style {
  let open = style
  for (const [, parameters = ''] of line.matchAll(STYLES)) open = restyle(open, parameters)
  return open
}

function closed(line: string): string {
  return line.includes('\x1b') ? line + change(openAfter(line), PLAIN) : line
}

/** How many of the cells go into so many columns. */
function howManyFit(cells: readonly Cell[], columns: number): number {
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

/** Where a line of at most `most` cells ends: after its last whole word, or within a word that is a line long. */
function lineEnd(cells: readonly Cell[], most: number): number {
  if (isSpace(cells[most])) return most
  for (let end = most; end > 0; end--) {
    if (isSpace(cells[end - 1]) && trimmed(cells.slice(0, end)).length > 0) return end
  }
  return Math.max(1, most)
}

function firstInked(cells: readonly Cell[], from: number): number {
  let at = from
  while (isSpace(cells[at])) at++
  return at
}

function trimmed(cells: readonly Cell[]): Cell[] {
  let end = cells.length
  while (end > 0 && isSpace(cells[end - 1])) end--
  return cells.slice(0, end)
}

/** The cells of each paragraph; a style that is open at a line break goes on after it. */
function paragraphs(text: string): Cell[][] {
  let style = PLAIN
  return text.split(/\r?\n/).map(line => {
    const { cells, open } = readCells(line, style)
    style = open
    return cells
  })
}
