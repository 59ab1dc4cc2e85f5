import { employerOf } from './natives/serving.ts'
import type { Individual, RealmTable } from './state.ts'

/** Gold that comes to somebody, or goes (1.5.4); a hired leader keeps his own purse (11.2.2). */
export function gainGold(table: RealmTable, one: Individual, gold: number, rule: string): void {
  if (gold === 0) return
  one.gold += gold
  table.tell({ kind: 'gold', seat: one.seat, rule, character: one.id, gold })
}

/** Fame and notoriety that come or go; what a hired leader gains or loses is his employer's (1.5.4, 11.2.1). */
export function gainFame(table: RealmTable, one: Individual, fame: number, notoriety: number, rule: string): void {
  if (fame === 0 && notoriety === 0) return
  const character = employerOf(table.state, one)
  character.fame += fame
  character.notoriety += notoriety
  table.tell({ kind: 'fame', seat: character.seat, rule, character: character.id, fame, notoriety })
}
