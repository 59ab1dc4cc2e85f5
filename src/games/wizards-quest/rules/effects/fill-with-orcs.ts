import { addPieces, forceIn } from '../facts/forces.ts'
import { SPACE_IDS } from '../pieces/marnon.ts'
import type { QuestTable } from '../state/components.ts'

/** Puts an orc in every unoccupied space, even in the wizard's region (VI.C, ruling W16). */
export function fillWithOrcs(table: QuestTable): void {
  const spaces = SPACE_IDS.filter(space => !forceIn(table.state, space))
  for (const space of spaces) addPieces(table.state, space, 'orcs', { men: 1, leader: null })
  if (spaces.length > 0) table.emit({ kind: 'fills', seat: null, rule: 'VI.C', spaces })
}
