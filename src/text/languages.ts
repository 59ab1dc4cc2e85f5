import { type Game, inLanguage } from '../kernel/index.ts'
import { LANGUAGES } from './program.ts'

/** The requested language, either chosen by the user or taken from the locale. */
export interface LanguageRequest {
  readonly language: string
  readonly isChosen: boolean
}

/** Returns the language of a locale (`de_DE.UTF-8`), or English if the program doesn't support that language. */
export const languageOfLocale = (locale: string): string =>
  LANGUAGES.find(language => locale.toLowerCase().startsWith(language)) ?? 'en'

/** Returns true if a game supports a language. */
export const speaks = (game: Game, language: string): boolean =>
  (inLanguage(game, language).language ?? 'en') === language

/**
 * Returns the language to use with these games. A language chosen by the user always applies. The locale's language
 * applies only if all of the games support it.
 */
export const languageFor = ({ language, isChosen }: LanguageRequest, games: readonly Game[]): string =>
  isChosen || games.every(game => speaks(game, language)) ? language : 'en'
