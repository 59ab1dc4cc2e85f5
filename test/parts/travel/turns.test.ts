import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TurnsToGo } from '../../../src/parts/travel/index.ts'

const NODES = 7
const FACES = 6

/** The faces that lead from a node to an end of a turn, as bits. */
type Throw = { readonly from: number; readonly end: number; readonly faces: number }
const throws: fc.Arbitrary<Throw[]> = fc.array(
  fc.record({
    from: fc.nat({ max: NODES - 1 }),
    end: fc.nat({ max: NODES - 1 }),
    faces: fc.integer({ min: 1, max: 2 ** FACES - 1 }),
  }),
  { maxLength: 25 },
)

function reckoned(all: readonly Throw[], dread: readonly number[] = []): TurnsToGo {
  return begun(all, dread).settle()
}

function begun(all: readonly Throw[], dread: readonly number[] = []): TurnsToGo {
  const search: TurnsToGo = new TurnsToGo(
    NODES,
    FACES,
    node => dread[node] ?? 0,
    end => {
      for (const it of all) if (it.end === end) search.led(it.from, end, it.faces)
    },
  )
  return search.begin([{ node: 0, wait: 0 }])
}

/** Computes the same result by iteration. Each face goes to its lowest end, or stays. */
function bySettling(all: readonly Throw[]): number[] {
  let turns = Array.from({ length: NODES }, (_, node) => (node === 0 ? 0 : Number.POSITIVE_INFINITY))
  for (let i = 0; i < 3000; i++) {
    turns = turns.map((now, node) => {
      if (node === 0) return 0
      const ends = Array.from({ length: FACES }, (_, face) =>
        Math.min(now, ...all.filter(it => it.from === node && it.faces & (1 << face)).map(it => turns[it.end]!)),
      )
      const open = ends.filter(Number.isFinite)
      if (open.length === 0) return now
      // A face without an end is rolled again.
      if (!Number.isFinite(now)) return (FACES + open.reduce((sum, end) => sum + end, 0)) / open.length
      return 1 + ends.reduce((sum, end) => sum + end, 0) / FACES
    })
  }
  return turns
}

describe('expected turns', () => {
  test('equal the mean number of rolls for one of several faces', () => {
    for (const [faces, turns] of [
      [0b111111, 1],
      [0b000111, 2],
      [0b100000, 6],
    ] as const)
      expect(reckoned([{ from: 1, end: 0, faces }]).turns[1]).toBeCloseTo(turns, 9)
  })

  test('average the best result of every throw', () => {
    fc.assert(
      fc.property(throws, all => {
        const settled = bySettling(all)
        const { turns } = reckoned(all)
        for (let node = 0; node < NODES; node++) {
          if (Number.isFinite(settled[node]!)) expect(turns[node]).toBeCloseTo(settled[node]!, 5)
          else expect(turns[node]).toBe(Number.POSITIVE_INFINITY)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('avoid unwanted ends, and give the length of the detour', () => {
    const way = (end: number) => ({ from: 3, end, faces: 0b111111 })
    const all = [way(1), way(2), { from: 1, end: 0, faces: 0b111111 }, { from: 2, end: 0, faces: 0b000111 }]
    expect(reckoned(all).turns[3]).toBe(2)
    const round = reckoned(all, [0, 5])
    expect([round.turns[3], round.worth[1], round.weight[1]]).toEqual([3, 6, 1])
  })

  test('are infinite if no throw leads anywhere', () => {
    expect(reckoned([{ from: 1, end: 2, faces: 63 }]).weight[1]).toBe(Number.POSITIVE_INFINITY)
  })

  test('can be settled node by node, with the same values for a node and all better ones', () => {
    fc.assert(
      fc.property(throws, fc.nat({ max: NODES - 1 }), (all, node) => {
        const whole = reckoned(all, [0, 2, 0, 1])
        const part = begun(all, [0, 2, 0, 1]).settle(node)
        expect([part.turns[node], part.weight[node]]).toEqual([whole.turns[node], whole.weight[node]])
        for (let other = 0; other < NODES; other++)
          if (whole.worth[other]! < whole.worth[node]!) expect(part.worth[other]).toBe(whole.worth[other])
        expect(part.settle().turns).toEqual(whole.turns)
      }),
    )
  })
})
