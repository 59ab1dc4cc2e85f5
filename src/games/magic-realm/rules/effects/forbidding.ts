import { employerIdOf, isHired } from '../facts/employment.ts'
import { isMist } from '../facts/forms.ts'
import { type Bespelled, isUnder, spellTargetOf } from '../facts/spells.ts'
import { advantagesOf, isCharacter } from '../pieces/characters.ts'
import { denizenOf } from '../pieces/denizens.ts'
import type { RealmState } from '../state/state.ts'
import { isPacifiedTowards } from './pacifying.ts'

/**
 * Returns true if a character or denizen is under the Peace spell and so can neither attack nor name anyone (21.1.3).
 */
export const isAtPeace = (state: RealmState, id: string): boolean => isUnder(state, 'peace', spellTargetOf(id))

const DEMONS = ['demon', 'winged-demon', 'imp']

/** Returns true if a Pentangle protects a victim from a Demon or the Imp (21.5.5). */
export const isBarred = (state: RealmState, attacker: string, victim: string): boolean =>
  !isCharacter(attacker) &&
  DEMONS.includes(denizenOf(attacker).kind) &&
  isUnder(state, 'pentangle', spellTargetOf(victim))

/**
 * Returns true if no spell prevents an attack. Neither side may be mist, and the attacker must not be at peace, barred
 * by a Pentangle, or pacified by the victim (20.8.1, 20.10.6a, 21.1.3, 21.5.5, 21.6.3).
 */
export function mayAttack(state: RealmState, attacker: string, victim: string): boolean {
  if (!state.magic || state.magic.spells.length === 0) return true
  if (isMist(state, attacker) || isMist(state, victim) || isAtPeace(state, attacker)) return false
  return isCharacter(attacker) || (!isBarred(state, attacker, victim) && !isPacifiedTowards(state, attacker, victim))
}

/**
 * Returns true if no spell prevents luring a denizen. A pacified one may be lured, which breaks the pacification
 * (15.2.3, 15.2.4, 15.2.4a).
 */
export const mayLure = (state: RealmState, lurer: string, denizen: string): boolean =>
  !state.magic ||
  (!isAtPeace(state, denizen) &&
    !isAtPeace(state, lurer) &&
    !isMist(state, denizen) &&
    !isMist(state, lurer) &&
    !isBarred(state, denizen, lurer))

/**
 * Returns true if no spell prevents a monster from blocking on its own. The monster must be neither hired nor pacified,
 * and neither side may be mist (13.1.1, 20.8.1, 21.6.3).
 */
export const mayBlock = (state: RealmState, monster: string, one: string): boolean =>
  !state.magic ||
  (!isHired(state, monster) &&
    !isMist(state, monster) &&
    !isMist(state, one) &&
    !isPacifiedTowards(state, monster, employerIdOf(state, one) ?? one))

/**
 * Returns true if an individual has Peace with Nature, as an advantage or from a spell. Warning and sound chits then
 * summon nothing when the individual's turn ends (13.2.9, 21.7.2).
 */
export const isAtPeaceWithNature = (
  state: Bespelled,
  one: { readonly id: string } & Parameters<typeof advantagesOf>[0],
): boolean =>
  advantagesOf(one).includes('peace-with-nature') || isUnder(state, 'peace-with-nature', spellTargetOf(one.id))
