import type { Character, Familiar } from '../state.ts'

/**
 * The familiar as the rules of recording and moving see it: an individual with nothing and no curse, that knows the ways the Witch
 * knows (24.14).
 */
export const asIndividual = (witch: Character, { place, plan }: Familiar): Character => ({
  ...witch,
  place,
  plan,
  owned: [],
  curses: [],
  chits: witch.chits.map(() => 'active'),
})
