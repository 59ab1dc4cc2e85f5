import type { Seat } from './question.ts'
import type { GameEvent } from './table.ts'

/** One possible result of a roll: the dice that give it, its effect, and whether it was rolled. */
export interface RollRow {
  /** The dice as a table prints them: `4`, `1-2`, `red 1-3`. */
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
  /** Indexes of the dice that count; by default all of them. */
  readonly counts?: readonly number[]
  /** The purpose: a table's title. */
  readonly title: string
  /** How to read the dice, or what caused the roll; empty if the title says it all. */
  readonly reading: string
  /** All possible results; empty if the dice only give a number. */
  readonly rows: readonly RollRow[]
  /** The number of the rule with the table. */
  readonly rule: string
  /**
   * Events since the previous roll (this roll's included) and until the next one, for a board that replays the rolls.
   */
  readonly before?: readonly GameEvent[]
  readonly after?: readonly GameEvent[]
}

/** A possible outcome of an answer, with a probability of `hits` in `of`. */
export interface Odds {
  /** A few words: `it works`, `a card`. */
  readonly what: string
  readonly hits: number
  readonly of: number
}
