import { type Game, inLanguage } from '../kernel/index.ts'
import { languageWanted } from '../storage/index.ts'
import { languageFor, type Messages, messagesIn } from '../text/index.ts'
import type { Model, TableScreen } from './model.ts'
import { underBox } from './overlay.ts'

function gamesShown(model: Model): readonly Game[] {
  const { screen, library } = model
  if (screen.kind === 'table') return [screen.position.game]
  const page = underBox(model)
  if (page?.kind === 'rules') return [page.game]
  const game = screen.kind === 'new' ? library.games[screen.game] : undefined
  return game ? [game] : library.games
}

/** Returns the language for this screen. */
export const languageOf = (model: Model): string =>
  languageFor(languageWanted(model.settings, model.locale), gamesShown(model))

export const tableWords = ({ position }: Pick<TableScreen, 'position'>): Messages => messagesIn(position.language)

/** Returns the messages for the current screen. */
export const wordsOf = (model: Model): Messages =>
  model.screen.kind === 'table' ? tableWords(model.screen) : messagesIn(languageOf(model))

const known = new WeakMap<Game, Map<string, Game>>()

/** Returns the game in the language of this screen. */
export function gameInLanguage(model: Model, game: Game): Game {
  const language = languageOf(model)
  const translations = known.get(game) ?? new Map<string, Game>()
  known.set(game, translations)
  const found = translations.get(language) ?? inLanguage(game, language)
  translations.set(language, found)
  return found
}
