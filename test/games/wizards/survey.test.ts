import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { archipelago } from '../../../src/games/wizards/rules/islands/archipelago.ts'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { fits, GRID, type Placement } from '../../../src/games/wizards/rules/islands/grid.ts'
import { harborsOf } from '../../../src/games/wizards/rules/islands/harbors.ts'
import { isSound, landings, possibleHarbors, survey } from '../../../src/games/wizards/rules/islands/survey.ts'
import { CODES, TERRITORIES, type TileId } from '../../../src/games/wizards/rules/islands/territories.ts'
import { seedRandom } from '../../../src/kernel/index.ts'
import { laid, MIDDLE, oceanOf, shoresOf, walked } from './hand-laid.ts'

const spaces = (tile: TileId) => CODES.map(code => `${tile}.${code}`)
const tileIds = TERRITORIES.map(({ id }) => id)

describe('a tile alone in the sea', () => {
  test('allows landings along its coast, except at walls', () => {
    expect(landings('torwall')).toEqual(CODES.slice(0, 12))
    expect(landings('dragons-lair')).toEqual(['a2', 'a5'])
  })

  test('has its harbors at the towns and Dwellings on its coast (3.3)', () => {
    expect(possibleHarbors('woodswall')).toEqual(['a1', 'b3'])
    expect(possibleHarbors('green-grove')).toEqual(['a4'])
    expect(possibleHarbors('longrift')).toEqual(['b1'])
    expect(possibleHarbors('torwall')).toEqual([])
  })

  test('is an error if it is unknown', () => {
    expect(() => landings('atlantis')).toThrow('atlantis')
    expect(() => possibleHarbors('atlantis')).toThrow('atlantis')
  })
})

