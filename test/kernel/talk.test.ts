import { describe, expect, it } from 'vitest'
import {
  type BargainRules,
  bargainsOf,
  Divergence,
  type GameEvent,
  Match,
  replay,
  type SentMessage,
  type TalkMessage,
  talkHash,
} from '../../src/kernel/index.ts'
import { toy, toyHeader } from './toy.ts'

const begun = () => Match.begin(toy, toyHeader({ practice: true }))

/** Gives the first answer `count` times. */
function answered(match: ReturnType<typeof begun>, count: number): void {
  for (let i = 0; i < count; i++) {
    const { seat, options } = match.questions[0]!
    match.answer(seat, options[0]!.id)
  }
}

describe('chat', () => {
  it('changes nothing in the game and survives undo', () => {
    const match = begun()
    answered(match, 3)
    const { state, questions } = match
    const before = [match.hash(), JSON.stringify(state), questions, match.undoable(0)]
    match.say(1, { say: 'well played' })
    expect([match.hash(), JSON.stringify(match.state), match.questions, match.undoable(0)]).toEqual(before)
    answered(match, 1)
    match.say(0, { say: 'thanks' })
    match.undo(0, 2)
    expect(match.chat).toEqual([
      { by: 1, message: { say: 'well played' }, at: 2 },
      { by: 0, message: { say: 'thanks' }, at: 2 },
    ])
    expect(match.fork({ at: 1, headless: false }).chat).toEqual([])
    expect(match.fork({ at: 2, headless: false }).chat).toHaveLength(2)
  })

  it('replays from the lines of a record', () => {
    const match = begun()
    const said: [by: number, message: TalkMessage][] = [
      [1, { say: 'hello' }],
      [0, { offer: { to: 1, give: 'a', take: 'b' } }],
      [1, { accept: 1 }],
    ]
    const lines = said.map(([by, message]) => {
      match.say(by, message)
      return { ...message, by, hash: talkHash(match) }
    })
    expect(replay(toy, { header: toyHeader({ practice: true }), lines }).chat).toEqual(
      lines.map(({ by, hash: _, ...message }) => ({ by, message, at: 0 })),
    )
  })
})

describe('the chat fingerprint', () => {
  /** Returns the fingerprint after each of these chat lines. */
  const hashesAfter = (...words: readonly [by: number, say: string][]) => {
    const match = begun()
    return words.map(([by, say]) => {
      match.say(by, { say })
      return talkHash(match)
    })
  }

  it('covers the position, the speaker and all earlier lines', () => {
    const [hello = '', again = ''] = hashesAfter([0, 'hello'], [0, 'hello'])
    expect(hello).toMatch(/^[0-9a-f]{8}$/)
    expect(again).not.toBe(hello)
    expect(hashesAfter([0, 'hello'], [0, 'hello'])).toEqual([hello, again])
    expect(hashesAfter([1, 'hello'])[0]).not.toBe(hello)
    expect(hashesAfter([0, 'hallo'])[0]).not.toBe(hello)
    expect(hashesAfter([1, 'hello'], [0, 'hello'])[1]).not.toBe(again)
    const moved = begun()
    answered(moved, 1)
    moved.say(0, { say: 'hello' })
    expect(talkHash(moved)).not.toBe(hello)
    expect(talkHash(begun())).not.toBe(begun().hash())
  })

  it('matches the values in existing records', () => {
    expect([talkHash(begun()), ...hashesAfter([0, 'hello'], [1, 'well met'])]).toMatchInlineSnapshot(`
      [
        "b0ae02f3",
        "33b73a3b",
        "1adaf64b",
      ]
    `)
  })

  it('is the same computed line by line or all at once', () => {
    const match = begun()
    for (const say of ['a', 'b', 'c']) match.say(0, { say })
    expect(talkHash(match)).toBe(hashesAfter([0, 'a'], [0, 'b'], [0, 'c'])[2])
  })

  it('is checked on chat lines only', () => {
    const header = toyHeader({ practice: true })
    const match = begun()
    const position = match.hash()
    match.say(0, { say: 'hello' })
    const words = talkHash(match)
    const said = (hash: string) => ({ say: 'hello', by: 0, hash })
    expect(replay(toy, { header, lines: [said(words)] }).chat).toHaveLength(1)
    for (const hash of [position, '00000000'])
      expect(() => replay(toy, { header, lines: [said(hash)] })).toThrow(
        `the hash of the position is ${words}, but the file has ${hash}`,
      )
    const { seat, options } = match.questions[0]!
    match.answer(seat, options[0]!.id)
    const line = (hash: string) => ({ seat, id: options[0]!.id, hash })
    expect(() => replay(toy, { header, lines: [said(words), line(talkHash(match))] })).toThrow(Divergence)
    expect(replay(toy, { header, lines: [said(words), line(match.hash())] }).length).toBe(1)
  })

  it('ignores a change of players', () => {
    const hash = begun().hash()
    const lines = [{ players: ['bot:wanderer', 'person'], hash }]
    expect(replay(toy, { header: toyHeader({ practice: true }), lines }).length).toBe(0)
  })

  it('keeps the reason for an impossible line', () => {
    const lines = [{ seat: 0, id: 'fly', hash: '' }]
    const fault = (): unknown => {
      try {
        return replay(toy, { header: toyHeader(), lines })
      } catch (error) {
        return error
      }
    }
    expect(fault()).toMatchObject({ name: 'Divergence', line: 0, cause: expect.any(Error) })
  })
})

