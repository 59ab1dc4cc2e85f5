import { Text } from 'ink'
import { cut } from '../terminal/text.ts'
import type { Model } from './model.ts'
import { type LinesPage, pagePart } from './page.ts'
import { rowTarget } from './ui/hits.ts'
import { MouseArea } from './ui/pane.tsx'
import { Blank, Say, TextRow, useStyle } from './ui/say.tsx'

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
        <Say as="title">{page.title}</Say>
        {page.searchText && (
          <Say as={page.searchText.text === '' ? 'dim' : 'select'}>
            {`   ${page.searchText.text === '' ? style.text.say('page-type-to-find') : page.searchText.text} `}
          </Say>
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
          <Say as="dim">{`  ${style.glyphs.arrowDown} ${style.text.say('page-more', { n: rest })}`}</Say>
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
        {/^\S/.test(text) ? <Say as="title">{text}</Say> : <Text>{text}</Text>}
      </TextRow>
    )
  return (
    <TextRow>
      {state === 'first' ? <Say as="accent">{glyphs.cursor}</Say> : ' '} <Say as="select">{text}</Say>
    </TextRow>
  )
}
