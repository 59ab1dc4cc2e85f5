import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { keyShown } from '../commands.ts'
import type { Model, TableScreen } from '../model.ts'
import { Blank, Say, TextRow, useStyle } from '../ui/say.tsx'
import { newsPageAt, type SincePage } from './hand-over.ts'

/** Draws the cover between two players. It reveals nothing. A yes/no question replaces its text. */
export function Cover({ model, table, asked }: { model: Model; table: TableScreen; asked: string | null }) {
  const { text } = useStyle()
  const { seat, header } = table.position
  const name = seat === null ? '' : (header.seats[seat] ?? '')
  const rows =
    asked === null
      ? [
          <Say key="turn" as="title">
            {text.say('cover-turn', { name })}
          </Say>,
          <Text key="blank"> </Text>,
          <Text key="away">{text.say('cover-look-away')}</Text>,
          <Ready key="ready" />,
        ]
      : [
          <Say key="asked" as="prompt">
            {asked}
          </Say>,
          <Say key="answers" as="dim">
            {text.say('screen-answers')}
          </Say>,
        ]
  return (
    <Box flexDirection="column" marginTop={Math.max(0, (model.rows - rows.length) >> 1)}>
      {rows.map(row => (
        <Centerd key={row.key} columns={model.columns}>
          {row}
        </Centerd>
      ))}
    </Box>
  )
}

function Ready() {
  const { text, say } = useStyle()
  return <Text>{text.say('cover-ready', { key: say('key', keyShown(text, 'enter')) })}</Text>
}

const Centerd = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <Box height={1} flexShrink={0} width={columns} justifyContent="center">
    {children}
  </Box>
)

/** Draws a page about what has happened since the player's last answer. */
export function Since({ model, table, page }: { model: Model; table: TableScreen; page: SincePage }) {
  const { text, words } = useStyle()
  const { leaf, at, of } = newsPageAt(model, table, page)
  if (!leaf) return null
  return (
    <>
      <Blank />
      <Box height={1} flexShrink={0} marginLeft={2}>
        <Box width={model.columns - 20}>
          <Say as="title">{leaf.title}</Say>
        </Box>
        {of > 1 && <Say as="dim">{text.say('since-page', { at: at + 1, of })}</Say>}
      </Box>
      <Blank />
      {leaf.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
        <TextRow key={i}>{`  ${words(line)}`}</TextRow>
      ))}
    </>
  )
}
