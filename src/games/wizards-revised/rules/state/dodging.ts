import type { Rule } from '../../../../kernel/index.ts'
import type { Player, WizardsTable } from '../../../wizards/rules/state/components.ts'

/** Players who dodged the Dragon this turn and count as outside its Lair (D34). Always empty at a checkpoint. */
const dodging = new WeakMap<WizardsTable, ReadonlySet<Player>>()
const NOBODY: ReadonlySet<Player> = new Set()

export const dodgersOf = (table: WizardsTable): ReadonlySet<Player> => dodging.get(table) ?? NOBODY

export function dodge(table: WizardsTable, player: Player): void {
  dodging.set(table, new Set(dodgersOf(table)).add(player))
}

/** Ends all dodging at the end of a turn, after which the Dragon notices those players again (D34). */
export const forgetDodging = (table: WizardsTable): void => void dodging.delete(table)

/** Runs a turn within another turn, with separate sets of dodgers. */
export function* withOwnDodging(table: WizardsTable, turn: Rule): Rule {
  const dodgers = dodgersOf(table)
  forgetDodging(table)
  yield* turn
  dodging.set(table, dodgers)
}
