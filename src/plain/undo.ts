import { excerpt, joinSome } from '../commands/index.ts'
import { movesToUndo } from '../kernel/index.ts'
import { personsAt } from '../server/bot-seats.ts'
import { notRedone, notUndone } from '../server/positions.ts'
import type { ActionResult, GameSession } from '../storage/index.ts'
import type { Messages } from '../text/index.ts'

/**
 * Undoes as many answers as the input says. Returns the result as lines, or a refusal. `asked` is the seat with the
 * current question.
 */
export function undoFromInput(
  words: Messages,
  session: GameSession,
  args: string,
  asked: number,
): { readonly lines: readonly string[] } | { readonly wrong: string } {
  const answers = countIn(args)
  if (answers === null) return { wrong: noCount(words, 'undo', args) }
  const { moves } = session.match
  const last = moves.at(-1)
  const persons = personsAt(session)
  // The last player to answer undoes it, no matter whose turn it is now. Bots undo nothing.
  const seat = last && 'seat' in last && persons.includes(last.seat) ? last.seat : asked
  const count = movesToUndo(session.match, seat, answers, persons)
  const undoable = session.match.undoable(seat)
  if (count > undoable.moves) return { wrong: words.format(notUndone(undoable)) }
  // In a simultaneous phase, don't reveal others' answers.
  const isOwn = !session.header.practice && session.match.retractable(seat) >= count
  const candidates = isOwn ? moves.filter(move => 'seat' in move && move.seat === seat) : moves
  const { sentence: problem } = session.undo(seat, count)
  const taken = candidates.slice(-count).map(move => ('id' in move ? `"${move.id}"` : words.get('plain-laid-ready')))
  const text = words.get('plain-taken-back', { answers: joinSome(words, taken, { last: 'and' }) })
  return { lines: [text, ...(problem === null ? [] : [words.format(problem)])] }
}

/** Redoes as many undone answers as the input says. Returns the result, or a refusal. */
export function redoFromInput(
  words: Messages,
  session: GameSession,
  args: string,
): ActionResult | { readonly wrong: string } {
  const count = countIn(args)
  if (count === null) return { wrong: noCount(words, 'redo', args) }
  const { match, header } = session
  // The player who undid the moves redoes them, no matter whose turn it is now.
  const seat = header.seats.findIndex((_, seat) => match.redoable(seat) > 0)
  const most = seat < 0 ? 0 : match.redoable(seat)
  return count > most ? { wrong: words.format(notRedone(most)) } : session.redo(seat, count)
}

/**
 * Returns the number of moves to undo or redo, 1 by default. Returns null if the input isn't a positive whole number.
 */
export function countIn(args: string): number | null {
  const count = args === '' ? 1 : Number(args)
  return Number.isSafeInteger(count) && count >= 1 ? count : null
}

export const noCount = (words: Messages, name: 'undo' | 'redo', args: string): string =>
  words.get('plain-no-count', { input: excerpt(args), word: words.get(`command-${name}`) })
