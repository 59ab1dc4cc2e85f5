/** Returns the first item with the highest measure, or undefined if there are no items. */
export function maxBy<T>(items: readonly T[], measure: (item: T) => number): T | undefined {
  let best: T | undefined
  let high = Number.NEGATIVE_INFINITY
  for (const item of items) {
    const value = measure(item)
    if (best !== undefined && value <= high) continue
    high = value
    best = item
  }
  return best
}
