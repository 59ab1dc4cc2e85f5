import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elfenwizards } from '../../src/games/elfenwizards/game.ts'
import { bargainsOf, type Game, Match, seedRandom } from '../../src/kernel/index.ts'
import { headerFor, randomAnswer } from '../../src/lab/fuzz.ts'
import { Narrator, type Position } from '../../src/server/positions.ts'
import { nthAnswer } from '../asked.ts'
import { actionsOfAll, beginToy, headers, Scribe } from '../kernel/play.ts'
import { toy } from '../kernel/toy.ts'

const known = ({ serial: _, ...position }: Position) => JSON.parse(JSON.stringify(position))

describe('what a seat is told of a match', () => {
  it('is the same whether it was told answer by answer or all at once, and at every earlier moment', () => {
    fc.assert(
      fc.property(headers, fc.array(actionsOfAll, { maxLength: 60 }), fc.array(fc.nat(99)), (header, list, talk) => {
        const scribe = new Scribe(Match.begin(toy, header))
        const match = scribe.match as unknown as Match
        const long = new Narrator(match, () => null)
        const eyes = [null, ...header.seats.keys()]
        for (const [i, action] of list.entries()) {
          scribe.do(action)
          if (talk.includes(i)) match.say(i % header.seats.length, { say: `Word ${i}.` })
          // Not everybody is told everything as it happens.
          const seat = eyes[i % eyes.length]!
          expect(known(long.position(seat))).toEqual(known(new Narrator(match, () => null).position(seat)))
        }
        for (const seat of eyes) {
          const then = match.fork({ bare: false, at: match.length >> 1 })
          const whole = new Narrator(then, () => null).position(seat)
          expect(known(long.position(seat, then))).toEqual(known(whole))
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is the same with bargains, answered and settled', () => {
    for (let n = 0; n < 3; n++) {
      const match = Match.begin(elfenwizards as Game, headerFor(elfenwizards, n, 'told'))
      const random = seedRandom('told', String(n))
      const long = new Narrator(match, () => null)
      for (let i = 0; !match.over && i < 150; i++) {
        const { seat, id } = randomAnswer(random, match.questions)
        const to = (seat + 1) % match.header.seats.length
        const [give] = elfenwizards.bargains!.promises(match.view(seat) as never, seat)
        const [take] = elfenwizards.bargains!.promises(match.view(to) as never, to)
        if (i % 7 === 3 && give && take) match.say(seat, { offer: { to, give: give.id, take: take.id } })
        const open = bargainsOf(match).find(({ state }) => state === 'offered')
        if (i % 7 === 4 && open) match.say(open.to, { accept: open.number })
        match.answer(seat, id)
        if (i % 11 === 10) match.rewind(match.length - 1)
        expect(known(long.position(to))).toEqual(known(new Narrator(match, () => null).position(to)))
      }
    }
  })

  it('puts each event into words once, however many look on', () => {
    let sentences = 0
    const counting = {
      ...toy,
      sentence(...args: Parameters<typeof toy.sentence>) {
        sentences++
        return toy.sentence(...args)
      },
    }
    const match = Match.begin(counting, beginToy({ seats: ['Zoe', 'Ann', 'Moe'] }).header)
    const narrator = new Narrator(match as unknown as Match, () => null)
    while (!match.over) {
      const question = match.questions[0]!
      match.answer(question.seat, nthAnswer(question, match.length * 7))
      for (const seat of [null, 0, 1, 2]) narrator.position(seat)
    }
    expect(sentences).toBe(match.events().length)
  })

  it('does not change by what others decide at the same time, nor by what they take back of it', () => {
    const actions = fc.array(fc.record({ seat: fc.integer({ min: 1, max: 2 }), back: fc.boolean(), n: fc.nat(9) }))
    fc.assert(
      fc.property(fc.string({ maxLength: 3 }), actions, (seed, list) => {
        const match = beginToy({ seed, seats: ['Zoe', 'Ann', 'Moe'] })
        const narrator = new Narrator(match as unknown as Match, () => null)
        match.say(0, { say: 'Begin.' })
        const before = [0, null].map(seat => known(narrator.position(seat)))
        for (const { seat, back, n } of list) {
          const question = match.questionFor(seat)
          if (back && match.undoable(seat).moves > 0) match.undo(seat)
          else if (question) match.answer(seat, nthAnswer(question, n))
          const now = [0, null].map(other => known(narrator.position(other)))
          expect(now.map(position => ({ ...position, waiting: null }))).toEqual(
            before.map(position => ({ ...position, waiting: null })),
          )
        }
      }),
      { numRuns: 60 },
    )
  })
})
