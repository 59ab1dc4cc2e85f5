import { Text } from 'ink'
import type { Game } from '../../kernel/index.ts'
import { seatMark } from '../../terminal/glyphs.ts'
import { colourOf } from '../kit/screens.ts'
import type { Area } from '../layout.ts'
import type { TableScreen } from '../model.ts'
import { rowTarget } from '../ui/hits.ts'
import { Place } from '../ui/pane.tsx'
import { Line, Say, useStyle } from '../ui/say.tsx'
import { type ChronicleRow, chronicleRows } from './chronicle.ts'
import { folded, shownOnPage } from './rivals.ts'

/** Draws the latest log sentences, or the log page with a selection. */
export function Chronicle({ table, area, isPage }: { table: TableScreen; area: Area; isPage: boolean }) {
  const style = useStyle()
  const { scroll, picked } = table
  const position = isPage ? shownOnPage(table) : folded(table.position)
  if (isPage && position.log.length === 0)
    return (
      <Line>
        <Say as="dim">{`  ${style.text.say(`chronicle-none-${table.filter}`)}`}</Say>
      </Line>
    )
  const rows = chronicleRows(position, area, { scroll, picked: isPage ? picked : null }, style)
  return rows.map((row, i) => {
    // Negated, because indexes count back from the newest sentence.
    const click = isPage && row.entry !== null ? rowTarget(-picked, -row.entry, 'enter') : null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
      <Place key={i} what={{ click }}>
        <Sentence row={row} game={position.game} />
      </Place>
    )
  })
}

function Sentence({ row: { text, mark, look, seat, isInset }, game }: { row: ChronicleRow; game: Game }) {
  const { glyphs } = useStyle()
  const sign = { news: glyphs.bullet, more: glyphs.arrowUp, picked: glyphs.cursor }
  return (
    <Line>
      {mark === null ? ' ' : <Say as={mark === 'more' ? 'warn' : 'accent'}>{sign[mark]}</Say>}
      {seat === null ? isInset && ' ' : <Say as={colourOf(game, seat)}>{seatMark(seat)}</Say>}{' '}
      {look === 'new' ? <Text>{text}</Text> : <Say as={look === 'picked' ? 'select' : 'dim'}>{text}</Say>}
    </Line>
  )
}
