import { Box, Text } from 'ink'
import { cut, width } from '../terminal/text.ts'
import type { Model } from './model.ts'
import { bookPart, contentsPart, type RulesPage, WIDEST_RULES } from './rules-page.ts'
import { rowTarget } from './ui/hits.ts'
import { Caret, MouseArea } from './ui/pane.tsx'
import { Blank, Say, TextRow, useStyle } from './ui/say.tsx'

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
  const wide = Math.min(model.columns - 4, WIDEST_RULES)
  return (
    <MouseArea what={{ wheel: 'list' }}>
      <Title page={page} />
      <Search query="" caret={0} hint={` ${words.say('rules-find-hint')}`} />
      <Blank rows={2} />
      {part.shown.map(({ text, id, chapter }, i) => {
        const here = part.from + i === selected
        const line = cut(shown(text), wide, glyphs.ellipsis)
        return (
          <MouseArea key={`${id} ${chapter}`} what={{ click: rowTarget(selected, part.from + i, 'enter') }}>
            <TextRow>
              {here ? <Say as="accent">{glyphs.cursor}</Say> : ' '} {here ? <Say as="select">{line}</Say> : line}
            </TextRow>
          </MouseArea>
        )
      })}
      <Blank rows={part.room - part.shown.length} />
      {part.rest > 0 && (
        <TextRow>
          <Say as="dim">{`  ${glyphs.arrowDown} ${words.say('page-more', { n: part.rest })}`}</Say>
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
  const hint = text === '' ? ` ${words.say('rules-find-hint')}` : `   ${part.found}`
  return (
    <MouseArea what={{ wheel: 'page' }}>
      <Title page={page} />
      <Search query={text} caret={width([...text].slice(0, at).join(''))} hint={hint} />
      {page.about === null ? (
        <Blank />
      ) : (
        <TextRow>
          {'  '}
          <Say as="accent">{cut(shown(page.about), model.columns - 2, glyphs.ellipsis)}</Say>
        </TextRow>
      )}
      <Blank />
      {lines.map(({ text: line, heading, at }) => (
        <TextRow key={at}>
          {'  '}
          {heading ? <Say as="title">{shown(line)}</Say> : <Text>{shown(line)}</Text>}
        </TextRow>
      ))}
      <Blank rows={part.room - part.shown.length} />
      {part.rest > 0 && (
        <TextRow>
          <Say as="dim">{`  ${glyphs.arrowDown} ${words.say('page-more-lines', { n: part.rest })}`}</Say>
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
      <Say as="title">{text.say('rules-title', { game: page.game.title })}</Say>
    </TextRow>
  )
}

function Search({ query, caret, hint }: { query: string; caret: number; hint: string }) {
  const { text } = useStyle()
  return (
    <Box height={1} flexShrink={0}>
      <Text>
        {'  '}
        <Say as="prompt">{text.say('rules-find')}</Say>{' '}
      </Text>
      <Caret after={caret} />
      <Text wrap="truncate-end">
        {query}
        <Say as="dim">{hint}</Say>
      </Text>
    </Box>
  )
}
