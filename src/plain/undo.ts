import { listed, quote } from '../commands/index.ts'
import type { Sitting } from '../storage/index.ts'

/** Takes back as many answers as the words say; the lines tell what came of it. `asked` is who is asked now. */
export function undoLines(sitting: Sitting, args: string, asked: number): string[] {
  const count = args === '' ? 1 : Number(args)
  if (!Number.isInteger(count) || count < 1)
    return [`${quote(args)} is no number of answers; "undo" takes back one, "undo 3" three.`]
  const { moves } = sitting.match
  const last = moves.at(-1)
  // Whoever answered last is the one to take it back, whoever is asked now.
  const seat = last && 'seat' in last ? last.seat : asked
  if (count > sitting.match.undoable(seat).moves) return [whyNot(() => sitting.match.undo(seat, count))]
  // Of those who decide at the same time nobody is told what the others have answered.
  const isOwn = !sitting.header.practice && sitting.match.liftable(seat) >= count
  const standing = isOwn ? moves.filter(move => 'seat' in move && move.seat === seat) : moves
  const { sentence } = sitting.undo(seat, count)
  const taken = standing.slice(-count).map(move => ('id' in move ? `"${move.id}"` : 'what was laid ready'))
  return [`Taken back: ${listed(taken, { last: 'and' })}.`, ...(sentence === null ? [] : [sentence])]
}

/** Why so many answers cannot be taken back, in the table's own words. */
function whyNot(undo: () => void): string {
  try {
    undo()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}
