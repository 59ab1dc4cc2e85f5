import { Text } from 'ink'
import { cut } from '../terminal/text.ts'
import type { Model } from './model.ts'
import { type LinesPage, pagePart } from './page.ts'
import { rowTarget } from './ui/hits.ts'
import { MouseArea } from './ui/pane.tsx'
import { Blank, Styled, TextRow, useStyle } from './ui/styled.tsx'

/** Draws a full-screen page of lines. Its links can be selected. */
export function PageOfLines({ model, page }: { model: Model; page: LinesPage }) {
  const style = useStyle()
  const { rows, shown, from, rest } = pagePart(model, page, style)
  const numbered = shown.map((row, i) => ({ ...row, at: from + i }))
  return (
    <MouseArea what={{ wheel: 'page' }}>
      <Blank />
      <TextRow>
        {'  '}
        <Styled as="title">{page.title}</Styled>
        {page.searchText && (
          <Styled as={page.searchText.text === '' ? 'dim' : 'select'}>
            {`   ${page.searchText.text === '' ? style.text.get('page-type-to-find') : page.searchText.text} `}
          </Styled>
        )}
      </TextRow>
      <Blank />
      {numbered.map(({ text, stop, at }) => {
        const isFirst = at === 0 || rows[at - 1]?.stop !== stop
        const state = stop === undefined || stop !== page.at ? 'other' : isFirst ? 'first' : 'further'
        return (
          <MouseArea key={at} what={stop === undefined ? {} : { click: rowTarget(page.at, stop, 'enter') }}>
            <PageRow text={cut(text, model.columns - 3)} state={state} />
          </MouseArea>
        )
      })}
      {rest > 0 && (
        <TextRow>
          <Styled as="dim">{`  ${style.glyphs.arrowDown} ${style.text.get('page-more', { n: rest })}`}</Styled>
        </TextRow>
      )}
    </MouseArea>
  )
}

/** Draws a row of a page. Only the first row of a selected line is marked. */
function PageRow({ text, state }: { text: string; state: 'first' | 'further' | 'other' }) {
  const { glyphs } = useStyle()
  if (state === 'other')
    return (
      <TextRow>
        {'  '}
        {/^\S/.test(text) ? <Styled as="title">{text}</Styled> : <Text>{text}</Text>}
      </TextRow>
    )
  return (
    <TextRow>
      {state === 'first' ? <Styled as="accent">{glyphs.cursor}</Styled> : ' '} <Styled as="select">{text}</Styled>
    </TextRow>
  )
}
