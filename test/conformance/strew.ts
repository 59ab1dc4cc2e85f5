import { next, type RandomState, seedRandom, shuffle, type TableState } from '../../src/kernel/index.ts'

/** Replaces the future dice and cards. */
export function strew(state: TableState, random: RandomState): void {
  const seed = String(next(random))
  state.random = { dice: seedRandom(seed, 'dice'), decks: seedRandom(seed, 'decks') }
}

/** Deals the cards of several piles again, as many to each as before. */
export function deal<T>(random: RandomState, piles: readonly T[][]): void {
  const cards = shuffle(random, piles.flat())
  for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length))
}
