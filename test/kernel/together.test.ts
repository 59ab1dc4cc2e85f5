import { describe, expect, it } from 'vitest'
import { ask, type GameEvent, Match, type Rule, type Seat, simultaneously, type Table } from '../../src/kernel/index.ts'
import { type ToyState, toy, toyHeader } from './toy.ts'

type Decides = (seat: Seat, table: Table<ToyState, GameEvent>) => Rule

const SEATS = [0, 1] as const
const question = (seat: Seat) =>
  ask({ seat, topic: 'say', rule: '1', show: true, options: [{ id: 'yes' }, { id: 'no' }] })

/**
 * Begins a game with one turn, in which two seats decide simultaneously by this rule and the first is then asked twice.
 */
function together(decides: Decides, seats: readonly Seat[] = SEATS) {
  const game = {
    ...toy,
    phrase: undefined,
    *turn(table: Table<ToyState, GameEvent>): Rule {
      yield* simultaneously(table, seats, seat => decides(seat, table))
      yield* question(0)
      yield* question(0)
    },
  }
  return Match.begin(game as unknown as typeof toy, toyHeader({ seats: ['Ann', 'Ben'] }))
}

describe('the last of the simultaneous seats', () => {
  it('can take back its answer if the others had nothing to decide or reveal', () => {
    const match = together(function* (seat) {
      if (seat === 1) yield* question(1)
    })
    match.answer(1, 'yes')
    expect(match.undoable(1)).toEqual({ moves: 1, barrier: 'start' })
  })

  it('cannot take back its answer after seeing the decision of another', () => {
    const match = together(function* (seat) {
      yield* question(seat)
    })
    match.answer(0, 'yes')
    match.answer(1, 'yes')
    expect(match.undoable(1)).toEqual({ moves: 0, barrier: 'revealed' })
  })

  it('cannot take back its answer if another revealed something without being asked', () => {
    const match = together(function* (seat, table) {
      if (seat === 0) table.reveal([1])
      else yield* question(1)
    })
    match.answer(1, 'yes')
    expect(match.undoable(1).barrier).toBe('revealed')
  })

  it('can take back its answer if another looked at something in private', () => {
    const match = together(function* (seat, table) {
      if (seat === 0) table.reveal([0])
      else yield* question(1)
    })
    match.answer(1, 'yes')
    expect(match.undoable(1)).toEqual({ moves: 1, barrier: 'start' })
  })
})

describe('simultaneous seats', () => {
  it('can each take back their own answers, but not what they looked at', () => {
    const match = together(function* (seat, table) {
      yield* question(seat)
      if (seat === 0) table.reveal([0])
      yield* question(seat)
    })
    match.answer(0, 'yes')
    match.answer(1, 'yes')
    expect(match.undoable(0)).toEqual({ moves: 0, barrier: 'revealed' })
    expect(match.undoable(1)).toEqual({ moves: 1, barrier: 'together' })
    match.undo(1, 1, true)
    expect(match.questionFor(1)?.topic).toBe('say')
  })

  it('must be distinct', () => {
    expect(() =>
      together(
        function* (seat) {
          yield* question(seat)
        },
        [1, 1],
      ),
    ).toThrow('a simultaneous phase lists a seat twice')
  })

  it('are done after the last answer, and the next question is an ordinary one', () => {
    const match = together(function* (seat) {
      yield* question(seat)
    })
    for (const seat of SEATS) match.answer(seat, 'yes')
    match.answer(0, 'no')
    expect(match.undoable(0)).toEqual({ moves: 1, barrier: 'revealed' })
  })
})
