import { describe, expect, test } from 'vitest'
import { Board } from '../../../src/games/wizards/rules/islands/board.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { Match } from '../../../src/kernel/index.ts'

describe('the lands of a cooperative game (R18)', () => {
  /** Returns the number of islands in a new game that nobody lays by hand. */
  const islands = (variant: string): number => {
    const header = {
      game: 'wizards-revised',
      rules: wizardsRevised.rules,
      options: { variant, map: 'auto' },
      seats: ['Ann', 'Bob'],
      seed: 'islands',
      practice: false,
    }
    const board = Board.of(Match.begin(wizardsRevised, header).state.placements)
    return new Set([...board.land].map(hex => board.island[hex])).size
  }

  test('lie side by side', () => {
    expect(islands('cooperative')).toBe(1)
    expect(islands('competitive')).toBeGreaterThanOrEqual(5)
  })
})
