import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { copy, type GameEvent, mayKnow, type RandomState, shuffle } from '../../src/kernel/index.ts'
import { answers, deeds, headers, played } from './play.ts'
import { toy } from './toy.ts'

describe('what a seat may not know', () => {
  it('is not in its view: the view stays the same when all of that is shuffled', () => {
    const words = fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat())
    fc.assert(
      fc.property(headers, fc.array(deeds, { maxLength: 60 }), words, (header, list, dice) => {
        const { state } = played(header, list).match
        for (const seat of [null, ...header.seats.keys()]) {
          const guess = copy(state)
          const others = header.seats.filter((_, other) => other !== seat)
          const unseen = [...guess.deck.draw, ...others.flatMap(name => guess.hands[name]!)]
          shuffle([...dice] as RandomState, unseen)
          guess.deck.draw = unseen.splice(0, guess.deck.draw.length)
          for (const name of others) guess.hands[name] = unseen.splice(0, guess.hands[name]!.length)
          guess.random = { dice: [...dice], decks: [...dice] }
          guess.bids = {}
          expect(toy.view(guess, seat)).toEqual(toy.view(state, seat))
        }
      }),
    )
  })

  it('is not told to it', () => {
    fc.assert(
      fc.property(headers, fc.array(answers, { maxLength: 90 }), (header, list) => {
        const { match } = played(header, list)
        for (const seat of header.seats.keys()) {
          const secrets = match.events().filter(event => event.kind === 'hand' || event.kind === 'dealt')
          for (const event of secrets) expect(mayKnow(event, seat)).toBe(event.seat === seat)
        }
        expect(match.events().some(event => event.to && mayKnow(event, null))).toBe(false)
      }),
    )
  })

  it('is what is told to others', () => {
    const event: GameEvent = { kind: 'searched', day: 1, seat: 0, rule: '2.4' }
    for (const seat of [0, 1, null]) expect(mayKnow(event, seat)).toBe(true)
    expect([0, 1, 2, null].map(seat => mayKnow({ ...event, to: [0, 2] }, seat))).toEqual([true, false, true, false])
    expect([0, null].map(seat => mayKnow({ ...event, to: [] }, seat))).toEqual([false, false])
  })
})
