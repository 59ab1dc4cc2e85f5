import type { Rule } from '../../../../kernel/index.ts'
import { arrive } from '../../../wizards/rules/encounters/order.ts'
import { suspendLandings, touchDown } from '../../../wizards/rules/state/aloft.ts'
import type { Player, WizardsTable } from '../../../wizards/rules/state/components.ts'
import { takeTurn } from '../../../wizards/rules/turn.ts'
import { withOwnDodging } from '../state/dodging.ts'

/**
 * Lands transported players in the order in which they left. Each meets what is there, and takes any extra turns gained
 * by that, before the next lands (D29).
 */
export function* landTransported(table: WizardsTable): Rule {
  for (let next = touchDown(table); next; next = touchDown(table)) {
    if (table.state.result) continue
    const player = table.state.players[next.seat]!
    const { extra } = player
    yield* arrive(table, player, next)
    yield* takeExtraTurns(table, player, extra)
  }
}

/**
 * Plays the extra turns that a player gained by landing, beyond the `due` ones they had before, while others have yet
 * to land (D29).
 */
function* takeExtraTurns(table: WizardsTable, player: Player, due: number): Rule {
  const { players } = table.state
  while (player.extra > due && !table.state.result) {
    const resume = suspendLandings(table)
    if (!resume) return
    player.extra--
    // The interrupted turn continues afterwards with the spells already tried in it.
    const cast = players.map(one => one.cast)
    yield* withOwnDodging(table, takeTurn(table, player, true))
    for (const one of players) one.cast = cast[one.seat]!
    resume()
  }
}
