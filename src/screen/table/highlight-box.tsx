import { wrap } from '../../terminal/text.ts'
import { keyShown } from '../commands.ts'
import type { Area } from '../layout.ts'
import type { Model } from '../model.ts'
import { FramedBox } from '../ui/framed-box.tsx'
import { Blank, Styled, TextRow, useStyle } from '../ui/styled.tsx'
import type { HighlightPage } from './highlights.ts'

const WIDEST = 64

/** Draws a highlight in a box on top of the table. */
export function HighlightBox({ model, page }: { model: Model; page: HighlightPage }) {
  const { glyphs, text, words } = useStyle()
  const highlight = page.highlights[page.at]
  if (!highlight) return null
  const columns = Math.min(WIDEST, model.columns - 8)
  const { causes = [], lines } = highlight
  const rows = [...causes, ...lines].flatMap((line, i) =>
    wrap(words(line), columns - 6).map(row => ({ row, isItself: i === causes.length })),
  )
  const shown = rows.slice(0, model.rows - 8)
  const high = shown.length + 6
  const area: Area = {
    x: (model.columns - columns) >> 1,
    y: Math.max(0, (model.rows - 1 - high) >> 1),
    columns,
    rows: high,
  }
  const count = text.get('table-count', { at: page.at + 1, of: page.highlights.length })
  return (
    <FramedBox title={`${glyphs.mark} ${highlight.title}`} area={area}>
      <Blank />
      {shown.map(({ row, isItself }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
        <TextRow key={i}>
          {' '}
          <Styled as={isItself ? 'prompt' : 'text'}>{row}</Styled>
        </TextRow>
      ))}
      <Blank />
      <TextRow>
        {' '}
        <Styled as="key">{keyShown(text, 'enter')}</Styled> <Styled as="dim">{text.get('label-go-on')}</Styled>
        {page.highlights.length > 1 && <Styled as="dim">{`   ${count}`}</Styled>}
      </TextRow>
      <Blank />
    </FramedBox>
  )
}
