import { describe, expect, test } from 'vitest'
import { chances, covers, HIGHER_OF_TWO, rowOn } from '../../../src/parts/tables/index.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const ROWS = [
  { on: [1, 2], does: 'rain' },
  { on: [3, 4, 5], does: 'sun' },
  { on: [6], does: 'rain' },
] as const

describe('two dice, higher counts', () => {
  test('produce each result as often as the higher die shows it', () => {
    const throws = FACES.flatMap(one => FACES.map(other => [one, other]))
    expect(HIGHER_OF_TWO.of).toBe(throws.length)
    for (const face of FACES) {
      const such = throws.filter(dice => HIGHER_OF_TWO.result(dice) === face)
      expect(such.every(dice => Math.max(...dice) === face)).toBe(true)
      expect(HIGHER_OF_TWO.throws(face)).toBe(such.length)
    }
  })
})

describe('a table', () => {
  test('has a row for each result, and reports missing ones', () => {
    expect(FACES.map(face => rowOn(ROWS, face).does)).toEqual(['rain', 'rain', 'sun', 'sun', 'sun', 'rain'])
    expect(() => rowOn(ROWS, 7)).toThrow('the table has no row for 7')
  })

  test('detects results that are missing, repeated or out of order', () => {
    expect(covers(ROWS)).toBe(true)
    expect(covers(ROWS.slice(0, 2))).toBe(false)
    expect(covers([...ROWS, { on: [6] }])).toBe(false)
    expect(covers([...ROWS].reverse())).toBe(false)
    expect(covers(ROWS.slice(0, 1), 2)).toBe(true)
  })

  test('lists outcomes with their chances, equal ones merged, likeliest first', () => {
    expect(chances(ROWS, HIGHER_OF_TWO, row => row.does)).toEqual([
      { what: 'sun', hits: 5 + 7 + 9, of: 36 },
      { what: 'rain', hits: 1 + 3 + 11, of: 36 },
    ])
    expect(chances(ROWS, HIGHER_OF_TWO, (_, result) => result % 2)).toEqual([
      { what: 0, hits: 3 + 7 + 11, of: 36 },
      { what: 1, hits: 1 + 5 + 9, of: 36 },
    ])
  })
})
