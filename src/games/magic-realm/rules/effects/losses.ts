import { removeLying } from '../facts/dropped-belongings.ts'
import { type BelongingId, belonging } from '../pieces/belongings.ts'
import type { Character, RealmState } from '../state/state.ts'

/** Removes a dead horse from the game, owned or abandoned. Its owner now carries its load (2.3.13). */
export function loseHorse(state: RealmState, horse: BelongingId): void {
  if (removeLying(state, horse)) state.lost.push(horse)
  for (const owner of [...state.characters, ...(state.war?.leaders ?? [])]) {
    if (!owner.owned.some(({ id }) => id === horse)) continue
    owner.owned = owner.owned.filter(({ id }) => id !== horse)
    for (const piece of owner.owned) if (piece.packedOn === horse) piece.packedOn = null
    state.lost.push(horse)
  }
}

/** Damages intact armor (17.2.5). */
export function damageArmor({ damaged }: RealmState, armor: BelongingId): void {
  if (!damaged.includes(armor)) damaged.push(armor)
}

/**
 * Destroys armor. Armor that natives sell returns to its box intact; treasure armor and cards leave the game, and the
 * owner gets their price in gold (17.2.7).
 */
export function destroyArmor(state: RealmState, character: Character, armor: BelongingId): void {
  // A character who was killed by another blow no longer owns the armor.
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

/** Puts armor into a box, below weapons and other armor, and above horses and cards (3.1.6, 10.2.1). */
function returnArmor(box: BelongingId[], armor: BelongingId): void {
  const under = box.findLastIndex(other => ['weapon', 'armor'].includes(belonging(other).kind))
  box.splice(under + 1, 0, armor)
}
