import { describe, expect, test } from 'vitest'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { fits, footprint, GRID, onBoard } from '../../../src/games/wizards/rules/islands/grid.ts'
import { harborsOf } from '../../../src/games/wizards/rules/islands/harbors.ts'
import {
  CODES,
  PLACE_OF,
  TERRITORIES,
  territory,
  tileOf,
} from '../../../src/games/wizards/rules/islands/territories.ts'
import { distance, opposite } from '../../../src/parts/hexes/index.ts'
import { fromMiddle, laid, MIDDLE, placed } from './hand-laid.ts'

const everyHex = Array.from({ length: GRID.size }, (_, hex) => hex)
const directions = [0, 1, 2, 3, 4, 5]
const turns = directions
const E = 0
const SE = 1
const SW = 2

/** All 18 tiles in three rows, each with a different turn, none touching. */
const spread = laid(
  ...TERRITORIES.map(
    ({ id }, i) => [id, -14 + 6 * (i % 6) - 4 * Math.floor(i / 6), -8 + 8 * Math.floor(i / 6), i % 6] as const,
  ),
)
/** Three tiles around a lake of one hex in the middle. */
const roundLake = [
  ['torwall', 3, -1, 0],
  ['hillshire', -2, 3, 1],
  ['glendale', -1, -2, 2],
] as const

describe('the board', () => {
  test('has 38 columns and 28 rows, with one ring of water around them (6)', () => {
    expect(everyHex.filter(onBoard)).toHaveLength(38 * 28)
    expect(onBoard(GRID.hex(1, 1)) && onBoard(GRID.hex(38, 28))).toBe(true)
    for (const hex of everyHex) {
      const isOutermost = directions.some(d => GRID.neighbor(hex, d) < 0)
      expect(onBoard(hex)).toBe(!isOutermost)
    }
  })

  test('is the same object for the same placements, unless it is built uncached', () => {
    const placements = placed(['torwall', 0, 0, 0])
    expect(Board.of(placed(['torwall', 0, 0, 0]))).toBe(Board.of(placements))
    expect(Board.of(placed(['torwall', 0, 0, 1]))).not.toBe(Board.of(placements))
    expect(Board.lay(placements)).not.toBe(Board.lay(placements))
  })

  test('differs as soon as another tile is placed', () => {
    const placements = placed(['torwall', 0, 0, 0])
    const before = Board.of(placements)
    expect(Board.of(placements)).toBe(before)
    placements.push(...placed(['hillshire', 8, 0, 0]))
    const after = Board.of(placements)
    expect([before.lies('hillshire'), after.lies('hillshire')]).toEqual([false, true])
    expect(Board.of(placements)).toBe(after)
    expect([after.lies('torwall'), after.lies('glendale'), after.lies('avalon')]).toEqual([true, false, false])
  })

  test('does not change if the list of placements does', () => {
    const placements = placed(['torwall', 0, 0, 0])
    const board = Board.lay(placements)
    placements[0] = { tile: 'hillshire', hex: 0, turn: 3 }
    expect(board.placements).toEqual(placed(['torwall', 0, 0, 0]))
  })
})

describe('names', () => {
  test('map to their hex and back, and are distinct', () => {
    for (const hex of everyHex) expect(spread.hex(spread.name(hex))).toBe(hex)
    expect(new Set(spread.names).size).toBe(GRID.size)
  })

  test('give the tile and the code, or the column and row of water', () => {
    const board = laid(['torwall', 0, 0, 0])
    expect(board.name(MIDDLE)).toBe('torwall.center')
    expect(board.name(fromMiddle(2, -2))).toBe('torwall.a1')
    expect(board.name(GRID.hex(7, 14))).toBe('sea.0714')
    expect(board.name(0)).toBe('sea.0000')
  })

  test('outside the board belong to no hex', () => {
    const board = laid(['torwall', 0, 0, 0])
    expect(board.hex('hillshire.center')).toBe(-1)
    const none = ['avalon.a1', 'torwall.d7', 'sea.9999', 'sea.07140', 'sea.07:4']
    expect(none.map(space => board.hex(space))).toEqual([-1, -1, -1, -1, -1])
    // Before a game begins, nobody is on the board.
    expect(['avalon.a1', ''].map(tileOf)).toEqual(['avalon', ''])
    expect(() => territory('avalon')).toThrow('there is no Territory "avalon"')
    expect(board.hex(`sea.${GRID.column(MIDDLE)}${GRID.row(MIDDLE)}`)).toBe(-1)
  })
})

