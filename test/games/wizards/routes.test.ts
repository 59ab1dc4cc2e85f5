import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boatsFor, nodeOf, standOf } from '../../../src/games/wizards/plans/route-fields.ts'
import { type Routes, routesTo } from '../../../src/games/wizards/plans/routes.ts'
import { legsFrom } from '../../../src/games/wizards/plans/trips.ts'
import {
  circleSteps,
  emptyBoat,
  type Isles,
  movementFor,
  reachableSpaces,
  swimmableHexes,
} from '../../../src/games/wizards/rules/facts/movement.ts'
import { pricesFor } from '../../../src/games/wizards/rules/facts/prices.ts'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { GRID } from '../../../src/games/wizards/rules/islands/grid.ts'
import { harborsOf } from '../../../src/games/wizards/rules/islands/harbors.ts'
import type { Traveller } from '../../../src/games/wizards/rules/state/components.ts'
import { amount } from '../../amount.ts'
import { islandView, PLACEMENTS, player } from '../../screen/islands.ts'

const board = Board.of(PLACEMENTS)
const harbors = harborsOf(board)

/** Returns the places reachable in one move, and how. */
const goes = (isles: Isles, who: Traveller, move: ReturnType<typeof movementFor>) =>
  reachableSpaces(isles, who, move, (hex, how, cost) => ({ hex, how, cost }))

/** A player anywhere on the islands of the screen tests, in any state and with any destination. */
const outing = fc
  .record({
    at: fc.nat(GRID.size - 1),
    to: fc.constantFrom(...board.land, ...harbors.map(space => board.hex(space))),
    sits: fc.boolean(),
    haunted: fc.boolean(),
    dazed: fc.boolean(),
    events: fc.constantFrom<readonly number[]>([], [33], [34], [43]),
    boats: fc.subarray(harbors),
    demons: fc.array(fc.constantFrom(...board.land), { maxLength: 4 }),
    fallen: fc.subarray(['edgewood', 'longrift', 'meadowfarm'], { maxLength: 2 }),
  })
  .filter(({ at, fallen }) => !fallen.includes(board.territoryAt[at]?.id ?? ''))
  .map(({ at, to, sits, haunted, dazed, events, boats, demons, fallen }) => {
    const space = board.name(at)
    const afloat = sits && board.isWater(at)
    const who: Traveller = player(0, 'Ann', space, {
      dazed,
      events: events.map(id => ({ id, until: null })),
      boat: afloat ? boats.length : null,
    })
    const { dragon, wizards } = islandView()
    const isles: Isles = {
      placements: PLACEMENTS,
      fallen,
      dragon,
      wizards,
      demons: demons.map(hex => board.name(hex)),
      boats: afloat ? [...boats, space] : boats,
      haunted: haunted && afloat ? [boats.length] : [],
      players: [who],
    }
    return { isles, who, goal: board.name(to) }
  })

/** Returns the best end that the rules allow for a die, including staying. */
function bestBy(die: number, isles: Isles, who: Traveller, { worth, weight }: Routes): number {
  const move = movementFor(who, die)
  const ends = goes(isles, who, move).map(({ hex, how }) => ({ hex, afloat: how === 'boards' || how === 'sails' }))
  for (const hex of [...swimmableHexes(isles, who, move), ...circleSteps(isles, who, move)])
    ends.push({ hex, afloat: false })
  // A swimmer climbs into the boat in the same space, and continues in it.
  const boat = who.boat === null && board.isWater(board.hex(who.space)) ? emptyBoat(isles, who.space) : -1
  const price = pricesFor(who, move).boat
  if (boat >= 0 && move.land >= price) {
    ends.push({ hex: board.hex(who.space), afloat: true })
    const aboard = { ...who, boat }
    const rest = { ...move, spent: price, boarded: true }
    for (const { hex, how } of goes({ ...isles, players: [aboard] }, aboard, rest))
      ends.push({ hex, afloat: how === 'boards' })
  }
  return Math.min(weight[nodeOf(standOf(board, who))]!, ...ends.map(end => worth[nodeOf(end)]!))
}

describe('routes', () => {
  it('take one turn more than the average, over all dice, from the best place to end the move', () => {
    fc.assert(
      fc.property(outing, ({ isles, who, goal }) => {
        const routes = routesTo(isles, who, [{ space: goal }])
        routes.settle()
        const own = routes.weight[nodeOf(standOf(board, who))]!
        if (who.space === goal) expect(own).toBe(0)
        else {
          const mean = [1, 2, 3, 4, 5, 6].reduce((sum, die) => sum + bestBy(die, isles, who, routes), 0) / 6
          if (Number.isFinite(own)) expect(own).toBeCloseTo(1 + mean, 9)
          else expect(mean).toBe(Number.POSITIVE_INFINITY)
        }
      }),
      { numRuns: amount(80, 400), seed: 1982 },
    )
  })

  const OUTINGS = amount(80, 400)
  it('consist of moves that the rules allow at the stated price', () => {
    let gone = 0
    fc.assert(
      fc.property(outing, ({ isles, who, goal }) => {
        const routes = routesTo(isles, who, [{ space: goal }])
        const boats = [...isles.boats]
        const walker = { ...who }
        const land = { ...isles, boats, players: [walker] }
        for (const { die, how, from, to, cost, hexes } of legsFrom(isles, who, routes, standOf(board, who))) {
          gone++
          expect(from).toBe(walker.space)
          expect(hexes.at(-1)).toBe(board.hex(to))
          ;[board.hex(from), ...hexes].reduce((a, b) => {
            expect(GRID.distance(a, b)).toBe(1)
            return b
          })
          const move = movementFor(walker, die)
          const hex = board.hex(to)
          if (cost !== null) expect(goes(land, walker, move)).toContainEqual({ hex, cost, how })
          else
            expect(how === 'swims' ? swimmableHexes(land, walker, move) : circleSteps(land, walker, move)).toContain(
              hex,
            )
          if (how === 'boards') walker.boat = emptyBoat(land, to)
          else if (how !== 'sails') walker.boat = null
          if (walker.boat !== null) boats[walker.boat] = to
          walker.space = to
        }
      }),
      { numRuns: OUTINGS, seed: 14 },
    )
    expect(gone).toBeGreaterThan(2.5 * OUTINGS)
  })
})

it("counts on the player's own boat and on empty ones, but not on a boat that another player is in", () => {
  const [own = '', taken = '', empty = ''] = harbors
  const players = [player(0, 'Ann', own, { boat: 0 }), player(1, 'Ben', taken, { boat: 1 })]
  const found = boatsFor({ boats: [own, taken, empty], players }, players[0]!, board)
  expect([own, taken, empty].map(space => found[board.hex(space)])).toEqual([1, 0, 1])
})