describe('a bargain', () => {
  /** A promise is kept after this many events, and `never` is broken by the first one. */
  const bargains: BargainRules<unknown, GameEvent> = {
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
  /** Computes the bargains of a match with one event per move. */
  const toldBy = (rules: typeof bargains, length: number, chat: readonly SentMessage[]) =>
    bargainsOf({
      game: { bargains: rules },
      chat: chat,
      length,
      eventsOf: () => [{ kind: 'x', day: 1, seat: null, rule: '1' }],
    })
  const told = (length: number, ...messages: SentMessage[]) => toldBy(bargains, length, messages)
  const offer = { by: 0, message: { offer: { to: 1, give: '2', take: 'never' } }, at: 3 }

  it('counts events from its acceptance, and is settled once both promises are kept or broken', () => {
    const yes = { by: 1, message: { accept: 1 }, at: 5 }
    expect(told(5, offer, yes)).toMatchObject([
      { number: 1, state: 'agreed', given: 'open', taken: 'open', settled: null },
    ])
    expect(told(6, offer, yes)).toMatchObject([{ given: 'open', taken: 'broken', settled: null }])
    expect(told(9, offer, yes)).toMatchObject([{ given: 'kept', taken: 'broken', settled: 7, answered: 5 }])
    const late = { ...offer, message: { offer: { to: 1, give: 'never', take: '2' } } }
    expect(told(6, late, yes)).toMatchObject([{ given: 'broken', taken: 'open', settled: null }])
    expect(told(9, late, yes)).toMatchObject([{ given: 'broken', taken: 'kept', settled: 7 }])
  })

  it('expires if either side can promise nothing more, but not after acceptance', () => {
    const open = { ...offer, message: { offer: { to: 1, give: '9', take: '9' } } }
    const yes = { by: 1, message: { accept: 1 }, at: 3 }
    /** Returns the offer's state over time, if this seat can promise nothing more after two moves. */
    const states = (out: number, ...sentMessages: SentMessage[]) =>
      [4, 5, 6].map(length => {
        const isPast = (by: number, events: readonly GameEvent[]) => by === out && events.length === 2
        return toldBy({ ...bargains, isPast }, length, [open, ...sentMessages])[0]?.state
      })
    for (const seat of [0, 1]) expect(states(seat)).toEqual(['offered', 'over', 'over'])
    expect(states(2)).toEqual(['offered', 'offered', 'offered'])
    expect(states(0, yes)).toEqual(['agreed', 'agreed', 'agreed'])
  })

  it('is answered once, by its recipient, and expires if nobody answers in time', () => {
    const no = { by: 1, message: { refuse: 1 }, at: 3 }
    expect(told(3, offer)).toMatchObject([{ state: 'offered' }])
    expect(told(3, offer, { by: 2, message: { accept: 1 }, at: 3 })).toMatchObject([{ state: 'offered' }])
    expect(told(3, offer, no, { by: 1, message: { accept: 1 }, at: 3 })).toMatchObject([{ state: 'refused' }])
    expect(told(4, offer)).toMatchObject([{ state: 'over', given: 'open', settled: null }])
    expect(told(3, { ...offer, message: { offer: { to: 1, give: '9', take: '9' } } })).toMatchObject([
      { state: 'offered' },
    ])
    expect(told(4, { ...offer, message: { offer: { to: 1, give: 'never', take: '9' } } })).toMatchObject([
      { state: 'over' },
    ])
    expect(told(4, { ...offer, message: { offer: { to: 1, give: '9', take: '9' } } })).toMatchObject([
      { state: 'offered' },
    ])
  })

  it('ignores an unknown number, and does not exist in a game without bargains', () => {
    for (const number of [0, 2, 99])
      expect(told(3, offer, { by: 1, message: { accept: number }, at: 3 })).toMatchObject([{ state: 'offered' }])
    const said = [offer, { by: 1, message: { say: 'well' }, at: 3 }, { by: 1, message: { accept: 1 }, at: 3 }]
    expect(told(3, ...said)).toMatchObject([{ state: 'agreed' }])
    expect(bargainsOf({ game: {}, chat: [offer], length: 3, eventsOf: () => [] })).toEqual([])
  })
})
