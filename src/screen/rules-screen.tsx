import { Box, Text } from 'ink'
import { cut, width } from '../terminal/text.ts'
import type { Model } from './model.ts'
import { bookPart, contentsPart, type RulesPage, WIDEST_RULES } from './rules-page.ts'
import { rowTarget } from './ui/hits.ts'
import { Caret, MouseArea } from './ui/pane.tsx'
import { Blank, Styled, TextRow, useStyle } from './ui/styled.tsx'

/** Draws the rulebook: the table of contents, the text or the search results. */
export function Rules({ model, page }: { model: Model; page: RulesPage }) {
  return page.contents === null ? (
    <Book model={model} page={page} />
  ) : (
    <Contents model={model} page={page} selected={page.contents} />
  )
}

function Contents({ model, page, selected }: { model: Model; page: RulesPage; selected: number }) {
  const { text: words, words: shown, glyphs } = useStyle()
  const part = contentsPart(model, page, selected, words)
  const textWidth = Math.min(model.columns - 4, WIDEST_RULES)
  return (
    <MouseArea what={{ wheel: 'list' }}>
      <Title page={page} />
      <Search query="" caret={0} hint={` ${words.get('rules-find-hint')}`} />
      <Blank rows={2} />
      {part.shown.map(({ text, id, chapter }, i) => {
        const here = part.from + i === selected
        const line = cut(shown(text), textWidth, glyphs.ellipsis)
        return (
          <MouseArea key={`${id} ${chapter}`} what={{ click: rowTarget(selected, part.from + i, 'enter') }}>
            <TextRow>
              {here ? <Styled as="accent">{glyphs.cursor}</Styled> : ' '}{' '}
              {here ? <Styled as="select">{line}</Styled> : line}
            </TextRow>
          </MouseArea>
        )
      })}
      <Blank rows={part.room - part.shown.length} />
      {part.rest > 0 && (
        <TextRow>
          <Styled as="dim">{`  ${glyphs.arrowDown} ${words.get('page-more', { n: part.rest })}`}</Styled>
        </TextRow>
      )}
    </MouseArea>
  )
}

function Book({ model, page }: { model: Model; page: RulesPage }) {
  const { text: words, words: shown, glyphs } = useStyle()
  const part = bookPart(model, page, words)
  const lines = part.shown.map((line, i) => ({ ...line, at: part.first + i }))
  const { text, at } = page.query
  const hint = text === '' ? ` ${words.get('rules-find-hint')}` : `   ${part.found}`
  return (
    <MouseArea what={{ wheel: 'page' }}>
      <Title page={page} />
      <Search query={text} caret={width([...text].slice(0, at).join(''))} hint={hint} />
      {page.about === null ? (
        <Blank />
      ) : (
        <TextRow>
          {'  '}
          <Styled as="accent">{cut(shown(page.about), model.columns - 2, glyphs.ellipsis)}</Styled>
        </TextRow>
      )}
      <Blank />
      {lines.map(({ text: line, heading, at }) => (
        <TextRow key={at}>
          {'  '}
          {heading ? <Styled as="title">{shown(line)}</Styled> : <Text>{shown(line)}</Text>}
        </TextRow>
      ))}
      <Blank rows={part.room - part.shown.length} />
      {part.rest > 0 && (
        <TextRow>
          <Styled as="dim">{`  ${glyphs.arrowDown} ${words.get('page-more-lines', { n: part.rest })}`}</Styled>
        </TextRow>
      )}
    </MouseArea>
  )
}

function Title({ page }: { page: RulesPage }) {
  const { text } = useStyle()
  return (
    <TextRow>
      {'  '}
      <Styled as="title">{text.get('rules-title', { game: page.game.title })}</Styled>
    </TextRow>
  )
}

function Search({ query, caret, hint }: { query: string; caret: number; hint: string }) {
  const { text } = useStyle()
  return (
    <Box height={1} flexShrink={0}>
      <Text>
        {'  '}
        <Styled as="prompt">{text.get('rules-find')}</Styled>{' '}
      </Text>
      <Caret after={caret} />
      <Text wrap="truncate-end">
        {query}
        <Styled as="dim">{hint}</Styled>
      </Text>
    </Box>
  )
}
