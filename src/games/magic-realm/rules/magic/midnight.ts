import type { Character, RealmTable } from '../state.ts'

/** Alerted MAGIC chits fatigue (12.2.1, 19.1.2); those that are committed wait for the end of their spell. */
export function tireAlerted(table: RealmTable, character: Character): void {
  const { magic } = character
  if (!magic) return
  const chits = magic.alerted.filter(number => character.chits[number] === 'active')
  magic.alerted = []
  for (const number of chits) character.chits[number] = 'fatigued'
  const { seat, id } = character
  if (chits.length > 0) table.tell({ kind: 'fatigues', seat, rule: '19.1.2', character: id, chits })
}
