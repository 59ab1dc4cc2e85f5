import { answerOdds, lastRolls, rollLines } from '../commands/index.ts'
import type { Game, Match, Option, Question, Seat } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'

/** Returns a function that gives the odds of an answer in words, based on what the player to answer may know. */
export function oddsFor(match: Match, game: Game, question: Question): (option: Option) => string {
  const view = match.view(question.seat)
  return ({ id }) => answerOdds(game, view, question, id)
}

/** Returns the last rolls with their tables, or a line saying that there are none. */
export function diceLines(words: Messages, match: Match, game: Game, viewer: Seat | null): string[] {
  const told = lastRolls(match, viewer, game).rolls.flatMap(roll => rollLines(words, roll, match.header.seats))
  return told.length > 0 ? told : [words.say('rolls-none')]
}
