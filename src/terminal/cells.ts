import { createRequire } from 'node:module'
import type stringWidth from 'string-width'
import { type CellStyle, change, onBlank, PLAIN, restyle } from './style.ts'

/** A user-perceived character with its style. */
export interface Cell {
  readonly text: string
  /** The width in columns. */
  readonly width: 1 | 2
  readonly style: CellStyle
}

/** Matches any escape sequence, or a lone escape character. */
export const ESCAPE =
  /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]|(?:\x1b[\]P_^X]|[\x9d\x90\x9f\x9e\x98])[^\x07\x1b\x90\x98\x9c-\x9f]*(?:\x07|\x1b\\|\x9c)|\x1b[ -/]*[0-Z\\-~]?/g
/** Matches five or more combining marks in a row, and captures the first four. No language uses more. */
export const EXCESS_MARKS = /(\p{M}{4})\p{M}+/gu
const STYLE = /\x1b\[([\d;:]*)m/y
/**
 * Matches text in which every code unit is an independent one-column character. This covers most of a game's text, and
 * such text is much faster to split.
 */
export const ONE_COLUMN_EACH =
  /^[ -~\xa1-\xac\xae-\u02ff\u0370-\u0377\u0391-\u0481\u2010-\u2027\u2030-\u205e\u2190-\u22ff\u2302\u2500-\u25fc\u25ff-\u2603\u2660-\u2667\u2680-\u2689]*$/
/**
 * The grapheme segmenter. It is created on first use, because creating it takes longer than drawing a frame, and most
 * frames don't need it.
 */
let segmenter: Intl.Segmenter | undefined

const load = createRequire(import.meta.url)
/** The width function, loaded on first use, because most frames don't need it. */
let measure: typeof stringWidth | undefined

/** Cached widths of characters, cleared when there are too many. */
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

/** The cells of a line, and the style in effect at its end. */
export interface CellLine {
  readonly cells: Cell[]
  readonly endStyle: CellStyle
}

/**
 * Splits a line with SGR styles into cells, starting in a given style. Removes all other escape sequences and control
 * characters, so that a line can't move the cursor, and limits combining marks to four per letter.
 */
export function readCells(line: string, style: CellStyle = PLAIN): CellLine {
  const cells: Cell[] = []
  if (ONE_COLUMN_EACH.test(line)) {
    addSimple(cells, line, style)
    return { cells, endStyle: style }
  }
  let endStyle = style
  let at = 0
  for (;;) {
    const start = line.indexOf('\x1b', at)
    addCells(cells, start < 0 ? line.slice(at) : line.slice(at, start), endStyle)
    if (start < 0) return { cells, endStyle }
    STYLE.lastIndex = start
    const found = STYLE.exec(line)
    if (found) {
      endStyle = restyle(endStyle, found[1] ?? '')
      at = STYLE.lastIndex
    } else {
      ESCAPE.lastIndex = start
      at = start + (ESCAPE.exec(line)?.[0].length ?? 1)
    }
  }
}

/** Splits a line with SGR styles into cells. */
export function toCells(line: string): Cell[] {
  return readCells(line).cells
}

function addSimple(cells: Cell[], text: string, style: CellStyle): void {
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i)
    cells.push({ text: char, width: 1, style: char === ' ' ? onBlank(style) : style })
  }
}

function addCells(cells: Cell[], text: string, style: CellStyle): void {
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
    const text = segment.length > 4 ? segment.replace(EXCESS_MARKS, '$1') : segment
    cells.push({ text, width, style: text === ' ' ? onBlank(style) : style })
  }
}

/** Joins cells into a line that ends in the terminal's default style. */
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

export function cellsWidth(cells: readonly Cell[]): number {
  let width = 0
  for (const cell of cells) width += cell.width
  return width
}
