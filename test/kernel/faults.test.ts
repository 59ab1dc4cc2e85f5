import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ask, freeze, IllegalAnswer, KernelError, Match } from '../../src/kernel/index.ts'
import { actions, answers, beginToy, gameOf, headers, pick, played, portrait, Scribe } from './play.ts'
import { CARDS, toy, toyHeader } from './toy.ts'

describe('an impossible answer', () => {
  it('is refused and changes nothing', () => {
    fc.assert(
      fc.property(headers, fc.array(actions, { maxLength: 50 }), fc.string(), (header, list, id) => {
        const { match } = played(header, list)
        const before = portrait(match)
        for (const seat of [-1, ...header.seats.keys(), 99]) {
          const question = match.questionFor(seat)
          if (question?.options.some(option => option.id === id)) continue
          expect(() => match.answer(seat, id)).toThrow(IllegalAnswer)
          expect(portrait(match)).toEqual(before)
        }
      }),
    )
  })

  it('names the seat or option at fault', () => {
    const match = beginToy()
    match.answer(0, 'leave purse')
    expect(() => match.answer(0, 'leave purse')).toThrow('Ann has no question to answer now')
    try {
      match.answer(1, 'Leave purse')
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalAnswer)
      expect((error as IllegalAnswer).message).toBe('"Leave purse" is not possible here')
      expect((error as IllegalAnswer).question?.options.map(option => option.id)).toEqual(['take purse', 'leave purse'])
    }
  })

  it('includes any answer after the end', () => {
    const scribe = new Scribe(beginToy())
    for (let n = 0; !scribe.match.over; n++) scribe.do({ answer: n * 7919 })
    expect(() => scribe.match.answer(0, 'bow')).toThrow('the game is over')
  })
})

describe('a failing rule', () => {
  const curses = [
    ['break off', 'the goblin laughs'],
    ['spoil', 'the milk is sour'],
    ['sleep', 'turns without a question'],
    ['ask nobody', 'is waiting but asked no question'],
    ['ask twice', 'asked two questions at once'],
  ] as const
  const cursed = { options: { length: 'long', cursed: 'yes' } }

  /** Plays the cursed toy for some harmless answers, then on to a choice of curses. */
  function harmless(answers: number): Scribe {
    const scribe = new Scribe(beginToy(cursed))
    for (let n = 0; scribe.lines.length < answers || scribe.match.questions[0]?.topic !== 'wander'; n++) {
      const move = pick(scribe.match, n * 7919)
      if (move && !curses.some(([id]) => id === move.id)) scribe.play(move)
    }
    return scribe
  }

  // Checkpoints are kept around multiples of 32 moves, and a failing move must not keep one.
  const lengths = [2, 3, 20, 31, 32, 33, 34, 35, 36, 63, 64, 65, 66, 97, 120]

  it.each(curses)('leaves the match where it was: %s', (id, message) => {
    for (const length of id === 'sleep' ? [2, 36] : lengths) {
      const { match } = harmless(length)
      const before = portrait(match)
      const { seat } = match.questions[0]!
      expect(() => match.answer(seat, id)).toThrow(message)
      expect(portrait(match)).toEqual(before)
      const twin = harmless(length).match
      for (const each of [match, twin]) each.answer(seat, 'stop')
      expect(portrait(match)).toEqual(portrait(twin))
      match.rewind(1)
      twin.rewind(1)
      expect(portrait(match)).toEqual(portrait(twin))
    }
  })

  it('makes a headless match unusable', () => {
    for (const [id, message] of curses.slice(0, 2)) {
      const match = harmless(2).match.fork()
      expect(() => match.answer(0, id)).toThrow(message)
      expect(match.questions).toEqual([])
      expect(match.over).toBe(false)
      expect(() => match.answer(0, 'stop')).toThrow(IllegalAnswer)
    }
  })

  it('may ask a question without answers', () => {
    const mute = gameOf(function* () {
      yield* ask({ seat: 0, topic: 'none', rule: '7.1', options: [] })
    })
    expect(() => Match.begin(mute, toyHeader())).toThrow(KernelError)
    expect(() => Match.begin(mute, toyHeader())).toThrow('no legal answer to "none" (rule 7.1)')
  })

  it('cannot begin a game with impossible settings', () => {
    expect(() => beginToy({ seats: ['Ann'] })).toThrow('Goblin Market is for two to four.')
  })
})

describe('a careless game', () => {
  it('leaves the header and shared lists unchanged', () => {
    fc.assert(
      fc.property(headers, fc.array(answers, { maxLength: 60 }), (header, list) => {
        freeze(header)
        played(header, list)
        expect(CARDS).toHaveLength(16)
      }),
    )
  })

  it('keeps events unchanged as the table changes', () => {
    fc.assert(
      fc.property(headers, fc.array(answers, { maxLength: 90 }), (header, list) => {
        const { match } = new Scribe(Match.begin(toy, header))
        const told = [JSON.stringify(match.events())]
        for (const action of list) {
          const move = 'answer' in action && pick(match, action.answer)
          if (move) told.push(JSON.stringify(match.play(move)))
        }
        expect(match.events().map(event => JSON.stringify(event))).toEqual(
          told.flatMap(text => (JSON.parse(text) as unknown[]).map(event => JSON.stringify(event))),
        )
        for (const event of match.events()) {
          if (event.kind === 'roll') expect(event.dice.every(face => face >= 1)).toBe(true)
          if (event.kind === 'bids') expect(Object.keys(event.bids)).toHaveLength(header.seats.length)
        }
      }),
    )
  })
})
