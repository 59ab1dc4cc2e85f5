import { plainly } from '../commands/index.ts'
import { pad, wrap } from '../terminal/text.ts'
import { plainTheme } from '../terminal/theme.ts'
import type { Command } from './commands.ts'
import { KEYS_END } from './help.ts'
import { screenOf } from './kit/screens.ts'
import { type Style, styleOf } from './kit/style.ts'
import { asking, type Model, type Overlay, still, type Update } from './model.ts'
import { openRules } from './rules-page.ts'
import { edited, inserted, lineOf, type TextLine } from './text-line.ts'

/** A page of lines that lies over the screen. */
export type Page = Extract<Overlay, { kind: 'page' }>

/** Lines of the screen that are not the page's: blanks, its title, how much is left, the footer. */
const AROUND = 5
/** Nobody seeks more in a page. */
const LONGEST_SOUGHT = 40
/** No line is longer than one reads with ease. */
const WIDEST = 96

const PLAIN = styleOf(plainTheme, 'unicode')

/** Rows of the screen for the lines of a page. */
export const roomFor = ({ rows }: Pick<Model, 'rows'>): number => Math.max(1, rows - AROUND)

/** The page in lines of the screen, each with the line it is part of; signs of the map have none. */
export function pageRows(
  { columns }: Pick<Model, 'columns'>,
  { lines, legend, sought }: Page,
  style: Style,
): { text: string; line: number }[] {
  const wide = Math.min(columns - 4, WIDEST)
  const signs = legend ? screenOf(legend.game).legend(style) : []
  const told = signs.map(({ sign, text }) => `  ${pad(sign, 9)} ${text}`)
  const map =
    signs.length === 0
      ? []
      : [...(lines.length > 0 ? ['', style.text.say('help-signs')] : []), ...twoColumns(told, wide)]
  const after = signs.length > 0 ? (legend?.after ?? 0) : lines.length
  const all = [
    ...lines.slice(0, after).map((text, line) => ({ text: style.words(text), line })),
    ...map.map(text => ({ text, line: -1 })),
    ...lines.slice(after).map((text, i) => ({ text: style.words(text), line: after + i })),
  ]
  const shown = sought && sought.text.trim() !== '' ? withWords(all, sought.text) : all
  return shown.flatMap(({ text, line }) =>
    text === '' ? [{ text, line }] : wrap(text, wide, hanging(text)).map(row => ({ text: row, line })),
  )
}

/** Whether a line is what stands over those after it. */
export const isHeading = (text: string): boolean => /^\S/.test(text)

/** The lines that hold these words, each under its heading, and what is told of a line with it. */
function withWords(all: readonly { text: string; line: number }[], typed: string): { text: string; line: number }[] {
  const wanted = plainly(typed).split(' ')
  const out: { text: string; line: number }[] = []
  let heading: { text: string; line: number } | null = null
  for (const [i, row] of all.entries()) {
    if (isHeading(row.text)) heading = row
    if (row.text === '' || row === heading || row.text.startsWith(DEEP)) continue
    const more = all.slice(i + 1)
    const told = more.slice(
      0,
      Math.max(
        0,
        more.findIndex(({ text }) => !text.startsWith(DEEP)),
      ),
    )
    const whole = plainly([row, ...told].map(({ text }) => text).join(' '))
    if (!wanted.every(word => whole.includes(word))) continue
    if (heading && !out.includes(heading)) out.push(heading)
    out.push(row, ...told)
  }
  return out
}

