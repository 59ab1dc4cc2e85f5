import type { Messages } from '../../../text/index.ts'
import { bookOf } from '../../wizards/rules/state/book.ts'
import { attackDay, fortnightOf, POINT_KINDS } from '../../wizards/rules/state/components.ts'
import type { PlayerView, WizardsView } from '../../wizards/rules/state/view.ts'
import { pointsLacking } from '../../wizards/rules/tasks/orders.ts'
import { inFallOrder, landWeight } from '../rules/day/evil.ts'

/** The maximum number of Territories to list. */
const MAX_LISTED = 6

/**
 * Lists how many Territories the next attack can take, what thwarts it, and the Territories that would fall first, with
 * their weights. All of this is public (D8, D9, D11).
 */
export function evilLines(words: Messages, view: WizardsView): string[] {
  const book = bookOf(view)
  const lands = book.landsLost(fortnightOf(view, view.day), { variant: view.variant, players: view.players.length })
  const left = book.tasksToThwart(view.players.length) - view.completed
  return [
    words.get('page-lands', { lands, days: attackDay(view, view.day) - view.day }),
    words.get('page-thwart', { left, thwarts: view.thwarts }),
    ...inFallOrder(view)
      .slice(0, MAX_LISTED)
      .map(({ id, name }) => ({ name, weight: landWeight(view, id) }))
      .map(({ name, weight }) =>
        Number.isFinite(weight) ? words.get('page-weight', { name, weight }) : words.get('page-foreseen', { name }),
      ),
  ]
}

/**
 * Describes each player's Order and Rank, and the number of points they lack for the next Rank. In the cooperative
 * game, marks the players of the lowest Rank if they hold back others. A player without an Order has Rank 0 (D45).
 */
export function teamLines(words: Messages, view: WizardsView): string[] {
  const least = Math.min(...view.players.map(({ rank }) => rank))
  return view.players.map(player => {
    const { rank } = player
    const line = rankLine(words, player)
    const holds = view.variant === 'cooperative' && rank === least && view.players.some(other => other.rank > rank)
    return holds ? words.get('page-holds-back', { line }) : line
  })
}

function rankLine(words: Messages, player: PlayerView): string {
  const { name, rank } = player
  if (player.order === null) return words.get('page-no-order', { name })
  const lacks = pointsLacking(player)
  const sum = lacks ? POINT_KINDS.reduce((sum, kind) => sum + lacks[kind], 0) : 0
  const order = bookOf(player).order(player.order).name
  return words.get('page-rank', { name, order, rank, lacks: sum })
}
