import type { Messages } from '../../../text/index.ts'
import type { RealmView, SeenIndividual } from '../rules/view.ts'

/** An answer in words. */
export interface Told {
  readonly label: string
  readonly note?: string
}

/** The data that questions of this game carry; each topic has what it needs of it. */
export interface Data {
  readonly character?: string
  readonly other?: string
  readonly type?: string
  readonly side?: string
  readonly goal?: string
  readonly stage?: number
  readonly left?: number
  /** Spells that are known already. */
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
  readonly gives?: string
  readonly asks?: string
  readonly guide?: string
  readonly activity?: string
  readonly spell?: string
  readonly about?: string
}

/** What words are made of. */
export interface Telling {
  readonly words: Messages
  readonly view: RealmView
  readonly data: Data
  readonly character: SeenIndividual | null
}
