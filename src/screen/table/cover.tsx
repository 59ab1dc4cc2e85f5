import { Box, Text } from 'ink'
import type { ReactNode } from 'react'
import { keyShown } from '../commands.ts'
import type { Model, TableScreen } from '../model.ts'
import { Blank, Styled, TextRow, useStyle } from '../ui/styled.tsx'
import { newsPageAt, type SincePage } from './hand-over.ts'

/** Draws the cover between two players. It shows only the next player's name, or a yes/no question instead. */
export function Cover({ model, table, asked }: { model: Model; table: TableScreen; asked: string | null }) {
  const { text } = useStyle()
  const { seat, header } = table.position
  const name = seat === null ? '' : (header.seats[seat] ?? '')
  const rows =
    asked === null
      ? [
          <Styled key="turn" as="title">
            {text.get('cover-turn', { name })}
          </Styled>,
          <Text key="blank"> </Text>,
          <Text key="away">{text.get('cover-look-away')}</Text>,
          <Ready key="ready" />,
        ]
      : [
          <Styled key="asked" as="prompt">
            {asked}
          </Styled>,
          <Styled key="answers" as="dim">
            {text.get('screen-answers')}
          </Styled>,
        ]
  return (
    <Box flexDirection="column" marginTop={Math.max(0, (model.rows - rows.length) >> 1)}>
      {rows.map(row => (
        <Centered key={row.key} columns={model.columns}>
          {row}
        </Centered>
      ))}
    </Box>
  )
}

function Ready() {
  const { text, paint } = useStyle()
  return <Text>{text.get('cover-ready', { key: paint('key', keyShown(text, 'enter')) })}</Text>
}

const Centered = ({ columns, children }: { columns: number; children: ReactNode }) => (
  <Box height={1} flexShrink={0} width={columns} justifyContent="center">
    {children}
  </Box>
)

/** Draws a page about what has happened since the player's last answer. */
export function SincePane({ model, table, page }: { model: Model; table: TableScreen; page: SincePage }) {
  const { text, words } = useStyle()
  const { leaf, at, of } = newsPageAt(model, table, page)
  if (!leaf) return null
  return (
    <>
      <Blank />
      <Box height={1} flexShrink={0} marginLeft={2}>
        <Box width={model.columns - 20}>
          <Styled as="title">{leaf.title}</Styled>
        </Box>
        {of > 1 && <Styled as="dim">{text.get('since-page', { at: at + 1, of })}</Styled>}
      </Box>
      <Blank />
      {leaf.lines.map((line, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
        <TextRow key={i}>{`  ${words(line)}`}</TextRow>
      ))}
    </>
  )
}
