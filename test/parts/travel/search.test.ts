import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HexGrid } from '../../../src/parts/hexes/index.ts'
import { Search } from '../../../src/parts/travel/index.ts'

const grid = new HexGrid(6, 6)

/**
 * A random map: the price to enter each hex (-1 if it can't be entered), barred steps by hex and direction, and halts.
 */
interface Walk {
  readonly price: readonly number[]
  readonly barred: readonly boolean[]
  readonly halts: readonly boolean[]
  /** Directions barred from the start, as bits. */
  readonly shut: number
  readonly start: number
  readonly budget: number
}

const forEachHex = <T>(item: fc.Arbitrary<T>, times = 1) =>
  fc.array(item, { minLength: grid.size * times, maxLength: grid.size * times })
const seldom = fc.integer({ min: 0, max: 3 }).map(n => n === 0)
const country: fc.Arbitrary<Walk> = fc.record({
  price: forEachHex(fc.integer({ min: -1, max: 3 })),
  barred: forEachHex(seldom, 6),
  halts: forEachHex(seldom),
  shut: fc.nat({ max: 63 }),
  start: fc.nat({ max: grid.size - 1 }),
  budget: fc.integer({ min: 0, max: 12 }),
})

/** Lists the steps out of a hex as target and price. */
const steps = ({ barred, price, start, shut }: Walk, hex: number) =>
  [0, 1, 2, 3, 4, 5]
    .filter(d => !barred[6 * hex + d] && grid.neighbor(hex, d) >= 0 && (hex !== start || (shut & (1 << d)) === 0))
    .map(d => ({ to: grid.neighbor(hex, d), price: price[grid.neighbor(hex, d)]! }))
    .filter(step => step.price >= 0)

function run(search: Search, { price, barred, halts, start, budget, shut }: Walk): { hex: number; cost: number }[] {
  search.run(
    start,
    budget,
    {
      neighbors: grid.neighbors.map((next, i) => (barred[i] ? -1 : next)),
      costs: Int8Array.from(price),
      stops: Uint8Array.from(halts, halt => (halt ? 1 : 0)),
    },
    shut,
  )
  return [...search.found.subarray(0, search.count)].map(hex => ({ hex, cost: search.cost(hex) }))
}

/** Computes the lowest price of every hex by relaxing all steps until nothing changes. */
function cheapest(country: Walk): Map<number, number> {
  const least = new Map([[country.start, 0]])
  for (let changed = true; changed; ) {
    changed = false
    for (const [hex, cost] of [...least]) {
      if (hex !== country.start && country.halts[hex]) continue
      for (const step of steps(country, hex)) {
        const price = cost + step.price
        if (price > country.budget || price >= (least.get(step.to) ?? Number.POSITIVE_INFINITY)) continue
        least.set(step.to, price)
        changed = true
      }
    }
  }
  least.delete(country.start)
  return least
}

describe('a search', () => {
  test('finds every hex within the budget at its lowest price', () => {
    fc.assert(
      fc.property(country, where => {
        const found = run(new Search(grid.size), where)
        expect(new Map(found.map(({ hex, cost }) => [hex, cost]))).toEqual(cheapest(where))
      }),
      { numRuns: 500 },
    )
  })

  test('lists each hex once, nearest first', () => {
    fc.assert(
      fc.property(country, where => {
        const found = run(new Search(grid.size), where)
        expect(new Set(found.map(({ hex }) => hex)).size).toBe(found.length)
        expect(found.map(({ cost }) => cost)).toEqual(found.map(({ cost }) => cost).sort((a, b) => a - b))
      }),
    )
  })

  test('returns valid paths with the right cost that cross no halt', () => {
    fc.assert(
      fc.property(country, where => {
        const search = new Search(grid.size)
        for (const { hex, cost } of run(search, where)) {
          const way = search.path(hex)
          expect(way.at(-1)).toBe(hex)
          expect(way.slice(0, -1).some(h => where.halts[h])).toBe(false)
          const taken = way.map((h, i) => steps(where, i === 0 ? where.start : way[i - 1]!).find(({ to }) => to === h))
          expect(taken).not.toContain(undefined)
          expect(taken.reduce((sum, step) => sum + step!.price, 0)).toBe(cost)
        }
      }),
      { numRuns: 300 },
    )
  })

  test('continues from the start even if it is a halt', () => {
    const where = {
      price: new Array(36).fill(1),
      barred: [],
      halts: new Array(36).fill(true),
      shut: 0,
      start: 14,
      budget: 5,
    }
    expect(run(new Search(grid.size), where)).toHaveLength(6)
  })

  test('does not depend on earlier searches', () => {
    fc.assert(
      fc.property(fc.array(country, { minLength: 2, maxLength: 6 }), countries => {
        const search = new Search(grid.size)
        for (const where of countries) {
          const found = run(search, where)
          const fresh = new Search(grid.size)
          expect(found).toEqual(run(fresh, where))
          for (const { hex } of found) expect(search.path(hex)).toEqual(fresh.path(hex))
        }
      }),
    )
  })
})
