import { type Cell, toCells } from './cells.ts'
import { blankAfter, type CellStyle, change, PLAIN } from './style.ts'

/** A clipping area in cells: columns from `x1` to `x2` and rows from `y1` to `y2`. The ends are exclusive. */
interface Clip {
  readonly x1?: number
  readonly x2?: number
  readonly y1?: number
  readonly y2?: number
}

/** Changes a line of text before it is drawn. `index` is the line's number within that text, counted from 0. */
type Transformer = (line: string, index: number) => string

/** A row of the grid: one string per column. The string is empty for the second half of a wide character. */
interface Row {
  readonly text: string[]
  readonly style: CellStyle[]
}

/** The maximum number of lines that are cached as cells. Most lines of a frame were also in the previous frame. */
const MAX_CACHED_LINES = 500
const split = new Map<string, readonly Cell[]>()

function cellsOf(line: string): readonly Cell[] {
  let cells = split.get(line)
  if (!cells) {
    if (split.size >= MAX_CACHED_LINES) split.clear()
    cells = toCells(line)
    split.set(line, cells)
  }
  return cells
}

/**
 * The grid of cells into which Ink draws a frame. It replaces Ink's `Output` in the bundle, because `Output` creates an
 * object for every character of every frame.
 */
export default class CellGrid {
  private readonly rows: readonly Row[]
  private readonly clips: Clip[] = []

  constructor({ width, height }: { width: number; height: number }) {
    this.rows = Array.from({ length: height }, () => ({
      text: new Array<string>(width).fill(' '),
      style: new Array<CellStyle>(width).fill(PLAIN),
    }))
  }

  clip(clip: Clip): void {
    this.clips.push(clip)
  }

  unclip(): void {
    this.clips.pop()
  }

  /** Draws lines of text, starting at a cell. Anything that doesn't fit is cut off. */
  write(x: number, y: number, text: string, { transformers }: { transformers: readonly Transformer[] }): void {
    if (text === '') return
    const { x1 = 0, x2 = Number.POSITIVE_INFINITY, y1 = 0, y2 = Number.POSITIVE_INFINITY } = this.clips.at(-1) ?? {}
    for (const [index, line] of text.split('\n').entries()) {
      const row = this.rows[y + index]
      if (!row || y + index < y1 || y + index >= y2) continue
      let at = x
      for (const cell of cellsOf(transformers.reduce((changed, transform) => transform(changed, index), line))) {
        if (at >= x1 && at + cell.width <= Math.min(x2, row.text.length)) put(row, at, cell)
        at += cell.width
      }
    }
  }

  /** Returns the frame's rows, joined by line breaks, without trailing blanks. */
  get(): { output: string; height: number } {
    return { output: this.rows.map(lineOf).join('\n'), height: this.rows.length }
  }
}

/** Puts a cell into a row. A wide character that it half covers becomes a blank. */
function put({ text, style }: Row, x: number, cell: Cell): void {
  if (text[x] === '' && x > 0) text[x - 1] = ' '
  if (text[x + cell.width] === '') text[x + cell.width] = ' '
  text[x] = cell.text
  style[x] = cell.style
  if (cell.width === 2) {
    text[x + 1] = ''
    style[x + 1] = cell.style
  }
}

function lineOf({ text, style }: Row): string {
  let end = text.length
  while (end > 0 && text[end - 1] === ' ' && style[end - 1] === PLAIN) end--
  let line = ''
  let pen = PLAIN
  for (let x = 0; x < end; x++) {
    const own = style[x] as CellStyle // x is in range
    const next = text[x] === ' ' ? blankAfter(pen, own) : own
    if (next !== pen) line += change(pen, next)
    pen = next
    line += text[x]
  }
  return line + change(pen, PLAIN)
}
