import { wrap } from '../../terminal/text.ts'
import type { Area } from '../layout.ts'
import type { Position } from '../model.ts'
import type { Style } from '../style.ts'

/**
 * As much of the chronicle as the area holds, `scroll` lines back from its end. What has happened since the last answer
 * is marked; an arrow stands before the first line where there is more of that above.
 */
export function chronicleLines({ chronicle, known }: Position, area: Area, scroll: number, style: Style): string[] {
  const { say, glyphs, words } = style
  const lines: { readonly mark: string; readonly text: string; readonly isNew: boolean }[] = []
  let next = chronicle.length - 1
  for (; next >= 0 && lines.length < area.rows + scroll; next--) {
    const isNew = next >= known
    const wrapped = inLines(words(chronicle[next]?.text ?? ''), area)
    lines.unshift(...wrapped.map((text, row) => ({ mark: row === 0 && isNew ? glyphs.bullet : ' ', text, isNew })))
  }
  const end = Math.max(area.rows, lines.length - scroll)
  const start = Math.max(0, end - area.rows)
  const hidesNews = start > 0 ? lines[start - 1]?.isNew : next >= known && next >= 0
  return lines.slice(start, end).map(({ mark, text, isNew }, row) => {
    const sign = row === 0 && hidesNews ? say('warn', glyphs.arrowUp) : say('accent', mark)
    return `${sign} ${isNew ? text : say('dim', text)}`
  })
}

/** How far back the chronicle can be scrolled; looks no further than `upTo` lines. */
export function mostChronicleScroll({ chronicle }: Position, area: Area, upTo: number): number {
  let lines = 0
  for (let i = chronicle.length - 1; i >= 0 && lines - area.rows < upTo; i--) {
    lines += inLines(chronicle[i]?.text ?? '', area).length
  }
  return Math.max(0, lines - area.rows)
}

const inLines = (text: string, { columns }: Area): string[] => wrap(text, columns - 3)
