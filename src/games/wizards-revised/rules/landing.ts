import type { Rule } from '../../../kernel/index.ts'
import type { WizardsTable } from '../../wizards/rules/components.ts'
import { arrive } from '../../wizards/rules/encounters/order.ts'
import { touchDown } from '../../wizards/rules/movement/aloft.ts'

/** Lands transported players in the order they left; each meets what is there before the next lands (D29). */
export function* settle(table: WizardsTable): Rule {
  for (let next = touchDown(table); next; next = touchDown(table))
    if (!table.state.result) yield* arrive(table, next.player, next)
}
