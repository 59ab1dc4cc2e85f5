import { describe, expect, it } from 'vitest'
import { below, copy, fingerprint, Match, seedRandom } from '../../src/kernel/index.ts'
import { headerFor, randomAnswer } from '../../src/lab/fuzz.ts'
import { amount } from '../amount.ts'
import { hiddenIn } from './disguises.ts'
import { games } from './shelf.ts'

/** Positions looked at of each game; CANTRIP_POSITIONS asks for more. */
const POSITIONS = amount(1_500, 10_000, 'CANTRIP_POSITIONS')
/** Between two positions of a game so many answers go by, at most. */
const STRIDE = 12

describe.each(games.map(game => [game.id, game] as const))('what a seat of %s may know', (id, game) => {
  it('is the same whatever it may not know', () => {
    const random = seedRandom('leaks', id)
    const hidden = hiddenIn[id]
    if (!hidden) throw new Error(`test/games/disguises.ts lacks ${id}`)
    let looked = 0
    let changed = 0
    for (let n = 0; looked < POSITIONS; n++) {
      const match = Match.begin(game, headerFor(game, n, 'leaks', { varied: true }), { bare: true })
      while (!match.over && looked < POSITIONS) {
        for (let left = 1 + below(random, STRIDE); left > 0 && !match.over; left--) {
          const { seat, id: answer } = randomAnswer(random, match.questions)
          match.answer(seat, answer)
        }
        const state = copy(match.state)
        hidden.enrich(state, random)
        const seat = below(random, match.header.seats.length + 1) - 1
        const eyes = seat < 0 ? null : seat
        const other = copy(state)
        hidden.disguise(other, eyes, random)
        if (fingerprint(other) !== fingerprint(state)) changed++
        expect(game.view(other, eyes), `game ${n}, ${eyes === null ? 'who watches' : `seat ${eyes}`}`).toEqual(
          game.view(state, eyes),
        )
        looked++
      }
    }
    console.log(`view leaks ${id}: none in ${looked} positions`)
    expect(changed).toBe(looked)
  })
})
