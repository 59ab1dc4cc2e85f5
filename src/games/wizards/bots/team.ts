import { bookOf } from '../rules/state/book.ts'
import type { RankEntry } from '../rules/state/cards.ts'
import { type Points, totalOf } from '../rules/state/components.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { lackingFor } from '../rules/tasks/orders.ts'
import { meetsRank, missingPoints, nextRank, usefulGain } from './stops.ts'

/** A player who needs at most this many more points for the last Rank counts as near the end. */
const NEAR_END = 80
/** The lead, in points, that a partner needs before a player leaves the last Rank to them. */
const AHEAD = 15
/** The value of a point beyond the team's requirements to a player who leaves the last Rank to a partner. */
const SPARE = 0.4

/** How the team's situation affects one player's plans (D45). */
export interface Team {
  /** True if a partner can't advance until this player does. */
  readonly isBlockedByPlayer: boolean
  /**
   * True if a partner will soon reach the last Rank first, so that this player's Mandatory Tasks would hold up
   * everyone.
   */
  readonly isNearEnd: boolean
  /** True if a partner has all the points of the last Rank. */
  readonly isPartnerDone: boolean
  /** True if a partner is to take the last Rank, so that this player needs only the points of the Rank before it. */
  readonly leavesLastRank: boolean
}

/** Returns true if partners keep a player from advancing because of their Rank, Mandatory Tasks or points (D45). */
export function isHeldBack({ variant, players }: WizardsView, player: PlayerView): boolean {
  if (variant !== 'cooperative') return false
  if (players.some(({ rank }) => rank < player.rank)) return true
  const last = player.rank + 1 === bookOf(player).lastRank
  const others = players.filter(({ seat }) => seat !== player.seat)
  return last && others.some(other => other.tasks.some(task => task.mandatory) || !holdsOwn(other))
}

const holdsOwn = (player: PlayerView): boolean =>
  player.order !== null && meetsRank(player.points, bookOf(player).rank(player.order, player.rank))

/** Returns what the team needs from a player. All fields are false outside the cooperative game. */
export function teamOf({ variant, players }: WizardsView, player: PlayerView): Team {
  if (variant !== 'cooperative')
    return { isBlockedByPlayer: false, isNearEnd: false, isPartnerDone: false, leavesLastRank: false }
  const others = players.filter(({ seat }) => seat !== player.seat)
  const own = totalOf(missingPoints(player))
  const isLast = player.rank + 1 === bookOf(player).lastRank
  return {
    isBlockedByPlayer: others.some(other => {
      const next = nextRank(other)
      return other.rank > player.rank || (other.rank === player.rank && next !== null && meetsRank(other.points, next))
    }),
    isNearEnd: isLast && others.some(other => totalOf(missingPoints(other)) < Math.min(own, NEAR_END)),
    isPartnerDone: others.some(other => other.order !== null && totalOf(missingPoints(other)) === 0),
    leavesLastRank: others.some(other => other.order !== null && totalOf(missingPoints(other)) + AHEAD < own),
  }
}

/**
 * Returns the points required of every partner except the first to reach the last Rank: those of the Rank before it
 * (D45).
 */
const requirementsOfAll = (player: PlayerView): RankEntry | null =>
  player.order === null ? null : bookOf(player).rank(player.order, bookOf(player).lastRank - 1)

/**
 * Returns how many points of a gain the player or the team still needs. For a player who leaves the last Rank to a
 * partner, points beyond the Rank before it count less.
 */
export function usefulTo(player: PlayerView, gain: Readonly<Points>, { leavesLastRank }: Team): number {
  const useful = usefulGain(gain, missingPoints(player))
  const required = requirementsOfAll(player)
  if (!leavesLastRank || !required) return useful
  return SPARE * useful + (1 - SPARE) * usefulGain(gain, lackingFor(player.points, required))
}

/**
 * Returns the requirements that the player is working toward: of the last Rank or, if a partner is to take that, of the
 * Rank before it. Null without an Order.
 */
export const pointsAimedAt = (player: PlayerView, { leavesLastRank }: Team): RankEntry | null => {
  const required = requirementsOfAll(player)
  if (leavesLastRank && required && !meetsRank(player.points, required)) return required
  return player.order === null ? null : bookOf(player).rank(player.order, bookOf(player).lastRank)
}
