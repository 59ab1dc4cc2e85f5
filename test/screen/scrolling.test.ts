import { describe, expect, it } from 'vitest'
import { begunAlong, begunFor } from '../../src/screen/kit/scrolling.ts'

describe('a window of 10 cells on a picture of 40', () => {
  const begun = (low: number, high: number, from: number | null) => begunAlong(low, high, from, 10, 40)

  it('has what it is to show in its middle at first, and never shows what lies beyond the picture', () => {
    expect([begun(20, 22, null), begun(0, 2, null), begun(38, 39, null)]).toEqual([16, 0, 30])
  })

  it('stays where all of it is in sight, and else goes no farther than it must', () => {
    expect([begun(20, 22, 13), begun(20, 22, 12), begun(20, 22, 20), begun(20, 22, 25)]).toEqual([13, 13, 20, 20])
  })

  it('shows the beginning of what is larger than itself', () => expect(begun(12, 30, 0)).toBe(12))

  it('begins with the picture where that is smaller', () => expect(begunAlong(3, 5, null, 10, 8)).toBe(0))
})

it('a window follows along both axes', () => {
  const [window, picture] = [
    { columns: 10, rows: 5 },
    { columns: 40, rows: 20 },
  ]
  expect(begunFor([20, 3, 22, 8], null, window, picture)).toEqual({ x: 16, y: 3 })
  expect(begunFor([20, 3, 22, 5], { x: 15, y: 9 }, window, picture)).toEqual({ x: 15, y: 3 })
})
