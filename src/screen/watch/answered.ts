import { inLanguage, type Match, type Move, phrased, type Seat } from '../../kernel/index.ts'
import { moveText } from '../../storage/index.ts'

/** The answer that led somewhere, as it is told to whoever watches. */
export interface Answered {
  /** What was asked, for whoever may see it; null for others, and where no answer was given but dice or cards were laid. */
  readonly asked: string | null
  /** What was said: in words, with the name of who said it where there are several; a line of a move file where it was no answer. */
  readonly line: string
}

/** A move as it is told, from the game before it, in a language; `eyes` are those that look, null those of everybody. */
export function answeredBy(before: Match, move: Move, language: string, eyes: Seat | null): Answered {
  const { header } = before
  const question = 'id' in move ? before.questionFor(move.seat) : undefined
  if (!('id' in move) || !question) return { asked: null, line: moveText(move, header.seats) }
  const { text, options } = phrased(inLanguage(before.game, language), before.view(move.seat), question)
  const label = options.find(({ id }) => id === move.id)?.label ?? move.id
  const line = header.seats.length > 1 ? `${header.seats[move.seat]}: ${label}` : label
  return { asked: eyes === move.seat ? text : null, line }
}
