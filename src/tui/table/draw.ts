import { cut, pad, width, wrap } from '../../terminal/text.ts'
import { footerLine } from '../footer.ts'
import type { Frame } from '../frame.ts'
import { screenOf } from '../games/index.ts'
import { type Area, layout, sheetColumns, type TableLayout } from '../layout.ts'
import type { Model, Notice, TableScreen } from '../model.ts'
import type { Style } from '../style.ts'
import { chronicleLines } from './chronicle.ts'
import { reachOf } from './offers.ts'
import { drawPrompt } from './prompt.ts'

/** The table: the map or another page, how things stand, the chronicle, the prompt, the footer; the sheet beside them where there is room. */
export function drawTable(model: Model, table: TableScreen, style: Style): Frame {
  const areas = layout(model.columns, model.rows)
  if (areas.kind === 'small') return { lines: [], caret: null }
  const prompt = drawPrompt(table, areas.prompt, style)
  const left = [
    ...mainLines(table, areas.main, style),
    statusLine(table, areas.status, style),
    ...talk(model.notice, table, areas.chronicle, style),
    ...prompt.lines,
  ]
  const lines = areas.side ? beside(left, sideLines(table, areas, areas.side, style), style) : left
  const caret = prompt.caret && { x: areas.prompt.x + prompt.caret.x, y: areas.prompt.y + prompt.caret.y }
  return { lines: [...lines, footerLine(model, style)], caret }
}

function mainLines(table: TableScreen, area: Area, style: Style): string[] {
  const { position, page, zoom, from, cursor, focus } = table
  const screen = screenOf(position.game)
  if (page === 'sheet' || (page === 'map' && !screen.map)) {
    return scrolled(
      screen.sheet(position.view, sheetColumns(area), style),
      table.page === 'sheet' ? table.scroll : 0,
      area,
      style,
    )
  }
  if (page === 'chronicle') return filled(chronicleLines(table.position, area, table.scroll, style), area)
  if (!screen.map || from === null) return filled([], area)
  return screen.map.draw(position.view, {
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
function talk(notice: Notice | null, table: TableScreen, area: Area, style: Style): string[] {
  if (!notice) {
    const scroll = table.page === 'map' ? table.scroll : 0
    return filled(chronicleLines(table.position, area, scroll, style), area)
  }
  const role = notice.tone === 'plain' ? 'accent' : notice.tone
  const lines = notice.lines
    .flatMap(line => wrap(`${style.glyphs.bullet} ${style.words(line)}`, area.columns, '  '))
    .map(line => style.say(role, line))
  return filled(lines.slice(0, area.rows), area)
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
