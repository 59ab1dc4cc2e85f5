import type { Rule } from '../../../../kernel/index.ts'
import { pickUpInTurn } from '../actions/picking-up.ts'
import { beginCombat, combatStep } from '../combat/combat.ts'
import { endOfDay } from '../effects/ending.ts'
import { individuals, individualsAt } from '../facts/employment.ts'
import { clearingAt, living, type RealmTable } from '../state/state.ts'
import { spendEvening } from './exchange.ts'

/**
 * At Sunset, ends Day spells, wakes characters who slept, restoring their fatigued chits (14.1.1), and draws the order
 * of the occupied clearings (14.1.2).
 */
export function sunset(table: RealmTable): void {
  const { state } = table
  endOfDay(table)
  if (state.magic) state.magic.played = []
  for (const character of living(state)) {
    if (!character.asleep) continue
    character.asleep = false
    for (const [number, chit] of character.chits.entries()) if (chit === 'fatigued') character.chits[number] = 'active'
    table.emit({ kind: 'wakes', seat: character.seat, rule: '14.1.1', character: character.id })
  }
  const clearings = [...new Set(individuals(state).flatMap(one => clearingAt(one) ?? []))]
  state.evenings = drawn(table, clearings)
  state.traded = []
}

/** Shuffles a list with public die rolls. */
function drawn<T>(table: RealmTable, things: readonly T[]): T[] {
  const left = [...things]
  const order: T[] = []
  while (left.length > 1) order.push(...left.splice(table.die(left.length) - 1, 1))
  return [...order, ...left]
}

/**
 * Plays the next part of the evening: a step of the current clearing's fight, or one individual's exchange (14.1.2).
 * Returns true once all clearings are done.
 */
export function* evening(table: RealmTable): Rule<boolean> {
  const { state } = table
  const [clearing] = state.evenings
  if (clearing === undefined) return true
  if (state.encounter >= 2 && !state.fought) {
    // A clearing's fight comes before its exchange (28.3.5).
    state.combat ??= beginCombat(state, clearing)
    if ((yield* combatStep(table, state.combat)) === null) return false
    state.combat = null
    state.fought = true
    return false
  }
  const here = individualsAt(state, clearing)
  if (here.every(({ id }) => !state.traded.includes(id))) yield* pickUpInTurn(table, clearing)
  const next = individualsAt(state, clearing).find(({ id }) => !state.traded.includes(id))
  if (!next) {
    state.evenings.shift()
    // The order of the remaining clearings was hidden until now.
    if (state.evenings.length > 1) table.reveal()
    state.fought = false
    return state.evenings.length === 0
  }
  state.traded.push(next.id)
  yield* spendEvening(table, next)
  return false
}
