import type { ClearingId } from '../map/tiles.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import type { Dropped, IndividualId, RealmState } from '../state.ts'

/** What has been dropped openly in a clearing, the first dropped first (26.7). */
export const droppedAt = ({ dropped = [] }: Pick<RealmState, 'dropped'>, clearing: ClearingId): Dropped[] =>
  dropped.filter(one => one.clearing === clearing)

/** Lays a belonging under a clearing's pile (2.3.10). */
export function abandonAt(state: RealmState, clearing: ClearingId, id: string): void {
  const pile = state.piles[clearing] ?? []
  pile.push(id)
  state.piles[clearing] = pile
}

/** Lays a belonging openly and apart into a clearing (26.7). */
export function dropAt(state: RealmState, clearing: ClearingId, id: BelongingId, by: IndividualId): void {
  state.dropped = [...(state.dropped ?? []), { id, clearing, by }]
}

/** Takes up what has been dropped, and gives who had dropped it. Throws Error where it does not lie there: a fault of ours. */
export function takeDropped(state: RealmState, id: BelongingId): Dropped {
  const found = state.dropped?.find(one => one.id === id)
  if (!found) throw new Error(`nobody has dropped ${id}`)
  const left = state.dropped!.filter(one => one !== found)
  if (left.length > 0) state.dropped = left
  else delete state.dropped
  return found
}

/** All that lies in a clearing and belongs to nobody, abandoned or dropped (2.3.10, 26.7). */
export const lyingAt = (state: Pick<RealmState, 'piles' | 'dropped'>, clearing: ClearingId): BelongingId[] => [
  ...(state.piles[clearing] ?? []),
  ...droppedAt(state, clearing).map(({ id }) => id),
]

/** The clearing something lies in, abandoned or dropped; null where it lies in none. */
export const whereLies = (
  { piles, dropped = [] }: Pick<RealmState, 'piles' | 'dropped'>,
  id: BelongingId,
): ClearingId | null =>
  Object.keys(piles).find(clearing => piles[clearing]!.includes(id)) ??
  dropped.find(one => one.id === id)?.clearing ??
  null
