import { type Game, inLanguage } from '../kernel/index.ts'
import { LANGUAGES } from './program.ts'

/** The language that somebody wants: one he has chosen, or that of his locale. */
export interface Wish {
  readonly language: string
  readonly isChosen: boolean
}

/** The language of a locale (`de_DE.UTF-8`), where the program speaks it; English else. */
export const languageOfLocale = (locale: string): string =>
  LANGUAGES.find(language => locale.toLowerCase().startsWith(language)) ?? 'en'

/** Whether a game is told in a language. */
export const speaks = (game: Game, language: string): boolean =>
  (inLanguage(game, language).language ?? 'en') === language

/**
 * The language in which somebody is spoken to where these games are before him: what he has chosen, whatever they are told
 * in; that of his locale only where all of it is told in that.
 */
export const languageFor = ({ language, isChosen }: Wish, games: readonly Game[]): string =>
  isChosen || games.every(game => speaks(game, language)) ? language : 'en'
