import { type Game, type Match, mayKnow, type Seat } from '../../kernel/index.ts'

/** The start of a turn in a watched game: the number of answers before it, the day, and the seat that answers first. */
export interface TurnStart {
  readonly at: number
  readonly seat: Seat | null
  readonly day: number
  /** The first public sentence in the turn's log, or an empty string. */
  readonly text: string
}

/** Returns the turns of a match, with text from `game`. */
export function turnsOf(match: Match, game: Game = match.game): TurnStart[] {
  const { moves, turns } = match
  let day = 1
  let answered = 0
  return turns.map((at, i) => {
    for (; answered <= at; answered++) day = match.eventsOf(answered).at(-1)?.day ?? day
    let first = at
    while (first < moves.length && !('id' in moves[first]!)) first++
    const move = moves[first]
    const seat = move && 'id' in move ? move.seat : (match.questions[0]?.seat ?? null)
    return { at, seat, day, text: firstSentence(match, game, at, turns[i + 1] ?? match.length) }
  })
}

function firstSentence(match: Match, game: Game, from: number, to: number): string {
  for (let n = from + 1; n <= to; n++) {
    for (const event of match.eventsOf(n)) {
      const text = mayKnow(event, null) ? game.sentence(event, match.header.seats) : null
      if (text !== null) return text
    }
  }
  return ''
}

/** Returns the first turn of every day. */
export const daysOf = (turns: readonly TurnStart[]): TurnStart[] =>
  turns.filter((turn, i) => turn.day !== turns[i - 1]?.day)

/** Returns the turn in progress after a number of answers, or null before the first turn. */
export const turnAt = (turns: readonly TurnStart[], at: number): TurnStart | null =>
  turns.findLast(turn => turn.at <= at) ?? null

/** Returns the nearest place after `at` (`step` 1) or before it (-1), or null. */
export function nearestPlace(places: readonly number[], at: number, step: 1 | -1): number | null {
  return (step === 1 ? places.find(place => place > at) : places.findLast(place => place < at)) ?? null
}
