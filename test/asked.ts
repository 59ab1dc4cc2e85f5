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

/** Words a match's question as its seat reads it, in the match's language. */
export const worded = <S extends TableState, E extends GameEvent, V>(
  { game, state }: Pick<Match<S, E, V>, 'game' | 'state'>,
  question: Question,
): PhrasedQuestion => phrased(game, game.view(state, question.seat), question)

/** Returns the nth answer to a question, wrapping around. */
export const nthAnswer = (question: Question, n: number): string => answerNumber(question, n % answersTo(question))

export const everyAnswer = (question: Question): string[] =>
  Array.from({ length: answersTo(question) }, (_, n) => answerNumber(question, n))
