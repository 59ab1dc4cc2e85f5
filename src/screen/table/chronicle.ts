import { wrap } from '../../terminal/text.ts'
import type { Style } from '../kit/style.ts'
import type { Area } from '../layout.ts'
import type { Position } from '../model.ts'

/** How a part of the chronicle is shown. */
interface Part {
  /** How many lines back from its end. */
  readonly scroll: number
  /** The sentence that is selected, counted back from the newest; null where none is. */
  readonly picked: number | null
}

/**
 * As much of the chronicle as the area holds. What has happened since the last answer is marked; an arrow stands before
 * the first line where there is more of that above, and the sentence that is selected has a mark of its own.
 */
export function chronicleLines(position: Position, area: Area, { scroll, picked }: Part, style: Style): string[] {
  const { chronicle, known } = position
  const { say, glyphs, words } = style
  const flowing = scroll === 0 && picked === null ? flowingNews(position, area, style) : null
  if (flowing) return flowing
  const at = picked === null ? -1 : chronicle.length - 1 - picked
  const lines: {
    readonly mark: string
    readonly text: string
    readonly isNew: boolean
    readonly isPicked: boolean
  }[] = []
  let next = chronicle.length - 1
  for (; next >= 0 && lines.length < area.rows + scroll; next--) {
    const isNew = next >= known
    const isPicked = next === at
    const wrapped = inLines(words(chronicle[next]?.text ?? ''), area)
    const mark = isPicked ? glyphs.cursor : isNew ? glyphs.bullet : ' '
    lines.unshift(...wrapped.map((text, row) => ({ mark: row === 0 ? mark : ' ', text, isNew, isPicked })))
  }
  const end = Math.max(area.rows, lines.length - scroll)
  const start = Math.max(0, end - area.rows)
  const hidesNews = start > 0 ? lines[start - 1]?.isNew : next >= known && next >= 0
  return lines.slice(start, end).map(({ mark, text, isNew, isPicked }, row) => {
    const sign = row === 0 && hidesNews && !isPicked ? say('warn', glyphs.arrowUp) : say('accent', mark)
    return `${sign} ${isPicked ? say('select', text) : isNew ? text : say('dim', text)}`
  })
}

/** On so few lines of the chronicle sentences may follow each other on a line. */
const FEW = 3

/** What has happened since the last answer as one text, where there is more of it than the area has lines. */
function flowingNews({ chronicle, known }: Position, area: Area, { say, glyphs, words }: Style): string[] | null {
  const news = chronicle.slice(known).map(({ text }) => words(text))
  const apart = news.reduce((sum, text) => sum + inLines(text, area).length, 0)
  // On more lines one text would be a wall.
  if (apart <= area.rows || area.rows > FEW) return null
  // Whole sentences, the newest of them.
  let hidden = 0
  let lines = inLines(news.join(' '), area)
  for (; lines.length > area.rows && hidden < news.length - 1; hidden++)
    lines = inLines(news.slice(hidden + 1).join(' '), area)
  if (lines.length > area.rows) return null
  const sign = hidden > 0 ? say('warn', glyphs.arrowUp) : say('accent', glyphs.bullet)
  return lines.map((text, row) => `${row === 0 ? sign : ' '} ${text}`)
}

/** The sentence that stands on a row of the chronicle, counted back from the newest; null where none does. */
export function pickedAt(
  { position: { chronicle }, scroll }: { readonly position: Position; readonly scroll: number },
  area: Area,
  row: number,
): number | null {
  const heights = chronicle.map(({ text }) => inLines(text, area).length)
  const lines = heights.reduce((sum, high) => sum + high, 0)
  let below = Math.min(scroll + area.rows, lines) - 1 - row
  for (let picked = 0; below >= 0 && picked < chronicle.length; picked++) {
    below -= heights[chronicle.length - 1 - picked] ?? 0
    if (below < 0) return picked
  }
  return null
}

/** How far back the chronicle can be scrolled; looks no further than `upTo` lines. */
export function mostChronicleScroll({ chronicle }: Position, area: Area, upTo: number): number {
  let lines = 0
  for (let i = chronicle.length - 1; i >= 0 && lines - area.rows < upTo; i--) {
    lines += inLines(chronicle[i]?.text ?? '', area).length
  }
  return Math.max(0, lines - area.rows)
}

/** The scroll nearest to `scroll` at which the sentence that is selected is in sight. */
export function scrollTo({ chronicle }: Position, area: Area, picked: number, scroll: number): number {
  let below = 0
  for (let i = 0; i < picked; i++) below += inLines(chronicle[chronicle.length - 1 - i]?.text ?? '', area).length
  const own = inLines(chronicle[chronicle.length - 1 - picked]?.text ?? '', area).length
  return Math.min(below, Math.max(scroll, below + own - area.rows))
}

/** Which sentence is selected after going about a page back (`step` 1) or forth (-1) from one. */
export function pickedPageOn({ chronicle }: Position, area: Area, picked: number, step: 1 | -1): number {
  let at = picked
  for (let lines = 0; lines < area.rows - 1 && at + step >= 0 && at + step < chronicle.length; ) {
    at += step
    lines += inLines(chronicle[chronicle.length - 1 - at]?.text ?? '', area).length
  }
  return at
}

const inLines = (text: string, { columns }: Area): string[] => wrap(text, columns - 3)
