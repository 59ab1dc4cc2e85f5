import { describe, expect, test } from 'vitest'
import { emptyBoats, movementFor, stoppingHexes, wayOf } from '../../../src/games/wizards/rules/facts/movement.ts'
import { POINT, priceOf, pricesFor } from '../../../src/games/wizards/rules/facts/prices.ts'
import { boardOf } from '../../../src/games/wizards/rules/facts/spaces.ts'
import type { Animal, Player } from '../../../src/games/wizards/rules/state/components.ts'
import { copy } from '../../../src/kernel/index.ts'
import { Stage } from './stage.ts'

const stage = Stage.set({ seats: 2 })
const board = boardOf(stage.state)

/** Returns a player with these Events or other changes. */
function player({
  events = [],
  animal,
  ...more
}: { events?: readonly number[]; animal?: Animal } & Omit<Partial<Player>, 'events' | 'animal'>): Player {
  return {
    ...copy(stage.player(0)),
    ...more,
    events: events.map(id => ({ id, until: 9 })),
    animal: animal ? { kind: animal, left: 3 } : null,
  }
}

const SPACES = {
  plain: 'meadowfarm.c1',
  wood: 'meadowfarm.a4',
  mountain: 'crescent-ridge.a1',
  town: 'meadowfarm.a2',
  circle: 'sacred-circle.a1',
  'mountain of the Circle': 'sacred-circle.b1',
} as const

/** Returns the price of each kind of space for this player on foot, in points. */
function costs(who: Player, swift: readonly ('woods' | 'mountains')[] = []) {
  const prices = pricesFor(who, { swift: new Set(swift) })
  const on = (space: string) => priceOf(board, board.hex(space), prices) / POINT
  const land = Object.fromEntries(Object.entries(SPACES).map(([kind, space]) => [kind, on(space)]))
  return { ...land, boat: prices.boat / POINT, sail: prices.sail / POINT }
}

const USUAL = { plain: 1, wood: 2, mountain: 2, town: 1, circle: 1, 'mountain of the Circle': 2, boat: 1, sail: 0.5 }

describe('the price of a space', () => {
  test('is that of the terrain', () => {
    expect(costs(player({}))).toEqual(USUAL)
  })

  test('is lowered by Swiftness for its terrain', () => {
    expect(costs(player({}), ['woods'])).toEqual({ ...USUAL, wood: 1 })
    expect(costs(player({}), ['woods', 'mountains'])).toEqual({
      ...USUAL,
      wood: 1,
      mountain: 1,
      'mountain of the Circle': 1,
    })
  })

  test('is lowered by Events for woods or mountains', () => {
    expect(costs(player({ events: [35] }))).toEqual({ ...USUAL, wood: 1 })
    expect(costs(player({ events: [38] }))).toEqual({ ...USUAL, mountain: 1, 'mountain of the Circle': 1 })
    expect(costs(player({ events: [41] }))).toMatchObject({ wood: 1, mountain: 1 })
  })

  test('is that of a boat if an Event says so, except in the Sacred Circle (ruling 107)', () => {
    expect(costs(player({ events: [34] }))).toEqual({ ...USUAL, plain: 0.5, wood: 0.5, mountain: 0.5, town: 0.5 })
    expect(costs(player({ events: [43] }))).toEqual({
      ...USUAL,
      plain: 0.5,
      wood: 0.5,
      mountain: 0.5,
      circle: 0.5,
      'mountain of the Circle': 0.5,
    })
  })

  test('is lowered in the Circle by Swiftness and other Events, but not to that of a boat (ruling W26)', () => {
    const swift = { ...USUAL, plain: 0.5, wood: 0.5, mountain: 0.5, town: 0.5, 'mountain of the Circle': 1 }
    expect(costs(player({ events: [34] }), ['mountains'])).toEqual(swift)
    expect(costs(player({ events: [34, 38] }))).toEqual(swift)
    expect(costs(player({ events: [38, 34] }))).toEqual(swift)
  })

  test('is 2 for the Dazed and the Dragonbound everywhere, even at sea, except in the Sacred Circle', () => {
    for (const affliction of [{ dazed: true }, { bound: true }])
      expect(costs(player({ events: [34], ...affliction }), ['woods', 'mountains'])).toEqual({
        ...USUAL,
        plain: 2,
        town: 2,
        boat: 2,
        sail: 2,
      })
  })

  test('is missing where nobody can walk', () => {
    const prices = pricesFor(player({}), { swift: new Set() })
    for (const space of ['sea.2009', 'sacred-circle.c1', 'sacred-circle.center'])
      expect(priceOf(board, board.hex(space), prices)).toBe(-1)
  })
})

describe('a Movement Roll', () => {
  const points = (who: Player, die: number) => {
    const { land, sea } = movementFor(who, die)
    return [land / POINT, sea / POINT]
  }

  test('is worth what the die shows', () => {
    expect([1, 6].map(die => points(player({}), die))).toEqual([
      [1, 1],
      [6, 6],
    ])
  })

  test('gains 4 from a Horse, and 1 from a Hound on land', () => {
    expect(points(player({ animal: 'horse' }), 2)[0]).toBe(6)
    expect(points(player({ animal: 'hound' }), 2)).toEqual([3, 2])
    expect(points(player({ animal: 'unicorn' }), 2)).toEqual([2, 2])
  })

  test('changes by Events, on land only if they say so, and never falls below zero', () => {
    expect(points(player({ events: [39] }), 3)).toEqual([5, 5])
    expect(points(player({ events: [33] }), 3)).toEqual([1, 3])
    expect(points(player({ events: [33] }), 1)).toEqual([0, 1])
  })

  test('is doubled before anything is added (ruling W7)', () => {
    expect(points(player({ events: [40] }), 3)).toEqual([6, 6])
    expect(points(player({ events: [40], animal: 'horse' }), 3)[0]).toBe(10)
    expect(points(player({ events: [40], animal: 'hound' }), 3)).toEqual([7, 6])
  })

  test('keeps its die for the Stones, no matter what it is worth (ruling 14)', () => {
    expect(movementFor(player({ events: [40], animal: 'horse' }), 3).die).toBe(3)
  })
})

describe('the path of a move', () => {
  const STRAIT = 'sea.2505'
  const afloat = Stage.set({
    seats: 2,
    prepare: state => {
      state.boats = ['sea.2009', STRAIT]
      state.demons = ['meadowfarm.c5']
      Object.assign(state.players[0]!, { space: STRAIT, boat: 1 })
    },
  })
  const way = (to: string, how: 'sails' | 'lands') =>
    wayOf(afloat.state, afloat.player(0), movementFor(afloat.player(0), 6), board.hex(to), how).map(hex =>
      board.name(hex),
    )

  test('crosses water under sail, and land on foot', () => {
    const sailed = way('sea.2509', 'sails')
    expect(sailed).toHaveLength(4)
    expect(sailed.every(space => space.startsWith('sea.'))).toBe(true)
    expect(way('meadowfarm.b4', 'lands')).toEqual(['meadowfarm.a5', 'meadowfarm.b4'])
  })

  test('uses no boat that somebody is in, and ends where something stops it', () => {
    expect(emptyBoats(afloat.state, board).map(hex => board.name(hex))).toEqual(['sea.2009'])
    const halts = stoppingHexes(afloat.state, afloat.player(0))
    // In between, compute them for another player, with different stops.
    stoppingHexes(stage.state, stage.player(0))
    expect(['meadowfarm.c5', 'meadowfarm.c4'].map(space => halts[board.hex(space)])).toEqual([1, 0])
  })
})
