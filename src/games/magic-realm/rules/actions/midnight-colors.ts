import { isSupplied, setEnergized } from '../effects/energizing.ts'
import { isAble, ownChits } from '../pieces/characters.ts'
import { spellOf } from '../pieces/spells.ts'
import type { Character, RealmTable } from '../state/state.ts'

/**
 * Ends the alerting of MAGIC chits. This fatigues them, except the Magician's and those committed to a spell (12.2.1,
 * 19.1.2, 26.8).
 */
export function fatigueAlerted(table: RealmTable, character: Character): void {
  const { magic } = character
  if (!magic) return
  const chits = magic.alerted.filter(number => character.chits[number] === 'active')
  magic.alerted = []
  // The Magician's chits stop being alerted without fatiguing (26.8).
  if (isAble(character, 'magician')) return
  for (const number of chits) character.chits[number] = 'fatigued'
  const { seat, id } = character
  if (chits.length > 0)
    table.emit({ kind: 'fatigues', seat, rule: '19.1.2', character: id, chits, ...ownChits(character) })
}

/**
 * At Midnight, de-energizes the Permanent spells without a continuous supply of color, and energizes those with one
 * (19.1.2, 20.7.2).
 */
export function deEnergizeSpells(table: RealmTable): void {
  const { state } = table
  // The colors of a seventh day end at Midnight of that day (5.1.3).
  const after = { ...state, day: state.day + 1 }
  for (const cast of state.magic?.spells ?? [])
    if (spellOf(cast.spell).duration === 'permanent') setEnergized(table, cast, isSupplied(after, cast), '19.1.2')
}
