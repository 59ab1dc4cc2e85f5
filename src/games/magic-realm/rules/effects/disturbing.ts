import { spellsUpon, spellTargetOf } from '../facts/spells.ts'
import { isCharacter } from '../pieces/characters.ts'
import type { RealmTable } from '../state/state.ts'
import { endSpell } from './ending.ts'
import { breakPeaceWith } from './pacifying.ts'

/**
 * Breaks Peace on a target named by a character or hireling, and that character's own pacification of it (20.8.2,
 * 21.1.3).
 */
export function disturb(table: RealmTable, target: string, by: string, but?: number): void {
  for (const cast of spellsUpon(table.state, 'peace', spellTargetOf(target)))
    if (cast.number !== but) endSpell(table, cast, 'broken', '21.1.3')
  if (!isCharacter(target)) breakPeaceWith(table, target, by)
}
