import { describe, expect, it } from 'vitest'
import { scrollAlong, scrollToArea } from '../../src/screen/kit/scrolling.ts'

describe('a window of 10 cells on a picture of 40', () => {
  const begun = (low: number, high: number, from: number | null) => scrollAlong(low, high, from, 10, 40)

  it('centers its target at first, and never goes beyond the picture', () => {
    expect([begun(20, 22, null), begun(0, 2, null), begun(38, 39, null)]).toEqual([16, 0, 30])
  })

  it('stays in place if the target is fully visible, and otherwise moves as little as possible', () => {
    expect([begun(20, 22, 13), begun(20, 22, 12), begun(20, 22, 20), begun(20, 22, 25)]).toEqual([13, 13, 20, 20])
  })

  it('shows the start of a target larger than itself', () => expect(begun(12, 30, 0)).toBe(12))

  it('starts with the picture if the picture is smaller', () => expect(scrollAlong(3, 5, null, 10, 8)).toBe(0))
})

it('a window scrolls along both axes', () => {
  const [window, picture] = [
    { columns: 10, rows: 5 },
    { columns: 40, rows: 20 },
  ]
  expect(scrollToArea([20, 3, 22, 8], null, window, picture)).toEqual({ x: 16, y: 3 })
  expect(scrollToArea([20, 3, 22, 5], { x: 15, y: 9 }, window, picture)).toEqual({ x: 15, y: 3 })
})
