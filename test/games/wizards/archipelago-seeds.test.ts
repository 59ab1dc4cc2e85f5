import { describe, expect, test } from 'vitest'
import { archipelago } from '../../../src/games/wizards/rules/islands/archipelago.ts'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { survey } from '../../../src/games/wizards/rules/islands/survey.ts'
import { CODES, TERRITORIES, type TileId } from '../../../src/games/wizards/rules/islands/territories.ts'
import { fingerprint, KernelError, next, seedRandom } from '../../../src/kernel/index.ts'

const all = TERRITORIES.map(({ id }) => id)
const isles = (seed: string, tiles?: readonly TileId[]) => archipelago(seedRandom(seed, 'islands'), tiles)

describe('the seed of an archipelago', () => {
  test('still gives the same boards: a different fingerprint breaks every existing record', () => {
    expect(['1982', 'Torwall', ''].map(seed => fingerprint(isles(seed)))).toEqual(['f97b439c', '243dfdb5', 'd36ac08f'])
    expect(fingerprint(isles('1982', all.slice(2, 17)))).toBe('62cb1285')
  })

  test('gives its own board', () => {
    const boards = Array.from({ length: 50 }, (_, i) => JSON.stringify(isles(`${i}`)))
    expect(new Set(boards).size).toBe(50)
  })

  test('is accepted once no more than two harbors are blocked, even if other things are wrong', () => {
    // seeds whose first flawless board has six or seven boats
    for (const seed of ['103', '409', '1773']) {
      expect(survey(Board.lay(isles(seed))).boats).toBeGreaterThanOrEqual(8)
    }
  })

  test('advances the stream, so the next board differs', () => {
    const random = seedRandom('1982', 'islands')
    const first = archipelago(random)
    expect(archipelago(random)).not.toEqual(first)
    expect(next(random)).not.toBe(next(seedRandom('1982', 'islands')))
  })

  test('deals each tile in each rotation', () => {
    const turns = new Map(all.map(tile => [tile, new Set<number>()]))
    for (let i = 0; i < 60; i++) for (const { tile, turn } of isles(`${i}`)) turns.get(tile)!.add(turn)
    for (const tile of all) expect([tile, turns.get(tile)!.size]).toEqual([tile, 6])
  })
})

describe('a set of tiles', () => {
  test('is refused without a harbor', () => {
    expect(() => isles('1982', ['torwall', 'hillshire', 'dragons-lair'])).toThrow(KernelError)
  })

  test('is refused with an unknown tile', () => {
    expect(() => isles('1982', ['torwall', 'atlantis'])).toThrow('atlantis')
  })

  test('is accepted with few tiles, if there is a harbor', () => {
    for (const few of [['meadowfarm'], ['woodswall', 'torwall'], ['longrift', 'dragons-lair', 'sacred-circle']]) {
      const board = Board.lay(isles('1982', few))
      expect(board.land).toHaveLength(few.length * CODES.length)
      expect(survey(board).stranded).toEqual([])
    }
  })
})
