import type { Seat } from './question.ts'
import type { GameEvent } from './table.ts'

/** One result that a roll could have: on which dice, what it does, and whether it is the one that came. */
export interface RollRow {
  /** The dice it stands for, as a table prints them: `4`, `1-2`, `red 1-3`. */
  readonly on: string
  readonly text: string
  readonly hit: boolean
}

/** A roll as a person should see it: the dice, what they are for, and what each result would do. */
export interface Roll {
  readonly seat: Seat | null
  readonly dice: readonly number[]
  /** What each die is called, where they are told apart (`white`, `red`). */
  readonly names?: readonly string[]
  /** Which of the dice count, by their place; all where it is left out. */
  readonly counts?: readonly number[]
  /** What it is for: the title of a table. */
  readonly title: string
  /** How the dice are read, or what has called for them; empty where the title says it all. */
  readonly reading: string
  /** Every result there is; none where the dice are no more than a number. */
  readonly rows: readonly RollRow[]
  /** The number of the rule that tells of the table. */
  readonly rule: string
  /** What has happened since the roll before it, itself included, and after it until the next: for a board that follows the rolls. */
  readonly before?: readonly GameEvent[]
  readonly after?: readonly GameEvent[]
}

/** One thing that may come of an answer: `hits` of `of` throws, all as likely, bring it. */
export interface Odds {
  /** In a few words: `it works`, `a card`. */
  readonly what: string
  readonly hits: number
  readonly of: number
}
