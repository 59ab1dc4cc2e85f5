import type { Question, Seat } from './question.ts'

/** One thing done at the table: an answer, or what a scenario lays ready. */
export type Move =
  | { readonly seat: Seat; readonly id: string }
  | { readonly dice: readonly number[] }
  | { readonly stack: string; readonly cards: readonly string[] }

/** An answer that is none of the open question's options. `question` is what was asked, if anything was. */
export class IllegalAnswer extends Error {
  override name = 'IllegalAnswer'
  constructor(
    message: string,
    readonly question: Question | undefined,
  ) {
    super(message)
  }
}

/** Why undo cannot go further back. */
export type Barrier = 'start' | 'revealed' | 'other' | 'together'

/** What each barrier is, as the end of a sentence. */
export const BARRIERS: Readonly<Record<Barrier, string>> = {
  start: 'there is nothing before it',
  revealed: 'something has come to light since',
  other: 'another player has answered since',
  together: 'others decide at the same time since',
}
