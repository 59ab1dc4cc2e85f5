import type { CastSpell } from '../state/magic.ts'
import type { RealmTable } from '../state/state.ts'
import { endSpell, release } from './ending.ts'
import { isAt, isCasterAt } from './targets.ts'

/** Breaks a spell if its caster is in the clearing; otherwise releases its targets there (20.10.2). */
export function breakAt(table: RealmTable, cast: CastSpell, clearing: string, rule: string): void {
  if (isCasterAt(table.state, cast, clearing)) endSpell(table, cast, 'broken', rule)
  else release(table, cast, target => isAt(table.state, target, clearing), rule)
}
