import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KernelError, Match, type Move } from '../../src/kernel/index.ts'
import { beginToy, gameOf, portrait, type ToyMatch } from './play.ts'
import { CARDS, toyHeader } from './toy.ts'

const faces = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 })

/** A game that keeps asking how many dice to roll. */
const rolling = gameOf(function* (table) {
  const options = [1, 2, 3].map(n => ({ id: `${n}` }))
  const { id } = yield [{ seat: 0, topic: 'roll', rule: '1', options }]
  table.roll(0, Number(id), 'luck', '1')
})

function rolled(match: ToyMatch): number[] {
  return match.events().flatMap(event => (event.kind === 'roll' ? event.dice : []))
}

describe('forced dice', () => {
  it('come first and in order, then the regular dice', () => {
    const counts = fc.array(fc.constantFrom('1', '2', '3'), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(faces, faces, counts, (dice, more, rolls) => {
        const match = Match.begin(rolling, toyHeader())
        const plain = Match.begin(rolling, toyHeader())
        match.forceDice(dice)
        match.forceDice(more)
        for (const id of rolls) for (const each of [match, plain]) each.answer(0, id)
        const laid = [...dice, ...more]
        const fallen = rolled(match)
        const ready = laid.slice(0, fallen.length)
        expect(fallen).toEqual([...ready, ...rolled(plain).slice(0, fallen.length - ready.length)])
        expect(match.state.forced).toEqual(laid.slice(fallen.length))
      }),
    )
  })

  it('can be removed', () => {
    const match = Match.begin(rolling, toyHeader())
    const before = portrait(match)
    match.forceDice([6, 6])
    match.undo(0)
    expect(portrait(match)).toEqual(before)
  })

  it('must be faces of a die', () => {
    const match = Match.begin(rolling, toyHeader())
    const before = portrait(match)
    for (const face of [0, -1, 2.5, Number.NaN]) expect(() => match.forceDice([1, face])).toThrow(RangeError)
    expect(portrait(match)).toEqual(before)
  })

  it('must fit the die being rolled, or the roll is refused', () => {
    const match = Match.begin(rolling, toyHeader())
    match.forceDice([2, 7])
    const before = portrait(match)
    expect(() => match.answer(0, '3')).toThrow(KernelError)
    expect(portrait(match)).toEqual(before)
    match.answer(0, '1')
    expect(rolled(match)).toEqual([2])
  })

  it('are recorded as given, even if the list changes later', () => {
    const match = Match.begin(rolling, toyHeader())
    const dice = [5]
    match.forceDice(dice)
    dice[0] = 1
    match.rewind(1)
    match.answer(0, '1')
    expect(rolled(match)).toEqual([5])
  })
})

describe('forced cards', () => {
  it('go on top in the order named, and keep the pile complete', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(CARDS.slice()), fc.string({ maxLength: 3 }), (wanted, seed) => {
        const match = beginToy({ seed })
        const pile = match.state.deck.draw
        const cards = wanted.filter(card => pile.includes(card))
        const rest = pile.filter(card => !cards.includes(card))
        match.stack('deck', cards)
        expect(match.state.deck.draw).toEqual([...rest, ...[...cards].reverse()])
      }),
    )
  })

  it('change nothing if one is missing', () => {
    const match = beginToy()
    match.answer(0, 'leave purse')
    const before = portrait(match)
    const [one, two] = match.state.deck.draw
    expect(() => match.stack('deck', ['no such card', one!, two!])).toThrow('no such card is not in the pile')
    expect(() => match.stack('shoe', [one!])).toThrow('there is no pile called shoe')
    expect(portrait(match)).toEqual(before)
  })

  it('are recorded as given, even if the list changes later', () => {
    const match = beginToy()
    const cards = [match.state.deck.draw[0]!]
    const move: Move = { stack: 'deck', cards }
    match.play(move)
    const before = portrait(match)
    cards[0] = 'nothing'
    match.rewind(1)
    expect(portrait(match)).toEqual(before)
  })
})
