import type { Rule, Seat } from '../../../../kernel/index.ts'
import type { Player, WizardsState, WizardsTable } from '../../../wizards/rules/state/components.ts'

/** Returns true if a player dodged the Dragon this turn, and so counts as outside its Lair when the turn ends (D34). */
export const isDodging = ({ state }: WizardsTable, { seat }: Player): boolean =>
  state.withinTurn?.dodging?.includes(seat) ?? false

export function markDodging({ state }: WizardsTable, { seat }: Player): void {
  setDodging(state, [...(state.withinTurn?.dodging ?? []), seat])
}

/** Ends all dodging, after which the Dragon notices those players again (D34). */
export const clearDodging = ({ state }: WizardsTable): void => setDodging(state, [])

/** Runs a turn within another turn, with separate lists of dodgers. */
export function* withOwnDodging(table: WizardsTable, turn: Rule): Rule {
  const dodging = table.state.withinTurn?.dodging ?? []
  clearDodging(table)
  yield* turn
  setDodging(table.state, dodging)
}

function setDodging(state: WizardsState, dodging: readonly Seat[]): void {
  if (dodging.length > 0 || state.withinTurn?.dodging) state.withinTurn = { ...state.withinTurn, dodging }
}
