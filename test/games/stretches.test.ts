import { beforeAll, describe, expect, test } from 'vitest'
import { gamesIn } from '../../src/games/registry.ts'
import type { Game, Question } from '../../src/kernel/index.ts'
import { Assistant, stretchOf } from '../../src/server/assistant.ts'
import { GameSession, newHeader } from '../../src/storage/index.ts'

let games: readonly Game[]
beforeAll(async () => {
  games = await gamesIn('en', ['elfenwizards', 'wizards-quest'])
})

/** Begins a game of Ann and two others, who always give their first answer. Ann answers only by stretches. */
function table(id: string) {
  const game = games.find(one => one.id === id)!
  const session = GameSession.begin(game, newHeader(game, { seats: ['Ann', 'Ben', 'Cyd'], seed: 'sun' }), null)
  const assistant = new Assistant(session, () => false)
  return {
    session,
    /** Leaves the stretch to the adviser and plays until Ann has a question that does not belong to it. */
    leave(stretchId: string): Question {
      const stretch = stretchOf(game, session.match, 0, stretchId)!
      assistant.delegate(0, stretch)
      for (;;) {
        assistant.assist('en', [0], () => undefined)
        const [question] = session.match.questions
        if (question!.seat === 0) return question!
        session.answer(question!.seat, question!.amount ? String(question!.amount.least) : question!.options[0]!.id)
      }
    },
  }
}

describe('a stretch of play that is left to the adviser', () => {
  test('places the dice of one step in Elfenwizards', () => {
    const { session, leave } = table('elfenwizards')
    while (session.match.questionFor(0)?.topic !== 'die') {
      const [other] = session.match.questions
      session.answer(other!.seat, other!.options.find(({ id }) => id === 'done')?.id ?? other!.options[0]!.id)
    }
    const before = session.match.moves.length
    const next = leave('advised dice')
    const placed = session.match.moves.slice(before).filter(move => 'seat' in move && move.seat === 0)
    expect(placed.length).toBeGreaterThan(0)
    expect(placed.every(move => 'auto' in move && move.auto)).toBe(true)
    expect(next.topic).not.toBe('box')
  })

  test("sets up the player's pieces in Wizard's Quest, then places the men of one turn", () => {
    const { session, leave } = table('wizards-quest')
    while (!session.match.questionFor(0)) {
      const [other] = session.match.questions
      session.answer(other!.seat, other!.options[0]!.id)
    }
    expect(leave('advised setup').topic).toMatch(/^(place|muster)$/)
    expect(leave('advised men').topic).not.toMatch(/^(place|muster)$/)
    const own = session.match.moves.filter(move => 'seat' in move && move.seat === 0)
    expect(own.length).toBeGreaterThan(12)
    expect(own.every(move => 'auto' in move && move.auto)).toBe(true)
  })

  test('can be typed in German', async () => {
    const german = await gamesIn('de', ['elfenwizards', 'wizards-quest'])
    const question: Question = { seat: 0, topic: 'die', rule: '1', options: [] }
    expect(german.map(game => game.aliases(null, question, 'advised dice'))).toEqual([['geraten'], ['geraten']])
  })
})
