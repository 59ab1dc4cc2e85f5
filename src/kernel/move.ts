import type { Question, Seat } from './question.ts'

/** A player's answer. `auto` marks one that the table gave for the player. */
export interface AnswerMove {
  readonly seat: Seat
  readonly id: string
  readonly auto?: true
}

/** A move at the table: an answer, or a scenario's forced dice or stacked cards. */
export type Move =
  | AnswerMove
  | { readonly dice: readonly number[] }
  | { readonly stack: string; readonly cards: readonly string[] }

/** Returns true for an answer that the table gave for a player. */
export const isAuto = (move: Move | undefined): boolean => move !== undefined && 'id' in move && move.auto === true

/** Thrown for an answer that isn't legal. `question` is the open question, if any. */
export class IllegalAnswer extends Error {
  override name = 'IllegalAnswer'
  constructor(
    message: string,
    readonly question: Question | undefined,
  ) {
    super(message)
  }
}

/** The reason that undo can't go further back. */
export type Barrier = 'start' | 'revealed' | 'other' | 'together'

/** The wording of each barrier at the end of a sentence. */
export const BARRIERS: Readonly<Record<Barrier, string>> = {
  start: 'there is nothing before it',
  revealed: 'something has been revealed since',
  other: 'another player has answered since',
  together: 'the others are choosing at the same time',
}
