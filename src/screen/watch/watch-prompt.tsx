import { Text } from 'ink'
import { wrap } from '../../terminal/text.ts'
import type { Area } from '../layout.ts'
import type { WatchedTable } from '../model.ts'
import { Line, Say, useStyle } from '../ui/say.tsx'
import { progressLine } from './progress.ts'
import { turnAt } from './track.ts'

const PACE_WORDS = ['slow', 'steady', 'fast', 'run'] as const

/** The prompt of a watched game: the way through it, where one is on it, and the answer that led here. */
export function WatchPrompt({ table: { watch, position }, area }: { table: WatchedTable; area: Area }) {
  const style = useStyle()
  const { words, text } = style
  const { at, total, line, trouble, marks } = watch
  const end = at === total ? trouble.flatMap(part => wrap(words(text.tell(part)), area.columns)) : []
  return (
    <>
      <Line>{progressLine(watch, area.columns, style)}</Line>
      <Line>
        <Say as="prompt">{placeWords({ watch, position }, text)}</Say>
        {marks.includes(at) && <Say as="warn">{`  ${text.say('watch-bookmark')}`}</Say>}
        <Say as="dim">{`  ${eyesWords({ position }, text)}`}</Say>
      </Line>
      <Line>{line === null ? <Say as="dim">{text.say('watch-beginning')}</Say> : <Text>{words(line)}</Text>}</Line>
      {end.slice(0, area.rows - 3).map(part => (
        <Line key={part}>
          <Say as="bad">{part}</Say>
        </Line>
      ))}
    </>
  )
}

type Words = ReturnType<typeof useStyle>['text']

/** Which answer, whose turn, and how fast it goes on. */
function placeWords({ watch, position }: Pick<WatchedTable, 'watch' | 'position'>, text: Words): string {
  const { at, total, playing, turns } = watch
  const { seats } = position.header
  const turn = turnAt(turns, at)
  const name = turn && turn.seat !== null && seats.length > 1 ? seats[turn.seat] : undefined
  const whose = name === undefined ? [] : [text.say('watch-turn-of', { name })]
  const speed = PACE_WORDS[watch.pace] ?? 'steady'
  const state = playing ? [text.say('watch-playing', { pace: text.say(`watch-pace-${speed}`) })] : []
  return [text.say('watch-at', { at, total }), ...whose, ...state].join(', ')
}

const eyesWords = ({ position: { seat, header } }: Pick<WatchedTable, 'position'>, text: Words): string =>
  seat === null ? text.say('watch-eyes-all') : text.say('watch-eyes-of', { name: header.seats[seat] ?? '' })
