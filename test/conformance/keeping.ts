import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Match, seedRandom } from '../../src/kernel/index.ts'
import { headerFor, randomAnswer } from '../../src/lab/fuzz.ts'
import { exportMoves, GameSession, loadSave, parseMoves, replayMoves } from '../../src/storage/index.ts'
import { amount } from '../amount.ts'
import { folder } from '../folder.ts'
import { asked, type Subject } from './play.ts'

/** The number of answers in the game that is loaded after each of them. */
const ANSWERS = 70
/**
 * The number of answers in the game that is loaded from time to time until it ends, and the number between two loads.
 */
const WHOLE = amount(300, 600)
const APART = amount(30, 1)

/** Checks that a game is saved in its file answer by answer. */
export function describeKeeping({ game, bots }: Subject): void {
  test('loads unchanged after every answer and every undo, and continues', () => {
    const path = join(folder(), 'a.cantrip')
    const session = GameSession.begin(game, headerFor(game, 1, 'keeping'), path)
    const { match } = session
    const random = seedRandom('keeping', game.id)
    for (let i = 0; i < ANSWERS && !match.over; i++) {
      const { seat, id } = randomAnswer(random, match.questions)
      if (i % 9 === 8 && match.undoable(seat).moves > 0) session.undo(seat)
      else session.answer(seat, id)
      const loaded = loadSave(path, [game])
      expect([loaded.match.hash(), loaded.notes]).toEqual([match.hash(), []])
      expect(asked(loaded.match.questions)).toBe(asked(match.questions))
      expect(loaded.match.lastEvents).toEqual(match.lastEvents)
    }
    const other = join(folder(), 'b.cantrip')
    copyFileSync(path, other)
    const again = GameSession.resume(other, [game])
    for (let i = 0; i < 5 && !match.over; i++) {
      const { seat, id } = randomAnswer(random, match.questions)
      session.answer(seat, id)
      again.answer(seat, id)
    }
    expect(again.match.hash()).toBe(match.hash())
    expect([again.close().ok, session.close().ok]).toEqual([true, true])
    expect(loadSave(other, [game]).match.hash()).toBe(match.hash())
  })

  test('loads unchanged on the way to its end, and after it', () => {
    const path = join(folder(), 'whole.cantrip')
    const session = GameSession.begin(game, headerFor(game, 0, 'whole'), path)
    const { match } = session
    const random = seedRandom('whole', game.id)
    const bot = bots.at(-2)
    for (let i = 1; i <= WHOLE && !match.over; i++) {
      const question = match.questions[0]!
      const { seat, id } = bot
        ? { ...question, id: bot.answer(match.view(question.seat), question, random) }
        : randomAnswer(random, match.questions)
      session.answer(seat, id)
      if (i % APART > 0 && i < WHOLE && !match.over) continue
      const loaded = loadSave(path, [game])
      expect([loaded.match.hash(), loaded.match.length, loaded.notes]).toEqual([match.hash(), match.length, []])
      expect(asked(loaded.match.questions)).toBe(asked(match.questions))
      expect(loaded.match.result).toEqual(match.result)
      const restored = Match.restore(game, match.header, JSON.parse(JSON.stringify(match.dump())))
      expect([restored.hash(), asked(restored.questions)]).toEqual([match.hash(), asked(match.questions)])
      expect(restored.events()).toEqual(match.events())
    }
    expect(session.close().ok).toBe(true)
  })

  test('plays to the same position from a move file', () => {
    const session = GameSession.begin(game, headerFor(game, 2, 'moves'), null)
    const random = seedRandom('moves', game.id)
    for (let i = 0; i < ANSWERS && !session.match.over; i++) {
      const { seat, id } = randomAnswer(random, session.match.questions)
      session.answer(seat, id)
    }
    const { match } = replayMoves(parseMoves(exportMoves(game, session.record), 'x.moves', [game]))
    expect(match.moves).toEqual(session.match.moves)
    expect(match.hash()).toBe(session.match.hash())
  })
}
