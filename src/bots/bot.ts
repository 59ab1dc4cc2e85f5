import type { Question, RandomState } from '../kernel/index.ts'

/** Somebody who plays by rule and not by hand: it sees what its seat may know, and answers with an option's id. */
export interface Bot<V = unknown> {
  readonly name: string
  /** One sentence on how it plays. */
  readonly about: string
  /** The id of one of the question's options. `random` is the bot's own stream. */
  answer(view: V, question: Question, random: RandomState): string
}