describe('a rotated tile', () => {
  test('covers nineteen hexes around its Center, clockwise from its rotation', () => {
    for (const turn of turns) {
      const hexes = footprint(MIDDLE, turn)
      expect(new Set(hexes).size).toBe(19)
      expect(hexes[CODES.indexOf('center')]).toBe(MIDDLE)
      const clockwise = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']
      const { q, r } = PLACE_OF[clockwise[turn]!]!
      expect(hexes[CODES.indexOf('a1')]).toBe(fromMiddle(q, r))
    }
  })

  test('has no hex outside the grid', () => {
    expect(footprint(GRID.hex(1, 1), 0)).toContain(-1)
    expect(footprint(GRID.hex(2, 2), 0)).not.toContain(-1)
  })

  test('keeps its terrain and its walls, rotated with it', () => {
    for (const { id, walls, terrain } of TERRITORIES) {
      for (const turn of turns) {
        const board = laid([id, 0, 0, turn])
        const hex = (code: string) => board.hex(`${id}.${code}`)
        for (const code of CODES) expect(board.ground[hex(code)]).toBe(terrain[code])
        const barred = board.land.flatMap(h => directions.filter(d => board.isBarred(h, d)).map(d => `${h} ${d}`))
        expect(barred.sort()).toEqual(walls.map(w => `${hex(w.code)} ${(w.direction + turn) % 6}`).sort())
      }
    }
  })

  test('keeps the dots of its Stones', () => {
    for (const turn of turns) {
      const board = laid(['sacred-circle', 0, 0, turn])
      const dots = [1, 2, 3, 4, 5, 6].map(n => board.dots[board.hex(`sacred-circle.c${n}`)])
      expect(dots).toEqual([1, 5, 3, 6, 2, 4])
      expect(board.dots.reduce((a, b) => a + b)).toBe(21)
    }
  })
})

describe('walls (6)', () => {
  test('block a hexside from both sides', () => {
    for (const hex of everyHex) {
      for (const d of directions) {
        const next = GRID.neighbor(hex, d)
        if (next >= 0) expect(spread.isBarred(next, opposite(d))).toBe(spread.isBarred(hex, d))
      }
    }
  })

  test('on the sea side block the tile beside them', () => {
    // the south-western coast of the hidden valley, with Meadowfarm right beside it
    const board = laid(['hamdrels-cottage', 0, 0, 0], ['meadowfarm', -5, 3, 0])
    const valley = board.hex('hamdrels-cottage.b4')
    const meadow = GRID.neighbor(valley, SW)
    expect(board.territoryAt[meadow]?.id).toBe('meadowfarm')
    expect(board.open(meadow)).not.toContain(valley)
    expect(board.open(valley)).not.toContain(meadow)
  })

  test('are separate from the rift, which blocks in the same way', () => {
    const rifts = everyHex.filter(hex => spread.rift[hex] !== 0)
    expect(rifts.every(hex => spread.territoryAt[hex]?.id === 'longrift')).toBe(true)
    const sides = directions.flatMap(d => rifts.filter(hex => (spread.rift[hex]! & (1 << d)) !== 0))
    expect(sides).toHaveLength(TERRITORIES.find(({ id }) => id === 'longrift')!.walls.filter(({ rift }) => rift).length)
    for (const hex of rifts) expect(spread.barred[hex]! & spread.rift[hex]!).toBe(spread.rift[hex])
    expect(spread.open(spread.hex('longrift.b1'))).not.toContain(spread.hex('longrift.center'))
    expect(everyHex.some(hex => spread.barred[hex] !== 0 && spread.rift[hex] === 0)).toBe(true)
  })

  test('leave every other side open', () => {
    const board = laid(['torwall', 0, 0, 3])
    const gates = board.open(board.hex('torwall.center')).map(hex => board.name(hex))
    expect(gates.sort()).toEqual(['torwall.c4', 'torwall.c6'])
    for (const hex of [0, 1, GRID.hex(10, 10)])
      expect(board.open(hex)).toEqual(directions.map(d => GRID.neighbor(hex, d)).filter(next => next >= 0))
  })
})

