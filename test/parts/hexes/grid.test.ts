import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { distance, HexGrid, opposite, plus, STEPS } from '../../../src/parts/hexes/index.ts'

const size = fc.integer({ min: 1, max: 9 })
/** Returns a grid with some of its hexes, as many as requested. */
const gridWith = (hexes: number) =>
  fc
    .tuple(size, size)
    .chain(([columns, rows]) =>
      fc.tuple(
        fc.constant(new HexGrid(columns, rows)),
        ...Array.from({ length: hexes }, () => fc.nat({ max: columns * rows - 1 })),
      ),
    ) as fc.Arbitrary<[HexGrid, ...number[]]>
const all = (grid: HexGrid) => Array.from({ length: grid.size }, (_, hex) => hex)
/** A grid with a boolean for each of its hexes. */
const gridWithMarks = fc.tuple(size, size).chain(([columns, rows]) =>
  fc.record({
    grid: fc.constant(new HexGrid(columns, rows)),
    marks: fc.array(fc.boolean(), { minLength: columns * rows, maxLength: columns * rows }),
  }),
)

describe('hex numbers', () => {
  test('run row by row from 0, with odd rows half a hex to the right', () => {
    const grid = new HexGrid(4, 3)
    expect(grid.size).toBe(12)
    expect([grid.column(6), grid.row(6)]).toEqual([2, 1])
    expect(
      grid.neighbor(
        0,
        STEPS.findIndex(({ q, r }) => q === 0 && r === 1),
      ),
    ).toBe(4)
    expect(
      grid.neighbor(
        0,
        STEPS.findIndex(({ q, r }) => q === -1 && r === 1),
      ),
    ).toBe(-1)
    expect(
      grid.neighbor(
        4,
        STEPS.findIndex(({ q, r }) => q === 1 && r === -1),
      ),
    ).toBe(1)
  })

  test('convert to column and row, and to axial coordinates', () => {
    fc.assert(
      fc.property(gridWith(1), ([grid, hex]) => {
        expect(grid.hex(grid.column(hex!), grid.row(hex!))).toBe(hex)
        expect(grid.at(grid.axial(hex!))).toBe(hex)
      }),
    )
  })

  test('are -1 outside the grid', () => {
    const grid = new HexGrid(4, 3)
    for (const [column, row] of [
      [-1, 0],
      [4, 0],
      [0, -1],
      [0, 3],
    ] as const) {
      expect(grid.hex(column, row)).toBe(-1)
    }
    expect(grid.at({ q: -1, r: 0 })).toBe(-1)
  })
})

describe('neighbors', () => {
  test('are the hexes one step away', () => {
    fc.assert(
      fc.property(gridWith(1), ([grid, hex]) => {
        STEPS.forEach((step, d) => {
          expect(grid.neighbor(hex!, d)).toBe(grid.at(plus(grid.axial(hex!), step)))
        })
      }),
    )
  })

  test('are in opposite directions from each other', () => {
    fc.assert(
      fc.property(gridWith(1), fc.integer({ min: 0, max: 5 }), ([grid, hex], d) => {
        const next = grid.neighbor(hex!, d)
        fc.pre(next >= 0)
        expect(grid.neighbor(next, opposite(d))).toBe(hex)
        expect(grid.direction(hex!, next)).toBe(d)
        expect(grid.direction(next, hex!)).toBe(opposite(d))
      }),
    )
  })

  test('have a direction, and other hexes do not', () => {
    fc.assert(
      fc.property(gridWith(2), ([grid, a, b]) => {
        expect(grid.direction(a!, b!) >= 0).toBe(grid.distance(a!, b!) === 1)
      }),
    )
  })
})

describe('distances', () => {
  test('match the axial distance', () => {
    fc.assert(
      fc.property(gridWith(2), ([grid, a, b]) => {
        expect(grid.distance(a!, b!)).toBe(distance(grid.axial(a!), grid.axial(b!)))
      }),
    )
  })

  test('from sources go to the nearest, or equal the grid size if there is none', () => {
    fc.assert(
      fc.property(gridWithMarks, ({ grid, marks }) => {
        const sources = all(grid).filter(hex => marks[hex])
        const far = grid.distances(hex => marks[hex]!)
        for (const hex of all(grid)) {
          expect(far[hex]).toBe(Math.min(grid.size, ...sources.map(source => grid.distance(hex, source))))
        }
      }),
    )
  })
})

describe('a bearing', () => {
  test('leads straight to the other hex', () => {
    fc.assert(
      fc.property(gridWith(2), ([grid, from, to]) => {
        const bearing = grid.bearing(from!, to!)
        fc.pre(bearing !== null)
        let hex = from!
        for (let i = 0; i < bearing!.steps; i++) hex = grid.neighbor(hex, bearing!.direction)
        expect(hex).toBe(to)
        expect(bearing!.steps).toBe(grid.distance(from!, to!))
      }),
    )
  })

  test('exists only for hexes on one straight line', () => {
    fc.assert(
      fc.property(gridWith(2), ([grid, from, to]) => {
        const a = grid.axial(from!)
        const b = grid.axial(to!)
        const isStraight = a.q === b.q || a.r === b.r || a.q + a.r === b.q + b.r
        expect(grid.bearing(from!, to!) !== null).toBe(isStraight)
      }),
    )
  })
})

describe('groups', () => {
  /** Searches for a path between two hexes in the simplest way. */
  function isConnected(grid: HexGrid, from: number, to: number, goes: (a: number, b: number) => boolean): boolean {
    const seen = new Set([from])
    for (const hex of seen) {
      for (const next of all(grid)) if (grid.distance(hex, next) === 1 && goes(hex, next)) seen.add(next)
    }
    return seen.has(to)
  }

  test('contain exactly the connected hexes', () => {
    fc.assert(
      fc.property(gridWithMarks, ({ grid, marks }) => {
        const { of, count } = grid.groups(hex => marks[hex]!)
        const belonging = all(grid).filter(hex => marks[hex])
        for (const hex of all(grid)) expect(of[hex]! >= 0).toBe(marks[hex])
        expect(new Set(belonging.map(hex => of[hex])).size).toBe(count)
        const first = belonging[0]
        for (const hex of belonging) {
          const together = isConnected(grid, first!, hex, (_, next) => marks[next]!)
          expect(of[hex] === of[first!]).toBe(together)
        }
      }),
      { numRuns: 50 },
    )
  })

  test('are numbered from 0 by their first hex', () => {
    const grid = new HexGrid(5, 1)
    expect([...grid.groups(hex => hex !== 2).of]).toEqual([0, 0, -1, 1, 1])
  })

  test('end where neighbors are not joined', () => {
    const grid = new HexGrid(4, 2)
    const { of, count } = grid.groups(
      () => true,
      (a, b) => grid.row(a) === grid.row(b),
    )
    expect(count).toBe(2)
    expect([...of]).toEqual([0, 0, 0, 0, 1, 1, 1, 1])
  })
})
