import { rollFor, rollsWith } from '../dice.ts'
import { TABLES } from '../pieces/tables.ts'
import { plays } from '../setup/optional.ts'
import type { Character, RealmTable } from '../state.ts'
import { attackersTimes, type Counts } from './sides.ts'
import type { CombatState } from './state.ts'

/**
 * STUMBLE: who runs, flies away or picks something up rolls, with one more for each of his attackers, and as much as the
 * fastest of them is faster than he is; less where he is the faster (26.25). True where it comes to nothing, and what he has
 * played is spent. `counts` picks out the attackers that matter.
 */
export function stumbles(
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
  table.tell({ kind: 'table', seat, rule: '26.25', character: id, table: 'stumble', dice, modifier, result })
  const falls = result > TABLES.stumbleOver
  if (falls) table.tell({ kind: 'stumbles', seat, rule: '26.25', character: id })
  return falls
}