describe('the sea', () => {
  test('is ocean if it connects to the outer ring, and otherwise a lake', () => {
    const board = laid(...roundLake)
    expect(board.isWater(MIDDLE)).toBe(true)
    expect(board.ocean[MIDDLE]).toBe(0)
    expect(board.ocean[GRID.hex(1, 1)]).toBe(1)
    expect(everyHex.filter(hex => board.isWater(hex) && !board.ocean[hex])).toEqual([MIDDLE])
    expect(board.land.some(hex => board.ocean[hex])).toBe(false)
  })

  test('costs the same everywhere, and boats do not cross land', () => {
    const board = laid(['torwall', 0, 0, 0])
    for (const price of [2, 8, 2]) {
      const table = board.sailing(price)
      expect(everyHex.filter(hex => table[hex] !== (board.isWater(hex) ? price : -1))).toEqual([])
      expect(table).toHaveLength(GRID.size)
      expect(board.sailing(price)).toBe(table)
    }
  })

  test('has a distance to the nearest land', () => {
    const board = laid(['torwall', 0, 0, 0])
    expect([0, 2, 3, 7].map(q => board.fromLand[fromMiddle(q, 0)])).toEqual([0, 0, 1, 5])
  })
})

describe('islands', () => {
  test('are groups of tiles that touch, even at one corner', () => {
    const board = laid(['torwall', 0, 0, 0], ['hillshire', 5, 0, 0], ['glendale', -6, 0, 0])
    const island = (tile: string) => board.island[board.hex(`${tile}.center`)]
    expect(island('torwall')).toBe(island('hillshire'))
    expect(island('torwall')).not.toBe(island('glendale'))
    expect(board.land.every(hex => board.island[hex]! >= 0)).toBe(true)
    expect(board.island[fromMiddle(-3, 0)]).toBe(-1)
  })
})

describe('a tile can be placed', () => {
  const placements = placed(['torwall', 0, 0, 0])

  test('on open water, next to another tile or apart, never over one (3.22)', () => {
    for (const hex of everyHex.filter(onBoard)) {
      const isInside = footprint(hex, 0).every(h => h >= 0 && onBoard(h))
      expect(fits(placements, hex)).toBe(isInside && GRID.distance(hex, MIDDLE) >= 5)
    }
  })

  test('against the border of the board, never beyond it (3.22)', () => {
    expect(fits([], GRID.hex(3, 3))).toBe(true)
    expect(fits([], GRID.hex(2, 10))).toBe(false)
    expect(fits([], GRID.hex(10, 2))).toBe(false)
    expect(fits([], GRID.hex(36, 26))).toBe(true)
    expect(fits([], GRID.hex(10, 27))).toBe(false)
  })
})

