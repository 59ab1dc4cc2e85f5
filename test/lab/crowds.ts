import { expect } from 'vitest'
import { fuzzGame, headerFor, PLAYER_NAMES } from '../../src/lab/fuzz.ts'
import { gameById } from '../games/library.ts'

/** Plays whole months of Magic Realm at a crowded table, checking every invariant after every answer. */
export function playMonths(players: number, months: number): void {
  const game = gameById('magic-realm')
  for (let n = 0; n < months; n++) {
    const header = headerFor(game, n, `crowd of ${players}`)
    const seats = PLAYER_NAMES.slice(0, players)
    expect(fuzzGame(game, { ...header, seats }, { deep: n === 0 }).result).not.toBe('no end')
  }
}
