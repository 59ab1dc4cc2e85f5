/** A map as flat arrays by hex, for fast searches. */
export interface SearchMap {
  /** The neighbor of hex h in direction d is at `6 * h + d`, or -1 if there is none. */
  readonly neighbors: Int16Array
  /** The cost of entering each hex, a small whole number, or -1 if it can't be entered. */
  readonly costs: Int8Array
  /** Non-zero for hexes where movement must stop. */
  readonly stops: Uint8Array
}

/**
 * Finds cheapest paths on a board of `size` hexes with small whole-number costs. It uses buckets instead of a heap and
 * reuses its arrays, because it runs for every move.
 */
export class Search {
  /**
   * The hexes found by the last run, cheapest first and without the start. Only the first `count` entries are valid.
   */
  readonly found: Int16Array
  count = 0
  private readonly price: Int16Array
  private readonly previous: Int16Array
  private readonly seen: Int32Array
  /**
   * The buckets as linked lists in one pool: the first and last entry of each cost, and the hex and successor of each
   * entry.
   */
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
   * Finds every hex within `budget`. Paths don't continue past a hex where movement must stop (unless it is the start),
   * nor leave the start in a direction whose bit is set in `shut`. The result is valid until the next run.
   */
  run(start: number, budget: number, { neighbors, costs, stops }: SearchMap, shut = 0): void {
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
          if (stops[hex] !== 0) continue
        }
        const base = 6 * hex
        for (let d = 0; d < 6; d++) {
          const next = neighbors[base + d]!
          if (next < 0) continue
          const one = costs[next]!
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

  /** Returns the cost of the cheapest path to a hex found by the last run. */
  cost(hex: number): number {
    return this.price[hex]!
  }

  /** Returns the cheapest path to a hex found by the last run, without the start. */
  path(hex: number): number[] {
    const way: number[] = []
    for (let h = hex; h !== -1 && this.previous[h] !== -1; h = this.previous[h]!) way.unshift(h)
    return way
  }
}
