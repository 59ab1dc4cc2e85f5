import type { Seat } from './question.ts'
import type { GameEvent } from './table.ts'

/** A possible result of a roll: the dice that produce it, its effect, and whether it was rolled. */
export interface RollRow {
  /** The dice values as printed in a table: `4`, `1-2`, `red 1-3`. */
  readonly on: string
  readonly text: string
  readonly hit: boolean
}

/** A roll as players see it: the dice, their purpose, and the effect of each possible result. */
export interface Roll {
  readonly seat: Seat | null
  readonly dice: readonly number[]
  /** Names of the dice, if they differ (`white`, `red`). */
  readonly names?: readonly string[]
  /** Indexes of the dice that count (by default all of them). */
  readonly counts?: readonly number[]
  /** The purpose of the roll, usually the title of its table. */
  readonly title: string
  /** How to read the dice, or what caused the roll. It is empty if the title already says so. */
  readonly reading: string
  /** All possible results. Empty if the dice only give a number. */
  readonly rows: readonly RollRow[]
  /** The number of the rule with the table. */
  readonly rule: string
  /** For the first of several rolls, the events up to and including it. For each later roll, only its own event. */
  readonly before?: readonly GameEvent[]
  /** The events between this roll and the next. */
  readonly after?: readonly GameEvent[]
}

/** A possible outcome of an answer, with a probability of `hits` in `of`. */
export interface Odds {
  /** The outcome in a few words: `it works`, `a card`. */
  readonly what: string
  readonly hits: number
  readonly of: number
}
