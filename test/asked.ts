import {
  type GameEvent,
  type Match,
  type PhrasedQuestion,
  phrased,
  type Question,
  type TableState,
} from '../src/kernel/index.ts'

/** A question of a match as the seat that is asked reads it, in the language of the match. */
export const worded = <S extends TableState, E extends GameEvent, V>(
  { game, state }: Pick<Match<S, E, V>, 'game' | 'state'>,
  question: Question,
): PhrasedQuestion => phrased(game, game.view(state, question.seat), question)
