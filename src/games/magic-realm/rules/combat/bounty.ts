import { denizenOf } from '../pieces/denizens.ts'
import type { Character, RealmTable } from '../state.ts'
import type { PieceId } from './blows.ts'

/**
 * What a character gets at once for a monster he has killed: its fame and notoriety times the number of his kills today;
 * exactly simultaneous killers share it, each with his own count (18.3.1, 18.3.4).
 */
export function bountyFor(table: RealmTable, character: Character, denizen: PieceId, shared: number): void {
  const base = denizenOf(denizen)
  character.kills += 1
  const { kills: kill, id, seat } = character
  const fame = (base.fame * kill) / shared
  const notoriety = (base.notoriety * kill) / shared
  character.fame += fame
  character.notoriety += notoriety
  table.tell({ kind: 'bounty', seat, rule: '18.3.1', character: id, denizen, fame, notoriety, kill, shared })
}
