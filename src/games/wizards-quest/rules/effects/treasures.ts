import type { Seat } from '../../../../kernel/index.ts'
import { sideOf } from '../facts/forces.ts'
import { withinSteps } from '../facts/island.ts'
import type { SpaceId } from '../pieces/marnon.ts'
import type { QuestState, QuestTable, Treasure, TreasureKind } from '../state/components.ts'
import { TREASURES } from '../state/components.ts'

/** Returns the treasure hidden in a space, or undefined if there is none. There is never more than one (IV.D.5.c). */
export const treasureIn = <T extends { readonly at: SpaceId }>(
  { treasures }: { readonly treasures: readonly T[] },
  space: SpaceId,
): T | undefined => treasures.find(({ at }) => at === space)

/**
 * Lists the spaces to which a treasure can be moved: those within `steps` of its own space that have no treasure and
 * that its owner doesn't hold (rulings W56, W76).
 */
export const canBeCarted = (
  state: Pick<QuestState, 'forces' | 'upheaval'> & { readonly treasures: readonly { readonly at: SpaceId }[] },
  { at, owner }: Pick<Treasure, 'at' | 'owner'>,
  steps: number,
): SpaceId[] =>
  withinSteps(state, at, steps).filter(space => !treasureIn(state, space) && sideOf(state, space) !== owner)

/** Counts a player's regained treasures, except blank ones (II). */
export const foundBy = (
  { players }: { readonly players: readonly { readonly found: readonly TreasureKind[] }[] },
  seat: Seat,
): number => players[seat]!.found.filter(kind => (TREASURES as readonly string[]).includes(kind)).length

/** Takes a treasure off the board, adds it to those its owner has found, and reveals its kind (X.E.1). */
export function removeTreasure(table: QuestTable, treasure: Treasure): void {
  const { state } = table
  const { owner, kind, at } = treasure
  state.treasures.splice(state.treasures.indexOf(treasure), 1)
  table.reveal()
  state.players[owner]!.found.push(kind)
  table.emit({ kind: 'finds', seat: owner, rule: 'X.E.1', space: at, treasure: kind, found: foundBy(state, owner) })
}
