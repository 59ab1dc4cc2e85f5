import { bookOf } from '../rules/book.ts'
import type { RankEntry } from '../rules/cards.ts'
import { type Points, totalOf } from '../rules/components.ts'
import { lackingFor } from '../rules/orders/orders.ts'
import type { PlayerView, WizardsView } from '../rules/view.ts'
import { lacksOf, nextRank, suffices, usefulGain } from './stops.ts'

/** Who lacks no more than so many points for the last Rank is near the end. */
const NEAR_END = 80
/** By so many points a partner must be nearer to the last Rank for a player to leave it to him. */
const AHEAD = 15
/** What a point is worth to who leaves the last Rank to a partner, beyond those that it asks of all. */
const SPARE = 0.4

/** What a team needs of one of its players (D45). */
export interface Team {
  /** Whether a partner can rise no further before he does. */
  readonly waits: boolean
  /** Whether a partner will come to the last Rank before he does, and soon: what is his duty then keeps all from it. */
  readonly ends: boolean
  /** Whether a partner has all the points of the last Rank, and can do nothing but wait until no duty is left. */
  readonly isDone: boolean
  /** Whether a partner is to come to the last Rank: then he needs what that asks of all, the points of the one before it. */
  readonly follows: boolean
}

/** Whether partners keep a player from rising: one whose Rank is lower, and before the last Rank one with duties or without the points of his (D45). */
export function isHeldBack({ variant, players }: WizardsView, player: PlayerView): boolean {
  if (variant !== 'cooperative') return false
  if (players.some(({ rank }) => rank < player.rank)) return true
  const last = player.rank + 1 === bookOf(player).lastRank
  const others = players.filter(({ seat }) => seat !== player.seat)
  return last && others.some(other => other.tasks.some(task => task.mandatory) || !holdsOwn(other))
}

const holdsOwn = (player: PlayerView): boolean =>
  player.order !== null && suffices(player.points, bookOf(player).rank(player.order, player.rank))

/** What a player's partners need of him. */
export function teamOf({ variant, players }: WizardsView, player: PlayerView): Team {
  if (variant !== 'cooperative') return { waits: false, ends: false, isDone: false, follows: false }
  const others = players.filter(({ seat }) => seat !== player.seat)
  const own = totalOf(lacksOf(player))
  const isLast = player.rank + 1 === bookOf(player).lastRank
  return {
    waits: others.some(other => {
      const next = nextRank(other)
      return other.rank > player.rank || (other.rank === player.rank && next !== null && suffices(other.points, next))
    }),
    ends: isLast && others.some(other => totalOf(lacksOf(other)) < Math.min(own, NEAR_END)),
    isDone: others.some(other => other.order !== null && totalOf(lacksOf(other)) === 0),
    follows: others.some(other => other.order !== null && totalOf(lacksOf(other)) + AHEAD < own),
  }
}

/** The points that the last Rank asks of all partners but the one who comes to it: those of the Rank before it (D45). */
const asksOfAll = (player: PlayerView): RankEntry | null =>
  player.order === null ? null : bookOf(player).rank(player.order, bookOf(player).lastRank - 1)

/** What a gain brings a player of what he or his team still needs. */
export function usefulTo(player: PlayerView, gain: Readonly<Points>, { follows }: Team): number {
  const useful = usefulGain(gain, lacksOf(player))
  const asks = asksOfAll(player)
  if (!follows || !asks) return useful
  return SPARE * useful + (1 - SPARE) * usefulGain(gain, lackingFor(player.points, asks))
}

/** The points that a player works for. */
export const aimOf = (player: PlayerView, { follows }: Team): RankEntry | null => {
  const asks = asksOfAll(player)
  if (follows && asks && !suffices(player.points, asks)) return asks
  return player.order === null ? null : bookOf(player).rank(player.order, bookOf(player).lastRank)
}
