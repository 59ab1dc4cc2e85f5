import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Board } from '../../../../src/games/wizards/rules/islands/board.ts'
import { GRID, type Placement } from '../../../../src/games/wizards/rules/islands/grid.ts'
import { TASKS } from '../../../../src/games/wizards/rules/state/cards.ts'
import { GRID_OF_TILES } from '../stage.ts'
import { Errand, HAMDREL } from './errand.ts'
import { DWELLINGS, OPEN_SEA, TOWNS } from './places.ts'

const texts = readdirSync(new URL('.', import.meta.url))
  .filter(name => name.endsWith('.test.ts'))
  .map(name => readFileSync(new URL(name, import.meta.url), 'utf8'))
const numbersIn = (pattern: RegExp): number[] =>
  texts.flatMap(text => [...text.matchAll(pattern)].map(m => Number(m[1])))

test('every Task card is played', () => {
  const played = new Set([...numbersIn(/\berrand\((\d+),/g), ...numbersIn(/describe\('Task (\d+),/g)])
  expect(TASKS.map(card => card.id).filter(id => !played.has(id))).toEqual([])
})

/** Returns the towns and Dwellings farthest from the Cottage, in steps. */
function farthest(placements: readonly Placement[]): string[] {
  const board = Board.of(placements)
  const far = (space: string) => GRID.distance(board.hex(HAMDREL), board.hex(space))
  const most = Math.max(...[...TOWNS, ...DWELLINGS].map(far))
  return [...TOWNS, ...DWELLINGS].filter(space => far(space) === most)
}

/** Returns a board with a different deal of tiles. */
const dealt = (board: readonly Placement[], shift: number): Placement[] =>
  board.map((p, i) => ({ ...p, tile: board[(i + shift) % board.length]!.tile }))

test('Task 75 goes to the farthest of all Common Towns and Dwellings, no matter where the tiles are', () => {
  let ties = 0
  for (let shift = 0; shift < 36; shift++) {
    const placements = dealt(shift < 18 ? GRID_OF_TILES : OPEN_SEA, shift)
    const from = farthest(placements)
    if (from.length > 1) ties++
    const picks = from.length > 1 ? [{ from, pick: from.at(-1)! }] : []
    const errand = new Errand(75, { placements }, 'druids').draw({ picks })
    expect(errand.task!.marks[1]!.at, `${shift}`).toBe(from.at(-1))
  }
  // On some of these boards two are equally far, and the player chooses.
  expect(ties).toBeGreaterThan(0)
})
