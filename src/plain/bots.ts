import { botAnswer, botAsked, runSeatCommand, seatChangeText, stuckBotText } from '../bots/index.ts'
import type { Question } from '../kernel/index.ts'
import { letBotsTalk } from '../server/bot-seats.ts'
import { type ActionResult, errorText, type GameSession } from '../storage/index.ts'
import type { Messages, Words } from '../text/index.ts'

/** A bot that can't answer: the question, the players at that time, and the reason. */
export interface StuckBot {
  readonly question: Question
  readonly players: readonly string[]
  readonly why: Words
}

/**
 * Lets bots talk and answer until a person must answer, the game is over or a bot is stuck. Calls `report` with each
 * result. Returns the stuck bot, or null.
 */
export const letBotsPlay = (session: GameSession, report: (result: ActionResult) => void): Promise<StuckBot | null> =>
  play(session, report, () => false)

/** Like `letBotsPlay`, but also stops at the next checkpoint, which is the end of a turn or phase. */
export function letBotsPlayTurn(
  session: GameSession,
  report: (result: ActionResult) => void,
): Promise<StuckBot | null> {
  const { length } = session.match.turns
  return play(session, report, () => session.match.turns.length > length)
}

export const hasPersons = ({ players }: GameSession): boolean => players.some(player => !player.startsWith('bot:'))

async function play(
  session: GameSession,
  report: (result: ActionResult) => void,
  isEnough: () => boolean,
): Promise<StuckBot | null> {
  while (!isEnough()) {
    letBotsTalk(session, report)
    const { match, players, header } = session
    const asked = botAsked(match, players)
    if (!asked) return null
    let result: ActionResult
    try {
      const { seat, id } = await botAnswer(match, asked)
      result = session.answer(seat, id)
    } catch (error) {
      return { question: asked.question, players, why: stuckBotText(header, asked, errorText(error)) }
    }
    report(result)
  }
  return null
}

/** Lists the player in each seat, or changes one of them. Returns the result as lines. */
export function seatLines(words: Messages, session: GameSession, typed: string): string[] {
  const reply = runSeatCommand(words, session.header, session.players, typed)
  if (reply.kind === 'told') return reply.seats.map(line => words.format(line))
  if (reply.kind === 'wrong') return [words.format(reply.sentence)]
  const { sentence } = session.seat(reply.seat, reply.player)
  const text = words.format(seatChangeText(session.header, reply.seat, reply.player))
  return [text, ...(sentence === null ? [] : [words.format(sentence)])]
}
