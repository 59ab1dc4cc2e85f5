import { botAnswer, botAsked, hintFor, seatSaid, seatTold, stuckWords } from '../bots/index.ts'
import type { Game, PhrasedQuestion, Question } from '../kernel/index.ts'
import { letBotsTalk } from '../server/bot-seats.ts'
import { type Sitting, type Told, toldBy } from '../storage/index.ts'
import type { Messages, Words } from '../text/index.ts'

/** A bot that cannot answer: to which question, who sat where then, and why. */
export interface StuckBot {
  readonly question: Question
  readonly players: readonly string[]
  readonly why: Words
}

/** Lets bots speak and answer until a person is asked, the game is over, or one of them cannot answer; `tell` is given what comes of each. */
export const letBotsPlay = (sitting: Sitting, tell: (told: Told) => void): Promise<StuckBot | null> =>
  play(sitting, tell, () => false)

/** Lets them speak and answer until the next checkpoint of the game: the end of a turn or a phase. */
export function letBotPlayATurn(sitting: Sitting, tell: (told: Told) => void): Promise<StuckBot | null> {
  const { length } = sitting.match.turns
  return play(sitting, tell, () => sitting.match.turns.length > length)
}

/** Whether a person sits in any seat. */
export const hasPersons = ({ players }: Sitting): boolean => players.some(player => !player.startsWith('bot:'))

async function play(sitting: Sitting, tell: (told: Told) => void, isEnough: () => boolean): Promise<StuckBot | null> {
  while (!isEnough()) {
    letBotsTalk(sitting, tell)
    const { match, players, header } = sitting
    const asked = botAsked(match, players)
    if (!asked) return null
    let told: Told
    try {
      const { seat, id } = await botAnswer(match, asked)
      told = sitting.answer(seat, id)
    } catch (error) {
      return { question: asked.question, players, why: stuckWords(header, asked, toldBy(error)) }
    }
    tell(told)
  }
  return null
}

/** What an adviser would do, as a line. */
export function hintLine(
  words: Messages,
  game: Pick<Game, 'id' | 'language'>,
  view: unknown,
  question: PhrasedQuestion | null | undefined,
): string {
  const hint = question && hintFor(game, view, question)
  return hint ? hint.why : words.say('bot-no-advice')
}

/** Tells who sits where, or gives a seat away; the lines say what came of it. */
export function seatLines(words: Messages, sitting: Sitting, typed: string): string[] {
  const said = seatSaid(words, sitting.header, sitting.players, typed)
  if (said.kind === 'told') return said.seats.map(line => words.tell(line))
  if (said.kind === 'wrong') return [words.tell(said.sentence)]
  const { sentence } = sitting.seat(said.seat, said.player)
  const told = words.tell(seatTold(sitting.header, said.seat, said.player))
  return [told, ...(sentence === null ? [] : [words.tell(sentence)])]
}
