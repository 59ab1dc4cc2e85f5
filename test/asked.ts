import {
  answerNumber,
  answersTo,
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

/** The nth answer to a question, counted round and round. */
export const nthAnswer = (question: Question, n: number): string => answerNumber(question, n % answersTo(question))

/** Every answer to a question. */
export const everyAnswer = (question: Question): string[] =>
  Array.from({ length: answersTo(question) }, (_, n) => answerNumber(question, n))
