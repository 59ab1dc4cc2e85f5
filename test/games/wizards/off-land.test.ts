import { describe, expect, it } from 'vitest'
import { bearingTo, pointTo } from '../../../src/games/wizards/rules/islands/bearings.ts'
import { GRID } from '../../../src/games/wizards/rules/islands/grid.ts'
import { loggedSpace, offLand } from '../../../src/games/wizards/rules/islands/waters.ts'
import { fromMiddle, laid, MIDDLE, placed } from './hand-laid.ts'

/** Returns the water at these steps of q and r from the middle. */
const sea = (q: number, r: number) => {
  const hex = fromMiddle(q, r)
  return `sea.${String(GRID.column(hex)).padStart(2, '0')}${String(GRID.row(hex)).padStart(2, '0')}`
}

describe('water', () => {
  const placements = placed(['torwall', 0, 0, 0], ['hillshire', 12, 0, 3])

  it('is named after the nearest land and the side of its coast', () => {
    expect(offLand(placements, sea(3, 0))).toEqual({ land: 'torwall', spaces: 1, point: 'east' })
    expect(offLand(placements, sea(5, 0))).toEqual({ land: 'torwall', spaces: 3, point: 'east' })
    expect(offLand(placements, sea(7, 0))).toEqual({ land: 'hillshire', spaces: 3, point: 'west' })
    expect(offLand(placements, sea(0, -4))).toEqual({ land: 'torwall', spaces: 2, point: 'north-west' })
    expect(offLand(placements, sea(14, 4))).toEqual({ land: 'hillshire', spaces: 4, point: 'south-east' })
  })

  it('between two lands is named after the one placed first', () => {
    expect(offLand(placements, sea(6, 0))).toMatchObject({ land: 'torwall' })
    expect(offLand([...placements].reverse(), sea(6, 0))).toMatchObject({ land: 'hillshire' })
  })

  it('has that name in events, and land just has its own', () => {
    expect(loggedSpace({ placements }, sea(3, 0))).toEqual({
      space: sea(3, 0),
      off: { land: 'torwall', spaces: 1, point: 'east' },
    })
    expect(loggedSpace({ placements }, 'torwall.a1')).toEqual({ space: 'torwall.a1' })
  })

  it('is not named after land if there is none, or if the board has no such water', () => {
    expect(offLand([], sea(3, 0))).toBeNull()
    expect(offLand(placements, 'torwall.a1')).toBeNull()
    expect(offLand(placements, sea(0, 0))).toBeNull()
    expect(offLand(placements, 'sea.9999')).toBeNull()
  })
})

describe('the compass point', () => {
  const from = GRID.hex(20, 14)
  const to = (columns: number, rows: number) => pointTo(from, GRID.hex(20 + columns, 14 + rows))

  it('is straight within an eighth of a right angle, and otherwise diagonal', () => {
    expect([to(5, 2), to(4, 2), to(-5, 2), to(-4, 2)]).toEqual(['east', 'south-east', 'west', 'south-west'])
    expect([to(5, -2), to(4, -2), to(-5, -2), to(-4, -2)]).toEqual(['east', 'north-east', 'west', 'north-west'])
    expect([to(2, 6), to(3, 6), to(2, -6), to(-3, -6)]).toEqual(['south', 'south-east', 'north', 'north-west'])
  })

  it('allows for odd rows, which are half a hex further east', () => {
    // Straight down the columns, in zigzag.
    expect([to(0, 1), to(-1, 1)]).toEqual(['south-east', 'south-west'])
    const odd = GRID.hex(20, 13)
    expect([pointTo(odd, GRID.hex(20, 14)), pointTo(odd, GRID.hex(21, 14))]).toEqual(['south-west', 'south-east'])
  })

  it("does not exist for the player's own space", () => {
    expect(pointTo(from, from)).toBeNull()
  })
})

describe('the distance', () => {
  const board = laid(['torwall', 0, 0, 0])

  it('is counted in spaces as the crow flies', () => {
    expect(bearingTo(board, 'torwall.center', sea(4, 0))).toEqual({ spaces: 4, point: 'east' })
    expect(bearingTo(board, 'torwall.center', 'torwall.center')).toEqual({ spaces: 0, point: null })
    expect(board.hex('torwall.center')).toBe(MIDDLE)
  })

  it('also works to and from the very corner of the sea', () => {
    expect(bearingTo(board, 'torwall.center', 'sea.0000')).toMatchObject({ point: 'north-west' })
    expect(bearingTo(board, 'sea.0000', 'torwall.center')).toMatchObject({ point: 'south-east' })
    expect(offLand(board.placements, 'sea.0000')).toMatchObject({ land: 'torwall', point: 'north-west' })
  })

  it('does not exist if the board lacks one of the spaces', () => {
    expect(bearingTo(board, 'hillshire.a1', 'torwall.a1')).toBeNull()
    expect(bearingTo(board, 'torwall.a1', 'hillshire.a1')).toBeNull()
  })
})
