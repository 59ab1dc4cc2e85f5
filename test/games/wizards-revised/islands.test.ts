import { describe, expect, test } from 'vitest'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { Match } from '../../../src/kernel/index.ts'

describe('the lands as partners have them laid (R18)', () => {
  /** How many islands a game begins with that nobody lays by hand. */
  const islands = (variant: string, rules: number): number => {
    const header = {
      game: 'wizards-revised',
      rules,
      options: { variant, map: 'auto' },
      seats: ['Ann', 'Bob'],
      seed: 'islands',
      practice: false,
    }
    const board = Board.of(Match.begin(wizardsRevised, header).state.placements)
    return new Set([...board.land].map(hex => board.island[hex])).size
  }

  test('are for those who play together, and for games begun since', () => {
    expect(islands('cooperative', 5)).toBe(1)
    expect(islands('cooperative', 4)).toBeGreaterThanOrEqual(5)
    expect(islands('competitive', 5)).toBeGreaterThanOrEqual(5)
  })
})
