import type { Seat } from '../../../kernel/index.ts'
import { bestAttackForecast } from '../plans/armies.ts'
import { type Route, treasureRoutes } from '../plans/routes.ts'
import { approachesTo } from '../rules/campaign/targets.ts'
import { countersOf, heldBy, isProtected } from '../rules/facts/forces.ts'
import { kingdomOf, reinforcementsFor } from '../rules/facts/kingdoms.ts'
import { activeSeat, PLAYER_PHASES } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'

/** The share of spare men who can reach the place where they are needed. */
const AT_HAND = 0.6

/**
 * The effect of each part of a position on the logarithm of a player's odds of winning. The values were fitted to the
 * results of games between bots.
 */
const WEIGHTS = {
  /** Each space that still has to be captured on the way to all treasures. */
  step: -0.56,
  /** Each turn of waiting until there are enough men. */
  wait: -0.14,
  /** A certain capture of the last treasure in the next turn. */
  lastTreasure: 1.5,
  /** Each space of a kingdom. */
  kingdom: 0.07,
  /** Each player who has a turn before this one. */
  before: -0.04,
  /** Each open boat, and each card in hand. */
  boat: 0.14,
  card: 0.1,
} as const

/** Returns the seat whose turn it is, or the first player of the next turn. */
const nextToPlay = (view: QuestView): Seat => (PLAYER_PHASES.has(view.phase) ? activeSeat(view) : view.first)

/** Returns the logarithm of a player's odds of winning, up to a constant that is the same for all players. */
function logOddsOf(view: QuestView, seat: Seat): number {
  const player = view.players[seat]
  if (!player || player.out) return Number.NEGATIVE_INFINITY
  const routes = treasureRoutes(view, seat)
  let steps = 0
  let cost = 0
  for (const { path, cost: men } of routes) {
    steps += path.length
    cost += men
  }
  const spare = countersOf(view, seat) - heldBy(view, seat).length
  const wait = Math.max(0, cost - AT_HAND * spare) / reinforcementsFor(view, seat)
  const before = (seat - nextToPlay(view) + view.players.length) % view.players.length
  return (
    WEIGHTS.step * steps +
    WEIGHTS.wait * wait +
    WEIGHTS.lastTreasure * chanceOfLast(view, seat, routes) +
    WEIGHTS.kingdom * kingdomOf(view, seat).length +
    WEIGHTS.before * before +
    WEIGHTS.boat * player.boats.length +
    WEIGHTS.card * player.cardCount
  )
}

/**
 * Returns the chance that a player with a single treasure route left captures its goal in the next turn, with all
 * reinforcements. Returns 0 for any other player, or if the wizard protects the treasure.
 */
function chanceOfLast(view: QuestView, seat: Seat, routes: readonly Route[]): number {
  const [last, other] = routes
  if (!last || other || isProtected(view, last.goal)) return 0
  const more = reinforcementsFor(view, seat)
  const wins = approachesTo(view, seat, last.goal).map(
    ({ space, by }) => bestAttackForecast(view, seat, space, last.goal, by, more)?.wins ?? 0,
  )
  return Math.max(0, ...wins)
}

/** Returns a seat's probability of winning, from 0 to 1. */
export function chancesOf(view: QuestView, seat: Seat): number {
  if (view.result) return view.result.winners.includes(seat) ? 1 : 0
  const odds = view.seats.map((_, other) => Math.exp(logOddsOf(view, other)))
  const sum = odds.reduce((all, one) => all + one, 0)
  return sum === 0 ? 0 : odds[seat]! / sum
}
