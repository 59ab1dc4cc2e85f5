import { pad, wrap } from '../../terminal/text.ts'
import type { Style } from '../kit/style.ts'
import type { Area } from '../layout.ts'
import type { Watch, WatchedTable } from '../model.ts'
import { daysOf, turnAt } from './track.ts'

/** Days are marked on the line where each has at least so many columns. */
const LEAST_FOR_A_DAY = 3

/**
 * A game from its beginning to its end as one line: where one is, bookmarks, the beginnings of days, and of turns where
 * each has a column of its own. What lies behind is drawn otherwise than what is still to come.
 */
export function progressLine({ at, total, turns, marks }: Watch, columns: number, { say, glyphs }: Style): string {
  const last = columns - 1
  const columnOf = (place: number): number => (total === 0 ? 0 : Math.min(last, Math.round((place * last) / total)))
  const signs: string[] = Array.from({ length: columns }, (_, x) => (x <= columnOf(at) ? glyphs.barPast : glyphs.boxH))
  const put = (places: readonly number[], sign: string, least: number): void => {
    if (places.length * least <= columns) for (const place of places) signs[columnOf(place)] = sign
  }
  put(
    turns.map(turn => turn.at),
    glyphs.boxTeeDown,
    2,
  )
  put(
    daysOf(turns).map(turn => turn.at),
    glyphs.boxCross,
    LEAST_FOR_A_DAY,
  )
  put(marks, glyphs.mark, 0)
  const here = columnOf(at)
  const painted = signs.map((sign, x) => {
    if (x === here) return say('select', marks.includes(at) ? glyphs.mark : glyphs.you)
    if (sign === glyphs.mark) return say('warn', sign)
    return say(x < here ? 'accent' : 'dim', sign)
  })
  return painted.join('')
}

const PACE_WORDS = ['slow', 'steady', 'fast', 'run'] as const

/** The prompt of a watched game: the way through it, where one is on it, and the answer that led here. */
export function watchLines({ watch, position }: WatchedTable, area: Area, style: Style): string[] {
  const { say, words, text } = style
  const { at, total, line, trouble, playing, turns, marks } = watch
  const { seat, header } = position
  const turn = turnAt(turns, at)
  const name = turn && turn.seat !== null && header.seats.length > 1 ? header.seats[turn.seat] : undefined
  const whose = name === undefined ? [] : [text.say('watch-turn-of', { name })]
  const speed = PACE_WORDS[watch.pace] ?? 'steady'
  const state = playing ? [text.say('watch-playing', { pace: text.say(`watch-pace-${speed}`) })] : []
  const mark = marks.includes(at) ? say('warn', `  ${text.say('watch-bookmark')}`) : ''
  const eyes =
    seat === null ? text.say('watch-eyes-all') : text.say('watch-eyes-of', { name: header.seats[seat] ?? '' })
  const place = [text.say('watch-at', { at, total }), ...whose, ...state].join(', ')
  const where = `${say('prompt', place)}${mark}  ${say('dim', eyes)}`
  const end = at === total ? trouble.flatMap(part => wrap(words(text.tell(part)), area.columns)) : []
  return [
    progressLine(watch, area.columns, style),
    pad(where, area.columns),
    line === null ? say('dim', text.say('watch-beginning')) : words(line),
    ...end.map(part => say('bad', part)),
  ]
}
