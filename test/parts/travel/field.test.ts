import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FAR, FieldSearch, fieldOf, type NeighborVisitor, type SearchSource } from '../../../src/parts/travel/index.ts'

const NODES = 12

/** Steps between nodes with a price. */
const steps = fc.array(
  fc.record({ from: fc.nat({ max: NODES - 1 }), to: fc.nat({ max: NODES - 1 }), price: fc.nat({ max: 9 }) }),
  { maxLength: 40 },
)
const sources: fc.Arbitrary<SearchSource[]> = fc.array(
  fc.record({ node: fc.nat({ max: NODES - 1 }), cost: fc.nat({ max: 20 }) }),
  { minLength: 1, maxLength: 4 },
)

type Step = { readonly from: number; readonly to: number; readonly price: number }
const along =
  (all: readonly Step[]): NeighborVisitor =>
  (node, cost, reach) => {
    for (const { from, to, price } of all) if (from === node) reach(to, cost + price)
  }

/** Computes the same result by relaxing every step until nothing changes. */
function byTrying(all: readonly Step[], from: readonly SearchSource[], most = FAR - 1): number[] {
  const far = Array.from({ length: NODES }, () => FAR)
  for (const { node, cost } of from) far[node] = Math.min(far[node]!, cost)
  for (let again = true; again; ) {
    again = false
    for (const { from, to, price } of all) {
      const cost = far[from]! + price
      if (cost > most || cost >= far[to]!) continue
      far[to] = cost
      again = true
    }
  }
  return far
}

describe('a distance field', () => {
  test("contains every node's distance to the nearest source", () => {
    const waves = new FieldSearch()
    fc.assert(
      fc.property(steps, sources, (all, from) => {
        expect([...waves.into(fieldOf(NODES), from, along(all))]).toEqual(byTrying(all, from))
      }),
    )
  })

  test('stops at its limit', () => {
    const waves = new FieldSearch()
    fc.assert(
      fc.property(steps, fc.nat({ max: NODES - 1 }), fc.nat({ max: 12 }), (all, node, most) => {
        const from = [{ node, cost: 0 }]
        expect([...waves.into(fieldOf(NODES), from, along(all), most)]).toEqual(byTrying(all, from, most))
      }),
    )
  })

  test('expands each node once, at its final distance, and none that was already reached as cheaply', () => {
    const line: Step[] = [0, 1, 2, 3].map(from => ({ from, to: from + 1, price: 2 }))
    const waves = new FieldSearch()
    const field = fieldOf(NODES)
    const looked: number[][] = []
    const look: NeighborVisitor = (node, cost, reach) => {
      looked.push([node, cost])
      along(line)(node, cost, reach)
    }
    waves.into(field, [{ node: 2, cost: 0 }], look)
    waves.into(field, [{ node: 0, cost: 1 }], look)
    // The second source stops where the first has arrived at a lower price.
    expect(looked).toEqual([
      [2, 0],
      [3, 2],
      [4, 4],
      [0, 1],
      [1, 3],
    ])
    expect([...field.slice(0, 6)]).toEqual([1, 3, 0, 2, 4, FAR])
  })
})
