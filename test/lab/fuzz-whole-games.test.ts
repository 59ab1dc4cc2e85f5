import { expect, test } from 'vitest'
import { fuzzGame, headerFor } from '../../src/lab/fuzz.ts'
import { amount } from '../amount.ts'
import { gameById } from '../games/library.ts'

/** Games of each, with every law and sentence checked at every answer; one in 25 also undone, forked and replayed. */
const GAMES = amount(100, 1000)

test.each(['wizards', 'wizards-revised', 'elfenwizards', 'wizards-quest'])(
  'random games of %s keep every law and come to an end',
  id => {
    const game = gameById(id)
    for (let n = 0; n < GAMES; n++) {
      const header = headerFor(game, n, 'fuzz', { varied: true })
      expect(fuzzGame(game, header, { deep: n % 25 === 0 }).result).not.toBe('no end')
    }
  },
)
