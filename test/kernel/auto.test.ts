import { expect, test } from 'vitest'
import { isAuto, Match, movesToUndo } from '../../src/kernel/index.ts'
import { toy, toyHeader } from './toy.ts'

test('answers that the table gives for a player are marked, also after an undo of later ones', () => {
  const match = Match.begin(toy, { ...toyHeader(), practice: true })
  const answer = (auto: boolean): number => {
    const { seat, options, amount } = match.questions[0]!
    match.answer(seat, options[0]?.id ?? String(amount!.least), auto)
    return seat
  }
  const seat = answer(false)
  answer(true)
  answer(true)
  expect([1, 2, 3].map(n => isAuto(match.moves[n - 1]))).toEqual([false, true, true])
  expect(match.lastAnswerOf(seat)).toBe(1)
  match.undo(seat, 1)
  expect([1, 2].map(n => isAuto(match.moves[n - 1]))).toEqual([false, true])
})

test('taking back an answer also undoes the ones that the table gave after it', () => {
  const match = Match.begin(toy, { ...toyHeader(), practice: true })
  for (const auto of [false, false, true, true]) {
    const { seat, options, amount } = match.questions[0]!
    match.answer(seat, options[0]?.id ?? String(amount!.least), auto)
  }
  expect([1, 2, 3].map(count => movesToUndo(match, 0, count, [0, 1]))).toEqual([3, 4, 5])
  match.undo(0, 3)
  expect(movesToUndo(match, 0, 1, [0, 1])).toBe(1)
})

test('taking back an answer of a person also undoes the answers that bots gave after it', () => {
  const match = Match.begin(toy, { ...toyHeader(), practice: true })
  for (const seat of [0, 1]) match.answer(seat, 'leave purse')
  expect(movesToUndo(match, 0, 1, [0, 1])).toBe(1)
  expect(movesToUndo(match, 0, 1, [0])).toBe(2)
  // Nobody has answered before the bots, so only theirs can be undone.
  expect(movesToUndo(match, 0, 1, [])).toBe(2)
  expect(movesToUndo(match, 0, 2, [0])).toBe(3)
})
