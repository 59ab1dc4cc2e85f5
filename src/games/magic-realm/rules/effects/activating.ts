import { activeBoots, activeHorse, canCarryAll, strengthOfMount } from '../facts/carrying.ts'
import { type BelongingId, belonging, isEnchanted, type Treasure, treasureOf } from '../pieces/belongings.ts'
import { isCharacter } from '../pieces/characters.ts'
import { bears } from '../pieces/levels.ts'
import { isCave } from '../pieces/tiles.ts'
import {
  type ActivityKind,
  clearingAt,
  hasActive,
  type Individual,
  type Owned,
  type PhaseSource,
  type RealmState,
} from '../state/state.ts'

/**
 * Returns true for cards that provide recorded phases. Such a card must stay active until these phases are done
 * (23.2.1, 23.2.4).
 */
const isBirdsong = ({ id, sort }: Treasure): boolean => sort === 'birdsong' || id === 'seven-league-boots'

/**
 * Returns the slot that a belonging uses while active. A slot holds only one active belonging: a weapon, a kind of
 * armor, a horse, Boots or Gloves (2.3.4-2.3.7). Returns null if the belonging uses no slot.
 */
export function slotOf(id: BelongingId): string | null {
  const piece = belonging(id)
  switch (piece.kind) {
    case 'weapon':
      return 'weapon'
    case 'armor':
      return piece.slot
    case 'horse':
      return 'horse'
    case 'treasure':
      if (piece.sort === 'boots' || piece.sort === 'gloves') return piece.sort
      return piece.id === 'alchemists-mixture' ? 'weapon' : null
  }
}

/**
 * Returns true if a belonging can be activated now (2.3.4-2.3.7, 28.1.4). A horse or Boots must be strong enough, and a
 * horse cannot be in a cave. Hired leaders (8.2.4) and transformed characters (20.9.3) can activate nothing.
 */
export function canActivate(state: RealmState, character: Individual, { id, active }: Owned): boolean {
  if (active || !isCharacter(character.id)) return false
  if (character.formed || isTaken(state, character, id)) return false
  const piece = belonging(id)
  if (piece.kind === 'horse') {
    const clearing = clearingAt(character)
    if (clearing !== null && isCave(clearing)) return false
    return canCarryAll(piece.strength, character)
  }
  if (piece.kind !== 'treasure') return true
  if (piece.encounter > state.encounter) return false
  // Only a holder of the Lost Keys can open the Chest (23.1.1).
  if (piece.id === 'chest') return hasActive(character, 'lost-keys')
  if (piece.size === 'within') return false
  if (piece.sort === 'boots') return canCarryAll(strengthOfMount(id), character)
  return true
}

/**
 * Returns true if the slot that this belonging needs holds another active belonging that can't be replaced: a potion,
 * or Boots that a recorded phase needs (2.4.4, 6.1.9).
 */
function isTaken(state: RealmState, character: Individual, id: BelongingId): boolean {
  const slot = slotOf(id)
  if (slot === null) return false
  const before = character.owned.find(one => one.active && one.id !== id && slotOf(one.id) === slot)
  return before !== undefined && !canDeactivate(state, character, before)
}

/**
 * Returns true if a belonging may be deactivated: it is neither an Enchanted card, a potion, nor a card whose phases
 * are recorded and still to be played (2.4, 6.1.9).
 */
export function canDeactivate(state: RealmState, character: Individual, { id, active }: Owned): boolean {
  if (!active || isEnchanted(id)) return false
  const treasure = treasureOf(id)
  if (treasure?.returns) return false
  return !(treasure && isBirdsong(treasure) && isNeededByPlan(state, character, id))
}

/** Returns true if a recorded phase still needs the belonging, which then cannot be given away (6.1.9). */
export function isNeededByPlan(state: RealmState, character: Individual, id: BelongingId): boolean {
  const { turn, draw } = state
  // Before the turn, all recorded phases are still to be played; after it, none are.
  const defaultPlayed = draw.includes(character.id) ? 0 : character.plan.length
  const played = turn?.character === character.id ? turn.played : defaultPlayed
  const left = character.plan.slice(played)
  const far: readonly ActivityKind[] = ['peer', 'enchant-far']
  if (id === 'crystal-ball' && left.some(({ activity }) => far.includes(activity.kind))) return true
  return left.some(({ source }) => source === id || isHorseFor(character, id, source))
}

/**
 * Returns true if a recorded MOVE needs this horse: the active one, or any horse of its kind if no horse of that kind
 * is active (6.1.8, 6.1.9).
 */
function isHorseFor(character: Individual, id: BelongingId, source: PhaseSource): boolean {
  const isOfKind = (one: BelongingId): boolean => {
    const piece = belonging(one)
    return piece.kind === 'horse' && piece.horse === source
  }
  const horse = activeHorse(character)
  return isOfKind(id) && (horse === undefined || horse.id === id || !isOfKind(horse.id))
}

/** Activates a belonging and deactivates the one in its slot (2.3.4-2.3.7). */
export function activate(character: Individual, piece: Owned): void {
  const slot = slotOf(piece.id)
  if (slot !== null)
    for (const other of character.owned) if (other.active && slotOf(other.id) === slot) deactivate(other)
  piece.active = true
  piece.packedOn = null
  // A horse that is now ridden no longer carries packs; its load is carried personally (8.4.5).
  for (const item of character.owned) if (item.packedOn === piece.id) item.packedOn = null
}

/** Deactivates a belonging; a weapon also becomes unalerted (2.3.9). */
export function deactivate(piece: Owned): void {
  piece.active = false
  piece.alerted = false
}

/**
 * Deactivates the active horse, for a rider who enters a cave (8.5.1). Returns the horse, or undefined if there was
 * none.
 */
export function dismount(character: Individual): Owned | undefined {
  const horse = activeHorse(character)
  if (horse) deactivate(horse)
  return horse
}

/** Deactivates a horse or Boots that cannot carry the character and all items (2.3.8). */
export function settleBurden(character: Individual): void {
  for (const mount of [activeHorse(character), activeBoots(character)])
    if (mount && !canCarryAll(strengthOfMount(mount.id), character)) deactivate(mount)
}

/**
 * Returns the horses that an unpacked item may be packed on. They must be inactive and strong enough (8.4.5). The item
 * must be inactive too, except for an Enchanted card, which is always active (R154).
 */
export const horsesToPackOn = (character: Individual, item: Owned): Owned[] => {
  const piece = belonging(item.id)
  if ((item.active && !isEnchanted(item.id)) || piece.kind === 'horse' || item.packedOn !== null) return []
  return character.owned.filter(({ id, active }) => {
    const horse = belonging(id)
    return !active && horse.kind === 'horse' && bears(horse.strength, piece.weight)
  })
}
