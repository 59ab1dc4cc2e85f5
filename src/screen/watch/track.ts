import { type Game, type Match, mayKnow, type Seat } from '../../kernel/index.ts'

/** Where a turn of a watched game begins: after so many answers, on that day; `seat` is who answers first in it. */
export interface Turn {
  readonly at: number
  readonly seat: Seat | null
  readonly day: number
  /** The first thing told of it to everybody; empty where there is nothing. */
  readonly text: string
}

/** The turns of a match from its beginning to its end, told in the words of the game given, or of its own. */
export function turnsOf(match: Match, game: Game = match.game): Turn[] {
  const { moves, turns } = match
  let day = 1
  let told = 0
  return turns.map((at, i) => {
    for (; told <= at; told++) day = match.eventsOf(told).at(-1)?.day ?? day
    let first = at
    while (first < moves.length && !('id' in moves[first]!)) first++
    const move = moves[first]
    const seat = move && 'id' in move ? move.seat : (match.questions[0]?.seat ?? null)
    return { at, seat, day, text: firstTold(match, game, at, turns[i + 1] ?? match.length) }
  })
}

function firstTold(match: Match, game: Game, from: number, to: number): string {
  for (let n = from + 1; n <= to; n++) {
    for (const event of match.eventsOf(n)) {
      const text = mayKnow(event, null) ? game.sentence(event, match.header.seats) : null
      if (text !== null) return text
    }
  }
  return ''
}

/** The first turn of every day. */
export const daysOf = (turns: readonly Turn[]): Turn[] => turns.filter((turn, i) => turn.day !== turns[i - 1]?.day)

/** The turn that is under way after so many answers; null before the first. */
export const turnAt = (turns: readonly Turn[], at: number): Turn | null => turns.findLast(turn => turn.at <= at) ?? null

/** The nearest of these places after `at` (`step` 1) or before it (-1); null where there is none. */
export function nearest(places: readonly number[], at: number, step: 1 | -1): number | null {
  return (step === 1 ? places.find(place => place > at) : places.findLast(place => place < at)) ?? null
}
