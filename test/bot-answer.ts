import { type BotAsked, botAsked, botRandom, lookaheadFor } from '../src/bots/index.ts'
import type { Match, Seat } from '../src/kernel/index.ts'
import { letBotsTalk } from '../src/server/bot-seats.ts'
import type { GameSession } from '../src/storage/index.ts'

/** Returns a built-in bot's answer synchronously. */
export function answerNow(match: Match, { bot, question }: BotAsked): { seat: Seat; id: string } {
  const { seat } = question
  const random = botRandom(match.header, seat, match.length)
  return { seat, id: bot.answer(match.view(seat), question, random, lookaheadFor(match, seat)) }
}

/** Lets built-in bots talk and answer until a person is asked or the game is over. */
export function letBotsPlayNow(session: GameSession): void {
  for (;;) {
    letBotsTalk(session)
    const asked = botAsked(session.match, session.players)
    if (!asked) return
    const { seat, id } = answerNow(session.match, asked)
    session.answer(seat, id)
  }
}
