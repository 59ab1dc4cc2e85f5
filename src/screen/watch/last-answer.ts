import { inLanguage, type Match, type Move, phrased, type Seat } from '../../kernel/index.ts'
import { moveText } from '../../storage/index.ts'

/** The answer that led to a position, as text for a viewer. */
export interface Answered {
  /** The question, or null if the viewer may not see it, or if the move is a forced roll or stacked cards. */
  readonly asked: string | null
  /**
   * The answer, with the player's name if there are several players. For moves that aren't answers, it is a line in
   * move-file format.
   */
  readonly line: string
}

/**
 * Formats a move in a language. `before` is the match before the move, and `seat` is the viewer, or null for a
 * spectator.
 */
export function answeredBy(before: Match, move: Move, language: string, seat: Seat | null): Answered {
  const { header } = before
  const question = 'id' in move ? before.questionFor(move.seat) : undefined
  if (!('id' in move) || !question) return { asked: null, line: moveText(move, header.seats) }
  const { text, options } = phrased(inLanguage(before.game, language), before.view(move.seat), question)
  const label = options.find(({ id }) => id === move.id)?.label ?? move.id
  const line = header.seats.length > 1 ? `${header.seats[move.seat]}: ${label}` : label
  return { asked: seat === move.seat ? text : null, line }
}
