import type { Individual, RealmTable } from '../state/state.ts'
import { employerOf } from './serving.ts'

/** Adds or removes gold (1.5.4); a hired leader has their own purse (11.2.2). */
export function gainGold(table: RealmTable, one: Individual, gold: number, rule: string): void {
  if (gold === 0) return
  one.gold += gold
  table.tell({ kind: 'gold', seat: one.seat, rule, character: one.id, gold })
}

/** Adds or removes fame and notoriety; a hired leader's go to the employer (1.5.4, 11.2.1). */
export function gainFame(table: RealmTable, one: Individual, fame: number, notoriety: number, rule: string): void {
  if (fame === 0 && notoriety === 0) return
  const character = employerOf(table.state, one)
  character.fame += fame
  character.notoriety += notoriety
  table.tell({ kind: 'fame', seat: character.seat, rule, character: character.id, fame, notoriety })
}
