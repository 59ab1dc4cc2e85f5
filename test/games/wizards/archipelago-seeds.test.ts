import { describe, expect, test } from 'vitest'
import { archipelago } from '../../../src/games/wizards/rules/islands/archipelago.ts'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { survey } from '../../../src/games/wizards/rules/islands/survey.ts'
import { CODES, TERRITORIES, type TileId } from '../../../src/games/wizards/rules/islands/territories.ts'
import { fingerprint, KernelError, next, seedRandom } from '../../../src/kernel/index.ts'

const all = TERRITORIES.map(({ id }) => id)
const isles = (seed: string, tiles?: readonly TileId[]) => archipelago(seedRandom(seed, 'islands'), tiles)

describe('the seed of an archipelago', () => {
  test('gives the boards it has always given: another print here breaks every record there is', () => {
    expect(['1982', 'Torwall', ''].map(seed => fingerprint(isles(seed)))).toEqual(['f97b439c', '243dfdb5', 'd36ac08f'])
    expect(fingerprint(isles('1982', all.slice(2, 17)))).toBe('62cb1285')
  })

  test('gives a board of its own', () => {
    const boards = Array.from({ length: 50 }, (_, i) => JSON.stringify(isles(`${i}`)))
    expect(new Set(boards).size).toBe(50)
  })

  test('is heard until no more than two harbours are shut, though nothing else be amiss', () => {
    // seeds whose first faultless board has seven boats or six
    for (const seed of ['103', '409', '1773']) {
      expect(survey(Board.lay(isles(seed))).boats).toBeGreaterThanOrEqual(8)
    }
  })

  test('moves the stream on, so that what follows is not the same again', () => {
    const random = seedRandom('1982', 'islands')
    const first = archipelago(random)
    expect(archipelago(random)).not.toEqual(first)
    expect(next(random)).not.toBe(next(seedRandom('1982', 'islands')))
  })

  test('deals every tile every turn', () => {
    const turns = new Map(all.map(tile => [tile, new Set<number>()]))
    for (let i = 0; i < 60; i++) for (const { tile, turn } of isles(`${i}`)) turns.get(tile)!.add(turn)
    for (const tile of all) expect([tile, turns.get(tile)!.size]).toEqual([tile, 6])
  })
})

describe('tiles that cannot be laid', () => {
  test('are those without a harbour among them', () => {
    expect(() => isles('1982', ['torwall', 'hillshire', 'dragons-lair'])).toThrow(KernelError)
  })

  test('are those that nobody drew', () => {
    expect(() => isles('1982', ['torwall', 'atlantis'])).toThrow('atlantis')
  })

  test('are not a few with a harbour', () => {
    for (const few of [['meadowfarm'], ['woodswall', 'torwall'], ['longrift', 'dragons-lair', 'sacred-circle']]) {
      const board = Board.lay(isles('1982', few))
      expect(board.land).toHaveLength(few.length * CODES.length)
      expect(survey(board).stranded).toEqual([])
    }
  })
})
