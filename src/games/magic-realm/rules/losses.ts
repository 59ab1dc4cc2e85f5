import { type BelongingId, belonging } from './pieces/belongings.ts'
import type { Character, RealmState } from './state.ts'

/** A horse that dies leaves the game for good; what it bore is carried by its owner (2.3.13). */
export function loseHorse(state: RealmState, horse: BelongingId): void {
  for (const owner of [...state.characters, ...(state.war?.leaders ?? [])]) {
    if (!owner.owned.some(({ id }) => id === horse)) continue
    owner.owned = owner.owned.filter(({ id }) => id !== horse)
    for (const piece of owner.owned) if (piece.packedOn === horse) piece.packedOn = null
    state.lost.push(horse)
  }
}

/** Armor that is whole is damaged (17.2.5). */
export function damageArmor({ damaged }: RealmState, armor: BelongingId): void {
  if (!damaged.includes(armor)) damaged.push(armor)
}

/**
 * Destroyed armor: the natives' own goes whole to the box it comes from, treasure armor and cards leave the game and pay
 * their gold (17.2.7).
 */
export function destroyArmor(state: RealmState, character: Character, armor: BelongingId): void {
  // Who has died of another blow owns it no more.
  if (!character.owned.some(({ id }) => id === armor)) return
  const piece = belonging(armor)
  state.damaged = state.damaged.filter(other => other !== armor)
  character.owned = character.owned.filter(owned => owned.id !== armor)
  if (piece.kind === 'armor' && piece.returns !== null) {
    returnArmor(state.boxes[piece.returns]!, armor)
    return
  }
  state.lost.push(armor)
  character.gold += piece.kind === 'armor' ? piece.destroyed : piece.kind === 'treasure' ? (piece.armor?.pays ?? 0) : 0
}

/** Armor lies in a box under weapons and other armor, above horses and cards (3.1.6, 10.2.1). */
function returnArmor(box: BelongingId[], armor: BelongingId): void {
  const under = box.findLastIndex(other => ['weapon', 'armor'].includes(belonging(other).kind))
  box.splice(under + 1, 0, armor)
}
