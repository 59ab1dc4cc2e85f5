import { botAnswer, botAsked, hintFor, seatSaid, seatTold } from '../bots/index.ts'
import { type Game, type PhrasedQuestion, phrased } from '../kernel/index.ts'
import { letBotsTalk } from '../server/bot-seats.ts'
import type { Sitting, Told } from '../storage/index.ts'

/** Lets bots speak and answer until a person is asked or the game is over; `tell` is given what comes of each. */
export function letBotsPlay(sitting: Sitting, tell: (told: Told) => void): void {
  for (;;) {
    letBotsTalk(sitting, tell)
    const asked = botAsked(sitting.match, sitting.players)
    if (!asked) return
    const { seat, id } = botAnswer(sitting.match, asked)
    tell(sitting.answer(seat, id))
  }
}

/** What an adviser would do, as a line. */
export function hintLine(
  game: Pick<Game, 'id' | 'language'>,
  view: unknown,
  question: PhrasedQuestion | null | undefined,
): string {
  const hint = question && hintFor(game, view, question)
  return hint ? hint.why : 'Nobody here has any advice on that.'
}

/** The same for whoever is asked at a table of one's own. */
export function hintLines({ game, match }: Sitting): string[] {
  const question = match.questions[0]
  const view = question && match.view(question.seat)
  return [hintLine(game, view, question && phrased(game, view, question))]
}

/** Tells who sits where, or gives a seat away; the lines say what came of it. */
export function seatLines(sitting: Sitting, words: string): string[] {
  const said = seatSaid(sitting.header, sitting.players, words)
  if ('lines' in said) return [...said.lines]
  const { sentence } = sitting.seat(said.seat, said.player)
  return [seatTold(sitting.header, said.seat, said.player), ...(sentence === null ? [] : [sentence])]
}
