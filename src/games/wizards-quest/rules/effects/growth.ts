import { addPieces, forceIn, orcRoom } from '../facts/forces.ts'
import { castlesBeside, type SpaceId, territoriesOf } from '../pieces/marnon.ts'
import type { QuestTable } from '../state/components.ts'
import { remainingSeats } from './order.ts'

/** For each player still in the game, in turn order, rolls for a region where the orcs multiply (VI.A.1, ruling W9). */
export function growOrcs(table: QuestTable): void {
  for (const seat of remainingSeats(table.state)) {
    const [region = 1] = table.roll(seat, 1, 'growth', 'VI.A.1')
    growOrcsIn(table, region)
  }
}

/** Adds an orc to each space with one to three orcs in a region or in the castles next to it (VI.A.2-3). */
function growOrcsIn(table: QuestTable, region: number): void {
  const spaces = [...territoriesOf(region), ...castlesBeside(region)].filter(
    space => forceIn(table.state, space)?.side === 'orcs' && orcRoom(table.state, space) > 0,
  )
  joinOrcs(table, spaces, 1)
  table.emit({ kind: 'growth', seat: null, rule: 'VI.A.2', region, spaces })
}

/** Adds the given number of orcs to each of the spaces, limited by the room there. */
export function joinOrcs(table: QuestTable, spaces: readonly SpaceId[], orcs: number): void {
  for (const space of spaces)
    addPieces(table.state, space, 'orcs', { men: Math.min(orcs, orcRoom(table.state, space)), leader: null })
}
