import { rollFor, rollsWith } from '../facts/dice.ts'
import { attackersTimes, type Counts } from '../facts/sides.ts'
import { TABLES } from '../pieces/tables.ts'
import type { CombatState } from '../state/combat.ts'
import { plays } from '../state/optional.ts'
import type { Character, RealmTable } from '../state/state.ts'

/**
 * Rolls on the STUMBLE table for running, flying away or picking something up, in optional combat. Adds one for each
 * attacker that `counts` selects, and the character's time minus the fastest attacker's (26.25). Returns true if the
 * attempt fails; the chit or card used for it is spent anyway. Nobody stumbles without attackers.
 */
export function rollStumble(
  table: RealmTable,
  combat: CombatState,
  character: Character,
  time: number,
  counts?: Counts,
): boolean {
  const { state } = table
  if (!plays(state, 'optional-combat')) return false
  const times = attackersTimes(state, combat, character.id, counts)
  if (times.length === 0) return false
  const { seat, id } = character
  const rolls = rollsWith(state, character, 'stumble')
  const modifier = rolls.modifier + times.length - (Math.min(...times) - time)
  const { dice, result } = rollFor(table, { ...rolls, modifier })
  table.emit({ kind: 'table', seat, rule: '26.25', character: id, table: 'stumble', dice, modifier, result })
  const falls = result > TABLES.stumbleOver
  if (falls) table.emit({ kind: 'stumbles', seat, rule: '26.25', character: id })
  return falls
}
