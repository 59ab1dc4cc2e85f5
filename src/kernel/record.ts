import type { Game, Header } from './game.ts'
import { Match } from './match.ts'
import type { Move } from './move.ts'
import type { Seat } from './question.ts'
import type { GameEvent, TableState } from './table.ts'
import { type TalkMessage, talkHash } from './talk.ts'

/**
 * A line of a record after its header: a move with the fingerprint of the resulting state, an undo, a change of players
 * or a chat message.
 */
export type RecordLine =
  | (Move & { readonly hash: string })
  /** With `own`, the seat retracted its own last answers in a simultaneous phase, even if others had answered since. */
  | { readonly undo: number; readonly by: Seat; readonly own?: true; readonly hash: string }
  /** A change of players, in the header's format. The position stays the same. */
  | { readonly players: readonly string[]; readonly hash: string }
  /** A chat message. The position stays the same. */
  | (TalkMessage & { readonly by: Seat; readonly hash: string })

/** A saved game: its header and every move since, including undone ones. */
export interface GameRecord {
  readonly header: Header
  readonly lines: readonly RecordLine[]
}

/**
 * Thrown if a record doesn't replay. `line` counts the lines after the header from 0, and `cause` is the underlying
 * error.
 */
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
 * Replays a record. Throws Divergence at the first line with an illegal answer, a forbidden undo or a different
 * fingerprint.
 */
export function replay<S extends TableState, E extends GameEvent, V>(
  game: Game<S, E, V>,
  { header, lines }: GameRecord,
): Match<S, E, V> {
  const match = Match.beginAgain(game, header)
  replayFrom(match, lines, 0)
  match.settle()
  return match
}

/** Replays the lines of a record from index `from` on. Throws the same errors as `replay`. */
export function replayFrom<S extends TableState, E extends GameEvent, V>(
  match: Match<S, E, V>,
  lines: readonly RecordLine[],
  from: number,
): void {
  for (let i = from; i < lines.length; i++) {
    const line = lines[i]!
    try {
      applyLine(match, line)
    } catch (cause) {
      throw new Divergence(cause instanceof Error ? cause.message : String(cause), i, { cause })
    }
    const hash = isChat(line) ? talkHash(match) : match.hash()
    if (hash !== line.hash)
      throw new Divergence(`the hash of the position is ${hash}, but the file has ${line.hash}`, i)
  }
}

/** Returns true for a chat line. Its hash covers the position and all chat so far. */
export const isChat = (line: RecordLine): line is TalkMessage & { readonly by: Seat; readonly hash: string } =>
  'by' in line && !('undo' in line)

/** Applies one line without checking its fingerprint. Throws the same errors as `play` and `undo`. */
export function applyLine<S extends TableState, E extends GameEvent, V>(match: Match<S, E, V>, line: RecordLine): void {
  if ('players' in line) return
  if ('undo' in line) match.undo(line.by, line.undo, line.own === true)
  else if (isChat(line)) match.say(line.by, messageIn(line))
  else match.play(line)
}

/** Returns the chat message in a line. */
function messageIn({
  by: _by,
  hash: _hash,
  ...message
}: TalkMessage & { readonly by: Seat; readonly hash: string }): TalkMessage {
  return message
}