describe('a survey', () => {
  test('of an empty sea reports nothing', () => {
    expect(survey(laid())).toEqual({
      unreached: [],
      stranded: [],
      landless: [],
      shutMouths: [],
      boats: 0,
      boatless: [],
    })
  })

  test('reports nothing for one island with two towns', () => {
    expect(survey(laid(['meadowfarm', 0, 0, 0], ['torwall', 5, 0, 1]))).toMatchObject({
      unreached: [],
      stranded: [],
      landless: [],
      boats: 2,
      boatless: [],
    })
  })

  test('reports islands without a boat', () => {
    const board = laid(['meadowfarm', 0, 0, 0], ['torwall', 8, 0, 0], ['hillshire', -8, 0, 0], ['woodland', -13, 0, 0])
    expect(survey(board).boatless).toEqual([['torwall'], ['hillshire', 'woodland']])
  })

  test('reports players stranded beyond swimming distance of a boat, and no others', () => {
    expect(survey(laid(['meadowfarm', 0, 0, 0], ['torwall', 6, 0, 0])).stranded).toEqual([])
    expect(survey(laid(['meadowfarm', 0, 0, 0], ['torwall', 7, 0, 0])).stranded).toEqual(spaces('torwall'))
  })

  test('reports walls between a swimmer and the shore', () => {
    // one water hex separates Meadowfarm from the walled north of the Lair, or its western mouth
    expect(survey(laid(['dragons-lair', 0, 0, 0], ['meadowfarm', 3, -6, 0])).stranded).toEqual(spaces('dragons-lair'))
    expect(survey(laid(['dragons-lair', 0, 0, 0], ['meadowfarm', -6, 0, 0])).stranded).toEqual([])
  })

  test('reports a tile that others surround', () => {
    const round = tileIds.filter(id => !['torwall', 'longrift', 'dragons-lair'].includes(id))
    const snug = [
      [3, 2],
      [-2, 5],
      [-5, 3],
      [-3, -2],
      [2, -5],
      [5, -3],
    ] as const
    const board = laid(['torwall', 0, 0, 0], ...snug.map(([q, r], i) => [round[i]!, q, r, 0] as const))
    expect(survey(board).landless).toEqual([spaces('torwall')])
    expect(survey(board).unreached).toEqual([])
  })

  test('reports a half of Longrift that others cut off', () => {
    const board = laid(
      ['longrift', 0, 0, 0],
      ['melekoks-tower', -5, 2, 3],
      ['woodland', -3, -3, 5],
      ['meadowfarm', -3, 5, 2],
      ['torwall', 2, -5, 4],
    )
    const west = ['a4', 'a5', 'a6', 'b3', 'b4', 'b5', 'b6', 'c4', 'c5', 'c6', 'center']
    expect(survey(board).landless).toEqual([west.map(code => `longrift.${code}`)])
  })

  test('reports a mouth of the Lair that walls and a lake block', () => {
    const board = laid(['dragons-lair', 0, 0, 0], ['hamdrels-cottage', -5, 1, 4], ['melekoks-tower', -1, -4, 0])
    expect(survey(board)).toMatchObject({ shutMouths: ['dragons-lair.a5'], boats: 0, unreached: [] })
    expect(survey(laid(['dragons-lair', 0, 0, 0], ['hamdrels-cottage', 8, 0, 0])).shutMouths).toEqual([])
  })

  test('accepts a mouth that leads onto another tile', () => {
    const board = laid(['dragons-lair', 0, 0, 0], ['meadowfarm', 5, 0, 0])
    expect(survey(board).shutMouths).toEqual([])
  })

  test('reports the Lair as out of reach if both its mouths face lakes', () => {
    const board = laid(
      ['dragons-lair', 0, 0, 5],
      ['woodswall', 5, 0, 1],
      ['meadowshire', 6, -5, 5],
      ['edgewood', 1, -5, 4],
      ['hillshire', -5, 0, 0],
      ['glendale', -6, 5, 0],
      ['woodland', -1, 5, 0],
    )
    expect(survey(board)).toMatchObject({
      unreached: spaces('dragons-lair'),
      shutMouths: ['dragons-lair.a2', 'dragons-lair.a5'],
      landless: [spaces('dragons-lair')],
    })
  })

  test('does not count a boat on a lake', () => {
    const board = laid(['meadowfarm', 3, -1, 5], ['hillshire', -2, 3, 1], ['glendale', -1, -2, 2])
    expect(harborsOf(board)).toHaveLength(2)
    expect(survey(board).boats).toBe(1)
  })

  /** Tiles packed together in the middle of the board, each against an earlier one or a hex apart. */
  const heap = fc
    .tuple(
      fc.shuffledSubarray(tileIds, { minLength: 1, maxLength: 7 }),
      fc.array(fc.tuple(fc.nat(), fc.nat({ max: 5 })), { minLength: 7, maxLength: 7 }),
    )
    .map(([tiles, choices]) => {
      const placements: Placement[] = []
      tiles.forEach((tile, i) => {
        const [choice, turn] = choices[i]!
        const near = Array.from({ length: GRID.size }, (_, hex) => hex).filter(
          hex => placements.some(p => GRID.distance(p.hex, hex) <= 6) && fits(placements, hex),
        )
        placements.push({ tile, hex: i === 0 ? MIDDLE : near[choice % near.length]!, turn })
      })
      return Board.lay(placements)
    })

  test('agrees with a walk over every space, however the tiles are placed', () => {
    fc.assert(
      fc.property(heap, board => {
        const ocean = oceanOf(board)
        const boats = new Set(harborsOf(board).map(space => board.hex(space)))
        const afloat = new Set([...boats].filter(hex => ocean.has(hex)))
        const names = (missing: ReadonlySet<number>) => board.land.filter(h => !missing.has(h)).map(h => board.name(h))
        const found = survey(board)
        expect(found.unreached).toEqual(names(walked(board, shoresOf(board, ocean))))
        expect(found.stranded).toEqual(names(walked(board, shoresOf(board, afloat), true)))
        const served = new Set(shoresOf(board, afloat).map(hex => board.island[hex]))
        const without = board.placements.filter(({ hex }) => !served.has(board.island[hex]!)).map(({ tile }) => tile)
        expect(found.boatless.flat().sort()).toEqual(without.sort())
      }),
      { numRuns: 60 },
    )
  })

  /** Checks that a board is as sound as its survey says, for this number of boats and for one more. */
  const judges = (board: Board): void => {
    const { boats, boatless: _, ...amiss } = survey(board)
    const isWell = Object.values(amiss).every(spaces => spaces.length === 0)
    for (const least of [0, boats]) expect(isSound(board, least)).toBe(isWell)
    expect(isSound(board, boats + 1)).toBe(false)
  }

  test('calls a board sound if nothing is wrong and it has as many boats as required', () => {
    for (const seed of ['1982', 'Torwall', '7']) judges(Board.lay(archipelago(seedRandom(seed, 'islands'))))
    judges(laid(['meadowfarm', 0, 0, 0], ['torwall', 5, 0, 1]))
    // Torwall has no boat, and is within a swim of one.
    const swum = laid(['meadowfarm', 0, 0, 0], ['torwall', 6, 0, 0])
    judges(swum)
    expect(isSound(swum, 2)).toBe(true)
  })

  test('calls a board unsound if one thing is wrong', () => {
    const amiss = [
      // beyond a swim from the boats
      laid(['meadowfarm', 0, 0, 0], ['torwall', 7, 0, 0]),
      // walls between a swimmer and the shore
      laid(['dragons-lair', 0, 0, 0], ['meadowfarm', 3, -6, 0]),
      // the half of Longrift that others cut off
      laid(
        ['longrift', 0, 0, 0],
        ['melekoks-tower', -5, 2, 3],
        ['woodland', -3, -3, 5],
        ['meadowfarm', -3, 5, 2],
        ['torwall', 2, -5, 4],
      ),
      // a mouth of the Lair blocked by walls and a lake
      laid(['dragons-lair', 0, 0, 0], ['hamdrels-cottage', -5, 1, 4], ['melekoks-tower', -1, -4, 0]),
      // the same mouth blocked, but now nothing else is wrong, because the boats of a fourth tile are within a swim
      laid(
        ['dragons-lair', 0, 0, 0],
        ['hamdrels-cottage', -5, 1, 4],
        ['melekoks-tower', -1, -4, 0],
        ['meadowfarm', -11, 2, 0],
      ),
      // no boat at all
      laid(['torwall', 0, 0, 0]),
    ]
    for (const board of amiss) {
      judges(board)
      expect(isSound(board, 0)).toBe(false)
    }
  })

  test('gives the same result in a quick check, however the tiles are placed', () => {
    fc.assert(fc.property(heap, judges), { numRuns: 60 })
  })
})
