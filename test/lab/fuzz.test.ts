import { describe, expect, it } from 'vitest'
import { botsOf } from '../../src/bots/index.ts'
import { fuzzGame, headerFor } from '../../src/lab/fuzz.ts'
import { amount } from '../amount.ts'
import { games } from '../games/shelf.ts'

/** Games of each kind; `npm run fuzz` plays as many as one likes. */
const GAMES = amount(4, 24)

describe.each(games.map(game => [game.id, game] as const))('random games of %s', (id, game) => {
  it('come to an end with every law kept, and play again from their records', () => {
    let decisions = 0
    for (let n = 0; n < GAMES; n++) {
      const bot = n % 4 === 3 ? botsOf(id).at(-2) : undefined
      const played = fuzzGame(game, headerFor(game, n, 'slice', { varied: true }), { deep: n % 4 === 0, bot })
      expect(played.result).not.toBe('no end')
      decisions += played.decisions
    }
    console.log(`fuzz ${id}: no fault in ${GAMES} games, ${decisions} decisions`)
  })
})
