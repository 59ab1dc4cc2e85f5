import { rollOn } from '../facts/dice.ts'
import { hindranceOf } from '../facts/hindrance.ts'
import { resultFor, TABLES } from '../pieces/tables.ts'
import type { BlankReason } from '../state/events.ts'
import type { Individual, RealmTable } from '../state/state.ts'

/**
 * Plays HIDE, which succeeds on a roll of 1 to 5. Someone already hidden succeeds without a roll (9.1.1). Returns the
 * reason the phase is blank: the Squeak curse (9.1.5) or weather that shows tracks (26.23). Returns null otherwise,
 * even if the roll fails.
 */
export function rollHide(table: RealmTable, character: Individual): BlankReason | null {
  const hindrance = hindranceOf(table.state, character, 'hide')
  if (hindrance !== null) return hindrance === 'weather' ? 'weather' : 'curse'
  const wasHidden = character.hidden
  if (!wasHidden) character.hidden = resultFor(TABLES.hide, rollOn(table, character, 'hide', '9.1.1')) === 'hide'
  table.emit({ kind: 'hides', seat: character.seat, rule: '9.1.1', character: character.id, hidden: character.hidden })
  return null
}

/** Unhides a character and logs it (9.1.2). */
export function unhide(table: RealmTable, character: Individual, rule: string): void {
  if (!character.hidden) return
  character.hidden = false
  table.emit({ kind: 'unhides', seat: character.seat, rule, character: character.id })
}
