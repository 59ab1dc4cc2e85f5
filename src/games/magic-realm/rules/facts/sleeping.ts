import { charactersAt, type RealmTable } from '../state/state.ts'
import { stay } from './party.ts'
import { placeOfCard } from './whereabouts.ts'

/**
 * Puts all tired characters in the clearing of the Flowers of Rest to sleep by day, except the withered and those in
 * another form (23.3.2).
 */
export function lull(table: RealmTable): void {
  const { state } = table
  const clearing = state.phase === 'daylight' ? placeOfCard(state, 'flowers-of-rest') : null
  if (clearing === null) return
  for (const character of charactersAt(state, clearing)) {
    if (character.asleep || character.formed || character.curses.includes('wither')) continue
    if (!character.chits.includes('fatigued')) continue
    character.asleep = true
    // A sleeper stops following (12.4.9, 23.3.2).
    stay(state, character.id)
    table.tell({ kind: 'sleeps', seat: character.seat, rule: '23.3.2', character: character.id })
  }
}
