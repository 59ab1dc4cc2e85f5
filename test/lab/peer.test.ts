import { describe, expect, it } from 'vitest'
import { below, Match, type Question, seedRandom } from '../../src/kernel/index.ts'
import { BANK_OR_STAKE } from '../../src/lab/bank-or-stake/index.ts'
import { openPeer, type PeerMove } from '../../src/lab/bench/peer.ts'

/** Translates one of our answers for the other table. */
function sameChoice(id: string): PeerMove {
  const [move, card] = id.split(' ')
  return { move: move as PeerMove['move'], args: card === undefined ? [] : [Number(card)] }
}

const pick = (random: ReturnType<typeof seedRandom>, { options }: Question) =>
  options[below(random, options.length)]!.id

describe('the game used to time two tables', () => {
  const open = openPeer()!

  it.each([2, 3, 4, 6])('runs the same at both, card by card and point by point, with %d players', seats => {
    for (let n = 0; n < 10; n++) {
      const header = {
        game: BANK_OR_STAKE.id,
        rules: 1,
        options: {},
        seats: ['Ann', 'Bob', 'Cyd', 'Dan', 'Eve', 'Fay'].slice(0, seats),
        seed: `both-${n}`,
        practice: false,
      }
      const random = seedRandom(header.seed, 'choices')
      const match = Match.begin(BANK_OR_STAKE, header)
      const { deck, hands } = match.state
      const cards = [...deck.draw, ...hands.toReversed().flat()]
      const ids: string[] = []
      const choices: string[][] = []
      const points: number[][] = []
      while (!match.over) {
        const question = match.questions[0]!
        choices.push(question.options.map(option => option.id))
        ids.push(pick(random, question))
        match.answer(question.seat, ids.at(-1)!)
        points.push([...match.state.points])
      }
      const dice = match.events().flatMap(event => (event.kind === 'roll' ? event.dice : []))

      const theirs = open(seats, header.seed, { deck: cards, dice })
      for (const [i, id] of ids.entries()) {
        expect(theirs.choices.map(choice => [choice.move, ...choice.args].join(' '))).toEqual(choices[i])
        theirs.make(sameChoice(id))
        expect(theirs.points).toEqual(points[i])
      }
      expect(theirs.over).toBe(true)
      expect(theirs.winners).toEqual(match.state.result!.winners)
      // Every card is played, and each play is two decisions.
      expect(ids).toHaveLength(96)
    }
  })

  it('also reaches its end at the other table with its own cards and dice', () => {
    const random = seedRandom('own', 'choices')
    const theirs = open(3, 'own')
    let decisions = 0
    while (!theirs.over) {
      const { choices } = theirs
      theirs.make(choices[below(random, choices.length)]!)
      decisions++
    }
    expect(decisions).toBe(96)
    expect(theirs.points.some(points => points > 0)).toBe(true)
  })
})
