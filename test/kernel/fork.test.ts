import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copy, freeze, IllegalAnswer, KernelError, newTableState, shuffle } from '../../src/kernel/index.ts'
import { actions, answers, beginToy, headers, pick, played, portrait, type ToyMatch } from './play.ts'
import { CARDS, type ToyState, toyHeader } from './toy.ts'

const past = fc.array(actions, { maxLength: 60 })
const future = fc.array(fc.nat(9999), { maxLength: 40 })

function playOn(match: ToyMatch, picks: readonly number[]): string[] {
  return picks.flatMap(n => {
    const move = pick(match, n)
    if (!move) return []
    match.play(move)
    return [match.hash()]
  })
}

describe('a fork', () => {
  it('never changes its source', () => {
    fc.assert(
      fc.property(headers, past, future, fc.boolean(), (header, list, picks, bare) => {
        const { match } = played(header, list)
        freeze(match.state)
        freeze(match.events())
        const before = portrait(match)
        const fork = match.fork({ headless: bare })
        playOn(fork, picks)
        if (!bare) fork.rewind(0)
        expect(portrait(match)).toEqual(before)
      }),
    )
  })

  it("does not change its source's history", () => {
    fc.assert(
      fc.property(headers, fc.array(answers, { minLength: 40, maxLength: 90 }), future, (header, list, picks) => {
        const { match } = played(header, list)
        const half = match.length >> 1
        const there = played(header, list).match
        there.rewind(half)
        const fork = match.fork({ headless: false })
        fork.rewind(half)
        playOn(fork, picks)
        match.rewind(half)
        expect(portrait(match)).toEqual(portrait(there))
      }),
    )
  })

  it('is not changed by its source', () => {
    fc.assert(
      fc.property(headers, fc.array(answers, { minLength: 40, maxLength: 90 }), future, (header, list, picks) => {
        const { match } = played(header, list)
        const half = match.length >> 1
        const fork = match.fork({ headless: false })
        const before = portrait(fork)
        playOn(match, picks)
        match.rewind(half)
        const there = portrait(match)
        match.rewind(0)
        playOn(match, picks)
        expect(portrait(fork)).toEqual(before)
        fork.rewind(half)
        expect(portrait(fork)).toEqual(there)
      }),
    )
  })

  it('reaches the same position with the same answers', () => {
    fc.assert(
      fc.property(headers, past, future, (header, list, picks) => {
        const { match } = played(header, list)
        const bare = match.fork()
        const full = match.fork({ headless: false })
        expect(portrait(full)).toEqual(portrait(match))
        expect(bare.hash()).toBe(match.hash())
        const way = playOn(match, picks)
        expect(playOn(bare, picks)).toEqual(way)
        expect(playOn(full, picks)).toEqual(way)
        expect(portrait(full)).toEqual(portrait(match))
      }),
    )
  })

  it('can undo as far as its source', () => {
    fc.assert(
      fc.property(headers, fc.array(answers, { minLength: 20, maxLength: 90 }), fc.nat(), (header, list, to) => {
        const { match } = played(header, list)
        const fork = match.fork({ headless: false })
        const length = to % (match.length + 1)
        fork.rewind(length)
        match.rewind(length)
        expect(portrait(fork)).toEqual(portrait(match))
      }),
    )
  })

  it('keeps its history if its source takes a different path', () => {
    const way = (step: number) => Array.from({ length: 150 }, (_, n) => n * step)
    const long = { options: { length: 'long', cursed: 'no' }, practice: true }
    const match = beginToy(long)
    const twin = beginToy(long)
    for (const each of [match, twin]) playOn(each, way(7919))
    const fork = match.fork({ headless: false })
    match.rewind(0)
    playOn(match, way(31))
    for (const length of [120, 70, 35]) {
      fork.rewind(length)
      twin.rewind(length)
      expect(portrait(fork)).toEqual(portrait(twin))
    }
  })

  it('of a fork works like any fork', () => {
    const { match } = played(
      beginToy().header,
      Array.from({ length: 50 }, (_, n) => ({ answer: n * 7919 })),
    )
    const fork = match.fork({ headless: false }).fork({ headless: false })
    expect(portrait(fork)).toEqual(portrait(match))
    fork.rewind(3)
    match.rewind(3)
    expect(portrait(fork)).toEqual(portrait(match))
  })

  it('from an earlier checkpoint starts at that position', () => {
    fc.assert(
      fc.property(headers, fc.array(actions, { maxLength: 90 }), fc.nat(), future, (header, list, n, picks) => {
        const { match } = played(header, list)
        const at = n % (match.length + 1)
        const then = beginToy(header)
        for (const move of match.moves.slice(0, at)) then.play(move)
        const fork = match.fork({ at, headless: false })
        expect(portrait(fork)).toEqual(portrait(then))
        expect(fork.turns).toEqual(then.turns)
        expect(playOn(fork, picks)).toEqual(playOn(then, picks))
        expect(fork.turns).toEqual(then.turns)
      }),
    )
  })

  it('from an unknown checkpoint is refused', () => {
    const match = beginToy(toyHeader())
    for (const at of [-1, 1, 0.5]) expect(() => match.fork({ at })).toThrow(RangeError)
  })

  it('is refused for a headless match', () => {
    expect(() => beginToy().fork().fork()).toThrow(KernelError)
  })
})

