import type { Game, Header } from './game.ts'
import { Match } from './match.ts'
import type { Move } from './move.ts'
import type { Seat } from './question.ts'
import type { GameEvent, TableState } from './table.ts'
import { type Saying, wordsHash } from './talk.ts'

/** One line of a record after its header: a move with the fingerprint of the state it led to, or a taking back. */
export type Line =
  | (Move & { readonly hash: string })
  /** `own`: the last answers of that seat, from among those that others have given since while all decide at the same time. */
  | { readonly undo: number; readonly by: Seat; readonly own?: true; readonly hash: string }
  /** From here on others sit in the seats: who, as the header says it. The position is the same. */
  | { readonly players: readonly string[]; readonly hash: string }
  /** Words of a seat. The position is the same. */
  | (Saying & { readonly by: Seat; readonly hash: string })

/** A game as it is kept: what it was begun with and every move since, those taken back included. */
export interface GameRecord {
  readonly header: Header
  readonly lines: readonly Line[]
}

/** A record that does not replay. `line` counts the lines after the header from 0; `cause` is what went wrong there. */
export class Divergence extends Error {
  override name = 'Divergence'
  constructor(
    message: string,
    readonly line: number,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

/**
 * Plays a record again. Throws Divergence at the first line whose answer is not possible, whose taking back was not
 * allowed or whose fingerprint is another.
 */
export function replay<S extends TableState, E extends GameEvent, V>(
  game: Game<S, E, V>,
  { header, lines }: GameRecord,
): Match<S, E, V> {
  const match = Match.beginAgain(game, header)
  goOn(match, lines, 0)
  match.settle()
  return match
}

/** Does what the lines of a record say from one of them on, at a match that has come so far. Throws Divergence as `replay` does. */
export function goOn<S extends TableState, E extends GameEvent, V>(
  match: Match<S, E, V>,
  lines: readonly Line[],
  from: number,
): void {
  for (let i = from; i < lines.length; i++) {
    const line = lines[i]!
    try {
      apply(match, line)
    } catch (cause) {
      throw new Divergence(cause instanceof Error ? cause.message : String(cause), i, { cause })
    }
    const hash = isWords(line) ? wordsHash(match) : match.hash()
    if (hash !== line.hash) throw new Divergence(`the game came to ${hash} where the record says ${line.hash}`, i)
  }
}

/** Tells lines of talk from moves. The hash of a line of talk covers everything said so far. */
export const isWords = (line: Line): line is Saying & { readonly by: Seat; readonly hash: string } =>
  'by' in line && !('undo' in line)

/** Does what one line says, without looking at its fingerprint. Throws as `play` and `undo` do. */
export function apply<S extends TableState, E extends GameEvent, V>(match: Match<S, E, V>, line: Line): void {
  if ('players' in line) return
  if ('undo' in line) match.undo(line.by, line.undo, line.own === true)
  else if (isWords(line)) match.say(line.by, sayingIn(line))
  else match.play(line)
}

/** What was said in a line of a record. */
function sayingIn({ by: _by, hash: _hash, ...saying }: Saying & { readonly by: Seat; readonly hash: string }): Saying {
  return saying
}
