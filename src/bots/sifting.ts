/** How many trials each of those that are left has in a round, and how many are left after it. */
export interface Sieve {
  readonly games: number
  readonly keep: number
}

/** Something tried, and what its trials came to on the mean. */
export interface Sifted<T> {
  readonly item: T
  readonly chances: number
}

/**
 * Tries items round by round, the best of each round more often (successive halving), and gives them from the best to the
 * worst. All have their nth trial on the same `n`, counted from 0; what was sifted out comes after those that were left.
 */
export function* sifted<T>(
  items: readonly T[],
  sieves: readonly Sieve[],
  trial: (item: T, n: number) => number,
): Generator<void, Sifted<T>[]> {
  const sums = items.map(item => ({ item, sum: 0, games: 0 }))
  const mean = ({ sum, games }: (typeof sums)[number]) => (games === 0 ? 0 : sum / games)
  let left = sums
  let n = 0
  for (const { games, keep } of sieves) {
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
