import { isOpened, logArrangement, takeFromPile } from '../effects/ownership.ts'
import { putIntoBox, takeDropped } from '../facts/dropped-belongings.ts'
import { individuals } from '../facts/employment.ts'
import { type BelongingId, treasureOf } from '../pieces/belongings.ts'
import type { RealmTable } from '../state/state.ts'
import { takeFromCaches } from './caching.ts'

/** At Midnight, returns opened potions to the boxes named on them, wherever they are (2.4.4, 19.1.2). */
export function returnOpenedPotions(table: RealmTable): void {
  const { state } = table
  for (const id of state.shown.filter(one => isOpened(state, one))) {
    state.shown = state.shown.filter(other => other !== id)
    if (state.lost.includes(id)) continue
    takeFromAnywhere(table, id)
    putIntoBox(state, treasureOf(id)!.returns!, id) // every potion has a box
  }
}

/** Takes a potion from its owner or from wherever it lies. */
function takeFromAnywhere(table: RealmTable, id: BelongingId): void {
  const { state } = table
  const has = (one: { readonly id: BelongingId }): boolean => one.id === id
  const owner = individuals(state).find(one => [...one.owned, ...(one.within?.owned ?? [])].some(has))
  if (owner) {
    owner.owned = owner.owned.filter(one => !has(one))
    if (owner.within) owner.within.owned = owner.within.owned.filter(one => !has(one))
    logArrangement(table, owner, id, 'returns')
    return
  }
  const pile = [...Object.values(state.boxes), ...Object.values(state.piles)].find(ids => ids.includes(id))
  if (pile) takeFromPile(state, pile, id)
  else if (state.dropped?.some(has)) takeDropped(state, id)
  else takeFromCaches(state, id)
}
