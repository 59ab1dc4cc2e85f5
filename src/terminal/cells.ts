import { createRequire } from 'node:module'
import type stringWidth from 'string-width'
import { change, onBlank, PLAIN, restyle, type Style } from './style.ts'

/** What one reader sees as one character, with its style. */
export interface Cell {
  readonly text: string
  /** Columns it takes on the screen. */
  readonly width: 1 | 2
  readonly style: Style
}

/** Any escape sequence, or a lone escape character. */
export const ESCAPE =
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]P_^X]|[\x9d\x90\x9f\x9e\x98])[^\x07\x1b\x90\x98\x9c-\x9f]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-Z\\-~]?/g
/** More marks on one letter than any language writes. */
export const HEAPED = /(\p{M}{4})\p{M}+/gu
const STYLE = /\x1b\[([\d;:]*)m/y
/**
 * Text whose every code unit is a character of one column, whatever stands beside it: most of what a game shows, and
 * much quicker to take apart than the rest.
 */
export const ONE_COLUMN_EACH =
  /^[ -~\xa1-\xac\xae-\u02ff\u0370-\u0377\u0391-\u0481\u2010-\u2027\u2030-\u205e\u2190-\u22ff\u2302\u2500-\u25fc\u25ff-\u2603\u2660-\u2667\u2680-\u2689]*$/
/** Made when first asked: it takes longer to make than a frame to draw, and most frames hold nothing for it. */
let segmenter: Intl.Segmenter | undefined

const load = createRequire(import.meta.url)
/** Loaded when first asked, for the same reason. */
let measure: typeof stringWidth | undefined

/** Widths met so far; forgotten when there are more than any game has. */
const widths = new Map<string, 0 | 1 | 2>()

function clusterWidth(cluster: string): 0 | 1 | 2 {
  let width = widths.get(cluster)
  if (width === undefined) {
    if (widths.size > 5_000) widths.clear()
    measure ??= load('string-width').default as typeof stringWidth
    const measured = measure(cluster)
    width = measured > 1 ? 2 : measured === 1 ? 1 : 0
    widths.set(cluster, width)
  }
  return width
}

/** A line taken apart: its cells, and the style that it leaves open. */
export interface CellLine {
  readonly cells: Cell[]
  readonly open: Style
}

/**
 * The cells of one line of text with SGR styles, which begins in the style given. Every other escape sequence and every
 * control character is left out, so that nothing in a line can move the cursor, and no letter keeps more than four marks.
 */
export function readCells(line: string, style: Style = PLAIN): CellLine {
  const cells: Cell[] = []
  if (ONE_COLUMN_EACH.test(line)) {
    addSimple(cells, line, style)
    return { cells, open: style }
  }
  let open = style
  let at = 0
  for (;;) {
    const start = line.indexOf('\x1b', at)
    addCells(cells, start < 0 ? line.slice(at) : line.slice(at, start), open)
    if (start < 0) return { cells, open }
    STYLE.lastIndex = start
    const found = STYLE.exec(line)
    if (found) {
      open = restyle(open, found[1] ?? '')
      at = STYLE.lastIndex
    } else {
      ESCAPE.lastIndex = start
      at = start + (ESCAPE.exec(line)?.[0].length ?? 1)
    }
  }
}

/** The cells of one line of text with SGR styles. */
export function toCells(line: string): Cell[] {
  return readCells(line).cells
}

function addSimple(cells: Cell[], text: string, style: Style): void {
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i)
    cells.push({ text: char, width: 1, style: char === ' ' ? onBlank(style) : style })
  }
}

function addCells(cells: Cell[], text: string, style: Style): void {
  if (text === '') return
  if (ONE_COLUMN_EACH.test(text)) {
    addSimple(cells, text, style)
    return
  }
  const visible = /[\x90-\x9f]/.test(text) ? text.replace(ESCAPE, '') : text
  segmenter ??= new Intl.Segmenter()
  for (const { segment } of segmenter.segment(visible)) {
    const width = clusterWidth(segment)
    if (width === 0) continue
    const text = segment.length > 4 ? segment.replace(HEAPED, '$1') : segment
    cells.push({ text, width, style: text === ' ' ? onBlank(style) : style })
  }
}

/** The line that shows these cells, ending in the terminal's own style. */
export function fromCells(cells: readonly Cell[]): string {
  let line = ''
  let style = PLAIN
  for (const cell of cells) {
    if (cell.style !== style) line += change(style, cell.style)
    style = cell.style
    line += cell.text
  }
  return line + change(style, PLAIN)
}

/** The columns that these cells take. */
export function cellsWidth(cells: readonly Cell[]): number {
  let width = 0
  for (const cell of cells) width += cell.width
  return width
}
