import { toCells } from './cells.ts'
import { blankAfter, type CellStyle, change, PLAIN } from './style.ts'

/** A row of the screen, split into cells. */
export interface CellRow {
  readonly line: string
  /** One string per column. It is empty for the second half of a wide character. */
  readonly text: readonly string[]
  readonly style: readonly CellStyle[]
}

/** The longest run of unchanged columns that is rewritten rather than skipped. */
const MAX_GAP = 4
/** The minimum number of blanks at the end of a row that are cleared rather than written. */
const MIN_CLEARED = 4

/** Lays out a line in a number of columns. The line is cut or padded with blanks. */
export function layOut(line: string, columns: number): CellRow {
  const text: string[] = new Array(columns).fill(' ')
  const style: CellStyle[] = new Array(columns).fill(PLAIN)
  if (line === '') return { line, text, style }
  let x = 0
  for (const cell of toCells(line)) {
    if (x + cell.width > columns) break
    text[x] = cell.text
    style[x] = cell.style
    if (cell.width === 2) {
      text[x + 1] = ''
      style[x + 1] = cell.style
    }
    x += cell.width
  }
  return { line, text, style }
}

/**
 * Returns a sequence that changes the displayed rows from `before` to `after`, sending only the cells that differ. It
 * starts and ends in the default style. It never clears in a color or uses repeat counts, because terminals disagree on
 * these.
 */
export function difference(before: readonly CellRow[], after: readonly CellRow[]): string {
  let out = ''
  let pen = PLAIN
  const use = (style: CellStyle) => {
    out += change(pen, style)
    pen = style
  }
  for (const [y, row] of after.entries()) {
    const old = before[y]
    if (!old || old === row) continue
    const { text, style } = row
    // A change must not split a wide character, old or new.
    const isWhole = (x: number) => text[x] !== '' && old.text[x] !== ''
    /** Cells before this column may have been overwritten by a character drawn too wide. */
    let dirtyUntil = 0
    const differs = (x: number) => x < dirtyUntil || text[x] !== old.text[x] || style[x] !== old.style[x]
    const blankFrom = trailingBlanks(row)
    /** The column of the cursor, or -1 before the first change in the row. */
    let at = -1
    for (let x = 0; x < text.length; x++) {
      if (!differs(x)) continue
      if (x >= blankFrom && text.length - x >= MIN_CLEARED) {
        if (at !== x) out += moveTo(x, y)
        use(PLAIN)
        out += '\x1b[K'
        break
      }
      let from = at >= 0 && x - at <= MAX_GAP ? at : x
      while (from > 0 && !isWhole(from)) from--
      if (from !== at) out += moveTo(from, y)
      for (at = from; at < text.length && (at <= x || !isWhole(at)); at++) {
        const cell = text[at] as string // `at` is in range
        if (cell === '') continue
        use(cell === ' ' ? blankAfter(pen, style[at] as CellStyle) : (style[at] as CellStyle))
        const columns = text[at + 1] === '' ? 2 : 1
        if (!isDoubtful(cell, columns)) out += cell
        else {
          // Terminals disagree on its width, so clear its cells, move the cursor to where it should end, and rewrite
          // the cells that it may cover.
          out += `${' '.repeat(columns)}\x1b[${at + 1}G${cell}\x1b[${at + 1 + columns}G`
          dirtyUntil = Math.max(dirtyUntil, at + 2 * [...cell].length)
        }
      }
      x = at - 1
    }
  }
  use(PLAIN)
  return out
}

const moveTo = (x: number, y: number): string => (x > 0 ? `\x1b[${y + 1};${x + 1}H` : `\x1b[${y + 1}H`)

/** Returns the column from which a row is blank in the default style. */
function trailingBlanks({ text, style }: CellRow): number {
  let from = text.length
  while (from > 0 && text[from - 1] === ' ' && style[from - 1] === PLAIN) from--
  return from
}

function isDoubtful(text: string, columns: number): boolean {
  if (text.length === 1 && columns === 1) return false
  const first = text.codePointAt(0) ?? 0
  return text.length > (first > 0xffff ? 2 : 1) || (columns === 2 && /\p{Extended_Pictographic}/u.test(text))
}
