import { next, type RandomState, seedRandom, shuffle, type TableState } from '../../src/kernel/index.ts'

/** Other dice and other cards to come. */
export function strew(state: TableState, random: RandomState): void {
  const seed = String(next(random))
  state.random = { dice: seedRandom(seed, 'dice'), decks: seedRandom(seed, 'decks') }
}

/** Deals the cards of several piles again, to each as many as it had. */
export function deal<T>(random: RandomState, piles: readonly T[][]): void {
  const cards = shuffle(random, piles.flat())
  for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length))
}
