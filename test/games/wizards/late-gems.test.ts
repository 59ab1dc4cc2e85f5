import { expect, it } from 'vitest'
import { botRandom, findBot } from '../../../src/bots/index.ts'
import { wizards } from '../../../src/games/wizards/game.ts'
import type { WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { copy, Match, mayKnow, seedRandom } from '../../../src/kernel/index.ts'
import { newHeader } from '../../../src/storage/index.ts'
import { amount } from '../../amount.ts'
import '../library.ts'
import { disguise } from './disguise.ts'

/** The number of positions with Gems to check. */
const LOOKED = amount(120, 2_000)
const EYES = [0, 1, 2, null]

it('late in a game, nobody sees or hears of the Gems that other players carry', () => {
  const apprentice = findBot('wizards', 'apprentice')!
  const random = seedRandom('late', 'gems')
  let carried = 0
  let told = 0
  for (let seed = 1; carried < LOOKED; seed++) {
    const match = Match.begin(wizards, newHeader(wizards, { seed: `${seed}`, seats: ['Ann', 'Ben', 'Cleo'] }))
    for (let n = 0; !match.over && carried < LOOKED; n++) {
      const question = match.questions[0]!
      const { seat } = question
      const events = match.answer(seat, apprentice.answer(match.view(seat), question, botRandom(match.header, seat, n)))
      for (const event of events)
        if (event.kind === 'gem') {
          told++
          for (const other of EYES) expect(mayKnow(event, other)).toBe(other === event.seat)
        }
      if (match.state.players.every(({ gems }) => Object.keys(gems).length === 0)) continue
      carried++
      for (const eyes of EYES) {
        const view = match.view(eyes)
        for (const { seat: whose, gems, known } of view.players)
          expect([gems === null, known === null]).toEqual([whose !== eyes, whose !== eyes])
        const other: WizardsState = copy(match.state)
        disguise(other, eyes, random)
        expect(JSON.stringify(wizards.view(other, eyes))).toBe(JSON.stringify(view))
      }
    }
  }
  expect(told).toBeGreaterThan(0)
})