/** What a key does on a page that can be searched where it types, takes back what was typed, or gives it up; null where it does none of these. */
export function soughtOnPage(
  model: Model,
  page: Page,
  sought: TextLine,
  key: string,
  text: string | null,
): Update | null {
  const to = (line: TextLine): Update =>
    still({ ...model, overlay: { ...page, sought: line, scroll: 0, at: page.links.length > 0 ? 0 : page.at } })
  if (key === 'escape' && sought.text !== '') return to(lineOf(''))
  if (key === 'backspace') return sought.text === '' ? null : to(edited(sought, key) ?? sought)
  const isFirst = sought.text === ''
  if (text === null || (isFirst ? !/^[\p{L}\p{N}]$/u.test(text) || text === 'q' : !/^[\p{L}\p{N} '-]$/u.test(text)))
    return null
  return to(inserted(sought, text, LONGEST_SOUGHT))
}

/** How the lines that a long one is broken into begin: under the words, where keys stand before them. */
function hanging(line: string): string {
  if (line.startsWith(DEEP)) return DEEP
  return /^ {2}\S.{26} \S/.test(line.slice(0, KEYS_END + 1)) ? ' '.repeat(KEYS_END) : '  '
}

/** What a line begins with that tells of the one before it. */
const DEEP = '      '

/** Columns before what a sign means. */
const SIGN = 12

function twoColumns(rows: readonly string[], columns: number): string[] {
  const half = Math.ceil(rows.length / 2)
  const wide = columns >> 1
  // A long one goes on below itself, and not across both columns.
  const cell = (text: string) => wrap(text, wide - 1, ' '.repeat(SIGN))
  return Array.from({ length: half }, (_, i) => [cell(rows[i] ?? ''), cell(rows[half + i] ?? '')] as const).flatMap(
    ([left, right]) =>
      Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
        (pad(left[at] ?? '', wide) + (right[at] ?? '')).trimEnd(),
      ),
  )
}

/** Whether not all of the page stands on the screen at once. */
export const hasLinesBeyond = (model: Model, page: Page): boolean =>
  pageRows(model, page, PLAIN).length > roomFor(model)

/** The part of the page that stands on the screen: its rows, the first of them, and how many come after them. */
export function pagePart(model: Pick<Model, 'columns' | 'rows'>, page: Page, style: Style) {
  const rows = pageRows(model, page, style)
  const room = roomFor(model)
  const from = Math.min(page.scroll, Math.max(0, rows.length - room))
  const shown = rows.slice(from, from + room)
  return { rows, shown, from, rest: rows.length - from - shown.length }
}

/** What a command does on a page: it is scrolled, or where something can be looked up, that is selected and opened. */
export function onPage(model: Model, page: Page, command: Command, key: string): Update {
  const rows = pageRows(model, page, PLAIN)
  const room = roomFor(model)
  const most = Math.max(0, rows.length - room)
  const to = (change: Partial<Page>): Update => {
    const next = { ...page, ...change }
    return still({ ...model, overlay: { ...next, scroll: Math.min(Math.max(0, next.scroll), most) } })
  }
  const rowOf = (at: number): number => rows.findIndex(({ line }) => line === page.links[at]?.line)
  switch (command.name) {
    case 'down': {
      const row = page.at + 1 < page.links.length ? rowOf(page.at + 1) : -1
      return row < 0
        ? to({ scroll: page.scroll + 1 })
        : to({ at: page.at + 1, scroll: Math.max(page.scroll, row + 2 - room) })
    }
    case 'up': {
      const isAway = page.links.length > 0 && rowOf(page.at) < page.scroll
      const row = page.at > 0 ? rowOf(page.at - 1) : 0
      return isAway || page.at <= 0
        ? to({ scroll: page.scroll - 1 })
        : to({ at: page.at - 1, scroll: Math.min(page.scroll, page.at === 1 ? 0 : row) })
    }
    case 'first':
      return page.scroll === 0 && page.at === 0 ? still(model) : to({ scroll: 0, at: 0 })
    case 'last': {
      const at = Math.max(0, page.links.length - 1)
      return page.scroll === most && page.at === at ? still(model) : to({ scroll: most, at })
    }
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
      const link = page.links[page.at]
      const { screen } = model
      if (!link || screen.kind !== 'table') return still({ ...model, overlay: null })
      return openRules(model, screen.position.game, link)
    }
    default:
      return key.startsWith('ctrl+') ? asking(model, { kind: 'quit' }) : still({ ...model, overlay: null })
  }
}
