import { describe, expect, test } from 'vitest'
import { apprentice } from '../../../src/games/wizards/bots/apprentice.ts'
import { mentor } from '../../../src/games/wizards/bots/mentor.ts'
import { wizards } from '../../../src/games/wizards/game.ts'
import type { OrderName, Player, WizardsState } from '../../../src/games/wizards/rules/state/components.ts'
import { wizardsRevised } from '../../../src/games/wizards-revised/game.ts'
import { allows, seedRandom } from '../../../src/kernel/index.ts'
import { enrol, Stage } from '../../rules/wizards/stage.ts'

const PLACES = [
  'meadowfarm.c1',
  'megmorans-tower.center',
  'sacred-circle.c1',
  'hamdrels-cottage.center',
  'glendale.c3',
  'dragons-lair.center',
  'sea.2909',
]

const ILLS: Readonly<Record<string, Partial<Player>>> = {
  'Demon Dazed': { dazed: true },
  Dragonbound: { bound: true },
  'both at once': { dazed: true, bound: true },
  'trapped until rescued': { trap: { kind: 'rescue' } },
  'trapped until a 5 or 6': { trap: { kind: 'roll' } },
  'trapped for turns': { trap: { kind: 'turns', left: 2 } },
  'trapped for the Fortnight': { trap: { kind: 'fortnight' } },
}

/** The number of a bot's answers checked from each start. */
const ANSWERS = 3

describe.each([
  ['Wizards', wizards, ['wizards', 'sorcerers', 'druids']],
  ['Wizards revised', wizardsRevised, ['wizards', 'sorcerers', 'druids', 'evil', 'rangers']],
] as const)('the bots of %s', (_, game, orders: readonly OrderName[]) => {
  test.each(Object.entries(ILLS))('keep playing with %s, in every Order and at every kind of place', (_, ill) => {
    for (const order of orders)
      for (const [i, space] of PLACES.entries()) {
        const prepare = (state: WizardsState) => {
          const ann = state.players[0]!
          enrol(ann, order, ((i % 4) + 1) as 1 | 2 | 3 | 4)
          Object.assign(ann, { space, boat: space.startsWith('sea') ? 0 : null }, structuredClone(ill))
          state.boats = ['sea.2909', 'sea.3105']
        }
        for (const bot of [apprentice, mentor]) {
          const { match } = Stage.set({ game, seats: 2, prepare })
          for (let n = 0; n < ANSWERS && !match.over; n++) {
            const question = match.questions[0]!
            const id = bot.answer(match.view(question.seat), question, seedRandom(`${n}`, 'ill'))
            expect(allows(question, id), `${bot.name}, ${order} at ${space}: ${question.topic}`).toBe(true)
            match.answer(question.seat, id)
          }
        }
      }
  })
})
