/** A row of a dice table with the results it covers. Each game adds the effects. */
export interface DiceRow {
  readonly on: readonly number[]
}

/** A method of reading dice: the number of dice, the result, and how often each result occurs. */
export interface DiceReading {
  readonly dice: number
  result(dice: readonly number[]): number
  /** The number of equally likely rolls. */
  readonly of: number
  /** Returns how many of the equally likely rolls give this result. */
  throws(result: number): number
}

const SIDES = 6

/** Two dice. The higher one counts. */
export const HIGHER_OF_TWO: DiceReading = {
  dice: 2,
  result: ([one = 0, other = 0]) => (one > other ? one : other),
  of: SIDES * SIDES,
  throws: result => 2 * result - 1,
}

/** Returns the row for a result. Throws Error if there is none. */
export function rowOn<R extends DiceRow>(rows: readonly R[], result: number): R {
  const row = rows.find(({ on }) => on.includes(result))
  if (!row) throw new Error(`the table has no row for ${result}`)
  return row
}

/** Returns true if the rows cover each result from 1 to `most` exactly once, in order. */
export const covers = (rows: readonly DiceRow[], most: number = SIDES): boolean =>
  rows.flatMap(({ on }) => on).join() === Array.from({ length: most }, (_, i) => i + 1).join()

export interface OutcomeChance<W> {
  readonly what: W
  readonly hits: number
  readonly of: number
}

/** Returns the probability of each outcome, the most likely first. Adds up rows with the same outcome. */
export function chances<R extends DiceRow, W>(
  rows: readonly R[],
  reading: DiceReading,
  comesTo: (row: R, result: number) => W,
): OutcomeChance<W>[] {
  const sums = new Map<W, number>()
  for (const row of rows) {
    for (const result of row.on) {
      const what = comesTo(row, result)
      sums.set(what, (sums.get(what) ?? 0) + reading.throws(result))
    }
  }
  return [...sums].map(([what, hits]) => ({ what, hits, of: reading.of })).sort((a, b) => b.hits - a.hits)
}
