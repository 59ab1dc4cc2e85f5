import { normalized } from '../commands/index.ts'
import type { Game, Header } from '../kernel/index.ts'
import { pad, wrap } from '../terminal/text.ts'
import { plainTheme } from '../terminal/theme.ts'
import type { Command } from './commands.ts'
import { KEYS_END } from './help.ts'
import { screenOf } from './kit/screens.ts'
import { type Style, styleOf } from './kit/style.ts'
import { type Model, noEffect, type Update } from './model.ts'
import type { PressedKey } from './overlay.ts'
import { openRules } from './rules-page.ts'
import { editText, insertText, lineOf, type TextLine } from './text-line.ts'

/** A full-screen page of lines. */
export interface LinesPage {
  readonly kind: 'page'
  readonly title: string
  readonly lines: readonly string[]
  readonly scroll: number
  readonly legend: Legend | null
  /** The links and the index of the selected one. */
  readonly links: readonly Link[]
  readonly at: number
  /** The open sections of a page with collapsible sections. The first section is always open. */
  readonly open?: readonly number[]
  /** The search text of a searchable page. */
  readonly searchText?: TextLine
  /** The destination of the path that the page describes. The player can plan that path from the page. */
  readonly goal?: string
}

/** The map symbols of a game, inserted after a line of a page. */
export interface Legend {
  readonly game: Game
  readonly options: Header['options']
  readonly after: number
}

/** A line of a page that links to a rule. */
export interface Link {
  readonly line: number
  readonly rule: string
  readonly about: string
}

/** The number of screen lines around a page's text: blank lines, title, number of remaining lines, footer. */
const FIXED_ROWS = 5
/** The maximum length of a search text. */
const LONGEST_SOUGHT = 40
/** The maximum line width that is easy to read. */
const WIDEST = 96

const PLAIN = styleOf(plainTheme, 'unicode')

/** Returns the number of rows for the text of a page. */
const pageRowsFor = ({ rows }: Pick<Model, 'rows'>): number => Math.max(1, rows - FIXED_ROWS)

/** A row of a page: the line it belongs to (-1 for a map symbol), and the target that Enter opens. */
export interface PageRow {
  readonly text: string
  readonly line: number
  readonly opens?: OpenTarget
  /** The row's index among the selectable rows, from 0. */
  readonly stop?: number
}

/** A target to open: a linked rule, or a section of the page, given by its index. */
type OpenTarget = { readonly link: Link } | { readonly part: number }

export function pageRows({ columns }: Pick<Model, 'columns'>, page: LinesPage, style: Style): PageRow[] {
  const { lines, links, legend, searchText, open } = page
  const textWidth = Math.min(columns - 4, WIDEST)
  const signs = legend ? screenOf(legend.game).legend(style, legend.options) : []
  const signLines = signs.map(({ sign, text }) => `  ${pad(sign, 9)} ${text}`)
  const map =
    signs.length === 0
      ? []
      : [...(lines.length > 0 ? ['', style.text.get('help-signs')] : []), ...twoColumns(signLines, textWidth)]
  const after = signs.length > 0 ? (legend?.after ?? 0) : lines.length
  const row = (text: string, line: number): PageRow => {
    const link = links.find(known => known.line === line)
    return { text: style.words(text), line, ...(link ? { opens: { link } } : {}) }
  }
  const all = [
    ...lines.slice(0, after).map(row),
    ...map.map((text): PageRow => ({ text, line: -1 })),
    ...lines.slice(after).map((text, i) => row(text, after + i)),
  ]
  const isSought = searchText !== undefined && searchText.text.trim() !== ''
  const shown = isSought ? matchingRows(all, searchText.text) : open ? withoutClosedSections(all, open) : all
  let stops = 0
  return shown.flatMap(one => {
    const stop = one.opens ? { stop: stops++ } : {}
    const rows = one.text === '' ? [''] : wrap(one.text, textWidth, hangingIndent(one.text))
    return rows.map(text => ({ ...one, ...stop, text }))
  })
}

