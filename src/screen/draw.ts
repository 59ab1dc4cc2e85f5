import { cut, pad, wrap } from '../terminal/text.ts'
import { overlaid } from './box.ts'
import { footerLine } from './footer.ts'
import type { Frame } from './frame.ts'
import { drawList } from './front/load.ts'
import { drawForm } from './front/new-game.ts'
import { drawTitle } from './front/title.ts'
import { areasOf } from './guide/band.ts'
import { inWords, type Style } from './kit/style.ts'
import { type Area, layout, tooSmall } from './layout.ts'
import type { Model, Overlay, TableScreen } from './model.ts'
import { pageLines } from './page.ts'
import { drawPalette, paletteArea } from './palette/page.ts'
import { drawRules } from './rules-page.ts'
import { drawSettings, settingsArea } from './settings/page.ts'
import { drawTable } from './table/draw.ts'
import { coverWords, sinceLines } from './table/hand-over.ts'
import { drawTurns } from './watch/turns.ts'
import { wordsOf } from './words.ts'

/** The whole screen, in the language of whoever sits before it: exactly as many lines as it has rows. */
export function draw(model: Model, painted: Style): Frame {
  const { columns, rows, screen, overlay } = model
  const style = inWords(painted, wordsOf(model))
  if (layout(columns, rows).kind === 'small')
    return filled(model, wrap(style.text.tell(tooSmall(columns, rows)), Math.max(2, columns)))
  if (overlay?.kind === 'palette')
    return boxed(model, overlay.under, drawPalette(model, overlay, style), paletteArea(model), style)
  if (overlay?.kind === 'settings')
    return boxed(model, overlay.under, drawSettings(model, overlay, style), settingsArea(model), style)
  if (overlay?.kind === 'page') return withFooter(model, pageLines(model, overlay, style), style)
  if (overlay?.kind === 'since' && screen.kind === 'table')
    return withFooter(model, sinceLines(model, screen, overlay, style), style)
  if (overlay?.kind === 'turns') return withFooter(model, drawTurns(model, overlay, style), style)
  if (overlay?.kind === 'rules') {
    const { lines, caret } = drawRules(model, overlay, style)
    return { ...withFooter(model, lines, style), caret }
  }
  switch (screen.kind) {
    case 'title':
      return withFooter(model, [...drawTitle(model, screen, style), ...noticeLines(model, style)], style)
    case 'new': {
      const { lines, caret } = drawForm(model, screen, style)
      return { ...withFooter(model, lines, style), caret }
    }
    case 'load':
      return withFooter(model, drawList(model, screen, style), style)
    case 'table':
      if (screen.covered) return withFooter(model, coverLines(model, screen, style), style)
      return overlay?.kind === 'ask'
        ? asked(model, screen, style.text.tell(overlay.text), style)
        : drawTable(model, screen, style)
  }
}

/** A box over what lies under it, with the keys of the box in the footer. */
function boxed(model: Model, under: Overlay | null, box: Frame, area: Area, style: Style): Frame {
  const { lines } = draw({ ...model, overlay: under, notice: null }, style)
  const over = overlaid(lines.slice(0, -1), box.lines, area, model.columns)
  const caret = box.caret && { x: area.x + box.caret.x, y: area.y + box.caret.y }
  return { lines: [...over, footerLine(model, style)], caret }
}

/** The last question, in place of the prompt. */
function asked(model: Model, screen: TableScreen, text: string, style: Style): Frame {
  const areas = areasOf(model)
  const { lines } = drawTable(model, { ...screen, typing: null }, style)
  if (areas.kind === 'small') return { lines, caret: null }
  const { prompt } = areas
  const words = [
    '',
    pad(style.say('prompt', text), prompt.columns, 'centre'),
    pad(style.say('dim', style.text.say('screen-answers')), prompt.columns, 'centre'),
  ]
  const over = lines.map((line, i) => {
    const row = i - prompt.y
    if (row < 0 || row >= prompt.rows) return line
    const rest = areas.side ? line.slice(line.lastIndexOf(style.say('border', style.glyphs.boxV))) : ''
    return pad(words[row] ?? '', prompt.columns) + rest
  })
  return { lines: over, caret: null }
}

/** Between two players nothing of either is shown; a last question takes the place of the first. */
function coverLines({ rows, columns, overlay }: Model, table: TableScreen, style: Style): string[] {
  const { say, text } = style
  const words =
    overlay?.kind === 'ask'
      ? [say('prompt', text.tell(overlay.text)), say('dim', text.say('screen-answers'))]
      : coverWords(table, style)
  const above = Math.max(0, (rows - words.length) >> 1)
  return [...Array<string>(above).fill(''), ...words.map(line => pad(line, columns, 'centre'))]
}

function noticeLines({ notice, columns }: Model, { say, text }: Style): string[] {
  if (!notice) return []
  const role = notice.tone === 'plain' ? 'text' : notice.tone
  return ['', ...notice.lines.flatMap(line => wrap(text.tell(line), columns - 4)).map(line => `  ${say(role, line)}`)]
}

function withFooter(model: Model, lines: readonly string[], style: Style): Frame {
  const body = Array.from({ length: model.rows - 1 }, (_, i) => pad(cut(lines[i] ?? '', model.columns), model.columns))
  return { lines: [...body, footerLine(model, style)], caret: null }
}

function filled({ columns, rows }: Model, lines: readonly string[]): Frame {
  return { lines: Array.from({ length: Math.max(0, rows) }, (_, i) => pad(lines[i] ?? '', columns)), caret: null }
}
