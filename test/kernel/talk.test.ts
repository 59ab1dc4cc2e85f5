import { describe, expect, it } from 'vitest'
import { type Bargaining, bargainsOf, type GameEvent, Match, replay } from '../../src/kernel/index.ts'
import { toy, toyHeader } from './toy.ts'

const begun = () => Match.begin(toy, toyHeader({ practice: true }))

/** Gives so many first answers. */
function answered(match: ReturnType<typeof begun>, count: number): void {
  for (let i = 0; i < count; i++) {
    const { seat, options } = match.questions[0]!
    match.answer(seat, options[0]!.id)
  }
}

describe('what is said at the table', () => {
  it('changes nothing of the game, and no word is taken back with an answer', () => {
    const match = begun()
    answered(match, 3)
    const { state, questions } = match
    const before = [match.hash(), JSON.stringify(state), questions, match.undoable(0)]
    match.say(1, { say: 'well played' })
    expect([match.hash(), JSON.stringify(match.state), match.questions, match.undoable(0)]).toEqual(before)
    answered(match, 1)
    match.say(0, { say: 'thanks' })
    match.undo(0, 2)
    expect(match.said).toEqual([
      { by: 1, saying: { say: 'well played' }, at: 2 },
      { by: 0, saying: { say: 'thanks' }, at: 2 },
    ])
    expect(match.fork({ at: 1, bare: false }).said).toEqual([])
    expect(match.fork({ at: 2, bare: false }).said).toHaveLength(2)
  })

  it('is played again from its lines in a record', () => {
    const match = begun()
    const hash = match.hash()
    const lines = [
      { say: 'hello', by: 1, hash },
      { offer: { to: 1, give: 'a', take: 'b' }, by: 0, hash },
      { accept: 1, by: 1, hash },
    ]
    expect(replay(toy, { header: toyHeader({ practice: true }), lines }).said).toEqual(
      lines.map(({ by, hash: _, ...saying }) => ({ by, saying, at: 0 })),
    )
  })
})

describe('a bargain', () => {
  /** Kept once so many things have happened, `never` is broken by the first. */
  const bargains: Bargaining<unknown, GameEvent> = {
    rule: '1',
    forms: [],
    promises: () => [],
    read: (_view, _by, words) => words,
    words: promise => promise,
    fate: (promise, _by, events) =>
      promise === 'never'
        ? events.length > 0
          ? 'broken'
          : 'open'
        : events.length >= Number(promise)
          ? 'kept'
          : 'open',
  }
  /** A match of which each move told one thing. */
  const told = (length: number, ...said: Parameters<typeof bargainsOf>[0]['said'][number][]) =>
    bargainsOf({ game: { bargains }, said, length, eventsOf: () => [{ kind: 'x', day: 1, seat: null, rule: '1' }] })
  const offer = { by: 0, saying: { offer: { to: 1, give: '2', take: 'never' } }, at: 3 }

  it('counts what happens from the answer on, and is settled once both promises are kept or broken', () => {
    const yes = { by: 1, saying: { accept: 1 }, at: 5 }
    expect(told(5, offer, yes)).toMatchObject([
      { number: 1, state: 'agreed', given: 'open', taken: 'open', settled: null },
    ])
    expect(told(6, offer, yes)).toMatchObject([{ given: 'open', taken: 'broken', settled: null }])
    expect(told(9, offer, yes)).toMatchObject([{ given: 'kept', taken: 'broken', settled: 7, answered: 5 }])
  })

  it('is answered once, by whom it was offered to, and is over when nobody did in time', () => {
    const no = { by: 1, saying: { refuse: 1 }, at: 3 }
    expect(told(3, offer)).toMatchObject([{ state: 'offered' }])
    expect(told(3, offer, { by: 2, saying: { accept: 1 }, at: 3 })).toMatchObject([{ state: 'offered' }])
    expect(told(3, offer, no, { by: 1, saying: { accept: 1 }, at: 3 })).toMatchObject([{ state: 'refused' }])
    expect(told(4, offer)).toMatchObject([{ state: 'over', given: 'open', settled: null }])
  })
})
