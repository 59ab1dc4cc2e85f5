import { expect, test } from 'vitest'
import { fuzzGame, headerFor } from '../../src/lab/fuzz.ts'
import { amount } from '../amount.ts'
import { gameById } from '../games/library.ts'
import { playMonths } from './crowds.ts'

/**
 * The number of games for each. Every invariant and sentence is checked after every answer, and one game in 25 is also
 * undone, forked and replayed.
 */
const GAMES = amount(100, 1000)

test.each(['wizards', 'wizards-revised', 'elfenwizards', 'wizards-quest'])(
  'random games of %s break no invariant, and end',
  id => {
    const game = gameById(id)
    for (let n = 0; n < GAMES; n++) {
      const header = headerFor(game, n, 'fuzz', { varied: true })
      expect(fuzzGame(game, header, { deep: n % 25 === 0 }).result).not.toBe('no end')
    }
  },
)

test.each([11, 12, 13])('random games of Magic Realm with %i players break no invariant, and end', players =>
  playMonths(players, amount(10, 50)),
)
