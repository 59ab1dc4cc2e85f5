import { foeIn } from '../facts/bewitched.ts'
import { fighterIn } from '../facts/ground.ts'
import { combatSideOf } from '../facts/sides.ts'
import type { PieceId } from '../fight/blows.ts'
import type { CombatState } from '../state/combat.ts'
import { plays } from '../state/optional.ts'
import { allOn, victimOf } from '../state/sheets.ts'
import type { RealmState, RealmTable } from '../state/state.ts'
import type { Rival } from './living.ts'

/** The spell that attacks like a Demon, with that optional rule (26.16). */
export const PIT = 'power-of-the-pit'

/** Returns true if the pit must hit and is announced with the round's spells (26.16). */
export const isPitAttack = (state: Pick<RealmState, 'optional'>, spell: string): boolean =>
  spell === PIT && plays(state, 'pit-attack')

/** Returns the pit attacks announced by Demons and Demon forms: target and time (26.16). */
export function announced(state: RealmState, combat: CombatState): Rival[] {
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

/** Cancels a pit for this round because of a faster spell (26.16). */
export function silence(table: RealmTable, combat: CombatState, by: PieceId): void {
  combat.silenced = [...(combat.silenced ?? []), by]
  table.tell({ kind: 'silenced', seat: null, rule: '26.16', denizen: by })
}
