import { expect, it } from 'vitest'
import { ask } from '../../src/kernel/index.ts'
import { fuzzGame } from '../../src/lab/fuzz.ts'
import { gameOf } from '../kernel/play.ts'
import { toyHeader } from '../kernel/toy.ts'

it('wants a resting point after two hundred answers at the latest', () => {
  const restless = gameOf(function* (table) {
    for (let i = 0; i < 201; i++)
      yield* ask({ seat: 0, topic: 'on', rule: '1', show: true, options: [{ id: 'and on' }] })
    table.end({ winners: [], text: 'At last.' })
  })
  expect(() => fuzzGame(restless, toyHeader())).toThrow('200 answers since the last resting point')
})
