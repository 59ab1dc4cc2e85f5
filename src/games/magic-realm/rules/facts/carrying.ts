import { type BelongingId, belonging, isItem, treasureOf } from '../pieces/belongings.ts'
import { characterCard } from '../pieces/characters.ts'
import { bears, heaviest, type Level } from '../pieces/levels.ts'
import type { Individual, OpenIndividual, Owned } from '../state/state.ts'
import { chitsOf } from './chits.ts'

/** 1.4.1 */
const weightOf = (id: BelongingId): Level => belonging(id).weight

/** Returns the items that the character carries personally, not on pack horses (8.4.5). */
export const carriedItems = (character: OpenIndividual): Owned[] =>
  character.owned.filter(({ id, packedOn }) => packedOn === null && isItem(id))

/** Returns the active horse, or undefined if there is none (2.3.6). */
export const activeHorse = (character: OpenIndividual): Owned | undefined =>
  character.owned.find(({ id, active }) => active && belonging(id).kind === 'horse')

/** Returns the active Boots card, or undefined if there is none (2.3.7). */
export const activeBoots = (character: OpenIndividual): Owned | undefined =>
  character.owned.find(({ id, active }) => active && treasureOf(id)?.sort === 'boots')

/** Returns true if a strength can carry the character and every item they carry (2.3.6, 2.3.7). */
export const canCarryAll = (strength: Level, character: Individual): boolean =>
  bears(strength, characterCard(character.id).weight) &&
  carriedItems(character).every(({ id }) => bears(strength, weightOf(id)))

/** Returns the strength of Boots, Gloves or a horse, or Negligible for anything else. */
export function strengthOfMount(id: BelongingId): Level {
  const piece = belonging(id)
  if (piece.kind === 'horse') return piece.strength
  return piece.kind === 'treasure' ? (piece.plays?.strength ?? 'N') : 'N'
}

/**
 * Returns the best strength for carrying items: that of an active MOVE chit (or a MAGIC chit under Unleash Power), the
 * Boots or, if `riding`, the horse. Returns Negligible if there are none (8.4.1-8.4.4).
 */
export function carryingStrength(character: OpenIndividual, riding = true): Level {
  const moves = chitsOf(character).filter(
    chit => (chit.kind === 'MOVE' || chit.power) && chit.state === 'active' && !chit.idle,
  )
  const strengths: Level[] = moves.flatMap(({ strength }) => (strength ? [strength] : []))
  const boots = activeBoots(character)
  if (boots) strengths.push(strengthOfMount(boots.id))
  const horse = activeHorse(character)
  if (horse && riding) strengths.push(strengthOfMount(horse.id))
  return heaviest(strengths)
}

/** Returns the carried items that are too heavy for a strength (8.4.2). */
export const tooHeavy = (character: OpenIndividual, strength: Level): BelongingId[] =>
  carriedItems(character)
    .map(({ id }) => id)
    .filter(id => !bears(strength, weightOf(id)))
