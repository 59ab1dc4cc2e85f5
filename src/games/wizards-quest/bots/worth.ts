import type { Seat } from '../../../kernel/index.ts'
import { routesHome } from '../plans/routes.ts'
import { countersOf, heldBy } from '../rules/facts/forces.ts'
import { reinforcementsFor } from '../rules/facts/kingdoms.ts'
import type { QuestView } from '../rules/state/view.ts'

/** The turns per step on a route. This is less than 1 because of extra campaigns and boats. */
const PER_STEP = 0.8
/** The share of spare men who can reach the place where they are needed. */
const AT_HAND = 0.6
/** The lead, in turns, that multiplies the odds of winning by e. */
const SPREAD = 1.3

/**
 * Estimates how many turns a player needs to find their treasures, counting both the steps and the wait for enough men.
 */
function turnsNeeded(view: QuestView, seat: Seat): number {
  const player = view.players[seat]
  if (!player || player.out) return 99
  let steps = 0
  let cost = 0
  for (const route of routesHome(view, seat)) {
    steps += route.path.length
    cost += route.cost
  }
  const spare = countersOf(view, seat) - heldBy(view, seat).length
  return PER_STEP * steps + Math.max(0, cost - AT_HAND * spare) / reinforcementsFor(view, seat)
}

/** Returns a seat's probability of winning, from 0 to 1, based on its lead in turns. */
export function chancesOf(view: QuestView, seat: Seat): number {
  if (view.result) return view.result.winners.includes(seat) ? 1 : 0
  const weights = view.seats.map((_, other) => Math.exp(-turnsNeeded(view, other) / SPREAD))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return sum === 0 ? 0 : weights[seat]! / sum
}
