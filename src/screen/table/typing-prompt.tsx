import { Box, Text } from 'ink'
import { cut, pad, width } from '../../terminal/text.ts'
import type { Area } from '../layout.ts'
import type { CommandLine, TableScreen } from '../model.ts'
import { Caret } from '../ui/pane.tsx'
import { Styled, TextRow, useStyle } from '../ui/styled.tsx'
import { completionsOf } from './typing.ts'

/** The maximum width of a completion. */
const LONGEST_COMPLETION = 26

/** Draws the command line with its completions. */
export function TypingPrompt({ table, typing, area }: { table: TableScreen; typing: CommandLine; area: Area }) {
  const { text: words, glyphs } = useStyle()
  const { text, at } = typing.line
  const letters = [...text]
  const room = area.columns - 3
  // Scroll a long line so that the caret is visible.
  const from = Math.max(0, at - room)
  const ways = completionsOf(table, typing)
  const rows = area.rows - 1
  const more =
    ways.length > rows ? ` ${glyphs.ellipsis} ${words.get('table-more-ways', { n: ways.length - rows })}` : ''
  return (
    <>
      <Box height={1} flexShrink={0}>
        <Text>
          <Styled as="prompt">:</Styled>{' '}
        </Text>
        <Caret after={width(letters.slice(from, at).join(''))} />
        <Text>{cut(letters.slice(from).join(''), room)}</Text>
      </Box>
      {ways.slice(0, rows).map(({ text: way, hint }, i) => {
        const last = i === rows - 1 ? more : ''
        const left = area.columns - 4 - LONGEST_COMPLETION - 1 - width(last)
        return (
          <TextRow key={way}>
            {`    ${pad(completionText(way, text), LONGEST_COMPLETION, 'left', glyphs.ellipsis)} `}
            <Styled as="dim">{cut(hint, left, glyphs.ellipsis) + last}</Styled>
          </TextRow>
        )
      })}
    </>
  )
}

/** Returns the text to show for a completion. A long text starts with the word being typed. */
const completionText = (way: string, typed: string): string =>
  width(way) <= LONGEST_COMPLETION ? way : way.slice(Math.max(0, typed.lastIndexOf(' ') + 1))
