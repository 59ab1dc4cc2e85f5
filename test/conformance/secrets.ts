import { expect, test } from 'vitest'
import { below, copy, fingerprint, seedRandom } from '../../src/kernel/index.ts'
import { amount } from '../amount.ts'
import { RandomGame, type Subject } from './play.ts'

/** Positions looked at; CANTRIP_POSITIONS asks for more. */
const POSITIONS = amount(1500, 10_000, 'CANTRIP_POSITIONS')
/** Between two positions of a game so many answers go by, at most. */
const STRIDE = 12
/** Views held at once, each for so many answers. */
const HELD = 20
/** What is wrong where a view is another later on. */
const SHARED = 'a view must be a copy: one that was held has changed with the state'

/** That nobody sees more than is his, and what he has seen stays as it was. */
export function describeSecrets({ game, hidden }: Subject): void {
  test.runIf(hidden)('shows everybody the same whatever he may not know', () => {
    if (!hidden) return
    const random = seedRandom('leaks', game.id)
    let looked = 0
    let changed = 0
    for (let n = 0; looked < POSITIONS; n++) {
      const play = new RandomGame(game, 'leaks', n, { bare: true })
      const { match } = play
      while (!match.over && looked < POSITIONS) {
        for (let left = 1 + below(random, STRIDE); left > 0 && !match.over; left--) play.step()
        const state = copy(match.state)
        hidden.enrich?.(state, random)
        const seat = below(random, match.header.seats.length + 1) - 1
        const eyes = seat < 0 ? null : seat
        const other = copy(state)
        hidden.disguise(other, eyes, random)
        if (fingerprint(other) !== fingerprint(state)) changed++
        const who = eyes === null ? 'of somebody who watches' : `of seat ${eyes}`
        expect(game.view(other, eyes), `game ${n}: the view ${who} tells of what "disguise" changes`).toEqual(
          game.view(state, eyes),
        )
        looked++
      }
    }
    expect(changed, '"disguise" must change the state each time').toBe(looked)
  })

  test('leaves what somebody has seen as it was while the game goes on', () => {
    for (let n = 0; n < 3; n++) {
      const play = new RandomGame(game, 'keeps', n, { bare: true })
      const { match } = play
      const held: { view: unknown; text: string }[] = []
      for (let i = 0; !match.over && i < 400; i++) {
        for (const eyes of [match.questions[0]?.seat ?? null, null]) {
          const view = match.view(eyes)
          held.push({ view, text: JSON.stringify(view) })
        }
        play.step()
        for (const { view, text } of held.splice(0, Math.max(0, held.length - HELD)))
          expect(JSON.stringify(view), SHARED).toBe(text)
      }
      for (const { view, text } of held) expect(JSON.stringify(view), SHARED).toBe(text)
    }
  })
}
