import type { Messages } from '../../../text/index.ts'
import type { RealmView, SeenIndividual } from '../rules/state/view.ts'

/** An answer's label, and a note on its cost or effect. */
export interface AnswerLabel {
  readonly label: string
  readonly note?: string
}

/** The data of this game's questions. Each topic uses some of it. */
export interface Data {
  readonly character?: string
  readonly other?: string
  readonly type?: string
  readonly side?: string
  readonly goal?: string
  readonly stage?: number
  readonly left?: number
  /** Spells chosen so far. */
  readonly chosen?: readonly string[]
  readonly tile?: string
  readonly phase?: number
  readonly played?: number
  readonly belonging?: string
  readonly trader?: string
  readonly gold?: number
  readonly price?: number
  readonly owed?: number
  readonly result?: string
  readonly door?: string
  readonly table?: string
  readonly clearing?: string
  readonly asterisks?: number
  readonly wounds?: number
  readonly gives?: readonly string[]
  readonly asks?: readonly string[]
  /** Goods chosen so far. */
  readonly so?: readonly string[]
  readonly guide?: string
  readonly activity?: string
  readonly spell?: string
  readonly about?: string
  /** A kind of monster or a native group. */
  readonly pieces?: string
}

/** The input for the texts of a question. */
export interface Telling {
  readonly words: Messages
  readonly view: RealmView
  readonly data: Data
  readonly character: SeenIndividual | null
}
