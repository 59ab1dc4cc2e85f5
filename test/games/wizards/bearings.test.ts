import { describe, expect, it } from 'vitest'
import type { TripLeg } from '../../../src/games/wizards/plans/trips.ts'
import { POINT } from '../../../src/games/wizards/rules/facts/prices.ts'
import { COMPASS, pointTo } from '../../../src/games/wizards/rules/islands/bearings.ts'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { GRID } from '../../../src/games/wizards/rules/islands/grid.ts'
import { distanceFrom, exactBearing } from '../../../src/games/wizards/words/bearings.ts'
import { ENGLISH } from '../../../src/games/wizards/words/messages.ts'
import { tripText } from '../../../src/games/wizards/words/trips.ts'
import { islandView } from '../../screen/islands.ts'

const MIDDLE = GRID.hex(20, 14)

describe('bearings', () => {
  it('name the compass point that the board shows', () => {
    const to = (column: number, row: number) => pointTo(MIDDLE, GRID.hex(column, row))
    expect([to(30, 14), to(10, 14), to(20, 2), to(20, 26)]).toEqual(['east', 'west', 'north', 'south'])
    expect([to(25, 9), to(25, 19), to(15, 19), to(15, 9)]).toEqual([
      'north-east',
      'south-east',
      'south-west',
      'north-west',
    ])
  })

  it('are reversed on the way back', () => {
    for (let hex = 0; hex < GRID.size; hex += 7) {
      if (hex === MIDDLE) continue
      const there = COMPASS.indexOf(pointTo(MIDDLE, hex)!)
      expect(COMPASS.indexOf(pointTo(hex, MIDDLE)!)).toBe((there + 4) % 8)
    }
  })

  it('come with the distance', () => {
    const board = Board.lay([{ tile: 'torwall', hex: MIDDLE, turn: 0 }])
    expect(distanceFrom(ENGLISH, board, 'torwall.center', 'torwall.center')).toBe('here')
    expect(distanceFrom(ENGLISH, board, 'torwall.center', 'sea.2314')).toBe('3 spaces east')
    expect(distanceFrom(ENGLISH, board, 'torwall.center', 'sea.2014')).toBeNull()
    expect(distanceFrom(ENGLISH, board, 'torwall.a2', 'torwall.a5')).toBe('4 spaces west')
  })

  it('count the whole steps of the route, and differ for any two places', () => {
    const board = Board.lay([{ tile: 'torwall', hex: MIDDLE, turn: 0 }])
    const from = board.name(GRID.hex(30, 14))
    const to = (column: number, row: number) => exactBearing(ENGLISH, board, from, board.name(GRID.hex(column, row)))
    expect([to(34, 14), to(30, 10), to(35, 15), to(30, 11)]).toEqual([
      '4 spaces east',
      '4 rows north',
      '5 spaces east and 1 southeast',
      '2 spaces northeast and 1 northwest',
    ])
    const told = new Set<string>()
    for (let hex = 0; hex < GRID.size; hex++) {
      const where = exactBearing(ENGLISH, board, from, board.name(hex))
      if (where === null) continue
      expect(where).not.toMatch(/½|\b1 spaces/)
      expect(told.has(where)).toBe(false)
      told.add(where)
    }
    expect(told.size).toBeGreaterThan(500)
  })
})

it('a route of several turns is priced in whole points, a single turn in half points', () => {
  const leg = {
    die: 4,
    how: 'sails',
    from: 'torwall.a1',
    to: 'sea.2314',
    cost: (5 * POINT) / 2,
    hexes: [],
    foe: null,
  } as const
  const told = (turns: number) =>
    tripText(ENGLISH, islandView(), { goal: leg.to, option: null, left: 0, turns, legs: [leg] })
  expect(told(3)).toContain('3 points')
  expect(told(1)).toContain('2½ points')
})

it('a route has no total of points if a swim or a Stone takes a whole roll', () => {
  const leg = { die: 4, from: 'torwall.a1', to: 'torwall.a2', cost: POINT, hexes: [], foe: null } as const
  const told = (how: 'swims' | 'rolls') =>
    tripText(ENGLISH, islandView(), {
      ...{ goal: leg.to, option: null, left: 0, turns: 2 },
      legs: [
        { ...leg, how: 'walks' },
        { ...leg, how, cost: null },
      ],
    })
  expect(told('swims')).toBe('2 turns, swimming')
  expect(told('rolls')).toBe('2 turns, with a wait at a Stone')
})

it('a route that takes until the day of the attack is said to arrive after it', () => {
  const leg = { die: 0, how: 'walks', from: 'torwall.a1', to: 'torwall.a2', cost: POINT, hexes: [], foe: null } as const
  // The Evil Spirit attacks on Day 28, and a route of one turn ends today.
  const told = (day: number, turns: number, thwarts = 0) =>
    tripText(ENGLISH, islandView({ day, thwarts }), { goal: leg.to, option: null, left: 0, turns, legs: [leg] })
  const late = 'arriving after the attack'
  expect(told(17, 11)).not.toContain(late)
  expect(told(17, 12)).toContain(late)
  expect(told(17, 12, 1)).not.toContain(late)
  expect([told(27, 1).includes(late), told(28, 1).includes(late)]).toEqual([false, true])
})

it('a route names a boat, a swim or a wait only if it needs one', () => {
  const told = (...ways: readonly TripLeg['how'][]) => {
    const leg = { die: 0, from: 'torwall.a1', to: 'torwall.a2', cost: POINT, hexes: [], foe: null } as const
    const legs = ways.map(how => ({ ...leg, how }))
    return tripText(ENGLISH, islandView(), { goal: leg.to, option: null, left: 0, turns: 1, legs })
  }
  const named = ['by boat', 'swimming', 'with a wait']
  const kinds = (text: string) => named.filter(word => text.includes(word))
  expect(kinds(told('walks'))).toEqual([])
  expect([told('boards'), told('sails')].map(kinds)).toEqual([['by boat'], ['by boat']])
  expect([told('swims'), told('rolls')].map(kinds)).toEqual([['swimming'], ['with a wait']])
})
