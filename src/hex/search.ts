/** A country to move through, as tables by hex: a search reads them thousands of times, and asks nobody. */
export interface Country {
  /** The hex that direction d leads to from hex h at `6 * h + d`, -1 where nothing does. */
  readonly ways: Int16Array
  /** The price of entering each hex, a small whole number; -1 where it cannot be entered. */
  readonly prices: Int8Array
  /** Other than 0 where a way ends. */
  readonly halts: Uint8Array
}

/**
 * Cheapest ways over a board of `size` hexes for prices that are small whole numbers: buckets instead of a heap, and
 * arrays that are used again, because movement asks this at every turn.
 */
export class Search {
  /** What the last run came to, nearest first, without the start; only the first `count` are its. */
  readonly found: Int16Array
  count = 0
  private readonly price: Int32Array
  private readonly previous: Int16Array
  private readonly seen: Int32Array
  private readonly buckets: number[][] = []
  private round = 0

  constructor(size: number) {
    this.found = new Int16Array(size)
    this.price = new Int32Array(size)
    this.previous = new Int16Array(size)
    this.seen = new Int32Array(size)
  }

  /**
   * Finds every hex that can be come to for at most `budget`. No way leads on from a hex that halts (the start never
   * does), nor out of the start in a direction whose bit is set in `shut`. What is found is valid until the next run.
   */
  run(start: number, budget: number, { ways, prices, halts }: Country, shut = 0): void {
    const { found, price, previous, seen, buckets } = this
    const round = ++this.round
    let count = 0
    while (buckets.length <= budget) buckets.push([])
    seen[start] = round
    price[start] = 0
    previous[start] = -1
    buckets[0]!.push(start)
    for (let spent = 0; spent <= budget; spent++) {
      const bucket = buckets[spent]!
      for (let i = 0; i < bucket.length; i++) {
        const hex = bucket[i]!
        if (price[hex] !== spent) continue
        if (hex !== start) {
          found[count++] = hex
          if (halts[hex] !== 0) continue
        }
        for (let d = 0; d < 6; d++) {
          const next = ways[6 * hex + d]!
          if (next < 0 || prices[next]! < 0 || (hex === start && (shut & (1 << d)) !== 0)) continue
          const cost = spent + prices[next]!
          if (cost > budget || (seen[next] === round && price[next]! <= cost)) continue
          seen[next] = round
          price[next] = cost
          previous[next] = hex
          buckets[cost]!.push(next)
        }
      }
      bucket.length = 0
    }
    this.count = count
  }

  /** The least price of coming to a hex that the last run found. */
  cost(hex: number): number {
    return this.price[hex]!
  }

  /** The way to a hex of the last run, the start left out. */
  path(hex: number): number[] {
    const way: number[] = []
    for (let h = hex; h !== -1 && this.previous[h] !== -1; h = this.previous[h]!) way.unshift(h)
    return way
  }
}
