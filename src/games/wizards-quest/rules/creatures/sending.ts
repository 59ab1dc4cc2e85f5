import type { Rule, Seat } from '../../../../kernel/index.ts'
import { REGIONS, TERRITORY_IDS } from '../pieces/marnon.ts'
import { decide, spaceOptions } from '../state/acts.ts'
import type { Creature, QuestTable } from '../state/components.ts'
import { landDragon } from './dragon.ts'
import { rollTerritoryOf } from './flight.ts'
import { placeWizard } from './wizard.ts'

/** Asks a player for a region and sends a creature there. A die determines the territory (X.D.5.b, ruling W45). */
export function* sendToRegion(table: QuestTable, seat: Seat, creature: Creature, rule: string): Rule {
  const options = REGIONS.map(({ number }) => ({
    id: `region ${number}`,
    act: { kind: 'region' as const, region: number },
  }))
  const { region } = yield* decide({ seat, topic: 'region', data: { creature }, rule, options })
  table.emit({ kind: 'sends', seat, rule, creature, region })
  yield* sendTo(table, seat, creature, region, rule)
}

/** Asks a player for a territory and sends a creature there (XIV.7-8). */
export function* sendToTerritory(table: QuestTable, seat: Seat, creature: Creature, rule: string): Rule {
  const options = spaceOptions('send-to', TERRITORY_IDS)
  const { space } = yield* decide({ seat, topic: 'territory', data: { creature }, rule, options })
  if (creature === 'dragon') yield* landDragon(table, space, seat, rule)
  else placeWizard(table, space, seat, rule)
}

/** Sends a creature to a random territory of a region, where it lands (VII.C, VIII.B). */
export function* sendTo(table: QuestTable, seat: Seat, creature: Creature, region: number, rule: string): Rule {
  const space = rollTerritoryOf(table, seat, region, creature, rule)
  if (creature === 'dragon') yield* landDragon(table, space, seat, rule)
  else placeWizard(table, space, seat, rule)
}
