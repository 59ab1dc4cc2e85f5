/** What a search found of one hex. */
export interface Found {
  readonly hex: number
  /** The least price of coming here. */
  readonly cost: number
}

/**
 * Cheapest ways over a board of `size` hexes for prices that are small whole numbers: buckets instead of a heap, and
 * arrays that are used again, because movement asks this at every turn.
 */
export class Search {
  private readonly price: Int32Array
  private readonly previous: Int16Array
  private readonly seen: Int32Array
  private readonly buckets: number[][] = []
  private round = 0

  constructor(size: number) {
    this.price = new Int32Array(size)
    this.previous = new Int16Array(size)
    this.seen = new Int32Array(size)
  }

  /**
   * Every hex that can be come to for at most `budget`, nearest first, without the start. `open(hex, reach)` calls
   * `reach(next, step)` for each step out of a hex; it is not asked for hexes where `halts` is true (the start never
   * halts). What is found is valid until the next run.
   */
  run(
    start: number,
    budget: number,
    open: (hex: number, reach: (next: number, step: number) => void) => void,
    halts: (hex: number) => boolean,
  ): Found[] {
    const { price, previous, seen, buckets } = this
    const round = ++this.round
    const found: Found[] = []
    while (buckets.length <= budget) buckets.push([])
    for (let cost = 0; cost <= budget; cost++) buckets[cost]!.length = 0
    seen[start] = round
    price[start] = 0
    previous[start] = -1
    buckets[0]!.push(start)
    let from = start
    let spent = 0
    const reach = (next: number, step: number) => {
      const cost = spent + step
      if (cost > budget || (seen[next] === round && price[next]! <= cost)) return
      seen[next] = round
      price[next] = cost
      previous[next] = from
      buckets[cost]!.push(next)
    }
    for (let cost = 0; cost <= budget; cost++) {
      const bucket = buckets[cost]!
      for (let i = 0; i < bucket.length; i++) {
        const hex = bucket[i]!
        if (price[hex] !== cost) continue
        if (hex !== start) {
          found.push({ hex, cost })
          if (halts(hex)) continue
        }
        from = hex
        spent = cost
        open(hex, reach)
      }
    }
    return found
  }

  /** The way to a hex of the last run, the start left out. */
  path(hex: number): number[] {
    const way: number[] = []
    for (let h = hex; h !== -1 && this.previous[h] !== -1; h = this.previous[h]!) way.unshift(h)
    return way
  }
}
