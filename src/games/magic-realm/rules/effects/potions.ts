import { type BelongingId, treasureOf } from '../pieces/belongings.ts'
import type { RealmState } from '../state/state.ts'

/** Returns true for a potion that serves any holder until Midnight once opened (2.4.4). */
const isReusable = (id: BelongingId): boolean => treasureOf(id)?.sort === 'potion-reusable'

/** Returns true for an opened transferable potion: it stays active and face up with any holder (2.4.4). */
export const isOpened = ({ shown }: Pick<RealmState, 'shown'>, id: BelongingId): boolean =>
  isReusable(id) && shown.includes(id)

/** Opens a transferable potion (2.4.4). */
export function open({ shown }: RealmState, id: BelongingId): void {
  if (isReusable(id) && !shown.includes(id)) shown.push(id)
}
