import type { Game, Header } from './game.ts'
import { Match, type Move } from './match.ts'
import type { Seat } from './question.ts'
import type { GameEvent, TableState } from './table.ts'

/** One line of a record after its header: a move with the fingerprint of the state it led to, or a taking back. */
export type Line = (Move & { readonly hash: string }) | { readonly undo: number; readonly by: Seat; readonly hash: string }

/** A game as it is kept: what it was begun with and every move since, those taken back included. */
export interface GameRecord {
  readonly header: Header
  readonly lines: readonly Line[]
}

/** A record that does not replay. `line` counts the lines after the header from 0. */
export class Divergence extends Error {
  override name = 'Divergence'
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message)
  }
}

/** How many lines are replayed between two looks at the fingerprint, while all is well. */
const LOOK_EVERY = 64

/**
 * Plays a record again. Throws Divergence at the first line whose answer is not possible or whose fingerprint is
 * another. `every` compares each line; otherwise every 64th is compared, and all of them once one differs.
 */
export function replay<S extends TableState, E extends GameEvent, V>(
  game: Game<S, E, V>,
  record: GameRecord,
  { every = false }: { every?: boolean } = {},
): Match<S, E, V> {
  const { header, lines } = record
  const match = Match.begin(game, header)
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!
    try {
      apply(match, line)
    } catch (error) {
      if (!every) return replay(game, record, { every: true })
      throw new Divergence(error instanceof Error ? error.message : String(error), i)
    }
    const look = every || i === lines.length - 1 || i % LOOK_EVERY === LOOK_EVERY - 1
    if (look && match.hash() !== line.hash) {
      if (!every) return replay(game, record, { every: true })
      throw new Divergence(`the game came to ${match.hash()} where the record says ${line.hash}`, i)
    }
  }
  return match
}

/** Does what one line says, without looking at its fingerprint. */
export function apply<S extends TableState, E extends GameEvent, V>(match: Match<S, E, V>, line: Line): void {
  if ('undo' in line) match.rewind(match.length - line.undo)
  else match.play(line)
}
