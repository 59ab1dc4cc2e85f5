import { wrap } from '../../terminal/text.ts'
import type { Style } from '../kit/style.ts'
import type { Notice } from '../model.ts'
import { Line, Say } from '../ui/say.tsx'

/** What is said to the person at the keyboard, in rows of so many columns. */
export const noticeRows = ({ lines }: Notice, columns: number, { text, words, glyphs }: Style): string[] =>
  lines.flatMap(line => wrap(`${glyphs.bullet} ${words(text.tell(line))}`, columns, '  '))

/** What is said to the person at the keyboard. */
export function Said({ tone, rows }: { tone: Notice['tone']; rows: readonly string[] }) {
  return rows.map((row, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by where it stands
    <Line key={i}>
      <Say as={tone === 'plain' ? 'accent' : tone}>{row}</Say>
    </Line>
  ))
}
