import { botAnswer, botAsked, hintFor, seatSaid, seatTold } from '../bots/index.ts'
import type { Game, PhrasedQuestion } from '../kernel/index.ts'
import { letBotsTalk } from '../server/bot-seats.ts'
import type { Sitting, Told } from '../storage/index.ts'
import type { Messages } from '../text/index.ts'

/** Lets bots speak and answer until a person is asked or the game is over; `tell` is given what comes of each. */
export function letBotsPlay(sitting: Sitting, tell: (told: Told) => void): void {
  play(sitting, tell, () => false)
}

/** Lets them speak and answer until the next resting point of the game: the end of a turn or a phase. */
export function letBotPlayATurn(sitting: Sitting, tell: (told: Told) => void): void {
  const { length } = sitting.match.turns
  play(sitting, tell, () => sitting.match.turns.length > length)
}

/** Whether a person sits in any seat. */
export const hasPersons = ({ players }: Sitting): boolean => players.some(player => !player.startsWith('bot:'))

function play(sitting: Sitting, tell: (told: Told) => void, isEnough: () => boolean): void {
  while (!isEnough()) {
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
