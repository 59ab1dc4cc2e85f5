import type { GamePackage } from '../package.ts'

/** Elfenwizards (1995). */
export const elfenwizards: GamePackage = {
  id: 'elfenwizards',
  flags: { variant: 'the variant' },
  game: async () => (await import('./game.ts')).elfenwizards,
  async rulebooks() {
    const { germanRulebook, rulebook } = await import('./rulebook.ts')
    return { en: rulebook, de: germanRulebook }
  },
  bots: async () => (await import('./bots/index.ts')).elfenwizardsBots,
  async screens() {
    const { englishScreen, germanScreen } = await import('./screen/index.ts')
    return { en: englishScreen, de: germanScreen }
  },
  examples: async () => (await import('./examples.ts')).EXAMPLES,
  dataFiles: async () => (await import('./schema.ts')).DATA_FILES,
}
