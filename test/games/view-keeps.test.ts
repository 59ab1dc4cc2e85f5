import { describe, expect, it } from 'vitest'
import { Match, seedRandom } from '../../src/kernel/index.ts'
import { headerFor, randomAnswer } from '../../src/lab/fuzz.ts'
import { amount } from '../amount.ts'
import { games } from './shelf.ts'

/** Views held at once, each for so many answers. */
const HELD = 20

describe.each(games.map(game => [game.id, game] as const))('what a seat has seen of %s', (_, game) => {
  it('stays as it was while the game goes on', () => {
    for (let n = 0; n < amount(3, 12); n++) {
      const header = headerFor(game, n, 'keeps', { varied: true })
      const match = Match.begin(game, header, { bare: true })
      const random = seedRandom(header.seed, 'play')
      const held: { view: unknown; text: string }[] = []
      for (let i = 0; !match.over && i < 600; i++) {
        const { seat, id } = randomAnswer(random, match.questions)
        for (const who of [seat, null]) {
          const view = match.view(who)
          held.push({ view, text: JSON.stringify(view) })
        }
        match.answer(seat, id)
        for (const { view, text } of held.splice(0, held.length - HELD)) expect(JSON.stringify(view)).toBe(text)
      }
      for (const { view, text } of held) expect(JSON.stringify(view)).toBe(text)
    }
  })
})
