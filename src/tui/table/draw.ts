import { cut, pad, width, wrap } from '../../terminal/text.ts'
import { footerLine } from '../footer.ts'
import type { Frame } from '../frame.ts'
import { screenOf } from '../games/index.ts'
import { type Area, layout, pageArea, sheetColumns, type TableLayout } from '../layout.ts'
import type { Model, Notice, TableScreen } from '../model.ts'
import type { Style } from '../style.ts'
import { chronicleLines } from './chronicle.ts'
import { reachOf } from './offers.ts'
import { drawPrompt } from './prompt.ts'

/** The table: the map or another page, how things stand, the chronicle, the prompt, the footer; the sheet beside them where there is room. */
export function drawTable(model: Model, table: TableScreen, style: Style): Frame {
  const areas = layout(model.columns, model.rows)
  if (areas.kind === 'small') return { lines: [], caret: null }
  const isPage = table.page !== 'map' && !table.typing
  const prompt = drawPrompt(table, areas.prompt, style)
  const left = isPage
    ? noticed(pageLines(table, pageArea(areas), style), model.notice, pageArea(areas), style)
    : [
        ...mapLines(table, areas.main, style),
        statusLine(table, areas.status, style),
        ...talk(model.notice, table, areas.chronicle, style),
        ...prompt.lines,
      ]
  const lines = areas.side ? beside(left, sideLines(table, areas, areas.side, style), style) : left
  const caret = isPage
    ? null
    : prompt.caret && { x: areas.prompt.x + prompt.caret.x, y: areas.prompt.y + prompt.caret.y }
  return { lines: [...lines, footerLine(model, style)], caret }
}

/** The sheet or the chronicle, as long as the screen. */
function pageLines({ position, page, scroll }: TableScreen, area: Area, style: Style): string[] {
  if (page === 'chronicle') return filled(chronicleLines(position, area, scroll, style), area)
  return scrolled(screenOf(position.game).sheet(position.view, sheetColumns(area), style), scroll, area, style)
}

/** The map; the sheet of a game that has none. */
function mapLines({ position, zoom, from, cursor, focus }: TableScreen, area: Area, style: Style): string[] {
  const { map, sheet } = screenOf(position.game)
  if (!map) return scrolled(sheet(position.view, sheetColumns(area), style), 0, area, style)
  if (from === null) return filled([], area)
  return map.draw(position.view, {
    window: area,
    from,
    zoom,
    style,
    seat: position.seat,
    cursor: focus === 'map' ? cursor : null,
    reach: reachOf(position),
  })
}

function sideLines({ position }: TableScreen, _areas: TableLayout, area: Area, style: Style): string[] {
  const lines = screenOf(position.game).sheet(position.view, area.columns - 1, style)
  if (lines.length <= area.rows) return filled(lines, area)
  return filled([...lines.slice(0, area.rows - 1), style.say('dim', `${style.glyphs.ellipsis} Tab shows it all`)], area)
}

function beside(left: readonly string[], right: readonly string[], { say, glyphs }: Style): string[] {
  const rule = say('border', glyphs.boxV)
  return left.map((line, i) => `${line}${rule}${right[i] ?? ''}`)
}

/** The line between the map and the words: what stands first on it matters most. */
function statusLine({ position }: TableScreen, area: Area, { say, glyphs }: Style): string {
  const parts = screenOf(position.game).status(position.view)
  const rule = glyphs.boxH
  let line = say('border', rule)
  for (const [i, part] of parts.entries()) {
    const next = ` ${i === 0 ? say('title', part) : part} `
    if (width(line) + width(next) + 1 > area.columns) break
    line += next + say('border', rule)
  }
  return line + say('border', rule.repeat(Math.max(0, area.columns - width(line))))
}

/** The last lines of the chronicle, or what is being said to the person at the keyboard. */
function talk(notice: Notice | null, { position, scroll }: TableScreen, area: Area, style: Style): string[] {
  if (!notice) return filled(chronicleLines(position, area, scroll, style), area)
  return filled(noticeLines(notice, area, style).slice(0, area.rows), area)
}

/** A page, with what is being said over its last lines. */
function noticed(lines: readonly string[], notice: Notice | null, area: Area, style: Style): string[] {
  if (!notice) return [...lines]
  const said = noticeLines(notice, area, style)
  return [...lines.slice(0, Math.max(0, lines.length - said.length)), ...filled(said, { ...area, rows: said.length })]
}

function noticeLines({ tone, lines }: Notice, area: Area, style: Style): string[] {
  const role = tone === 'plain' ? 'accent' : tone
  return lines
    .flatMap(line => wrap(`${style.glyphs.bullet} ${style.words(line)}`, area.columns, '  '))
    .map(line => style.say(role, line))
}

function scrolled(lines: readonly string[], scroll: number, area: Area, { say, glyphs }: Style): string[] {
  const most = Math.max(0, lines.length - area.rows)
  const from = Math.min(Math.max(0, scroll), most)
  const shown = lines.slice(from, from + area.rows)
  const rest = lines.length - from - shown.length
  if (rest > 0 && shown.length > 0) shown[shown.length - 1] = say('dim', `${glyphs.ellipsis} ${rest + 1} more lines`)
  return filled(shown, area)
}

function filled(lines: readonly string[], { columns, rows }: Area): string[] {
  return Array.from({ length: rows }, (_, i) => pad(cut(lines[i] ?? '', columns), columns))
}
