import type { Game } from '../kernel/index.ts'
import { elfenwizards } from './elfenwizards/index.ts'
import { rulebook as elfenwizardsRulebook } from './elfenwizards/rulebook.ts'
import type { Rulebook } from './rulebook.ts'
import { wizards } from './wizards/index.ts'
import { rulebook as wizardsRulebook } from './wizards/rulebook.ts'

/** The games on the shelf, in the order they stand there. */
export const games: readonly Game[] = [wizards, elfenwizards]

/** The rulebook of each game in our own words, by the game's id. */
export const rulebooks: Readonly<Record<string, Rulebook>> = {
  wizards: wizardsRulebook,
  elfenwizards: elfenwizardsRulebook,
}

/** The data files of each game with their schemas, by the game's id; loaded only by those who check them. */
export const dataFiles = {
  wizards: async () => (await import('./wizards/schema.ts')).DATA_FILES,
  elfenwizards: async () => (await import('./elfenwizards/schema.ts')).DATA_FILES,
} as const

/** The game of this id, or undefined. */
export const gameById = (id: string): Game | undefined => games.find(game => game.id === id)
