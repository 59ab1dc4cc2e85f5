import type { Game } from './game.ts'
import type { PhrasedQuestion, Question } from './question.ts'

/** The default language of a game. */
const NATIVE = 'en'

/**
 * Returns the game with its text in this language, or the same game if it already has it or there is no translation.
 * The rules and records stay the same.
 */
export function inLanguage(game: Game, language: string): Game {
  // A client may send any name as a language, even `constructor`.
  const words = game.locales && Object.hasOwn(game.locales, language) ? game.locales[language] : undefined
  return !words || (game.language ?? NATIVE) === language ? game : { ...game, ...words, language }
}

/**
 * Returns the question with text in the game's language. All question text comes from this function. If the game has no
 * `phrase`, the topic and the ids serve as text.
 */
export function phrased<V>(game: Pick<Game, 'phrase'>, view: V, question: Question): PhrasedQuestion {
  return game.phrase?.(view, question) ?? byIds(question)
}

const byIds = (question: Question): PhrasedQuestion => ({
  ...question,
  text: question.topic,
  options: question.options.map(option => ({ ...option, label: option.id })),
})
