import type { Seat } from '../../../../kernel/index.ts'
import { addPieces, forceIn, orcRoom } from '../facts/forces.ts'
import type { SpaceId } from '../pieces/marnon.ts'
import { TABLES } from '../pieces/tables.ts'
import type { QuestTable } from '../state/components.ts'
import { rollTerritory } from './flight.ts'

/** Moves the wizard, which happens once per turn (VIII.A). */
export function moveWizard(table: QuestTable): void {
  placeWizard(table, rollTerritory(table, null, 'wizard', 'VIII.A'), null, 'VIII.B')
}

/**
 * Puts the wizard in a territory. A player there gains three men, and orcs gain up to three if there is room (VIII.B).
 */
export function placeWizard(table: QuestTable, space: SpaceId, sender: Seat | null, rule: string): void {
  const { state } = table
  state.wizard = space
  table.emit({ kind: 'lands', seat: sender, rule, creature: 'wizard', space, sent: sender !== null })
  const force = forceIn(state, space)
  if (!force) return
  const { side } = force
  const men = side === 'orcs' ? Math.min(TABLES.prosper, orcRoom(state, space)) : TABLES.prosper
  addPieces(state, space, side, { men, leader: null })
  table.emit({ kind: 'prospers', seat: side === 'orcs' ? null : side, rule, space, side, men })
}
