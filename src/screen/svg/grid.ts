import { type Cell, toCells } from '../../terminal/cells.ts'
import { type CellStyle, onBlank, PLAIN, restyle } from '../../terminal/style.ts'
import { element, escaped, short } from '../kit/xml.ts'
import { type ScreenColors, sgrColor } from './colors.ts'

/** The content of a screen picture. */
export interface GridRequest {
  /** Lines with terminal escape sequences. */
  readonly lines: readonly string[]
  /** The width of the screen. Longer lines are cut, but shorter ones are not padded. */
  readonly columns: number
  readonly colors: ScreenColors
  /** The title and a text alternative for the picture. */
  readonly title: string
  readonly about: string
}

/** The size of a cell in pixels. The width is 0.6 times the font size, as in most monospaced fonts. */
export const CELL = { width: 8.4, height: 17 } as const
const SIZE = 14
/** The distance from the top of a cell to the baseline. */
const BASELINE = 13
const MARGIN = 14
/** Preferred fonts, then any monospaced one. */
const TYPES = "ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace"

const bit = (parameter: string): number => restyle(PLAIN, parameter).attributes
const BOLD = bit('1')
const FAINT = bit('2')
const ITALIC = bit('3')
const UNDERLINE = bit('4')
const INVERSE = bit('7')
const HIDDEN = bit('8')
const STRIKE = bit('9')

/** Matches box-drawing and block characters. They are stretched to meet their neighbors. */
const JOINED = /[\u2500-\u259f]/

/** Consecutive cells of one style, starting at a column. */
interface Run {
  readonly style: CellStyle
  readonly column: number
  readonly columns: number
  readonly text: string
}

/** Renders lines that contain escape sequences as an SVG. The output is deterministic. */
export function gridSvg({ lines, columns, colors, title, about }: GridRequest): string {
  const looks = new Looks(colors)
  const rows = lines.map((line, row) => rowOf(looks, within(toCells(line), columns), row))
  const grounds = rows.flatMap(({ grounds }) => grounds)
  const texts = rows.flatMap(({ texts }) => texts)
  const inside = [...(grounds.length > 0 ? [crisp(grounds)] : []), ...texts]
  return screenSvg({ rows: lines.length, columns, colors, title, about }, looks, inside)
}

/** A frame of an animation, with its duration. */
export interface FilmFrame {
  readonly lines: readonly string[]
  readonly milliseconds: number
}

/** The content of an animation. */
export interface FilmRequest extends Omit<GridRequest, 'lines'> {
  /** At least one frame. All frames must have the same number of lines. */
  readonly frames: readonly FilmFrame[]
}

/** Draws frames as a looping animated SVG. A row that doesn't change between frames is drawn only once. */
export function filmSvg({ frames, columns, colors, title, about }: FilmRequest): string {
  const looks = new Looks(colors)
  const begins: number[] = []
  let whole = 0
  for (const { milliseconds } of frames) {
    begins.push(whole)
    whole += milliseconds
  }
  const height = Math.max(...frames.map(({ lines }) => lines.length))
  const shapes: string[] = []
  for (let row = 0; row < height; row++) {
    for (let first = 0; first < frames.length; ) {
      const line = frames[first]!.lines[row] ?? ''
      let next = first + 1
      while (next < frames.length && (frames[next]!.lines[row] ?? '') === line) next++
      const { grounds, texts } = rowOf(looks, within(toCells(line), columns), row)
      const inside = [...(grounds.length > 0 ? [crisp(grounds)] : []), ...texts]
      if (inside.length > 0)
        shapes.push(
          element(
            'g',
            // Where animations aren't supported, only the last frame is visible.
            next < frames.length ? { visibility: 'hidden' } : {},
            ...lined(...shown(begins[first]! / whole, (begins[next] ?? whole) / whole, whole), ...inside),
          ),
        )
      first = next
    }
  }
  return screenSvg({ rows: height, columns, colors, title, about }, looks, shapes)
}

/**
 * Returns the animation that shows a shape only during a part of the loop, or an empty array if the shape is always
 * visible.
 */
function shown(from: number, to: number, milliseconds: number): string[] {
  if (from === 0 && to === 1) return []
  const steps = [
    ...(from > 0 ? [{ at: 0, is: 'hidden' }] : []),
    { at: from, is: 'visible' },
    ...(to < 1 ? [{ at: to, is: 'hidden' }] : []),
  ]
  return [
    element('animate', {
      attributeName: 'visibility',
      calcMode: 'discrete',
      values: steps.map(({ is }) => is).join(';'),
      keyTimes: steps.map(({ at }) => Number(at.toFixed(5))).join(';'),
      dur: `${milliseconds / 1000}s`,
      repeatCount: 'indefinite',
    }),
  ]
}

function rowOf(
  looks: Looks,
  cells: readonly Cell[],
  row: number,
): { readonly grounds: string[]; readonly texts: string[] } {
  const runs = runsOf(bridged(cells))
  const grounds = runs.flatMap(run => {
    const ground = looks.ground(run.style)
    return ground === null ? [] : [groundOf(run, row, ground)]
  })
  return { grounds, texts: runs.flatMap(words).map(run => textOf(run, row, looks.ink(run.style))) }
}

const crisp = (grounds: readonly string[]): string =>
  element('g', { 'shape-rendering': 'crispEdges' }, ...lined(...grounds))

