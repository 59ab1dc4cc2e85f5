import type { Game } from './game.ts'
import type { PhrasedQuestion, Question } from './question.ts'

/** The language a game is written in. */
const NATIVE = 'en'

/** The game in the words of a language; as it is where it has none in that language. Its rules and its records stay the same. */
export function inLanguage(game: Game, language: string): Game {
  // Who comes to a table may name any language, even one that every object has.
  const words = game.locales && Object.hasOwn(game.locales, language) ? game.locales[language] : undefined
  return !words || (game.language ?? NATIVE) === language ? game : { ...game, ...words, language }
}

/**
 * The question in the words of the game for whoever has this view: the one place where words of a question come from. A
 * game without words of its own for it is told by topic and ids.
 */
export function phrased<V>(game: Pick<Game, 'phrase'>, view: V, question: Question): PhrasedQuestion {
  return game.phrase?.(view, question) ?? byIds(question)
}

const byIds = (question: Question): PhrasedQuestion => ({
  ...question,
  text: question.topic,
  options: question.options.map(option => ({ ...option, label: option.id })),
})
