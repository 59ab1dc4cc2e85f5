import { width, wrap } from '../../terminal/text.ts'
import type { Area } from '../layout.ts'
import type { WatchedTable } from '../model.ts'
import { Styled, TextRow, useStyle } from '../ui/styled.tsx'
import { progressLine } from './progress.ts'
import { turnAt } from './track.ts'

const PACE_WORDS = ['slow', 'steady', 'fast', 'run'] as const

/** Draws the viewer's prompt: the progress bar and the position. The answer that led here is in the log. */
export function WatchPrompt({ table: { watch, position }, area }: { table: WatchedTable; area: Area }) {
  const style = useStyle()
  const { words, text } = style
  const { at, total, answered, problems, marks } = watch
  const ends = at < total ? [] : problems.map(part => words(text.format(part)))
  if (at === total && problems.length === 0 && !position.result) ends.push(text.get('watch-breaks-off'))
  const end = ends.flatMap(part => wrap(part, area.columns))
  const place = placeWords({ watch, position }, text)
  const bookmark = marks.includes(at) ? `  ${text.get('watch-bookmark')}` : ''
  const perspective = perspectiveText({ position }, text)
  // The perspective gets its own line if it doesn't fit beside the position.
  const isBeside = width(place) + width(bookmark) + width(perspective) + 2 <= area.columns
  const used = 2 + (answered ? 0 : 1) + (isBeside ? 0 : 1)
  return (
    <>
      <TextRow>{progressLine(watch, area.columns, style)}</TextRow>
      <TextRow>
        <Styled as="prompt">{place}</Styled>
        {bookmark !== '' && <Styled as="warn">{bookmark}</Styled>}
        {isBeside && <Styled as="dim">{`  ${perspective}`}</Styled>}
      </TextRow>
      {!isBeside && (
        <TextRow>
          <Styled as="dim">{perspective}</Styled>
        </TextRow>
      )}
      {!answered && (
        <TextRow>
          <Styled as="dim">{text.get('watch-beginning')}</Styled>
        </TextRow>
      )}
      {end.slice(0, area.rows - used).map(part => (
        <TextRow key={part}>
          <Styled as="bad">{part}</Styled>
        </TextRow>
      ))}
    </>
  )
}

type Words = ReturnType<typeof useStyle>['text']

/** Returns the number of the answer, the player, and the playback speed. */
function placeWords({ watch, position }: Pick<WatchedTable, 'watch' | 'position'>, text: Words): string {
  const { at, total, playing, turns } = watch
  const { seats } = position.header
  const turn = position.result ? null : turnAt(turns, at)
  const name = turn && turn.seat !== null && seats.length > 1 ? seats[turn.seat] : undefined
  const whose = name === undefined ? [] : [text.get('watch-turn-of', { name })]
  const speed = PACE_WORDS[watch.pace] ?? 'steady'
  const state = playing ? [text.get('watch-playing', { pace: text.get(`watch-pace-${speed}`) })] : []
  return [text.get('watch-at', { at, total }), ...whose, ...state].join(', ')
}

const perspectiveText = ({ position: { seat, header } }: Pick<WatchedTable, 'position'>, text: Words): string =>
  seat === null ? text.get('watch-eyes-all') : text.get('watch-eyes-of', { name: header.seats[seat] ?? '' })
