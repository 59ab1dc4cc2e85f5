import { Text } from 'ink'
import type { Game } from '../../kernel/index.ts'
import { seatMark } from '../../terminal/glyphs.ts'
import { colorOf } from '../kit/screens.ts'
import type { Area } from '../layout.ts'
import { isWatched, type TableScreen } from '../model.ts'
import { rowTarget } from '../ui/hits.ts'
import { MouseArea } from '../ui/pane.tsx'
import { Styled, TextRow, useStyle } from '../ui/styled.tsx'
import { answerRows } from '../watch/answer-rows.ts'
import { type LogRow, logRows } from './log.ts'
import { foldRivalActions, shownOnPage } from './rivals.ts'

/**
 * Draws the latest log sentences, or the log page with a selection. In a watched game, also draws the last answer and
 * its question.
 */
export function LogPane({ table, area, isPage }: { table: TableScreen; area: Area; isPage: boolean }) {
  const style = useStyle()
  const { scroll, selectedEntry } = table
  const position = isPage ? shownOnPage(table) : foldRivalActions(table.position)
  if (isPage && position.log.length === 0)
    return (
      <TextRow>
        <Styled as="dim">{`  ${style.text.get(`log-none-${table.filter}`)}`}</Styled>
      </TextRow>
    )
  const rows =
    isWatched(table) && !isPage && scroll === 0
      ? answerRows(table, area, style)
      : logRows(position, area, { scroll, picked: isPage ? selectedEntry : null }, style)
  return rows.map((row, i) => {
    // Negated, because the indexes count back from the newest sentence.
    const click = isPage && row.entry !== null ? rowTarget(-selectedEntry, -row.entry, 'enter') : null
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
      <MouseArea key={i} what={{ click }}>
        <Sentence row={row} game={position.game} />
      </MouseArea>
    )
  })
}

function Sentence({ row: { text, mark, look, seat, isInset }, game }: { row: LogRow; game: Game }) {
  const { glyphs } = useStyle()
  const sign = { news: glyphs.bullet, more: glyphs.arrowUp, picked: glyphs.cursor }
  return (
    <TextRow>
      {mark === null ? ' ' : <Styled as={mark === 'more' ? 'warn' : 'accent'}>{sign[mark]}</Styled>}
      {seat === null ? isInset && ' ' : <Styled as={colorOf(game, seat)}>{seatMark(seat)}</Styled>}{' '}
      {look === 'new' ? <Text>{text}</Text> : <Styled as={look === 'picked' ? 'select' : 'dim'}>{text}</Styled>}
    </TextRow>
  )
}
