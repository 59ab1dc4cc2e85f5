/** A row of a table that dice are read on: the results it is for. What it does is its game's. */
export interface Row {
  readonly on: readonly number[]
}

/** How dice are read: how many are thrown, which counts, and how often each result comes. */
export interface Reading {
  readonly dice: number
  result(dice: readonly number[]): number
  /** Of how many throws, all as likely. */
  readonly of: number
  /** In how many of them this result comes. */
  throws(result: number): number
}

const SIDES = 6

/** Two dice, of which the higher counts. */
export const HIGHER_OF_TWO: Reading = {
  dice: 2,
  result: ([one = 0, other = 0]) => (one > other ? one : other),
  of: SIDES * SIDES,
  throws: result => 2 * result - 1,
}

/** The row for a result. Throws Error where the table has none. */
export function rowOn<R extends Row>(rows: readonly R[], result: number): R {
  const row = rows.find(({ on }) => on.includes(result))
  if (!row) throw new Error(`no row of the table is for ${result}`)
  return row
}

/** Whether the rows are for each result from 1 to `most`, each once, in order. */
export const covers = (rows: readonly Row[], most: number = SIDES): boolean =>
  rows.flatMap(({ on }) => on).join() === Array.from({ length: most }, (_, i) => i + 1).join()

/** How often something comes of a throw on a table. */
export interface Chance<W> {
  readonly what: W
  readonly hits: number
  readonly of: number
}

/** How often each thing comes of a throw: what a row comes to may be the same for several, which then count together. The likeliest first. */
export function chances<R extends Row, W>(
  rows: readonly R[],
  reading: Reading,
  comesTo: (row: R, result: number) => W,
): Chance<W>[] {
  const sums = new Map<W, number>()
  for (const row of rows) {
    for (const result of row.on) {
      const what = comesTo(row, result)
      sums.set(what, (sums.get(what) ?? 0) + reading.throws(result))
    }
  }
  return [...sums].map(([what, hits]) => ({ what, hits, of: reading.of })).sort((a, b) => b.hits - a.hits)
}
