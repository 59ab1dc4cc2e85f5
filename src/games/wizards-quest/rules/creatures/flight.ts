import type { Seat } from '../../../../kernel/index.ts'
import type { Creature, QuestTable } from '../components.ts'
import { type SpaceId, territoryAt } from '../marnon/marnon.ts'

/** Where two dice lead: the first gives the region, the second the territory (VII.B, VIII.A). */
export function rollTerritory(table: QuestTable, seat: Seat | null, creature: Creature, rule: string): SpaceId {
  const [region = 1, number = 1] = table.roll(seat, 2, creature, rule)
  return territoryAt(region, number)
}

/** The territory of a region that one die finds, for whoever is sent there (X.D.5.b). */
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
