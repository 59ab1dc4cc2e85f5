import { wrap } from '../../terminal/text.ts'
import type { Area } from '../layout.ts'
import type { Position } from '../model.ts'
import type { Style } from '../style.ts'

/** As much of the chronicle as the area holds, `scroll` lines back from its end; what has happened since the last answer stands out. */
export function chronicleLines({ chronicle, known }: Position, area: Area, scroll: number, style: Style): string[] {
  const lines: string[] = []
  const wanted = area.rows + scroll
  for (let i = chronicle.length - 1; i >= 0 && lines.length < wanted; i--) {
    const wrapped = inLines(style.words(chronicle[i]?.text ?? ''), area)
    const isNew = i >= known
    const mark = isNew ? style.say('accent', style.glyphs.bullet) : ' '
    lines.unshift(...wrapped.map((line, row) => `${row === 0 ? mark : ' '} ${isNew ? line : style.say('dim', line)}`))
  }
  const end = Math.max(area.rows, lines.length - scroll)
  return lines.slice(Math.max(0, end - area.rows), end)
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
