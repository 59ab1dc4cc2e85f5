import { type Game, spoken } from '../kernel/index.ts'
import type { Rulebook } from '../parts/rulebook.ts'
import { elfenwizards } from './elfenwizards/index.ts'
import { germanRulebook as elfenwizardsGerman, rulebook as elfenwizardsRulebook } from './elfenwizards/rulebook.ts'
import { wizards } from './wizards/index.ts'
import { rulebook as wizardsRulebook } from './wizards/rulebook.ts'

/** The games on the shelf, in the order they stand there. */
export const games: readonly Game[] = [wizards, elfenwizards]

/** The same, each told in a language where it has that. */
export const gamesIn = (language: string): readonly Game[] => games.map(game => spoken(game, language))

/** The rulebook of each game in our own words, by the game's id. */
export const rulebooks: Readonly<Record<string, Rulebook>> = {
  wizards: wizardsRulebook,
  elfenwizards: elfenwizardsRulebook,
}

/** The rulebooks in other languages, by the game's id and the language. */
const rulebooksAbroad: Readonly<Record<string, Rulebook>> = { 'elfenwizards de': elfenwizardsGerman }

/** The rulebook of a game in the language it is told in; undefined for a game that has none. */
export const rulebookOf = ({ id, language }: Game): Rulebook | undefined =>
  rulebooksAbroad[`${id} ${language}`] ?? rulebooks[id]

/** The games and the rulebooks by game, told in a language. */
export function shelfIn(language: string): { games: readonly Game[]; rulebooks: Readonly<Record<string, Rulebook>> } {
  const told = gamesIn(language)
  const books = told.flatMap(game => {
    const book = rulebookOf(game)
    return book ? [[game.id, book] as const] : []
  })
  return { games: told, rulebooks: Object.fromEntries(books) }
}

/** The data files of each game with their schemas, by the game's id; loaded only by those who check them. */
export const dataFiles = {
  wizards: async () => (await import('./wizards/schema.ts')).DATA_FILES,
  elfenwizards: async () => (await import('./elfenwizards/schema.ts')).DATA_FILES,
} as const

/** The game of this id, or undefined. */
export const gameById = (id: string): Game | undefined => games.find(game => game.id === id)
