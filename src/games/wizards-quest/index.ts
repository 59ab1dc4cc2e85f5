import type { GamePackage } from '../package.ts'

/** Wizard's Quest (1980). */
export const wizardsQuest: GamePackage = {
  id: 'wizards-quest',
  game: async () => (await import('./game.ts')).wizardsQuest,
  rulebooks: async () => (await import('./rulebook.ts')).rulebooks,
  dataFiles: async () => (await import('./rules/schema.ts')).DATA_FILES,
}
