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
  private readonly price: Int16Array
  private readonly previous: Int16Array
  private readonly seen: Int32Array
  /** The buckets as lists in one pool: the first and last entry of each price, and of each entry its hex and the next. */
  private first: Int32Array = new Int32Array(128)
  private last: Int32Array = new Int32Array(128)
  private entryHex: Int16Array
  private entryNext: Int32Array
  private round = 0

  constructor(size: number) {
    this.found = new Int16Array(size)
    this.price = new Int16Array(size)
    this.previous = new Int16Array(size)
    this.seen = new Int32Array(size)
    this.entryHex = new Int16Array(6 * size + 1)
    this.entryNext = new Int32Array(6 * size + 1)
  }

  /**
   * Finds every hex that can be come to for at most `budget`. No way leads on from a hex that halts (the start never
   * does), nor out of the start in a direction whose bit is set in `shut`. What is found is valid until the next run.
   */
  run(start: number, budget: number, { ways, prices, halts }: Country, shut = 0): void {
    if (budget >= this.first.length) {
      this.first = new Int32Array(2 * budget)
      this.last = new Int32Array(2 * budget)
    }
    const { found, price, previous, seen, first, last, entryHex, entryNext } = this
    const round = ++this.round
    let count = 0
    let entries = 0
    first.fill(0, 0, budget + 1)
    seen[start] = round
    price[start] = 0
    previous[start] = -1
    entryHex[++entries] = start
    entryNext[entries] = 0
    first[0] = last[0] = entries
    for (let spent = 0; spent <= budget; spent++) {
      for (let e = first[spent]!; e !== 0; e = entryNext[e]!) {
        const hex = entryHex[e]!
        if (price[hex] !== spent) continue
        let bars = shut
        if (hex !== start) {
          bars = 0
          found[count++] = hex
          if (halts[hex] !== 0) continue
        }
        const base = 6 * hex
        for (let d = 0; d < 6; d++) {
          const next = ways[base + d]!
          if (next < 0) continue
          const one = prices[next]!
          if (one < 0) continue
          const cost = spent + one
          if (cost > budget || (seen[next] === round && price[next]! <= cost) || (bars & (1 << d)) !== 0) continue
          seen[next] = round
          price[next] = cost
          previous[next] = hex
          entryHex[++entries] = next
          entryNext[entries] = 0
          if (first[cost] === 0) first[cost] = entries
          else entryNext[last[cost]!] = entries
          last[cost] = entries
        }
      }
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
