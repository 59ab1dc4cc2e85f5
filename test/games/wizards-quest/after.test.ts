import { describe, expect, test } from 'vitest'
import { afterEvents } from '../../../src/games/wizards-quest/plans/after.ts'
import { nthHeader, RandomGame } from './play.ts'

describe('the events applied to a board', () => {
  test('produce the board that follows each answer in random games', () => {
    for (let n = 0; n < 12; n++) {
      const game = new RandomGame(nthHeader('told', n), false)
      const { match } = game
      let before = match.view(null)
      for (let i = 0; i < 1500 && !match.over; i++) {
        game.step()
        const after = match.view(null)
        const seen = afterEvents(before, match.eventsOf(match.length))
        const { forces, dragon, wizard, treasures, upheaval } = seen
        expect(seen.day, `game ${n}, answer ${i}`).toBe(after.day)
        const places = (shown: typeof treasures) => shown.map(({ owner, at }) => `${owner} ${at}`).sort()
        expect({ forces, dragon, wizard, upheaval, treasures: places(treasures) }, `game ${n}, answer ${i}`).toEqual({
          ...{ forces: after.forces, dragon: after.dragon, wizard: after.wizard, upheaval: after.upheaval },
          treasures: places(after.treasures),
        })
        before = after
      }
    }
  })
})
