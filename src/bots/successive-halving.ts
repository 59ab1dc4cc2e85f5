/** One round: the number of trials for each remaining item, and the number of items to keep. */
export interface HalvingRound {
  readonly games: number
  readonly keep: number
}

/** An item and the mean result of its trials. */
export interface RankedItem<T> {
  readonly item: T
  readonly chances: number
}

/**
 * Ranks items by successive halving: each round tries the remaining items and keeps the best. The nth trial uses the
 * same `n` for every item, counted from 0. Returns the items from best to worst, with eliminated items last.
 */
export function* rankByHalving<T>(
  items: readonly T[],
  rounds: readonly HalvingRound[],
  trial: (item: T, n: number) => number,
): Generator<void, RankedItem<T>[]> {
  const sums = items.map(item => ({ item, sum: 0, games: 0 }))
  const mean = ({ sum, games }: (typeof sums)[number]) => (games === 0 ? 0 : sum / games)
  let left = sums
  let n = 0
  for (const { games, keep } of rounds) {
    if (left.length < 2) break
    for (const end = n + games; n < end; n++) {
      for (const one of left) {
        one.sum += trial(one.item, n)
        one.games++
      }
      yield
    }
    left = left.sort((a, b) => mean(b) - mean(a)).slice(0, keep)
  }
  return [...left, ...sums.filter(one => !left.includes(one))].map(one => ({ item: one.item, chances: mean(one) }))
}
