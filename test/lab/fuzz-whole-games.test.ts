import { expect, test } from 'vitest'
import { fuzzGame, headerFor, PLAYER_NAMES } from '../../src/lab/fuzz.ts'
import { amount } from '../amount.ts'
import { gameById } from '../games/library.ts'

/**
 * The number of games for each, with every law and sentence checked after every answer; one in 25 is also undone,
 * forked and replayed.
 */
const GAMES = amount(100, 1000)

test.each(['wizards', 'wizards-revised', 'elfenwizards', 'wizards-quest'])(
  'random games of %s break no law and end',
  id => {
    const game = gameById(id)
    for (let n = 0; n < GAMES; n++) {
      const header = headerFor(game, n, 'fuzz', { varied: true })
      expect(fuzzGame(game, header, { deep: n % 25 === 0 }).result).not.toBe('no end')
    }
  },
)

/** Plays whole months at crowded tables, for each number of players. */
const CROWDED = amount(10, 50)

test.each([11, 12, 13, 14, 15, 16])('random games of Magic Realm with %i players break no law and end', players => {
  const game = gameById('magic-realm')
  for (let n = 0; n < CROWDED; n++) {
    const header = headerFor(game, n, `crowd of ${players}`)
    const seats = PLAYER_NAMES.slice(0, players)
    expect(fuzzGame(game, { ...header, seats }, { deep: n === 0 }).result).not.toBe('no end')
  }
})
