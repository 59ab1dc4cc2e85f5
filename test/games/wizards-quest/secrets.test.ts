import { describe, expect, test } from 'vitest'
import { wizardsQuest } from '../../../src/games/wizards-quest/game.ts'
import { below, copy, fingerprint, mayKnow, seedRandom } from '../../../src/kernel/index.ts'
import { disguise, enrich } from './disguise.ts'
import { nthHeader, RandomGame } from './play.ts'

const POSITIONS = 3000

describe("what a seat of Wizard's Quest knows", () => {
  test('does not depend on hidden information', () => {
    const random = seedRandom('secrets', 'quest')
    for (let n = 0, looked = 0; looked < POSITIONS; n++) {
      const game = new RandomGame(nthHeader('secrets', n))
      for (let i = 0; i < 100 && !game.match.over; i++, looked++) {
        for (let left = 1 + below(random, 8); left > 0 && !game.match.over; left--) game.step()
        const state = copy(game.match.state)
        enrich(state, random)
        const seat = below(random, state.seats.length + 1) - 1
        const eyes = seat < 0 ? null : seat
        const other = copy(state)
        disguise(other, eyes, random)
        expect(fingerprint(other)).not.toBe(fingerprint(state))
        expect(wizardsQuest.view(other, eyes), `game ${n}, seat ${eyes}`).toEqual(wizardsQuest.view(state, eyes))
      }
    }
  })

  test('includes which treasures it hid or looked at and which cards it drew; nobody else learns that', () => {
    let secrets = 0
    for (let n = 0; n < 20; n++) {
      const game = new RandomGame(nthHeader('told', n), false)
      for (let i = 0; i < 400 && !game.match.over; i++) {
        game.step()
        for (const event of game.match.lastEvents) {
          const isSecret =
            ((event.kind === 'hides' || event.kind === 'peeks') && event.treasure !== undefined) ||
            (event.kind === 'draws' && event.card !== undefined)
          if (!isSecret) continue
          secrets++
          expect(event.to).toEqual([event.seat])
          expect(mayKnow(event, null)).toBe(false)
        }
      }
    }
    expect(secrets).toBeGreaterThan(100)
  })
})
