import { bears } from '../levels.ts'
import { isCave } from '../map/tiles.ts'
import { type BelongingId, belonging, isEnchanted, type Treasure, treasureOf } from '../pieces/belongings.ts'
import { isCharacter } from '../pieces/characters.ts'
import {
  type ActivityKind,
  clearingAt,
  hasActive,
  type Individual,
  type Owned,
  type PhaseSource,
  type RealmState,
} from '../state.ts'
import { activeBoots, activeHorse, bearsAll, strengthOfMount } from './carrying.ts'

/** Cards that give or change phases recorded at Birdsong, and are kept active until those are done (23.2.1, 23.2.4). */
const isBirdsong = ({ id, sort }: Treasure): boolean => sort === 'birdsong' || id === 'seven-league-boots'

/** What only one can be active of: the weapon, each slot of armor, the horse, the Boots, the Gloves (2.3.4-2.3.7). */
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

/** Whether a belonging of his can be activated now (2.3.4-2.3.7, 28.1.4). */
export function canActivate(state: RealmState, character: Individual, { id, active }: Owned): boolean {
  // Hired leaders activate nothing (8.2.4).
  if (active || !isCharacter(character.id)) return false
  // What a creature has or finds lies out of use (20.9.3, 20.9.4).
  if (character.formed || isTaken(state, character, id)) return false
  const piece = belonging(id)
  if (piece.kind === 'horse') {
    const clearing = clearingAt(character)
    if (clearing !== null && isCave(clearing)) return false
    return bearsAll(piece.strength, character)
  }
  if (piece.kind !== 'treasure') return true
  if (piece.encounter > state.encounter) return false
  // The Chest opens to the Lost Keys alone (23.1.1).
  if (piece.id === 'chest') return hasActive(character, 'lost-keys')
  if (piece.size === 'within') return false
  if (piece.sort === 'boots') return bearsAll(strengthOfMount(id), character)
  return true
}

/** Whether what is in use in its place stays so: a potion, and Boots that a recorded phase needs (2.4.4, 6.1.9). */
function isTaken(state: RealmState, character: Individual, id: BelongingId): boolean {
  const slot = slotOf(id)
  if (slot === null) return false
  const before = character.owned.find(one => one.active && one.id !== id && slotOf(one.id) === slot)
  return before !== undefined && !canDeactivate(state, character, before)
}

/** Whether somebody may deactivate it: neither an Enchanted card nor a potion, nor what a recorded phase still needs (2.4, 6.1.9). */
export function canDeactivate(state: RealmState, character: Individual, { id, active }: Owned): boolean {
  if (!active || isEnchanted(id)) return false
  const treasure = treasureOf(id)
  if (treasure?.returns) return false
  return !(treasure && isBirdsong(treasure) && isBound(state, character, id))
}

/** Whether a phase that is recorded and not yet done needs the belonging: it may not be given away (6.1.9). */
export function isBound(state: RealmState, character: Individual, id: BelongingId): boolean {
  const { turn, draw } = state
  // Whose turn is over has nothing left to play, and whose chit is still to be drawn everything.
  const waits = draw.includes(character.id) ? 0 : character.plan.length
  const played = turn?.character === character.id ? turn.played : waits
  const left = character.plan.slice(played)
  const far: readonly ActivityKind[] = ['peer', 'enchant-far']
  if (id === 'crystal-ball' && left.some(({ activity }) => far.includes(activity.kind))) return true
  return left.some(({ source }) => source === id || isHorseFor(character, id, source))
}

/** Whether it is by this horse that he has recorded a MOVE: the one he rides, or where he rides none of its kind any such (6.1.8, 6.1.9). */
function isHorseFor(character: Individual, id: BelongingId, source: PhaseSource): boolean {
  const isOfKind = (one: BelongingId): boolean => {
    const piece = belonging(one)
    return piece.kind === 'horse' && piece.horse === source
  }
  const horse = activeHorse(character)
  return isOfKind(id) && (horse === undefined || horse.id === id || !isOfKind(horse.id))
}

/** Puts a belonging in use; what had its place falls out of use (2.3.4-2.3.7). */
export function activate(character: Individual, piece: Owned): void {
  const slot = slotOf(piece.id)
  if (slot !== null)
    for (const other of character.owned) if (other.active && slotOf(other.id) === slot) deactivate(other)
  piece.active = true
  piece.packedOn = null
  // What lay on a horse that is ridden now is carried (8.4.5).
  for (const item of character.owned) if (item.packedOn === piece.id) item.packedOn = null
}

/** A weapon that falls out of use turns unalerted (2.3.9). */
export function deactivate(piece: Owned): void {
  piece.active = false
  piece.alerted = false
}

/** His horse falls out of use in a cave (8.5.1). */
export function dismount(character: Individual): Owned | undefined {
  const horse = activeHorse(character)
  if (horse) deactivate(horse)
  return horse
}

/** Takes horse and Boots out of use where an item is too heavy for them (2.3.8). */
export function settleBurden(character: Individual): void {
  for (const mount of [activeHorse(character), activeBoots(character)])
    if (mount && !bearsAll(strengthOfMount(mount.id), character)) deactivate(mount)
}

/** Whether an item may be packed on a horse: both out of use, the horse strong enough (8.4.5). */
export const canPack = (character: Individual, item: Owned): Owned[] => {
  const piece = belonging(item.id)
  if (item.active || piece.kind === 'horse' || item.packedOn !== null) return []
  return character.owned.filter(({ id, active }) => {
    const horse = belonging(id)
    return !active && horse.kind === 'horse' && bears(horse.strength, piece.weight)
  })
}
