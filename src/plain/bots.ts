import { botAnswer, botAsked, hintFor, seatSaid, seatTold } from '../bots/index.ts'
import type { Game, PhrasedQuestion } from '../kernel/index.ts'
import { letBotsTalk } from '../server/bot-seats.ts'
import type { Sitting, Told } from '../storage/index.ts'
import type { Messages } from '../text/index.ts'

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
