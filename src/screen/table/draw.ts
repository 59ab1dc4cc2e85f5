import { cut, pad, width, wrap } from '../../terminal/text.ts'
import { footerLine } from '../footer.ts'
import type { Frame } from '../frame.ts'
import { areasOf, drawBand } from '../guide/band.ts'
import { meantSpace } from '../guide/pointer.ts'
import type { MapRequest, SignTold } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'
import type { Style } from '../kit/style.ts'
import { type Area, pageArea, type TableLayout } from '../layout.ts'
import type { Model, Notice, TableScreen } from '../model.ts'
import { chronicleLines } from './chronicle.ts'
import { throwLines } from './dice.ts'
import { courseShown } from './looking.ts'
import { reachOf, selectedOffer } from './offers.ts'
import { drawPrompt } from './prompt.ts'
import { offersTo, pageHead, pageText } from './sheets.ts'

/** The table: the map or another page, how things stand, the chronicle, the prompt, the footer; the sheet beside them where there is room. */
export function drawTable(model: Model, table: TableScreen, style: Style): Frame {
  const areas = areasOf(model)
  if (areas.kind === 'small') return { lines: [], caret: null }
  const page = table.page === 'map' || table.typing ? null : table.page
  const side = page === null || page === 'chronicle' ? areas.side : null
  // Where the record sheet stands beside the map it says what might be done next.
  const prompt = drawPrompt(table, areas.prompt, style, model.settings.hints && !areas.side && !areas.guide)
  const spoken = [...talk(model.notice, table, areas.chronicle, style), ...prompt.lines]
  const left = page
    ? wholePage(model, table, pageArea(areas, page), style)
    : [
        ...mapLines(table, areas, model.settings.hints, style),
        statusLine(table, areas.status, style),
        ...(table.throwing ? throwLines(table.throwing, table.position.header.seats, talkArea(areas), style) : spoken),
      ]
  const lines = side ? beside(left, sideLines(table, side, model.settings.hints, style), style) : left
  const caret =
    page || table.throwing
      ? null
      : prompt.caret && { x: areas.prompt.x + prompt.caret.x, y: areas.prompt.y + prompt.caret.y }
  const band = areas.guide ? drawBand(model, areas.guide, style) : []
  return { lines: [...lines, ...band, footerLine(model, style)], caret }
}

/** A page under the names of all of them, with what is being said over its last lines. */
function wholePage({ settings, notice }: Model, table: TableScreen, area: Area, style: Style): string[] {
  const lines = noticed(pageLines(table, area, settings.hints, style), notice, area, style)
  return [pageHead(table, area.columns, style), ...lines]
}

/** Where words and the prompt stand, which dice fall on. */
const talkArea = ({ chronicle, prompt }: TableLayout): Area => ({ ...chronicle, rows: chronicle.rows + prompt.rows })

/** The sheet or the chronicle, as long as the screen. */
function pageLines(table: TableScreen, area: Area, hints: boolean, style: Style): string[] {
  const { position, page, scroll, picked, sheetOf } = table
  if (page === 'chronicle') return filled(chronicleLines(position, area, { scroll, picked }, style), area)
  return scrolled(
    pageText(position, page, area.columns, style, { of: sheetOf, hints, page: area }),
    scroll,
    area,
    style,
  )
}

/** The map; the sheet of a game that has none. */
function mapLines(table: TableScreen, areas: TableLayout, hints: boolean, style: Style): string[] {
  const { position, zoom, from, cursor, focus } = table
  const { map } = screenOf(position.game)
  const { main, legend } = areas
  const area = legend && !map ? { ...main, rows: main.rows + legend.rows } : main
  if (!map) return scrolled(pageText(position, 'sheet', area.columns, style, { hints }), 0, area, style)
  if (from === null) return filled([], { ...area, rows: area.rows + (legend?.rows ?? 0) })
  const request: MapRequest = {
    window: area,
    from,
    zoom,
    style,
    seat: position.seat,
    cursor: focus === 'map' ? cursor : null,
    reach: reachOf(position),
    selected: selectedOffer(table),
    course: courseShown(table),
    meant: meantSpace(table),
  }
  const lines = map.draw(position.view, request)
  return legend ? [...lines, ...legendLines(map.signs(position.view, request), legend, style)] : lines
}

/** The signs in sight one after the other, as many as there is room for. */
function legendLines(signs: readonly SignTold[], area: Area, { say, words }: Style): string[] {
  const lines: string[] = ['']
  for (const { sign, text } of signs) {
    const told = `${sign} ${say('dim', words(text))}`
    const line = lines.at(-1) ?? ''
    const next = line === '' ? ` ${told}` : `${line}   ${told}`
    if (width(next) <= area.columns) lines[lines.length - 1] = next
    else if (lines.length < area.rows) lines.push(` ${told}`)
  }
  return filled(lines, area)
}

function sideLines({ position }: TableScreen, area: Area, hints: boolean, style: Style): string[] {
  const lines = screenOf(position.game).sheet(position.view, area.columns - 1, style, { hints })
  if (lines.length <= area.rows) return filled(lines, area)
  return filled(
    [
      ...lines.slice(0, area.rows - 1),
      style.say('dim', `${style.glyphs.ellipsis} ${style.text.say('table-tab-shows-all')}`),
    ],
    area,
  )
}

function beside(left: readonly string[], right: readonly string[], { say, glyphs }: Style): string[] {
  const rule = say('border', glyphs.boxV)
  return left.map((line, i) => `${line}${rule}${right[i] ?? ''}`)
}

/** The line between the map and the words: what stands first on it matters most. */
function statusLine({ position }: TableScreen, area: Area, { say, glyphs, text }: Style): string {
  const [first = '', ...others] = screenOf(position.game).status(position.view)
  const offers = offersTo(position.bargains, position.seat).map(({ number }) =>
    say('warn', text.say('table-offer-waits', { number })),
  )
  const parts = [say('title', first), ...offers, ...others]
  const rule = glyphs.boxH
  let line = say('border', rule)
  for (const part of parts) {
    const next = ` ${part} `
    if (width(line) + width(next) + 1 > area.columns) break
    line += next + say('border', rule)
  }
  return line + say('border', rule.repeat(Math.max(0, area.columns - width(line))))
}

/** The last lines of the chronicle, or what is being said to the person at the keyboard. */
function talk(notice: Notice | null, { position, scroll }: TableScreen, area: Area, style: Style): string[] {
  if (!notice) return filled(chronicleLines(position, area, { scroll, picked: null }, style), area)
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
    .flatMap(line => wrap(`${style.glyphs.bullet} ${style.words(style.text.tell(line))}`, area.columns, '  '))
    .map(line => style.say(role, line))
}

function scrolled(lines: readonly string[], scroll: number, area: Area, { say, glyphs, text }: Style): string[] {
  const most = Math.max(0, lines.length - area.rows)
  const from = Math.min(Math.max(0, scroll), most)
  const shown = lines.slice(from, from + area.rows)
  const rest = lines.length - from - shown.length
  if (rest > 0 && shown.length > 0)
    shown[shown.length - 1] = say('dim', `${glyphs.ellipsis} ${text.say('page-more-lines', { n: rest + 1 })}`)
  return filled(shown, area)
}

function filled(lines: readonly string[], { columns, rows }: Area): string[] {
  return Array.from({ length: rows }, (_, i) => pad(cut(lines[i] ?? '', columns), columns))
}
