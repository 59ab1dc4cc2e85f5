import type { Seat } from '../../../../kernel/index.ts'
import { type SpaceId, territoryAt } from '../pieces/marnon.ts'
import type { Creature, QuestTable } from '../state/components.ts'

/** Rolls for a territory. The first die determines the region, and the second the territory (VII.B, VIII.A). */
export function rollTerritory(table: QuestTable, seat: Seat | null, creature: Creature, rule: string): SpaceId {
  const [region = 1, number = 1] = table.roll(seat, 2, creature, rule)
  return territoryAt(region, number)
}

/** Rolls for the territory where a creature lands in the region it was sent to (X.D.5.b). */
export function rollTerritoryOf(
  table: QuestTable,
  seat: Seat | null,
  region: number,
  creature: Creature,
  rule: string,
): SpaceId {
  const [number = 1] = table.roll(seat, 1, `sent-${creature}`, rule)
  return territoryAt(region, number)
}
