import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { archipelago } from '../../../src/games/wizards/rules/islands/archipelago.ts'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { footprint, GRID, onBoard, type Placement } from '../../../src/games/wizards/rules/islands/grid.ts'
import { harborsOf } from '../../../src/games/wizards/rules/islands/harbors.ts'
import { possibleHarbors, survey } from '../../../src/games/wizards/rules/islands/survey.ts'
import { TERRITORIES, type TileId, TOWERS, tileOf } from '../../../src/games/wizards/rules/islands/territories.ts'
import { seedRandom } from '../../../src/kernel/index.ts'
import { amount } from '../../amount.ts'
import { oceanOf, shoresOf, walked } from './hand-laid.ts'

const all = TERRITORIES.map(({ id }) => id)
const isles = (seed: string, tiles?: readonly TileId[]) => archipelago(seedRandom(seed, 'islands'), tiles)
const seeds = fc.integer({ min: 0 }).map(String)

/** The tiles of a solitaire game: four that stay, and all except one to six of the others (App. A). */
const solitaire = fc.constantFrom(...TOWERS.map(tower => tileOf(tower)!)).chain(tower => {
  const staying = ['sacred-circle', 'hamdrels-cottage', 'dragons-lair', tower]
  const others = all.filter(id => !staying.includes(id))
  return fc
    .shuffledSubarray(others, { minLength: 8, maxLength: 13 })
    .map(remaining => all.filter(id => staying.includes(id) || remaining.includes(id)))
})

/** Both kinds of game, with the number of tries. */
const games = [
  ['the 18 tiles', fc.constant(all), amount(15, 80)],
  ['any tiles of a solitaire game', solitaire, amount(15, 80)],
] as const

/** Returns the islands as lists of land hexes. */
function islandsOf(board: Board): number[][] {
  const islands = new Map<number, number[]>()
  for (const hex of board.land) {
    const number = board.island[hex]!
    islands.set(number, [...(islands.get(number) ?? []), hex])
  }
  return [...islands.values()]
}

/** Returns the water hexes between each island and its nearest neighbor. */
function gapsOf(board: Board): number[] {
  return islandsOf(board).map(island => {
    const own = board.island[island[0]!]
    const far = GRID.distances(hex => board.island[hex]! >= 0 && board.island[hex] !== own)
    return Math.min(...island.map(hex => far[hex]!)) - 1
  })
}

describe.each(games)('an archipelago of %s', (_, tileSets, numRuns) => {
  const holds = (claim: (board: Board, placements: readonly Placement[], tiles: readonly TileId[]) => void) =>
    fc.assert(
      fc.property(seeds, tileSets, (seed, tiles) => {
        const placements = isles(seed, tiles)
        claim(Board.lay(placements), placements, tiles)
      }),
      { numRuns },
    )

  test('B1: has each tile once, in the given order, within the board', () => {
    holds((board, placements, tiles) => {
      expect(placements.map(({ tile }) => tile)).toEqual(tiles)
      expect(placements.every(({ turn }) => [0, 1, 2, 3, 4, 5].includes(turn))).toBe(true)
      const covered = placements.flatMap(({ hex, turn }) => footprint(hex, turn))
      expect(new Set(covered).size).toBe(19 * tiles.length)
      expect(covered.every(hex => onBoard(hex))).toBe(true)
      expect(board.land).toHaveLength(19 * tiles.length)
    })
  })

  test('B1: is the same for the same random state', () => {
    fc.assert(
      fc.property(seeds, tileSets, (seed, tiles) => {
        expect(isles(seed, tiles)).toEqual(isles(seed, tiles))
      }),
      { numRuns: 30 },
    )
  })

  test('B2: has 5 to 9 islands, fewer for fewer tiles, and at least one of several tiles', () => {
    holds((board, _placements, tiles) => {
      const islands = islandsOf(board)
      expect(islands.length).toBeGreaterThanOrEqual((5 * tiles.length) / 18)
      expect(islands.length).toBeLessThanOrEqual((9 * tiles.length) / 18)
      expect(Math.max(...islands.map(island => island.length))).toBeGreaterThan(19)
    })
  })

  test('B2: has 1 to 4 water hexes between neighboring islands, and at least one to the border', () => {
    holds(board => {
      for (const gap of gapsOf(board)) {
        expect(gap).toBeGreaterThanOrEqual(1)
        expect(gap).toBeLessThanOrEqual(4)
      }
      for (const hex of board.land) {
        expect([2, 37]).toEqual([Math.min(2, GRID.column(hex)), Math.max(37, GRID.column(hex))])
        expect([2, 27]).toEqual([Math.min(2, GRID.row(hex)), Math.max(27, GRID.row(hex))])
      }
    })
  })

  test('B3: has a Deep in its middle, five steps from any land', () => {
    holds(board => {
      const deeps = [...board.fromLand.keys()].filter(hex => board.fromLand[hex]! >= 5)
      const inMiddle = deeps.filter(hex => {
        const [column, row] = [GRID.column(hex), GRID.row(hex)]
        return column >= 10 && column <= 29 && row >= 9 && row <= 20
      })
      expect(inMiddle).not.toEqual([])
    })
  })

  test('B4: has every space within reach on foot from the ocean, and strands nobody who lands', () => {
    holds(board => {
      const ocean = oceanOf(board)
      const boats = new Set(harborsOf(board).map(space => board.hex(space)))
      const afloat = new Set([...boats].filter(hex => ocean.has(hex)))
      expect(walked(board, shoresOf(board, ocean)).size).toBe(board.land.length)
      expect(walked(board, shoresOf(board, afloat), true).size).toBe(board.land.length)
    })
  })

  test('B4: has boats in all harbors in play except two at most', () => {
    holds((board, _, tiles) => {
      const ocean = oceanOf(board)
      const boats = harborsOf(board).filter(space => ocean.has(board.hex(space)))
      const possible = tiles.flatMap(tile => possibleHarbors(tile)).length
      expect(boats.length).toBeGreaterThanOrEqual(possible - 2)
    })
  })

  test('B4: has a landing on every tile, in both halves of Longrift and at both mouths of the Lair', () => {
    holds((board, _, tiles) => {
      const ocean = oceanOf(board)
      const landings = shoresOf(board, ocean).map(hex => board.name(hex))
      for (const tile of tiles) expect(landings.filter(space => tileOf(space) === tile)).not.toEqual([])
      if (tiles.includes('longrift')) {
        const east = ['a1', 'a2', 'a3', 'b1', 'b2'].map(code => `longrift.${code}`)
        const west = ['a4', 'a5', 'a6', 'b3', 'b4', 'b5', 'b6'].map(code => `longrift.${code}`)
        for (const half of [east, west]) expect(landings.filter(space => half.includes(space))).not.toEqual([])
      }
      for (const mouth of ['dragons-lair.a2', 'dragons-lair.a5']) {
        const ways = board.open(board.hex(mouth)).filter(hex => tileOf(board.name(hex)) !== 'dragons-lair')
        expect(ways.some(hex => ocean.has(hex) || !board.isWater(hex))).toBe(true)
      }
    })
  })

  test('gives a survey nothing to report except islands within swimming distance of a boat', () => {
    holds(board => {
      const { boats, boatless, ...amiss } = survey(board)
      expect(amiss).toEqual({ unreached: [], stranded: [], landless: [], shutMouths: [] })
      expect(boats).toBeGreaterThan(0)
      expect(boatless.length).toBeLessThan(islandsOf(board).length)
    })
  })
})
