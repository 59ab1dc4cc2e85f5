import type { Header } from './game.ts'
import type { Move } from './move.ts'

/** A page of the screen that a step may ask the player to open. In plain mode it is a command. */
export type GuidePage = 'sheet' | 'log' | 'rules' | 'help'

/** A command that a step may ask the player to try. It is not an answer, so it leaves no move in the record. */
export type GuideTool = 'hint' | 'undo'

/**
 * Something that a guide reacts to: an answer, an event that has all the given properties, an opened page, or a used
 * command.
 */
export type Signal =
  /** An answer with this id. A final `*` matches any ending. */
  | { readonly answer: string }
  | { readonly event: string; readonly with?: Readonly<Record<string, string | number | boolean>> }
  | { readonly see: GuidePage }
  | { readonly use: GuideTool }

/** Dice or cards to prepare before an answer that rolls or draws, so that the result fits the lesson. */
export interface PreparedChance {
  readonly answer: string
  readonly dice?: readonly number[]
  readonly stack?: { readonly pile: string; readonly cards: readonly string[] }
}

/** One step of a lesson: its text, a task, and the signals that complete it. */
export interface GuideStep {
  readonly id: string
  readonly title: string
  readonly say: string
  readonly do: string
  /** The number of the rule that explains the step. */
  readonly rule: string
  /** Ids of suggested answers (with `*` as in a signal). The first legal one is highlighted. */
  readonly point?: readonly string[]
  /**
   * Ids of answers that lead up to the suggested ones. They are highlighted if no `point` is legal and never count as
   * wrong.
   */
  readonly between?: readonly string[]
  /** Ids of answers that undo the effect of a wrong one. They replace `point` as highlights while they are legal. */
  readonly back?: readonly string[]
  readonly see?: GuidePage
  readonly use?: GuideTool
  /**
   * The signals, any of which completes the step. A step that only asks to look at something or to try a command also
   * ends with the next answer.
   */
  readonly until: readonly Signal[]
  /** A reply to a player who does something else. */
  readonly otherwise?: string
  /**
   * How to handle a signal that occurs before the step is reached: skip the step later (`keep`), or jump past it
   * immediately (`leap`). If omitted, early signals are ignored.
   */
  readonly early?: 'keep' | 'leap'
  readonly lay?: readonly PreparedChance[]
}

/** A remark shown once, the first time its signal occurs. */
export interface GuideAside {
  readonly id: string
  readonly on: Signal
  readonly say: string
  readonly rule: string
}

/** A tutorial game: its setup, its steps in order, and remarks that may come in between. */
export interface Guide {
  readonly title: string
  /** The lesson's name on the command line. Omitted for the first lesson. */
  readonly name?: string
  readonly seed: string
  readonly options: Header['options']
  /** The other players, if any, each with its controller (`bot:NAME`). */
  readonly rivals?: readonly { readonly name: string; readonly player: string }[]
  /** Moves for all seats that the table plays before the first step, up to the position where the lesson starts. */
  readonly opening?: readonly Move[]
  /** True if routine questions are answered for the learner. Otherwise the learner is asked every question. */
  readonly fewQuestions?: true
  /** The query that shows the sheet in plain mode. The default is `sheet`. */
  readonly sheetWord?: string
  readonly steps: readonly GuideStep[]
  readonly asides: readonly GuideAside[]
  /** The text after the last step. */
  readonly end: string
}
