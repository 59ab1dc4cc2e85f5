import { describe, expect, it } from 'vitest'
import {
  type Amount,
  allows,
  amountOf,
  answerNumber,
  answersTo,
  ask,
  askAmount,
  IllegalAnswer,
  KernelError,
  Match,
  pickAnswer,
  type Rule,
  replay,
  seedRandom,
} from '../../src/kernel/index.ts'
import { everyAnswer } from '../asked.ts'
import { gameOf } from './play.ts'
import { type ToyTable, toyHeader } from './toy.ts'

/** Creates a toy game that asks once for a number and pays that much gold. */
function paying(amount: Amount, more: { show?: boolean; none?: boolean; die?: boolean } = {}) {
  return gameOf(function* (table: ToyTable): Rule {
    const { gold } = table.state
    const question = { seat: 0, topic: 'pay', rule: '7.1', show: more.show, amount }
    if (more.none) {
      const id = yield* ask({ ...question, options: [{ id: 'none' }] })
      gold[0] = amountOf(question, id) ?? -1
    } else gold[0] = yield* askAmount(question)
    if (more.die) table.roll(0, 1, 'what it brings', '7.1')
    yield* ask({ seat: 1, topic: 'then', rule: '7.1', show: true, options: [{ id: 'yes' }] })
    table.end({ winners: [0], text: 'Paid.' })
  })
}

describe('a question for a number', () => {
  it('accepts every number within its bounds, and nothing else', () => {
    const game = paying({ least: 2, most: 14 })
    for (let n = 0; n <= 20; n++) {
      const match = Match.begin(game, toyHeader())
      if (n < 2 || n > 14) expect(() => match.answer(0, String(n))).toThrow(IllegalAnswer)
      else {
        match.answer(0, String(n))
        expect(match.state.gold[0]).toBe(n)
      }
    }
    const match = Match.begin(game, toyHeader())
    for (const id of ['', ' 5', '5 ', '05', '5.0', '5e0', '+5', '-5', '٥', 'five', '9'.repeat(400)])
      expect(() => match.answer(0, id), id).toThrow(`"${id}" is not possible here`)
    expect(match.length).toBe(0)
  })

  it('counts its steps from the lower bound', () => {
    const question = { seat: 0, topic: 'pay', rule: '1', options: [], amount: { least: 5, most: 23, step: 5 } }
    expect(everyAnswer(question)).toEqual(['5', '10', '15', '20'])
    expect(['5', '7', '20', '23', '25'].map(id => allows(question, id))).toEqual([true, false, true, false, false])
    const odd = { ...question, amount: { least: 1, most: 7, step: 3 } }
    expect(['1', '2', '4', '5', '7'].map(id => allows(odd, id))).toEqual([true, false, true, false, true])
  })

  it('may offer other answers too', () => {
    const match = Match.begin(paying({ least: 1, most: 3 }, { none: true }), toyHeader())
    const question = match.questions[0]!
    expect(everyAnswer(question)).toEqual(['none', '1', '2', '3'])
    expect(answersTo(question)).toBe(4)
    expect(() => answerNumber(question, 4)).toThrow(RangeError)
    expect(() => answerNumber(question, -1)).toThrow(RangeError)
    match.answer(0, 'none')
    expect(match.state.gold[0]).toBe(-1)
    const one = Match.begin(paying({ least: 3, most: 3 }, { none: true }), toyHeader())
    expect(everyAnswer(one.questions[0]!)).toEqual(['none', '3'])
  })

  it('is skipped if only one number is possible, unless it must be shown', () => {
    const silent = Match.begin(paying({ least: 7, most: 7 }), toyHeader())
    expect(silent.questions[0]).toMatchObject({ topic: 'then' })
    expect(silent.state.gold[0]).toBe(7)
    const shown = Match.begin(paying({ least: 7, most: 7 }, { show: true }), toyHeader())
    expect(everyAnswer(shown.questions[0]!)).toEqual(['7'])
  })

  it.each<[Amount]>([
    [{ least: 3, most: 2 }],
    [{ least: -1, most: 2 }],
    [{ least: 0.5, most: 2 }],
    [{ least: 0, most: Number.NaN }],
    [{ least: 0, most: 2, step: 0 }],
  ])('throws a kernel error for bounds like %j', amount => {
    expect(() => Match.begin(paying(amount), toyHeader())).toThrow(KernelError)
  })

  it('supports undo, preview, records and replay', () => {
    const lucky = Match.begin(paying({ least: 2, most: 14 }, { die: true }), toyHeader())
    expect(lucky.isIrreversible(0, '3')).toBe(true)
    expect(() => lucky.isIrreversible(0, '15')).toThrow(IllegalAnswer)
    const game = paying({ least: 2, most: 14 })
    const match = Match.begin(game, toyHeader())
    expect(match.isIrreversible(0, '3')).toBe(false)
    const lines = [{ seat: 0, id: '11' }].map(move => {
      match.play(move)
      return { ...move, hash: match.hash() }
    })
    expect(replay(game, { header: match.header, lines }).state.gold[0]).toBe(11)
    match.undo(0)
    expect(match.questions[0]).toMatchObject({ topic: 'pay', amount: { least: 2, most: 14 } })
  })

  it('picks random answers evenly', () => {
    const random = seedRandom('amounts', 'x')
    const question = { options: [{ id: 'none' }], amount: { least: 10, most: 40, step: 10 } }
    const count = new Map<string, number>()
    for (let i = 0; i < 5000; i++) {
      const id = pickAnswer(random, question)
      count.set(id, (count.get(id) ?? 0) + 1)
    }
    expect([...count.keys()].sort()).toEqual(['10', '20', '30', '40', 'none'])
    for (const times of count.values()) expect(Math.abs(times - 1000)).toBeLessThan(130)
  })
})

it('a question without an amount accepts no numbers and has only its options', () => {
  const question = { seat: 0, topic: 'which', rule: '1', options: [{ id: 'a' }, { id: '1' }] }
  expect(['a', '1', '0', '2'].map(id => allows(question, id))).toEqual([true, true, false, false])
  expect([0, 1].map(n => answerNumber(question, n))).toEqual(['a', '1'])
  for (const n of [-1, 2]) expect(() => answerNumber(question, n)).toThrow(RangeError)
})
