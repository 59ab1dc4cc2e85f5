import { type BelongingId, belonging } from '../pieces/belongings.ts'
import type { BoxId } from '../pieces/setup-card.ts'
import type { ClearingId } from '../pieces/tiles.ts'
import type { Dropped, IndividualId, OpenRealm, RealmState } from '../state/state.ts'

/** Returns the belongings dropped openly in a clearing, oldest first (26.7). */
export const droppedAt = ({ dropped = [] }: Pick<RealmState, 'dropped'>, clearing: ClearingId): Dropped[] =>
  dropped.filter(one => one.clearing === clearing)

/** Puts a belonging at the bottom of a clearing's pile (2.3.10). */
export function abandonAt(state: RealmState, clearing: ClearingId, id: string): void {
  const pile = state.piles[clearing] ?? []
  pile.push(id)
  state.piles[clearing] = pile
}

/** Drops a belonging openly in a clearing, apart from the pile (26.7). */
export function dropAt(state: RealmState, clearing: ClearingId, id: BelongingId, by: IndividualId): void {
  state.dropped = [...(state.dropped ?? []), { id, clearing, by }]
}

/**
 * Removes a belonging from the dropped ones. Returns who dropped it and where. Throws Error if it was not dropped,
 * which would be a bug.
 */
export function takeDropped(state: RealmState, id: BelongingId): Dropped {
  const found = state.dropped?.find(one => one.id === id)
  if (!found) throw new Error(`nobody has dropped ${id}`)
  const left = state.dropped!.filter(one => one !== found)
  if (left.length > 0) state.dropped = left
  else delete state.dropped
  return found
}

/** Returns all ownerless belongings in a clearing, abandoned or dropped (2.3.10, 26.7). */
export const lyingAt = (state: Pick<RealmState, 'piles' | 'dropped'>, clearing: ClearingId): BelongingId[] => [
  ...(state.piles[clearing] ?? []),
  ...droppedAt(state, clearing).map(({ id }) => id),
]

/** Removes a belonging that lies in a clearing, abandoned or dropped. Returns false if it lies in none. */
export function removeLying(state: RealmState, id: BelongingId): boolean {
  if (state.dropped?.some(one => one.id === id)) takeDropped(state, id)
  else {
    const found = Object.entries(state.piles).find(([, pile]) => pile.includes(id))
    if (!found) return false
    const [clearing, pile] = found
    pile.splice(pile.indexOf(id), 1)
    if (pile.length === 0) delete state.piles[clearing]
  }
  return true
}

/** Returns the clearing where an abandoned or dropped belonging lies, or null if it is not in a clearing. */
export const clearingOfDropped = (
  { piles, dropped = [] }: Pick<OpenRealm, 'piles' | 'dropped'>,
  id: BelongingId,
): ClearingId | null =>
  Object.keys(piles).find(clearing => piles[clearing]!.includes(id)) ??
  dropped.find(one => one.id === id)?.clearing ??
  null

/** The order of kinds in a box, from the top (3.1.6). */
const LAYERS = ['weapon', 'armor', 'horse', 'treasure'] as const

const layerOf = (id: BelongingId): number => LAYERS.indexOf(belonging(id).kind)

/**
 * Puts a belonging into the box of a group or visitor, below those of its kind (10.2.1). Armor is repaired immediately.
 */
export function putIntoBox(state: RealmState, box: BoxId, id: BelongingId): void {
  const pieces = state.boxes[box]!
  const below = pieces.findIndex(other => layerOf(other) > layerOf(id))
  pieces.splice(below < 0 ? pieces.length : below, 0, id)
  state.damaged = state.damaged.filter(other => other !== id)
}
