import { describe, expect, it } from 'vitest'
import { botsOf } from '../../src/bots/index.ts'
import { ask } from '../../src/kernel/index.ts'
import { fuzzGame, headerFor } from '../../src/lab/fuzz.ts'
import { amount } from '../amount.ts'
import { games } from '../games/shelf.ts'
import { gameOf } from '../kernel/play.ts'
import { toyHeader } from '../kernel/toy.ts'

/** Games of each kind; `npm run fuzz` plays as many as one likes. */
const GAMES = amount(4, 24)

it('wants a resting point after two hundred answers at the latest', () => {
  const restless = gameOf(function* (table) {
    for (let i = 0; i < 201; i++)
      yield* ask({ seat: 0, topic: 'on', rule: '1', show: true, options: [{ id: 'and on' }] })
    table.end({ winners: [], text: 'At last.' })
  })
  expect(() => fuzzGame(restless, toyHeader())).toThrow('200 answers since the last resting point')
})

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
