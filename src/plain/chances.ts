import { lastRolls, oddsText, rollLines } from '../commands/index.ts'
import type { Match, Option, Question, Seat } from '../kernel/index.ts'

/** What says the chances of an answer in words, to whoever is asked. */
export function oddsFor(match: Match, question: Question): (option: Option) => string {
  const view = match.view(question.seat)
  return ({ id }) => oddsText(match.game.odds?.(view, question, id) ?? [])
}

/** The last rolls with their tables, or that there are none. */
export function diceLines(match: Match, viewer: Seat | null): string[] {
  const told = lastRolls(match, viewer).rolls.flatMap(roll => rollLines(roll, match.header.seats))
  return told.length > 0 ? told : ['Nothing has been rolled lately.']
}