/** Reduces closed sections to their headings. The first section is always open. */
function withoutClosedSections(all: readonly PageRow[], open: readonly number[]): PageRow[] {
  const parts: PageRow[][] = []
  for (const row of all)
    if (isHeading(row.text) || parts.length === 0) parts.push([row])
    else parts.at(-1)!.push(row)
  return parts.flatMap(([heading, ...rest], part) => {
    if (part === 0 || !heading) return [...(heading ? [heading] : []), ...rest]
    if (open.includes(part)) return [{ ...heading, opens: { part } }, ...rest]
    const count = rest.filter(({ text }) => text !== '' && !text.startsWith(DETAIL_INDENT)).length
    return [{ ...heading, text: `${heading.text}  +${count}`, opens: { part } }]
  })
}

const isHeading = (text: string): boolean => /^\S/.test(text)

/** Filters the rows by the typed words, keeping headings and the detail lines that follow a match. */
function matchingRows(all: readonly PageRow[], typed: string): PageRow[] {
  const wanted = normalized(typed).split(' ')
  const out: PageRow[] = []
  let heading: PageRow | null = null
  for (const [i, row] of all.entries()) {
    if (isHeading(row.text)) heading = row
    if (row.text === '' || row === heading || row.text.startsWith(DETAIL_INDENT)) continue
    const after = all.slice(i + 1)
    const end = after.findIndex(({ text }) => !text.startsWith(DETAIL_INDENT))
    const details = end < 0 ? after : after.slice(0, end)
    const whole = normalized([row, ...details].map(({ text }) => text).join(' '))
    if (!wanted.every(word => whole.includes(word))) continue
    if (heading && !out.includes(heading)) out.push(heading)
    out.push(row, ...details)
  }
  return out
}