/** Begins the toy at the simultaneous bids, with a guess that has other dice and another deck order. */
function atBids(seed: string, dice: readonly number[] = []): { match: ToyMatch; guess: ToyState } {
  const match = beginToy({ seed, seats: ['Ann', 'Bob', 'Moe'] })
  while (match.state.phase !== 'bids') {
    // Force the dice before the last walk, so that some are left when the bids begin.
    if (match.state.day === 2 && match.state.turnOf === 2) match.forceDice(dice)
    const { seat, options } = match.questions[0]!
    match.answer(seat, options.find(option => ['leave purse', 'stop'].includes(option.id))!.id)
  }
  const guess = { ...copy(match.state), random: newTableState({ seed: `guess ${seed}` }).random }
  shuffle(guess.random.decks, guess.deck.draw)
  return { match, guess }
}

function bidEvent(match: ToyMatch): Readonly<Record<string, { luck: number }>> {
  const event = match.lastEvents.find(e => e.kind === 'bids')
  if (event?.kind !== 'bids') throw new Error('nobody has bid')
  return event.bids
}

describe('a fork from a guess', () => {
  const seeds = Array.from({ length: 12 }, (_, i) => `seed ${i}`)

  it('repeats the dice already seen, then rolls its own', () => {
    const others: boolean[] = []
    for (const seed of seeds) {
      const { match, guess } = atBids(seed)
      match.answer(1, '0')
      match.answer(0, '0')
      const fork = match.fork({ state: guess, headless: false })
      expect(fork.questions.map(question => question.seat)).toEqual([2])
      for (const each of [match, fork]) each.answer(2, '0')
      expect(bidEvent(fork).Ann).toEqual(bidEvent(match).Ann)
      expect(bidEvent(fork).Bob).toEqual(bidEvent(match).Bob)
      others.push(bidEvent(fork).Moe!.luck === bidEvent(match).Moe!.luck)
    }
    expect(others).toContain(false)
  })

  it('repeats forced dice that were rolled, and does not know the others', () => {
    const lucks = seeds.map(seed => {
      const { match, guess } = atBids(seed)
      match.forceDice([6, 6])
      match.answer(1, '0')
      const fork = match.fork({ state: guess, headless: false })
      expect(fork.state.forced).toEqual([])
      fork.answer(0, '0')
      fork.answer(2, '0')
      expect(bidEvent(fork).Bob?.luck).toBe(6)
      return bidEvent(fork).Ann?.luck
    })
    expect(new Set(lucks).size).toBeGreaterThan(1)
  })

  it('repeats dice forced in the guess too', () => {
    const { match, guess } = atBids('ready', [2, 3])
    expect(guess.forced).toEqual([2, 3])
    match.answer(1, '0')
    const fork = match.fork({ state: guess, headless: false })
    expect(fork.state.forced).toEqual([3])
    fork.answer(0, '0')
    fork.answer(2, '0')
    expect(bidEvent(fork)).toMatchObject({ Ann: { luck: 3 }, Bob: { luck: 2 } })
  })

  it('does not change the guess', () => {
    const { match, guess } = atBids('still')
    match.answer(0, '0')
    freeze(guess)
    const fork = match.fork({ state: guess })
    fork.answer(1, '1')
    expect([...guess.deck.draw].sort()).not.toEqual([...CARDS].sort())
  })

  it('cannot undo past the guess', () => {
    const { match, guess } = atBids('back')
    match.answer(0, '1')
    const fork = match.fork({ state: guess, headless: false })
    expect(fork.length).toBe(match.length)
    expect(fork.undoable(0).moves).toBe(1)
    fork.undo(0)
    expect(fork.undoable(0)).toEqual({ moves: 0, barrier: 'together' })
    expect(() => fork.rewind(match.length - 2)).toThrow(RangeError)
    expect(fork.length).toBe(match.length - 1)
  })

  it('is refused if the guess cannot lead to the current position', () => {
    const { match, guess } = atBids('wrong')
    match.answer(0, '1')
    guess.gold[0] = 0
    expect(() => match.fork({ state: guess })).toThrow(IllegalAnswer)
  })
})
