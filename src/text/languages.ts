import { type Game, inLanguage } from '../kernel/index.ts'
import { LANGUAGES } from './program.ts'

/** The wanted language: the user's choice or that of the locale. */
export interface LanguageRequest {
  readonly language: string
  readonly isChosen: boolean
}

/** Returns the language of a locale (`de_DE.UTF-8`) if the program supports it, else English. */
export const languageOfLocale = (locale: string): string =>
  LANGUAGES.find(language => locale.toLowerCase().startsWith(language)) ?? 'en'

/** Returns true if a game supports a language. */
export const speaks = (game: Game, language: string): boolean =>
  (inLanguage(game, language).language ?? 'en') === language

/**
 * Returns the language to use with these games: always the user's choice, but the locale's only if all of the games
 * support it.
 */
export const languageFor = ({ language, isChosen }: LanguageRequest, games: readonly Game[]): string =>
  isChosen || games.every(game => speaks(game, language)) ? language : 'en'
