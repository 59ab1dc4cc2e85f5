import { Box, Text } from 'ink'
import { cut, width } from '../terminal/text.ts'
import type { Model, RulesPage } from './model.ts'
import { bookPart, contentsPart, WIDEST_RULES } from './rules-page.ts'
import { rowTarget } from './ui/hits.ts'
import { Caret, Place } from './ui/pane.tsx'
import { Blank, Line, Say, useStyle } from './ui/say.tsx'

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
    <Place what={{ wheel: 'list' }}>
      <Title page={page} />
      <Search query="" caret={0} hint={` ${words.say('rules-find-hint')}`} />
      <Blank rows={2} />
      {part.shown.map(({ text, id, chapter }, i) => {
        const here = part.from + i === selected
        const line = cut(shown(text), wide, glyphs.ellipsis)
        return (
          <Place key={`${id} ${chapter}`} what={{ click: rowTarget(selected, part.from + i, 'enter') }}>
            <Line>
              {here ? <Say as="accent">{glyphs.cursor}</Say> : ' '} {here ? <Say as="select">{line}</Say> : line}
            </Line>
          </Place>
        )
      })}
      <Blank rows={part.room - part.shown.length} />
      {part.rest > 0 && (
        <Line>
          <Say as="dim">{`  ${glyphs.arrowDown} ${words.say('page-more', { n: part.rest })}`}</Say>
        </Line>
      )}
    </Place>
  )
}

function Book({ model, page }: { model: Model; page: RulesPage }) {
  const { text: words, words: shown, glyphs } = useStyle()
  const part = bookPart(model, page, words)
  const lines = part.shown.map((line, i) => ({ ...line, at: part.first + i }))
  const { text, at } = page.query
  const hint = text === '' ? ` ${words.say('rules-find-hint')}` : `   ${part.found}`
  return (
    <Place what={{ wheel: 'page' }}>
      <Title page={page} />
      <Search query={text} caret={width([...text].slice(0, at).join(''))} hint={hint} />
      {page.about === null ? (
        <Blank />
      ) : (
        <Line>
          {'  '}
          <Say as="accent">{cut(shown(page.about), model.columns - 2, glyphs.ellipsis)}</Say>
        </Line>
      )}
      <Blank />
      {lines.map(({ text: line, heading, at }) => (
        <Line key={at}>
          {'  '}
          {heading ? <Say as="title">{shown(line)}</Say> : <Text>{shown(line)}</Text>}
        </Line>
      ))}
      <Blank rows={part.room - part.shown.length} />
      {part.rest > 0 && (
        <Line>
          <Say as="dim">{`  ${glyphs.arrowDown} ${words.say('page-more-lines', { n: part.rest })}`}</Say>
        </Line>
      )}
    </Place>
  )
}

function Title({ page }: { page: RulesPage }) {
  const { text } = useStyle()
  return (
    <Line>
      {'  '}
      <Say as="title">{text.say('rules-title', { game: page.game.title })}</Say>
    </Line>
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
