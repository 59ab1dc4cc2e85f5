import type { GamePackage } from '../package.ts'

/** Wizards (1982). */
export const wizards: GamePackage = {
  id: 'wizards',
  game: async () => (await import('./game.ts')).wizards,
  flags: { variant: 'the variant', map: 'how the map is laid out' },
  rulebooks: async () => ({ en: (await import('./rulebook.ts')).rulebook }),
  bots: async () => (await import('./bots/index.ts')).wizardsBots,
  screens: async () => ({ en: (await import('./screen/index.ts')).wizardsScreen }),
  examples: async () => (await import('./examples.ts')).EXAMPLES,
  dataFiles: async () => (await import('./schema.ts')).DATA_FILES,
}
