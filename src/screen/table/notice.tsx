import { wrap } from '../../terminal/text.ts'
import type { Style } from '../kit/style.ts'
import type { Notice } from '../model.ts'
import { Styled, TextRow } from '../ui/styled.tsx'

export const noticeRows = ({ lines }: Notice, columns: number, { text, words, glyphs }: Style): string[] =>
  lines.flatMap(line => wrap(`${glyphs.bullet} ${words(text.format(line))}`, columns, '  '))

export function NoticeLines({ tone, rows }: { tone: Notice['tone']; rows: readonly string[] }) {
  return rows.map((row, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
    <TextRow key={i}>
      <Styled as={tone === 'plain' ? 'accent' : tone}>{row}</Styled>
    </TextRow>
  ))
}
