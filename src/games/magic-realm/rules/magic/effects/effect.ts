import type { Rule } from '../../../../../kernel/index.ts'
import type { Character, RealmTable } from '../../state.ts'
import type { Health } from '../living.ts'
import type { CastSpell } from '../state.ts'

/** A spell as it comes to life. */
export interface Living {
  readonly table: RealmTable
  readonly cast: CastSpell
  readonly caster: Character
  /** Where the caster stands. */
  readonly clearing: string
  /** How everybody's chits and armor were before the spells of this moment came to life (20.10.5). */
  readonly before: Health
}

/**
 * What a spell does when it comes to life (20.5.1). What it does as long as it lasts is asked by the rules concerned, with
 * `isUnder`; such a spell has nothing to do here.
 */
export type Effect = (living: Living) => Rule | undefined

/** The spell is upon its targets, and the rules concerned ask for it. */
export const LASTS: Effect = () => undefined
