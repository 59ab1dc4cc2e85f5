import { describe, expect, it } from 'vitest'
import { ask, each, KernelError, Match, type Rule } from '../../src/kernel/index.ts'
import { beginToy, gameOf, pick, type ToyMatch } from './play.ts'
import { type ToyTable, toy, toyHeader } from './toy.ts'

/** The toy where Ann has the first walk. */
function walking(): ToyMatch {
  const match = beginToy()
  for (const seat of [0, 1]) match.answer(seat, 'leave purse')
  return match
}

/** A market that never closes, after so many answers. */
function endless(answers: number): ToyMatch {
  const game = { ...toy, begin: (header: typeof match.header) => ({ ...toy.begin(header), lastDay: 1e9 }) }
  const match: ToyMatch = Match.begin(game, toyHeader())
  for (let n = 0; n < answers; n++) match.play(pick(match, n * 7919)!)
  return match
}

describe('a match', () => {
  it('knows the last answer of each seat, whatever has been laid ready since', () => {
    const match = walking()
    expect([0, 1, 2].map(seat => match.lastAnswerOf(seat))).toEqual([1, 2, 0])
    match.forceDice([6])
    match.answer(0, 'east')
    match.forceDice([6])
    expect([0, 1].map(seat => match.lastAnswerOf(seat))).toEqual([4, 2])
  })

  it('counts the answers since the last resting point', () => {
    const match = walking()
    expect(match.pending).toBe(0)
    match.answer(0, 'east')
    match.forceDice([6])
    match.answer(0, 'west')
    expect(match.pending).toBe(2)
    match.answer(0, 'stop')
    expect(match.pending).toBe(0)
  })

  it('tells nothing of a move that has not been made', () => {
    const match = walking()
    expect([-1, match.length + 1].map(n => match.eventsOf(n))).toEqual([[], []])
  })

  it('is over in the words of its language, which is not asked before', () => {
    const bow = gameOf(function* (table: ToyTable): Rule {
      yield* ask({ seat: 0, topic: 'bow', rule: '1', show: true, options: [{ id: 'bow' }] })
      table.end({ winners: [1], text: 'The market closes.' })
    })
    const ending = () => 'Der Markt schließt.'
    const told = [bow, { ...bow, ending }].map(game => {
      const match = Match.begin(game, toyHeader())
      expect(match.result).toBeNull()
      match.answer(0, 'bow')
      return match.result
    })
    expect(told).toEqual([
      { winners: [1], text: 'The market closes.' },
      { winners: [1], text: 'Der Markt schließt.' },
    ])
  })

  it('counts how often moves have been taken back, and nothing else', () => {
    const match = beginToy()
    match.answer(0, 'leave purse')
    match.answer(1, 'take purse')
    match.fork({ bare: false }).rewind(0)
    match.dump()
    match.isFinal(1, 'keep')
    expect(match.turnedBack).toBe(0)
    match.undo(0)
    expect(match.turnedBack).toBe(1)
    match.rewind(0)
    expect(match.turnedBack).toBe(2)
  })

  it('names who is not asked, also where nobody sits', () => {
    expect(() => beginToy().answer(7, 'stop')).toThrow('seat 7 is not asked anything now')
  })

  it('takes back the own answers only while others decide at the same time', () => {
    const match = walking()
    match.answer(0, 'east')
    expect(() => match.undo(0, 1, true)).toThrow('Nothing can be taken back: nobody else decides at the same time.')
    expect(match.undo(0, 1, false)).toBe(false)
  })

  it('that is bare has no resting point to look at', () => {
    const bare = Match.begin(toy, toyHeader(), { bare: true })
    expect(() => bare.restView(0)).toThrow(KernelError)
  })
})

describe('a dump', () => {
  const restsOf = (match: ToyMatch) => match.dump().rests.map(({ moves }) => moves)

  it('of a match that has just begun holds the one resting point there is', () => {
    expect(restsOf(beginToy())).toEqual([0])
  })

  it('of a long match holds the first resting point, the last and few between', () => {
    const match = endless(1100)
    const rests = restsOf(match)
    expect(rests.at(0)).toBe(0)
    expect(rests.at(-1)).toBe(match.turns.at(-1))
    expect(rests).toHaveLength(3)
    expect(rests).toEqual([...new Set(rests)].sort((a, b) => a - b))
    for (const moves of rests) expect(match.turns).toContain(moves)
  })
})

describe('a look ahead', () => {
  it('for a seat from where the match is, and not from a guess, knows what the others have answered', () => {
    const match = Match.begin(
      gameOf(function* (table: ToyTable): Rule {
        yield* each(table, [0, 1], seat => ask({ seat, topic: 'say', rule: '1', options: [{ id: 'a' }, { id: 'b' }] }))
      }),
      toyHeader(),
    )
    match.answer(0, 'a')
    expect(match.fork({ seat: 1 }).questionFor(0)).toBeUndefined()
    expect(match.fork({ seat: 1, state: match.state }).questionFor(0)).toBeDefined()
  })
})
