import { excerpt, joinSome } from '../commands/index.ts'
import { notUndone } from '../server/positions.ts'
import type { GameSession } from '../storage/index.ts'
import type { Messages } from '../text/index.ts'

/** Undoes as many answers as the input says; returns the result as lines. `asked` is the seat now asked. */
export function undoLines(words: Messages, sitting: GameSession, args: string, asked: number): string[] {
  const count = args === '' ? 1 : Number(args)
  if (!Number.isInteger(count) || count < 1) return [words.say('plain-no-count', { said: excerpt(args) })]
  const { moves } = sitting.match
  const last = moves.at(-1)
  // The last player to answer undoes it, no matter who is asked now.
  const seat = last && 'seat' in last ? last.seat : asked
  const undoable = sitting.match.undoable(seat)
  if (count > undoable.moves) return [words.tell(notUndone(undoable))]
  // In a simultaneous phase, do not reveal answers of others.
  const isOwn = !sitting.header.practice && sitting.match.retractable(seat) >= count
  const standing = isOwn ? moves.filter(move => 'seat' in move && move.seat === seat) : moves
  const { sentence: trouble } = sitting.undo(seat, count)
  const taken = standing.slice(-count).map(move => ('id' in move ? `"${move.id}"` : words.say('plain-laid-ready')))
  const told = words.say('plain-taken-back', { answers: joinSome(words, taken, { last: 'and' }) })
  return [told, ...(trouble === null ? [] : [words.tell(trouble)])]
}
