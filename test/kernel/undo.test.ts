import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KernelError, Match } from '../../src/kernel/index.ts'
import { undoableMoves } from '../../src/kernel/undo.ts'
import { type Action, actions, beginToy, headers, pick, portrait, Scribe, type ToyMatch } from './play.ts'
import { toy, toyHeader } from './toy.ts'

/** Plays the actions, and collects the match's portrait after each remaining move. */
function album(scribe: Scribe, list: readonly Action[]): unknown[] {
  const looks = [portrait(scribe.match)]
  for (const action of list) {
    scribe.do(action)
    looks.length = scribe.match.length
    looks.push(portrait(scribe.match))
  }
  return looks
}

function longPractice(): { match: ToyMatch; looks: unknown[] } {
  const scribe = new Scribe(beginToy({ practice: true, options: { length: 'long', cursed: 'no' } }))
  const looks = album(
    scribe,
    Array.from({ length: 240 }, (_, n) => ({ answer: n * 7919 })),
  )
  return { match: scribe.match, looks }
}

it('the moves a seat can undo are listed by index, oldest first', () => {
  const done = [0, 1, 0, 0].map(seat => ({
    move: { seat, id: 'stop' },
    events: [],
    revealed: false,
    shownTo: [],
    rolled: 0,
  }))
  expect(undoableMoves(done, 0, 0, false)).toEqual({ moves: [2, 3], barrier: 'other' })
  expect(undoableMoves(done, 0, 1, false)).toEqual({ moves: [], barrier: 'other' })
  expect(undoableMoves(done, 1, 1, true)).toEqual({ moves: [1, 2, 3], barrier: 'start' })
})

describe('undo', () => {
  it('restores state, questions, events and views over any number of moves', () => {
    const jumps = fc.array(fc.nat(), { maxLength: 6 })
    fc.assert(
      fc.property(headers, fc.array(actions, { maxLength: 70 }), jumps, (header, list, back) => {
        const scribe = new Scribe(Match.begin(toy, header))
        const looks = album(scribe, list)
        for (const jump of back) {
          const length = jump % (scribe.match.length + 1)
          scribe.match.rewind(length)
          expect(portrait(scribe.match)).toEqual(looks[length])
        }
      }),
    )
  })

  it('crosses many checkpoints one move at a time', () => {
    const { match, looks } = longPractice()
    for (let length = match.length - 1; length >= 0; length--) {
      match.undo(0)
      expect(portrait(match)).toEqual(looks[length])
    }
    expect(match.undoable(0)).toEqual({ moves: 0, barrier: 'start' })
  })

  it('crosses many checkpoints at once, and the same answers lead back', () => {
    const { match, looks } = longPractice()
    const moves = [...match.moves]
    for (const length of [200, 163, 64, 33, 32, 31, 1, 0]) {
      match.rewind(length)
      expect(portrait(match)).toEqual(looks[length])
      for (const move of moves.slice(length)) match.play(move)
      expect(portrait(match)).toEqual(looks[moves.length])
    }
  })

  it('allows a different path, and then undoes along it', () => {
    const { match } = longPractice()
    match.rewind(100)
    const looks = [portrait(match)]
    for (let n = 0; n < 90; n++) {
      const move = pick(match, n * 31)
      if (!move) break
      match.play(move)
      looks.push(portrait(match))
    }
    for (let i = looks.length - 1; i >= 0; i -= 8) {
      match.rewind(100 + i)
      expect(portrait(match)).toEqual(looks[i])
    }
  })

  it('reopens a finished game', () => {
    const scribe = new Scribe(beginToy({ practice: true }))
    let last = portrait(scribe.match)
    for (let n = 0; !scribe.match.over; n++) {
      last = portrait(scribe.match)
      scribe.do({ answer: n * 7919 })
    }
    expect(scribe.match.questions).toEqual([])
    scribe.match.undo(0)
    expect(scribe.match.over).toBe(false)
    expect(portrait(scribe.match)).toEqual(last)
  })

  it('of zero moves changes nothing', () => {
    const { match, looks } = longPractice()
    match.rewind(match.length)
    expect(portrait(match)).toEqual(looks.at(-1))
  })

  it('refuses to go before the start', () => {
    const { match } = longPractice()
    match.rewind(5)
    const before = portrait(match)
    for (const length of [-1, 6, 2.5, Number.NaN]) expect(() => match.rewind(length)).toThrow(RangeError)
    for (const count of [0, -1, 0.5, Number.NaN]) expect(() => match.undo(0, count)).toThrow(RangeError)
    expect(() => match.undo(0, 6)).toThrow('Only 5 can be undone: there is nothing before it.')
    expect(portrait(match)).toEqual(before)
  })

  it('works in a game that was over at the start', () => {
    const still = { ...toy, begin: () => ({ ...toy.begin(toyHeader()), result: { winners: [0], text: 'Rain.' } }) }
    const match = Match.begin(still, toyHeader())
    expect(match.over).toBe(true)
    match.rewind(0)
    expect(match.over).toBe(true)
    expect(match.fork().over).toBe(true)
    expect(() => match.answer(0, 'stop')).toThrow('the game is over')
  })

  it('is refused in a headless match', () => {
    const match = Match.begin(toy, toyHeader({ practice: true }), { headless: true })
    match.answer(0, 'leave purse')
    expect(() => match.rewind(0)).toThrow(KernelError)
    expect(() => match.undo(0)).toThrow('Nothing can be undone')
  })
})

describe('redo', () => {
  it('leads to the same position, state and record as never having undone', () => {
    fc.assert(
      fc.property(headers, fc.array(actions, { maxLength: 40 }), fc.nat(), (header, list, back) => {
        const scribe = new Scribe(Match.begin(toy, header))
        const looks = album(scribe, list)
        const { match } = scribe
        const last = match.moves.at(-1)
        const seat = last && 'seat' in last ? last.seat : 0
        const { moves } = match.undoable(seat)
        if (moves === 0) return
        const count = 1 + (back % moves)
        // Answers undone earlier can be redone after it.
        const before = match.redoable(seat)
        match.undo(seat, count)
        expect(match.redoable(seat)).toBe(before + count)
        for (let left = count - 1; left >= 0; left--) {
          match.redo(seat)
          expect(match.redoable(seat)).toBe(before + left)
        }
        expect(portrait(match)).toEqual(looks.at(-1))
        if (before === 0) expect(() => match.redo(seat)).toThrow('There is nothing to redo.')
      }),
    )
  })

  it('is possible only for the seat that undid, and only until another move', () => {
    const { match } = longPractice()
    const { length } = match
    match.undo(0, 3)
    expect([match.redoable(0), match.redoable(1)]).toEqual([3, 0])
    match.undo(1, 1)
    // The last to undo redoes first.
    expect([match.redoable(0), match.redoable(1)]).toEqual([0, 1])
    match.redo(1)
    match.redo(0)
    expect([match.length, match.redoable(0)]).toEqual([length - 2, 2])
    const { seat, id } = pick(match, 1)!
    match.answer(seat, id)
    expect(match.redoable(0)).toBe(0)
  })
})
