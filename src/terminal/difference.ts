import { toCells } from './cells.ts'
import { blankAfter, type CellStyle, change, onBlank, PLAIN } from './style.ts'

/** A row of the screen, split into cells. */
export interface CellRow {
  readonly line: string
  /** One string per column; empty for the second half of a wide character. */
  readonly text: readonly string[]
  readonly style: readonly CellStyle[]
}

/** A part of a row to send at once, up to column `end` (exclusive). */
interface Run {
  readonly y: number
  readonly x: number
  readonly end: number
  /**
   * The style of all its non-blank cells; null if a character may be drawn too wide. Such runs go first, so that the
   * following text overwrites the excess.
   */
  readonly style: CellStyle | null
  /** How much of a run of blanks the terminal clears: nothing, the cells up to `end`, or the rest of the row. */
  readonly clears: 'no' | 'cells' | 'rest'
}

/** The minimum number of blanks to clear. For fewer blanks, writing them is no longer than clearing them. */
const CLEARED = { cells: 6, rest: 4 } as const
/** The maximum gap, in columns, that may be cheaper to rewrite than to skip. */
const BRIDGE = 5

/** Lays out a line in a number of columns, cut or padded with blanks. */
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
 * Returns a short sequence that changes the displayed rows from `before` to `after`. It sends only what has changed,
 * grouped by style across rows, because a style change costs more than a cursor movement. It starts and ends in the
 * default style. It never clears in a color or uses repeat counts, because terminals disagree on these.
 */
export function difference(before: readonly CellRow[], after: readonly CellRow[]): string {
  const byStyle = new Map<CellStyle | null, Run[]>([
    [null, []],
    [PLAIN, []],
  ])
  for (const [y, row] of after.entries()) {
    const old = before[y]
    if (!old || old === row) continue
    for (const run of runs(old, row, y)) {
      const like = byStyle.get(run.style)
      if (like) like.push(run)
      else byStyle.set(run.style, [run])
    }
  }
  const pencil = new Pencil(after)
  for (const like of byStyle.values()) for (const run of like) pencil.draw(run)
  return pencil.finish()
}

/** Returns the changed parts of a row, from left to right. */
function runs(before: CellRow, after: CellRow, y: number): Run[] {
  const { text, style } = after
  const columns = text.length
  /** The column before which cells may have been overwritten by a character drawn too wide. */
  let spoilt = 0
  const differs = (x: number) => x < spoilt || text[x] !== before.text[x] || style[x] !== before.style[x]
  // A run must not split a wide character, old or new.
  const isWhole = (x: number) => text[x] !== '' && before.text[x] !== ''
  const found: Run[] = []
  let x = 0
  while (x < columns) {
    if (!differs(x)) {
      x++
      continue
    }
    while (!isWhole(x)) x--
    const cleared = text[x] === ' ' ? clearing(x) : null
    if (cleared) {
      found.push(cleared)
      x = cleared.end
      continue
    }
    let ink = style[x] ?? PLAIN
    let isBlank = text[x] === ' '
    let isSure = true
    let end = x
    for (; end < columns; end++) {
      if (end > x && isWhole(end)) {
        if (!differs(end)) break
        const next = style[end] ?? PLAIN
        if (text[end] === ' ') {
          if (onBlank(ink) !== next || (text[end - 1] !== ' ' && clearing(end))) break
        } else {
          // Preceding blanks join the run if the style doesn't show on them.
          if (next !== ink && !(isBlank && onBlank(next) === ink)) break
          ink = next
          isBlank = false
        }
      }
      const reached = reach(after, end)
      if (reached > 0) isSure = false
      if (reached > spoilt) spoilt = reached
    }
    found.push({ y, x, end, style: isSure ? ink : null, clears: 'no' })
    x = end
  }
  return found

  /** Returns a run that clears the blanks starting at a column, or null if there are too few of them. */
  function clearing(from: number): Run | null {
    let end = from
    let last = from
    for (; end < columns && text[end] === ' ' && style[end] === PLAIN; end++) if (differs(end)) last = end
    const run = { y, x: from, style: PLAIN }
    if (end === columns && last - from >= CLEARED.rest - 1) return { ...run, end, clears: 'rest' }
    return last - from >= CLEARED.cells - 1 ? { ...run, end: last + 1, clears: 'cells' } : null
  }
}

