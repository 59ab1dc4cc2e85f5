import type { Rule } from '../../../kernel/index.ts'
import type { Player, WizardsTable } from '../../wizards/rules/components.ts'
import { arrive } from '../../wizards/rules/encounters/order.ts'

/** Who has been carried off and has not landed, by table: nobody is between two resting points. */
const waiting = new WeakMap<WizardsTable, Player[]>()

/** A player is off the board: he lands when what goes on is done (D29). */
export function* carried(table: WizardsTable, player: Player): Rule {
  yield* []
  const queue = waiting.get(table) ?? []
  waiting.set(table, [...queue.filter(other => other !== player), player])
}

/** The transported land one after the other, in the order in which they left the board; each meets what is there before the next does (D29). */
export function* settle(table: WizardsTable): Rule {
  for (;;) {
    const [player, ...rest] = waiting.get(table) ?? []
    if (!player) return
    waiting.set(table, rest)
    if (table.state.result) continue
    yield* arrive(table, player)
  }
}