/** Wraps the shapes in an SVG of a screen with these rows and columns. */
function screenSvg(
  { rows, columns, colors, title, about }: Omit<GridRequest, 'lines'> & { readonly rows: number },
  looks: Looks,
  inside: readonly string[],
): string {
  const width = Math.ceil(columns * CELL.width) + 2 * MARGIN
  const height = rows * CELL.height + 2 * MARGIN
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
      'font-family': TYPES,
      'font-size': SIZE,
      fill: colors.ink,
    },
    ...lined(
      element('title', {}, escaped(title)),
      element('desc', {}, escaped(about)),
      element('style', {}, `text{white-space:pre;font-variant-emoji:text}${looks.sheet}`),
      element('rect', {
        x: 0.5,
        y: 0.5,
        width: width - 1,
        height: height - 1,
        rx: 8,
        fill: colors.ground,
        stroke: colors.edge,
      }),
      element('g', { transform: `translate(${MARGIN} ${MARGIN})` }, ...lined(...inside)),
    ),
  )}\n`
}

const lined = (...children: readonly string[]): string[] => ['\n', ...children.map(child => `${child}\n`)]

function groundOf({ column, columns }: Run, row: number, fill: string): string {
  return element('rect', {
    x: column * CELL.width,
    y: row * CELL.height,
    width: columns * CELL.width,
    height: CELL.height,
    fill,
  })
}

/** Draws a run of text, stretched to the width of its cells in any font. A single cell needs no stretching. */
function textOf({ column, columns, text }: Run, row: number, look: string): string {
  return element(
    'text',
    {
      x: column * CELL.width,
      y: row * CELL.height + BASELINE,
      textLength: columns > 1 ? columns * CELL.width : undefined,
      lengthAdjust: JOINED.test(text) ? 'spacingAndGlyphs' : undefined,
      class: look === '' ? undefined : look,
    },
    escaped(text),
  )
}

/** Returns the cells that are completely on the screen. */
function within(cells: readonly Cell[], columns: number): Cell[] {
  let used = 0
  const out: Cell[] = []
  for (const cell of cells) {
    used += cell.width
    if (used > columns) break
    out.push(cell)
  }
  return out
}

/** Groups consecutive cells of one style. */
function runsOf(cells: readonly Cell[]): Run[] {
  const runs: Run[] = []
  let column = 0
  for (const { text, width, style } of cells) {
    const last = runs.at(-1)
    if (last?.style === style) {
      runs[runs.length - 1] = { ...last, columns: last.columns + width, text: last.text + text }
    } else runs.push({ style, column, columns: width, text })
    column += width
  }
  return runs
}

/** Gives a blank the style of the cells on both sides if that looks the same, so that fewer runs are needed. */
function bridged(cells: readonly Cell[]): Cell[] {
  return cells.map((cell, i) => {
    const [before, after] = [cells[i - 1], cells[i + 1]]
    const joins = cell.text === ' ' && before?.style === after?.style && before && cell.style === onBlank(before.style)
    return joins ? { ...cell, style: before.style } : cell
  })
}

/**
 * Splits a run into the parts to draw, separated by more than one space. Text with a line under or through it isn't
 * split, and hidden text isn't drawn.
 */
function words({ style, column, text, columns }: Run): Run[] {
  if ((style.attributes & HIDDEN) !== 0) return []
  const isLined = (style.attributes & (UNDERLINE | STRIKE)) !== 0
  if (isLined || !text.includes(' ')) return [{ style, column, text, columns }]
  const out: Run[] = []
  for (const { 0: found, index } of text.matchAll(/[^ ]+(?: [^ ]+)*/g)) {
    const before = toColumns(text.slice(0, index))
    out.push({ style, column: column + before, columns: toColumns(found), text: found })
  }
  return out
}

const toColumns = (text: string): number => toCells(text).reduce((sum, cell) => sum + cell.width, 0)

/** Maps styles to colors and CSS classes. */
class Looks {
  private readonly classes = new Map<string, string>()

  constructor(private readonly colors: ScreenColors) {}

  /** Returns the background of a style, or null if it is the picture's own background. */
  ground(style: CellStyle): string | null {
    const { attributes, foreground, background } = style
    if ((attributes & INVERSE) !== 0) return this.color(foreground) ?? this.colors.ink
    return this.color(background)
  }

  /** Returns the CSS class of a style's text, or an empty string for plain text. */
  ink(style: CellStyle): string {
    const { attributes, foreground, background } = style
    const isInverse = (attributes & INVERSE) !== 0
    const fill = isInverse ? (this.color(background) ?? this.colors.ground) : this.color(foreground)
    const lines = [(attributes & UNDERLINE) !== 0 ? 'underline' : '', (attributes & STRIKE) !== 0 ? 'line-through' : '']
    const css = [
      fill === null ? '' : `fill:${fill}`,
      (attributes & BOLD) !== 0 ? 'font-weight:bold' : '',
      (attributes & FAINT) !== 0 ? 'fill-opacity:.62' : '',
      (attributes & ITALIC) !== 0 ? 'font-style:italic' : '',
      lines.some(line => line !== '') ? `text-decoration:${lines.join(' ').trim()}` : '',
    ]
      .filter(part => part !== '')
      .join(';')
    if (css === '') return ''
    const known = this.classes.get(css)
    if (known !== undefined) return known
    const name = `s${short(this.classes.size)}`
    this.classes.set(css, name)
    return name
  }

  /** The style sheet with all requested classes. */
  get sheet(): string {
    return [...this.classes].map(([css, name]) => `.${name}{${css}}`).join('')
  }

  private color(parameter: string): string | null {
    return parameter === '' ? null : sgrColor(parameter, this.colors)
  }
}
