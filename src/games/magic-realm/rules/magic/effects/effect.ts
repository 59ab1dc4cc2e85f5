import type { Rule } from '../../../../../kernel/index.ts'
import type { Character, RealmTable } from '../../state.ts'
import type { CastSpell } from '../state.ts'

/** A spell as it comes to life. */
export interface Living {
  readonly table: RealmTable
  readonly cast: CastSpell
  readonly caster: Character
  /** Where the caster stands. */
  readonly clearing: string
}

/**
 * What a spell does when it comes to life (20.5.1). What it does as long as it lasts is asked by the rules concerned, with
 * `isUnder`; such a spell has nothing to do here.
 */
export type Effect = (living: Living) => Rule | undefined

/** The spell is upon its targets, and the rules concerned ask for it. */
export const LASTS: Effect = () => undefined
