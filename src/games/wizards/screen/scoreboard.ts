import type { Seat } from '../../../kernel/index.ts'
import type { Scoreboard } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import { hasAllGems } from '../rules/encounters/gems.ts'
import { bookOf } from '../rules/state/book.ts'
import { fortnightOf, totalOf } from '../rules/state/components.ts'
import type { WizardsHighlight } from '../rules/state/highlights.ts'
import { gemsRequired, isTimeUp } from '../rules/state/short-games.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { pointsLacking } from '../rules/tasks/orders.ts'

/** Returns the scoreboard of Wizards: Ranks, total points, and Tasks done. */
export const scoreboardIn = (words: Messages): Scoreboard<WizardsView> => ({
  measures: [words.get('scoreboard-rank'), words.get('scoreboard-points')],
  of: ({ players }) => players.map(player => [rankOf(player), totalOf(player.points)]),
  countedHighlights: [{ title: words.get('scoreboard-tasks'), highlight: 'task' satisfies WizardsHighlight }],
  periodLabel: words.get('scoreboard-periods'),
  periodOf: (day, view) => fortnightOf(view, day),
  near: (view, seat, winners) => nearness(words, view, view.players[seat]!, winners),
})

const rankOf = ({ order, rank }: PlayerView): number => (order === null ? 0 : rank)

/**
 * Describes what a losing player lacked: an Order, points for the next Rank or, at the last Rank, Gems. In a short game
 * whose time is up, describes the gap to the winner. Returns an empty string at the last Rank of a game without Gems.
 */
function nearness(words: Messages, view: WizardsView, player: PlayerView, winners: readonly Seat[]): string {
  const first = view.players.find(({ seat }) => seat === winners[0])
  if (first && isTimeUp(view)) {
    const ranks = first.rank - player.rank
    if (ranks > 0) return words.get('near-rank', { ranks })
    return words.get('near-behind', { points: totalOf(first.points) - totalOf(player.points) })
  }
  if (player.order === null) return words.get('near-order')
  const lack = pointsLacking(player)
  if (lack) {
    const rank = player.rank + 1
    return totalOf(lack) === 0
      ? words.get('near-ready', { rank })
      : words.get('near-points', { points: totalOf(lack), rank })
  }
  // A variant without Gems ends at the last Rank.
  if (!bookOf(player).gems || player.gems === null) return ''
  if (hasAllGems(player, view)) return words.get('near-all-gems')
  return words.get('near-gems', { gems: new Set(Object.values(player.gems)).size, of: gemsRequired(view) })
}
