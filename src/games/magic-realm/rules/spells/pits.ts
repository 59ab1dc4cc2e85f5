import { foeIn } from '../facts/bewitched.ts'
import { fighterIn } from '../facts/combatants.ts'
import { combatSideOf } from '../facts/sides.ts'
import type { PieceId } from '../fight/blows.ts'
import type { CombatState } from '../state/combat.ts'
import { plays } from '../state/optional.ts'
import { allOn, victimOf } from '../state/sheets.ts'
import type { RealmState, RealmTable } from '../state/state.ts'
import type { Rival } from './living.ts'

/** The spell that attacks as a Demon does under the optional rule (26.16). */
export const PIT = 'power-of-the-pit'

/**
 * Returns true if a spell is a Power of the Pit that must hit. Such an attack is announced with the round's spells
 * (26.16).
 */
export const isPitAttack = (state: Pick<RealmState, 'optional'>, spell: string): boolean =>
  spell === PIT && plays(state, 'pit-attack')

/** Returns the attacks by Power of the Pit that Demons and Demon forms announce (26.16). */
export function announcedPitAttacks(state: RealmState, combat: CombatState): Rival[] {
  if (!plays(state, 'pit-attack')) return []
  const demons = [...new Set(combat.sheets.flatMap(allOn))].flatMap((by): Rival[] => {
    const attack = combatSideOf(combat, foeIn(state, by)).attack
    const at = victimOf(combat, by)
    return attack?.special === 'pit' && at !== null ? [{ by, at, time: attack.time }] : []
  })
  const shapes = combat.engagements.flatMap(({ character, target }): Rival[] => {
    if (target === null) return []
    const { shape, gloves } = fighterIn(state, character)
    return shape?.special === 'pit' && gloves ? [{ by: character, at: target, time: gloves.time }] : []
  })
  return [...demons, ...shapes]
}

/** Cancels a Demon's Power of the Pit for this round because of a faster spell (26.16). */
export function cancelPitAttack(table: RealmTable, combat: CombatState, by: PieceId): void {
  combat.silenced = [...(combat.silenced ?? []), by]
  table.emit({ kind: 'silenced', seat: null, rule: '26.16', denizen: by })
}
