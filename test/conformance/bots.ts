import { describe, expect, test } from 'vitest'
import { type Bot, botRandom, lookaheadFor } from '../../src/bots/index.ts'
import { allows, freeze, Match, phrased } from '../../src/kernel/index.ts'
import { headerFor } from '../../src/lab/fuzz.ts'
import type { Subject } from './play.ts'

/** The number of each bot's answers to check, fewer for a slow one. */
const ANSWERS = 250
const THOUGHTS = 25

/** Checks that the bots of a game play by its rules. */
export function describeBots({ game, bots }: Subject): void {
  describe.each(bots.map(bot => [bot.name, bot] as const))('its bot %s', (_, bot) => {
    test('answers legally, gives the same answer again, and changes nothing in its view', () => {
      const match = Match.begin(game, headerFor(game, 3, 'bots'))
      for (let i = 0; i < (bot.think ? THOUGHTS : ANSWERS) && !match.over; i++) {
        const question = match.questions[0]!
        const id = answered(match, bot)
        expect([question.topic, id, allows(question, id)]).toEqual([question.topic, id, true])
        if (i % 8 === 0) expect(answered(match, bot)).toBe(id)
        if (i % 5 === 0) hinted(match, bot)
        match.answer(question.seat, id)
      }
    })
  })

  function answered(match: Match, bot: Bot): string {
    const question = match.questions[0]!
    const { seat } = question
    return bot.answer(
      freeze(match.view(seat)),
      question,
      botRandom(match.header, seat, match.length),
      lookaheadFor(match, seat),
    )
  }

  /** Checks that a bot's hint is an answer with a reason. */
  function hinted(match: Match, bot: Bot): void {
    const question = match.questions[0]!
    const view = match.view(question.seat)
    const hint = bot.hint?.(view, phrased(game, view, question))
    if (!hint) return
    expect(allows(question, hint.id), `${bot.name} advises "${hint.id}" at "${question.topic}"`).toBe(true)
    expect(hint.why).toMatch(/^\S.*\S$/)
    expect(hint.why).not.toMatch(/undefined|null|NaN|[{}]/)
  }
}
