import type { Rule } from '../../../../kernel/index.ts'
import type { Player, WizardsTable } from '../../../wizards/rules/state/components.ts'

/** Returns true if a player dodged the Dragon this turn and counts as outside its Lair (D34). */
export const isDodging = ({ state }: WizardsTable, { seat }: Player): boolean => state.dodging?.includes(seat) ?? false

export function dodge(table: WizardsTable, player: Player): void {
  if (!isDodging(table, player)) table.state.dodging = [...(table.state.dodging ?? []), player.seat]
}

/** Ends all dodging at the end of a turn, after which the Dragon notices those players again (D34). */
export function forgetDodging({ state }: WizardsTable): void {
  delete state.dodging
}

/** Runs a turn within another turn, with separate lists of dodgers. */
export function* withOwnDodging(table: WizardsTable, turn: Rule): Rule {
  const { dodging } = table.state
  forgetDodging(table)
  yield* turn
  if (dodging) table.state.dodging = dodging
  else forgetDodging(table)
}
