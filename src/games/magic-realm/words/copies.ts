import type { BelongingId } from '../rules/pieces/belongings.ts'
import type { RealmView, SeenIndividual } from '../rules/state/view.ts'

/** Returns true if copies of a counter are in the same condition, so that it doesn't matter which one is chosen. */
export function areInterchangeable(
  { damaged }: RealmView,
  owner: SeenIndividual | null,
  copies: readonly BelongingId[],
): boolean {
  const owned = owner?.owned ?? []
  const conditions = copies.map(copy => {
    const { id: _, ...state } = owned.find(({ id }) => id === copy) ?? { id: copy }
    return JSON.stringify([state, damaged.includes(copy), owned.some(({ on }) => on === copy)])
  })
  return new Set(conditions).size === 1
}
