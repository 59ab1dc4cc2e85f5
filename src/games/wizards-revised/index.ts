import type { GamePackage } from '../package.ts'

export const wizardsRevised: GamePackage = {
  id: 'wizards-revised',
  flags: { variant: 'the variant', map: 'how the map is laid out' },
  game: async () => (await import('./game.ts')).wizardsRevised,
  rulebooks: async () => ({ en: (await import('./rulebook.ts')).rulebook }),
  bots: async () => (await import('../wizards/bots/index.ts')).wizardsBots,
  screens: async () => ({ en: (await import('./screen/index.ts')).revisedScreen }),
  examples: async () => (await import('./examples.ts')).EXAMPLES,
  dataFiles: async () => (await import('./schema.ts')).DATA_FILES,
}