/** Handles a key that types, edits or cancels a page search. Returns null for other keys and pages. */
export function onPageSearchKey(model: Model, page: LinesPage, { key, text }: PressedKey): Update | null {
  const { searchText } = page
  if (!searchText) return null
  const to = (line: TextLine): Update =>
    noEffect({ ...model, overlay: { ...page, searchText: line, scroll: 0, at: 0 } })
  if (key === 'escape' && searchText.text !== '') return to(lineOf(''))
  if (key === 'backspace') return searchText.text === '' ? null : to(editText(searchText, key) ?? searchText)
  const isFirst = searchText.text === ''
  if (text === null || (isFirst ? !/^[\p{L}\p{N}]$/u.test(text) || text === 'q' : !/^[\p{L}\p{N} '-]$/u.test(text)))
    return null
  return to(insertText(searchText, text, LONGEST_SOUGHT))
}

/**
 * Returns the indentation of a line's continuation. If the line begins with keys, the continuation is indented to the
 * column of their description.
 */
function hangingIndent(line: string): string {
  if (line.startsWith(DETAIL_INDENT)) return DETAIL_INDENT
  return /^ {2}\S.{26} \S/.test(line.slice(0, KEYS_END + 1)) ? ' '.repeat(KEYS_END) : '  '
}

/** The indentation of detail lines. A detail line belongs to the line before it. */
const DETAIL_INDENT = '      '

/** The number of columns before the explanation of a symbol. */
const SYMBOL_COLUMNS = 12

function twoColumns(rows: readonly string[], columns: number): string[] {
  const half = Math.ceil(rows.length / 2)
  const columnWidth = columns >> 1
  // Wrap within a column.
  const cell = (text: string) => wrap(text, columnWidth - 1, ' '.repeat(SYMBOL_COLUMNS))
  return Array.from({ length: half }, (_, i) => [cell(rows[i] ?? ''), cell(rows[half + i] ?? '')] as const).flatMap(
    ([left, right]) =>
      Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
        (pad(left[at] ?? '', columnWidth) + (right[at] ?? '')).trimEnd(),
      ),
  )
}

/** Returns true if the page doesn't fit on the screen. */
export const hasLinesBeyond = (model: Model, page: LinesPage): boolean =>
  pageRows(model, page, PLAIN).length > pageRowsFor(model)

/** Returns the visible part of a page, the index of its first row and the number of rows after it. */
export function pagePart(model: Pick<Model, 'columns' | 'rows'>, page: LinesPage, style: Style) {
  const rows = pageRows(model, page, style)
  const room = pageRowsFor(model)
  const from = Math.min(page.scroll, Math.max(0, rows.length - room))
  const shown = rows.slice(from, from + room)
  return { rows, shown, from, rest: rows.length - from - shown.length }
}

/** Handles a command on a page: scrolls it, or selects and opens a link. */
export function onPageCommand(model: Model, page: LinesPage, command: Command): Update {
  const rows = pageRows(model, page, PLAIN)
  const room = pageRowsFor(model)
  const most = Math.max(0, rows.length - room)
  const to = (change: Partial<LinesPage>): Update => {
    const next = { ...page, ...change }
    return noEffect({ ...model, overlay: { ...next, scroll: Math.min(Math.max(0, next.scroll), most) } })
  }
  const rowOf = (at: number): number => rows.findIndex(({ stop }) => stop === at)
  const last = rows.reduce((most, { stop = -1 }) => Math.max(most, stop), -1)
  switch (command.name) {
    case 'down': {
      // Select the next link after it has become visible. Until then, scroll line by line.
      const isNear = (at: number): boolean => rowOf(at) + 2 - room <= page.scroll + 1
      return page.at < last && isNear(page.at) && isNear(page.at + 1)
        ? to({ at: page.at + 1, scroll: Math.max(page.scroll, rowOf(page.at + 1) + 2 - room) })
        : to({ scroll: page.scroll + 1 })
    }
    case 'up': {
      const isNear = (at: number): boolean => rowOf(at) >= page.scroll - 1
      return page.at > 0 && isNear(page.at) && isNear(page.at - 1)
        ? to({ at: page.at - 1, scroll: Math.min(page.scroll, rowOf(page.at - 1)) })
        : to({ scroll: page.scroll - 1 })
    }
    case 'first':
      return to({ scroll: 0, at: 0 })
    case 'last':
      return to({ scroll: most, at: Math.max(0, last) })
    case 'right': {
      const next = rows.findIndex(({ text }, i) => i > page.scroll && isHeading(text))
      return to({ scroll: next < 0 ? most : next })
    }
    case 'left': {
      const before = rows.flatMap(({ text }, i) => (i < page.scroll && isHeading(text) ? [i] : []))
      return to({ scroll: before.at(-1) ?? 0 })
    }
    case 'earlier':
      return to({ scroll: page.scroll - room })
    case 'later':
      return to({ scroll: page.scroll + room })
    case 'why': {
      const opens = rows[rowOf(page.at)]?.opens
      const { screen } = model
      if (opens && 'part' in opens) {
        // Scroll so that the opened section is visible.
        const row = rowOf(page.at)
        const isSeen = row >= page.scroll && row < page.scroll + room - 2
        const scroll = isSeen ? page.scroll : Math.max(0, row - 1)
        const next = { ...page, open: toggleSection(page.open ?? [], opens.part) }
        const beyond = pageRows(model, next, PLAIN).length - room
        return noEffect({ ...model, overlay: { ...next, scroll: Math.min(scroll, Math.max(0, beyond)) } })
      }
      if (!opens || screen.kind !== 'table') return noEffect({ ...model, overlay: null })
      return openRules(model, screen.position.game, opens.link)
    }
    default:
      return noEffect({ ...model, overlay: null })
  }
}

const toggleSection = (open: readonly number[], part: number): number[] =>
  open.includes(part) ? open.filter(one => one !== part) : [...open, part]
