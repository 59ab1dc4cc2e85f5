import type { Rule } from '../../../../kernel/index.ts'
import type { Health } from '../effects/pit.ts'
import type { CastSpell } from '../state/magic.ts'
import type { Character, RealmTable } from '../state/state.ts'

/** A spell that is taking effect, and its context. */
export interface Living {
  readonly table: RealmTable
  readonly cast: CastSpell
  readonly caster: Character
  readonly clearing: string
  /** Everyone's chits and armor before simultaneous spells took effect (20.10.5). */
  readonly before: Health
}

/**
 * The immediate effect of a spell (20.5.1). Most lasting spells have none, because the rules they affect check
 * `isUnder`.
 */
export type SpellEffect = (living: Living) => Rule | undefined

/** The effect of a lasting spell, which does nothing immediately. */
export const LASTS: SpellEffect = () => undefined
