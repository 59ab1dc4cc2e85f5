import type { Rule, Seat } from '../../../../kernel/index.ts'
import { addPieces, forceIn } from '../facts/forces.ts'
import { CASTLE_IDS, REGIONS, type SpaceId, TERRITORY_IDS, territoryAt } from '../pieces/marnon.ts'
import { TABLES } from '../pieces/tables.ts'
import { decide, spaceOptions } from '../state/acts.ts'
import type { QuestTable } from '../state/components.ts'

const ONE_MAN = { men: 1, leader: null } as const

/** Asks a player for a free castle and puts their first man there (IV.D.1). */
export function* takeCastle(table: QuestTable, seat: Seat): Rule {
  const { state } = table
  const free = CASTLE_IDS.filter(castle => !forceIn(state, castle))
  const options = spaceOptions('castle', free)
  const { space } = yield* decide({ seat, topic: 'castle', rule: 'IV.D.1', options })
  addPieces(state, space, seat, ONE_MAN)
  table.emit({ kind: 'castle', seat, rule: 'IV.D.1', space })
}

/** Puts two orcs in each free castle, and in two territories of each region (IV.D.2-3). */
export function placeFirstOrcs(table: QuestTable): void {
  const castles = CASTLE_IDS.filter(castle => !forceIn(table.state, castle))
  putOrcs(table, castles, 'IV.D.2')
  for (const { number } of REGIONS) putOrcs(table, twoTerritories(table, number), 'IV.D.3.b')
}

function putOrcs(table: QuestTable, spaces: readonly SpaceId[], rule: string): void {
  const { orcs } = TABLES.setUp
  for (const space of spaces) addPieces(table.state, space, 'orcs', { men: orcs, leader: null })
  table.emit({ kind: 'orcs', seat: null, rule, spaces, orcs })
}

/** Rolls two dice until they differ, and returns the territories with these numbers (IV.D.3.a). */
function twoTerritories(table: QuestTable, region: number): SpaceId[] {
  for (;;) {
    const dice = table.roll(null, 2, 'orcs', 'IV.D.3.a')
    if (dice[0] !== dice[1]) return dice.sort((a, b) => a - b).map(number => territoryAt(region, number))
  }
}

/** Lists the territories that nobody holds yet. */
export const freeTerritories = ({ state }: QuestTable): SpaceId[] =>
  TERRITORY_IDS.filter(territory => !forceIn(state, territory))

/** Asks a player for a free territory and puts a man there (IV.D.4.a). */
export function* placeFirstMan(table: QuestTable, seat: Seat): Rule {
  const options = spaceOptions('settle', freeTerritories(table))
  const { space } = yield* decide({ seat, topic: 'settle', rule: 'IV.D.4.a', options })
  addPieces(table.state, space, seat, ONE_MAN)
  table.emit({ kind: 'settles', seat, rule: 'IV.D.4.a', space })
}
