import { type BelongingId, treasureOf } from '../pieces/belongings.ts'
import type { RealmState } from '../state.ts'

/** Whether it is a potion that serves whoever has it until Midnight, once it is opened (2.4.4). */
const isReusable = (id: BelongingId): boolean => treasureOf(id)?.sort === 'potion-reusable'

/** Whether a potion has been opened that may change hands: it stays in use wherever it goes, and lies face up (2.4.4). */
export const isOpened = ({ shown }: Pick<RealmState, 'shown'>, id: BelongingId): boolean =>
  isReusable(id) && shown.includes(id)

/** A potion is opened that may change hands (2.4.4). */
export function open({ shown }: RealmState, id: BelongingId): void {
  if (isReusable(id) && !shown.includes(id)) shown.push(id)
}