describe('coastal spaces', () => {
  test('are just the outer spaces of a tile that is alone in the sea', () => {
    const board = laid(['meadowfarm', 0, 0, 4])
    const coastal = board.spaces({ coast: 'coastal' })
    expect(coastal).toEqual(CODES.filter(code => /[ab]/.test(code[0]!)).map(code => `meadowfarm.${code}`))
    expect(board.spaces({ coast: 'inland' })).toEqual(board.spaces({}).filter(space => !coastal.includes(space)))
  })

  test('exclude spaces with walls on every sea side (ruling 17)', () => {
    const coast = (tile: string) => {
      const board = laid([tile, 0, 0, 2])
      return CODES.filter(
        code => distance(PLACE_OF[code]!, { q: 0, r: 0 }) === 2 && !board.isCoastal(board.hex(`${tile}.${code}`)),
      )
    }
    expect(coast('hamdrels-cottage')).toEqual(['a4', 'b3', 'b4'])
    expect(coast('dragons-lair')).toEqual(['a1', 'a3', 'a4', 'a6', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6'])
  })

  test('exclude spaces that other tiles cut off from the water', () => {
    const board = laid(['meadowfarm', 0, 0, 0], ['torwall', 3, 2, 0])
    expect(board.isCoastal(board.hex('meadowfarm.b2'))).toBe(false)
    expect(board.isCoastal(board.hex('meadowfarm.b1'))).toBe(true)
  })

  test('include spaces beside a lake (ruling 17)', () => {
    const board = laid(...roundLake)
    for (const d of directions) expect(board.isCoastal(GRID.neighbor(MIDDLE, d))).toBe(true)
  })
})

describe('spaces found by terrain and kind', () => {
  test('come tile by tile, in order of placement', () => {
    const board = laid(['meadowfarm', 0, 0, 0], ['edgewood', 8, 0, 0], ['dragons-lair', -8, 0, 0])
    expect(board.spaces({ terrain: ['town', 'dwelling'] })).toEqual(['meadowfarm.a2', 'meadowfarm.b5', 'edgewood.a1'])
    expect(board.spaces({ terrain: ['mountains'], of: ['elven'] })).toEqual(['edgewood.center'])
    expect(board.spaces({ of: ['magic'], coast: 'coastal' })).toEqual(['dragons-lair.a2', 'dragons-lair.a5'])
  })
})

describe('boats at the start (3.3)', () => {
  const harbor = (board: Board, space: string, direction: number) =>
    board.name(GRID.neighbor(board.hex(space), direction))

  test('go to the last water clockwise before land (3.31)', () => {
    for (const turn of turns) {
      // B2 faces east and south-east, A1 north-west to east, before the tile is turned
      const edge = laid(['meadowshire', 0, 0, turn])
      expect(harborsOf(edge)).toEqual([harbor(edge, 'meadowshire.b2', (SE + turn) % 6)])
      const corner = laid(['edgewood', 0, 0, turn])
      expect(harborsOf(corner)).toEqual([harbor(corner, 'edgewood.a1', (E + turn) % 6)])
    }
  })

  test('go earlier if another tile covers the last water (3.31)', () => {
    // the hex south-east of the Dwelling is the corner of Torwall now
    const board = laid(['meadowshire', 0, 0, 0], ['torwall', 1, 4, 0])
    expect(board.territoryAt[GRID.neighbor(board.hex('meadowshire.b2'), SE)]?.id).toBe('torwall')
    expect(harborsOf(board)).toEqual([harbor(board, 'meadowshire.b2', E)])
  })

  test('are placed beside Common Towns, Dwellings and the Abbey, ten in all if every tile is alone', () => {
    expect(harborsOf(spread)).toHaveLength(10)
    const towns = ['woodswall.a1', 'woodswall.b3', 'longrift.b1', 'crescent-ridge.a4', 'meadowfarm.a2', 'meadowfarm.b5']
    const dwellings = ['meadowshire.b2', 'edgewood.a1', 'green-grove.a4', 'timberlane.b5']
    ;[...towns, ...dwellings].forEach((space, i) => {
      expect(GRID.distance(spread.hex(space), spread.hex(harborsOf(spread)[i]!))).toBe(1)
    })
  })

  test('are absent if a tile cuts the harbor off from the water', () => {
    expect(harborsOf(laid(['meadowshire', 0, 0, 0], ['torwall', 3, 2, 0]))).toEqual([])
    expect(harborsOf(laid(['torwall', 0, 0, 0], ['dragons-lair', 8, 0, 0]))).toEqual([])
  })

  test('go to the open sea rather than a lake', () => {
    const board = laid(['meadowfarm', 0, 0, 2], ['torwall', -5, 5, 3], ['woodland', 0, 5, 2])
    const town = board.hex('meadowfarm.a2')
    const lake = GRID.neighbor(town, SE)
    expect([board.isWater(lake), board.ocean[lake]]).toEqual([true, 0])
    const boat = board.hex(harborsOf(board)[0]!)
    expect(GRID.distance(town, boat)).toBe(1)
    expect(board.ocean[boat]).toBe(1)
  })

  test('go to a lake if there is nothing else', () => {
    // the western market of Meadowfarm on the one hex of water
    const board = laid(['meadowfarm', 3, -1, 5], roundLake[1], roundLake[2])
    expect(harborsOf(board)).toContain(board.name(MIDDLE))
  })
})
