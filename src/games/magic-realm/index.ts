import type { GamePackage } from '../package.ts'

/** Magic Realm (second edition, 1986). */
export const magicRealm: GamePackage = {
  id: 'magic-realm',
  flags: { map: 'how the map is laid out' },
  game: async () => (await import('./game.ts')).magicRealm,
  rulebooks: async () => ({ en: (await import('./rulebook.ts')).rulebook }),
  bots: async () => (await import('./bots/index.ts')).realmBots,
  screens: async () => (await import('./screen/index.ts')).SCREENS,
  examples: async () => (await import('./examples.ts')).EXAMPLES,
  dataFiles: async () => (await import('./rules/pieces/schema.ts')).DATA_FILES,
}
