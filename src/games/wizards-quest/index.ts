import type { GamePackage } from '../package.ts'

/** Wizard's Quest (1980). */
export const wizardsQuest: GamePackage = {
  id: 'wizards-quest',
  game: async () => (await import('./game.ts')).wizardsQuest,
  async rulebooks() {
    const { germanRulebook, rulebook } = await import('./rulebook.ts')
    return { en: rulebook, de: germanRulebook }
  },
  bots: async () => (await import('./bots/index.ts')).questBots,
  screens: async () => (await import('./screen/index.ts')).SCREENS,
  examples: async () => (await import('./examples.ts')).EXAMPLES,
  dataFiles: async () => (await import('./rules/pieces/schema.ts')).DATA_FILES,
}
