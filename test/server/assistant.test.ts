import { expect, test } from 'vitest'
import { ask, type Game, type Rule } from '../../src/kernel/index.ts'
import { Assistant } from '../../src/server/assistant.ts'
import { GameSession } from '../../src/storage/index.ts'
import { gameOf } from '../kernel/play.ts'
import { type ToyTable, type ToyView, toyHeader } from '../kernel/toy.ts'

/** Ann walks, and then rolls dice, which is routine while she has gold. */
const walk = {
  ...gameOf(function* (table: ToyTable): Rule {
    for (;;) {
      const id = yield* ask({ seat: 0, topic: 'walk', rule: '1', show: true, options: [{ id: 'walk' }, { id: 'pay' }] })
      if (id === 'pay') table.state.gold[0] = 0
      yield* ask({ seat: 0, topic: 'roll', rule: '1', show: true, options: [{ id: 'roll' }, { id: 'wait' }] })
      table.roll(0, 1, 'luck', '1')
    }
  }),
  routine: ({ gold }: ToyView, { topic }: { topic: string }) => (topic === 'roll' && gold[0] !== 0 ? 'roll' : null),
} as unknown as Game

test('an answer is irreversible if the routine answers after it are', () => {
  const isIrreversible = (id: string, wantsFew: boolean, practice = false) => {
    const session = GameSession.begin(walk, toyHeader({ practice }), null)
    const assistant = new Assistant(session, () => wantsFew)
    const found = assistant.isIrreversible(0, id)
    expect(session.match.length).toBe(0)
    return found
  }
  expect([isIrreversible('walk', true), isIrreversible('walk', false)]).toEqual([true, false])
  // Without gold, Ann is asked.
  expect(isIrreversible('pay', true)).toBe(false)
  expect(isIrreversible('walk', true, true)).toBe(false)
})