/** Tracks the terminal's cursor and style, and collects the output. */
class Pencil {
  private out = ''
  private pen = PLAIN
  /** The cursor's cell, counted from 0; -1 if unknown. */
  private x = -1
  private y = -1

  constructor(private readonly rows: readonly CellRow[]) {}

  draw({ y, x, end, clears }: Run): void {
    const row = this.rows[y] as CellRow // the run belongs to one of the rows
    this.approach(row, x, y)
    if (clears === 'no') {
      this.write(strokes(row, x, end, this.pen))
      this.x = end
      // After the last column, terminals disagree on the cursor position.
      this.y = end < row.text.length ? y : -1
    } else {
      const eraser = blankAfter(this.pen, PLAIN)
      this.write({ out: `${change(this.pen, eraser)}\x1b[${clears === 'rest' ? 'K' : `${end - x}X`}`, pen: eraser })
    }
  }

  /** Returns the output, which ends in the default style. */
  finish(): string {
    return this.pen === PLAIN ? this.out : `${this.out}\x1b[m`
  }

  /** Moves to the start of a run, or rewrites the gap if that is shorter. */
  private approach(row: CellRow, x: number, y: number): void {
    const move = this.way(x, y)
    if (this.y === y && this.x < x && x - this.x <= BRIDGE) {
      const first = row.style[x] ?? PLAIN
      const bridge = strokes(row, this.x, x, this.pen)
      if (cost(bridge.out + change(bridge.pen, first)) <= cost(move + change(this.pen, first))) this.write(bridge)
      else this.out += move
    } else this.out += move
    this.x = x
    this.y = y
  }

  /** Returns the shortest sequence that moves the cursor to a cell. */
  private way(x: number, y: number): string {
    const straight = x > 0 ? `\x1b[${y + 1};${x + 1}H` : `\x1b[${y + 1}H`
    if (this.y < 0) return straight
    const right = x - this.x
    let across = step(right, 'C')
    if (right < 0) across = x === 0 ? '\r' : x < -right ? `\x1b[${x + 1}G` : step(-right, 'D')
    const down = y - this.y
    const stepwise = (down < 0 ? step(-down, 'A') : step(down, 'B')) + across
    return stepwise.length < straight.length ? stepwise : straight
  }

  private write({ out, pen }: Strokes): void {
    this.out += out
    this.pen = pen
  }
}

function step(cells: number, letter: 'A' | 'B' | 'C' | 'D'): string {
  return cells <= 0 ? '' : cells === 1 ? `\x1b[${letter}` : `\x1b[${cells}${letter}`
}

interface Strokes {
  readonly out: string
  readonly pen: CellStyle
}

/** Returns the output for the cells from one column to another (exclusive), and the style afterward. */
function strokes(row: CellRow, from: number, to: number, pen: CellStyle): Strokes {
  let out = ''
  for (let x = from; x < to; x++) {
    const text = row.text[x] ?? ''
    if (text === '') continue
    const style = row.style[x] ?? PLAIN
    const next = text === ' ' ? blankAfter(pen, style) : style
    out += change(pen, next)
    pen = next
    const columns = row.text[x + 1] === '' ? 2 : 1
    // Terminals disagree on the width of such a character, so clear its cells and move the cursor to where it should
    // end.
    if (isDoubtful(text, columns)) out += `${' '.repeat(columns)}\x1b[${x + 1}G${text}\x1b[${x + 1 + columns}G`
    else out += text
  }
  return { out, pen }
}

/**
 * Returns the column up to which a terminal may draw a doubtful character if it shows the character's parts separately,
 * or 0 for any other character.
 */
function reach({ text }: CellRow, x: number): number {
  const here = text[x] ?? ''
  return isDoubtful(here, text[x + 1] === '' ? 2 : 1) ? x + 2 * [...here].length : 0
}

function isDoubtful(text: string, columns: number): boolean {
  if (text.length === 1 && columns === 1) return false
  const first = text.codePointAt(0) ?? 0
  return text.length > (first > 0xffff ? 2 : 1) || (columns === 2 && /\p{Extended_Pictographic}/u.test(text))
}

function cost(text: string): number {
  return Buffer.byteLength(text)
}
