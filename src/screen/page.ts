import { cut, pad, wrap } from '../terminal/text.ts'
import { plainTheme } from '../terminal/theme.ts'
import type { Command } from './commands.ts'
import { KEYS_END } from './help.ts'
import { screenOf } from './kit/screens.ts'
import { type Style, styleOf } from './kit/style.ts'
import { asking, type Model, type Overlay, still, type Update } from './model.ts'
import { openRules } from './rules-page.ts'

/** A page of lines that lies over the screen. */
type Page = Extract<Overlay, { kind: 'page' }>

/** Lines of the screen that are not the page's: blanks, its title, how much is left, the footer. */
const AROUND = 5
/** No line is longer than one reads with ease. */
const WIDEST = 96

const PLAIN = styleOf(plainTheme, 'unicode')

const roomFor = ({ rows }: Pick<Model, 'rows'>): number => Math.max(1, rows - AROUND)

/** The page in lines of the screen, each with the line it is part of; signs of the map have none. */
function rowsOf(
  { columns }: Pick<Model, 'columns'>,
  { lines, legend }: Page,
  style: Style,
): { text: string; line: number }[] {
  const wide = Math.min(columns - 4, WIDEST)
  const signs = legend ? screenOf(legend.game).legend(style) : []
  const told = signs.map(({ sign, text }) => `  ${pad(sign, 9)} ${text}`)
  const map = signs.length > 0 ? ['', style.text.say('help-signs'), ...twoColumns(told, wide)] : []
  const after = signs.length > 0 ? (legend?.after ?? 0) : lines.length
  const all = [
    ...lines.slice(0, after).map((text, line) => ({ text: style.words(text), line })),
    ...map.map(text => ({ text, line: -1 })),
    ...lines.slice(after).map((text, i) => ({ text: style.words(text), line: after + i })),
  ]
  return all.flatMap(({ text, line }) =>
    text === '' ? [{ text, line }] : wrap(text, wide, hanging(text)).map(row => ({ text: row, line })),
  )
}

/** How the lines that a long one is broken into begin: under the words, where keys stand before them. */
function hanging(line: string): string {
  if (line.startsWith(DEEP)) return DEEP
  return /^ {2}\S.{26} \S/.test(line.slice(0, KEYS_END + 1)) ? ' '.repeat(KEYS_END) : '  '
}

/** What a line begins with that tells of the one before it. */
const DEEP = '      '

function twoColumns(rows: readonly string[], columns: number): string[] {
  const half = Math.ceil(rows.length / 2)
  const wide = columns >> 1
  return Array.from({ length: half }, (_, i) => pad(rows[i] ?? '', wide) + (rows[half + i] ?? ''))
}

/** Whether not all of the page stands on the screen at once. */
export const hasLinesBeyond = (model: Model, page: Page): boolean => rowsOf(model, page, PLAIN).length > roomFor(model)

/** Lines above the page's own. */
const ABOVE = 3

/** Which of what can be looked up stands on a line of the screen; null where nothing does. */
export function linkAt(model: Model, page: Page, y: number, style: Style): number | null {
  const rows = rowsOf(model, page, style)
  const room = roomFor(model)
  const row = y - ABOVE
  const from = Math.min(page.scroll, Math.max(0, rows.length - room))
  const line = row >= 0 && row < room ? rows[from + row]?.line : undefined
  const at = page.links.findIndex(link => link.line === line)
  return at < 0 ? null : at
}

/** The page as lines, what is selected of it marked. */
export function pageLines(model: Model, page: Page, style: Style): string[] {
  const { say, glyphs } = style
  const rows = rowsOf(model, page, style)
  const room = roomFor(model)
  const from = Math.min(page.scroll, Math.max(0, rows.length - room))
  const shown = rows.slice(from, from + room)
  const rest = rows.length - from - shown.length
  const selected = page.links[page.at]?.line ?? -1
  const drawn = shown.map(({ text, line }, i) => {
    if (line < 0 || line !== selected) return `  ${/^\S/.test(text) ? say('title', text) : text}`
    const isFirst = from + i === 0 || rows[from + i - 1]?.line !== line
    return `${say('accent', isFirst ? glyphs.cursor : ' ')} ${say('select', cut(text, model.columns - 4))}`
  })
  const more = rest > 0 ? [say('dim', `  ${glyphs.arrowDown} ${style.text.say('page-more', { n: rest })}`)] : []
  return ['', `  ${say('title', page.title)}`, '', ...drawn, ...more]
}

/** What a command does on a page: it is scrolled, or where something can be looked up, that is selected and opened. */
export function onPage(model: Model, page: Page, command: Command, key: string): Update {
  const rows = rowsOf(model, page, PLAIN)
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
