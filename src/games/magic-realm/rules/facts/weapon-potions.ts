import { treasureOf } from '../pieces/belongings.ts'
import type { Individual, Owned, RealmState } from '../state/state.ts'
import { putIntoBox } from './dropped-belongings.ts'
import { individuals, isCharacterPiece } from './employment.ts'

const everything = ({ owned, within }: Individual): Owned[] => [...owned, ...(within?.owned ?? [])]

/**
 * Keeps weapon potions with their weapons. They go to the character who now owns the weapon, or are set aside while no
 * character does (2.4.4).
 */
export function moveWeaponPotions(state: RealmState): void {
  for (const one of individuals(state))
    for (const { id, on } of everything(one)) {
      if (on === null || everything(one).some(piece => piece.id === on)) continue
      one.owned = one.owned.filter(piece => piece.id !== id)
      if (one.within) one.within.owned = one.within.owned.filter(piece => piece.id !== id)
      state.treated = [...(state.treated ?? []), { id, on }]
    }
  for (const { id, on } of state.treated ?? []) {
    const owner = individuals(state).find(one => isCharacterPiece(one) && one.owned.some(piece => piece.id === on))
    if (!owner) continue
    state.treated = state.treated!.filter(piece => piece.id !== id)
    // Added at the front, because the belonging that the owner is still deciding about must stay last.
    owner.owned.unshift({ id, active: true, alerted: false, packedOn: null, on })
  }
  if (state.treated?.length === 0) delete state.treated
}

/** At Midnight, puts potions whose weapons no character owns back into their boxes (2.4.4). */
export function returnWeaponPotions(state: RealmState): void {
  for (const { id } of state.treated ?? []) putIntoBox(state, treasureOf(id)!.returns!, id)
  delete state.treated
}
