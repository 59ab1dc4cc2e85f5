import { Box } from 'ink'
import { offerLines } from '../../commands/index.ts'
import { wrap } from '../../terminal/text.ts'
import type { Area } from '../layout.ts'
import type { TableScreen } from '../model.ts'
import { Blank, Styled, TextRow, useStyle } from '../ui/styled.tsx'

/** Draws another player's offer with the stakes and the possible replies, in place of the log and the prompt. */
export function OfferPane({ table, number, area }: { table: TableScreen; number: number; area: Area }) {
  const { text, words } = useStyle()
  const { bargains, game, header, view } = table.position
  const bargain = bargains.find(known => known.number === number)
  if (!bargain) return null
  const lines = offerLines(text, bargain, game, header.seats, view).slice(0, -1)
  const rows = lines.flatMap((line, i) => wrap(words(line), area.columns - 2).map(row => ({ row, first: i === 0 })))
  return (
    <Box flexDirection="column">
      {rows.slice(0, area.rows - 2).map(({ row, first }) => (
        <TextRow key={row}>
          {' '}
          <Styled as={first ? 'prompt' : 'text'}>{row}</Styled>
        </TextRow>
      ))}
      <Blank />
      <TextRow>
        {' '}
        <Styled as="dim">{words(text.get('offer-keys'))}</Styled>
      </TextRow>
    </Box>
  )
}
