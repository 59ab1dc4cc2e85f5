import { describe, expect, it } from 'vitest'
import { adviceLines, cutShort } from '../../src/screen/table/prompt.ts'
import { plain } from './screen-player.ts'
import { Player, ROLL } from './sitting.ts'

const told = (advice: readonly string[], columns: number, rows: number) => adviceLines(advice, columns, rows, plain)

describe('advice below a question', () => {
  it('is told whole where there is room', () => {
    expect(told(['Go on.', 'Rest here.'], 20, 3)).toEqual(['Go on.', 'Rest here.', ''])
  })

  it('is so many whole pieces as there is room for, and ends in a sign only where the first is longer than that', () => {
    expect(told(['Go on.', 'Rest here for a night, or for two.'], 20, 2)).toEqual(['Go on.', ''])
    expect(told(['Go on to the abbey before the night falls there.'], 20, 2)).toEqual([
      'Go on to the abbey',
      'before the night …',
    ])
    expect(told(['Go on.'], 20, 0)).toEqual([])
  })

  it('is cut where every line is full, and never broader than there is room', () => {
    expect(cutShort(['a'.repeat(20), 'b'.repeat(20), 'c'], 20, 2, plain)).toEqual([
      'a'.repeat(20),
      `${'b'.repeat(18)} …`,
    ])
    // Half a number would be another one.
    expect(cutShort(['\x1b[96mof 100: nothing 31\x1b[39m', 'more'], 19, 1, plain)).toEqual([
      '\x1b[96mof 100: nothing\x1b[39m …',
    ])
  })
})

it('a number that is begun is taken back by Escape before anything is asked', () => {
  const amount = { least: 1, most: 90 }
  const player = Player.at({ ...ROLL, options: [], amount }).press('4')
  expect(player.table.digits).toBe('4')
  expect(player.press('escape').table.digits).toBe('')
  expect(player.model.overlay).toBeNull()
})
