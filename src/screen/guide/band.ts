import type { GuidePage } from '../../kernel/index.ts'
import { guideWords, isOver, stepAt, wantsToSee } from '../../server/guide.ts'
import { cut, pad, width, wrap } from '../../terminal/text.ts'
import { screenOf } from '../kit/screens.ts'
import type { Style } from '../kit/style.ts'
import { type Area, layout } from '../layout.ts'
import type { Model, Screen } from '../model.ts'
import { meantSpace, pointerKeys, pointerOf } from './pointer.ts'

/** Lines of the guide: its head, what it says, and what to do. */
const BAND_ROWS = 5

/** How many lines the guide has at the foot of this screen. */
export function bandRows(screen: Screen): number {
  if (screen.kind !== 'table' || screen.guide.off || screen.watch) return 0
  const { guide } = screen.position
  return guide && !isOver(guide) ? BAND_ROWS : 0
}

/** Where everything goes on this screen. */
export const areasOf = ({ columns, rows, screen }: Pick<Model, 'columns' | 'rows' | 'screen'>) =>
  layout(columns, rows, bandRows(screen), roomyOf(screen))

/** What the board of a table would like to have. */
const roomyOf = (screen: Screen) => (screen.kind === 'table' ? screenOf(screen.position.game).map?.roomy : null) ?? null

/** The model with a step of the guide behind it that only asked to look at what is open now. */
export function lookedAt(model: Model): Model {
  const { screen } = model
  if (screen.kind !== 'table') return model
  const { guide } = screen.position
  const page = openPage(model)
  if (!guide || page === null || !wantsToSee(stepAt(guide, screen.guide.seen), page)) return model
  const seen = Math.max(guide.at, screen.guide.seen) + 1
  return { ...model, screen: { ...screen, guide: { ...screen.guide, seen } } }
}

function openPage({ screen, overlay }: Model): GuidePage | null {
  if (overlay?.kind === 'rules') return 'rules'
  if (overlay?.kind === 'page') return overlay.legend ? 'help' : null
  if (screen.kind !== 'table' || screen.page === 'map') return null
  // The game's own pages are parts of the record.
  return screen.page === 'chronicle' ? 'chronicle' : 'sheet'
}

/** What the guide says, in exactly the area's lines. */
export function drawBand(model: Model, area: Area, style: Style): string[] {
  const { screen } = model
  if (screen.kind !== 'table' || !screen.position.guide) return []
  const { say, words, glyphs, text } = style
  const { position, guide: here } = screen
  const told = guideWords(screen.position.guide, here.seen)
  const pointer = pointerOf(model)
  // The map marks a space like that, until the cursor is on it.
  const meant = meantSpace(screen)
  const isMarked = meant !== null && screen.page === 'map' && screen.cursor !== meant
  const room = area.columns - 2
  const said = wrap(words(text.tell(told.say)), room).map(line => ` ${line}`)
  const doing = told.do === '' ? [] : [doingLine()]
  const free = area.rows - 1 - said.length - doing.length
  const spare = pointer === null && told.do !== '' ? advice().slice(0, Math.max(0, free)) : []
  const lines = [headLine(), ...said.slice(0, area.rows - 1 - doing.length), ...spare]
  const blank = Array<string>(Math.max(0, area.rows - lines.length - doing.length)).fill('')
  return [...lines, ...doing, ...blank].slice(0, area.rows).map(line => pad(cut(line, area.columns), area.columns))

  function headLine(): string {
    const rule = glyphs.boxH
    const left = `${say('border', rule)} ${say('title', told.title)} ${say('dim', text.say('guide-count', { number: told.number, of: told.of }))} `
    const { rule: number } = told
    const leaving = number === '' ? text.say('guide-leaving') : text.say('guide-leaving-rule', { rule: number })
    const right = ` ${say('dim', leaving)} ${say('border', rule)}`
    return left + say('border', rule.repeat(Math.max(0, area.columns - width(left) - width(right)))) + right
  }

  function doingLine(): string {
    const arrow = ` ${say('accent', glyphs.arrow)}`
    const what = say('prompt', told.do)
    if (!pointer) return `${arrow} ${what}`
    const keys = say('key', words(pointerKeys(text, pointer)))
    const line = `${arrow} ${text.say('guide-press', { what, keys })}`
    const label = pointer.text === '' || pointer.text === told.do ? '' : words(pointer.text)
    const mark = isMarked ? `${say('key', `${glyphs.meantLeft} ${glyphs.meantRight}`)} ` : ''
    const more = `  ${mark}${say('dim', label)}`
    return label === '' || width(line) + width(more) > area.columns ? line : line + more
  }

  function advice(): string[] {
    return screenOf(position.game)
      .advice(position.view)
      .flatMap(line => wrap(words(line), room))
      .map(line => ` ${say('dim', line)}`)
  }
}
