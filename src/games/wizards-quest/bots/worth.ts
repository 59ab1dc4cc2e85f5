import type { Seat } from '../../../kernel/index.ts'
import { routesHome } from '../plans/routes.ts'
import { countersOf, heldBy } from '../rules/forces/forces.ts'
import { reinforcementsFor } from '../rules/reinforcements/kingdoms.ts'
import type { QuestView } from '../rules/view.ts'

/** How many turns a step on the way to a treasure takes, for some are made with an extra campaign or by boat. */
const PER_STEP = 0.8
/** How much of the men beyond one a space can be brought to where they are needed. */
const AT_HAND = 0.6
/** By how many turns one is ahead for it to be nearly decided. */
const SPREAD = 1.3

/** How many turns a player needs to find his treasures, roughly: the steps, and the men he must wait for. */
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

/** How likely a seat is to win, 0 to 1, by how many turns it is ahead of the others. */
export function chancesOf(view: QuestView, seat: Seat): number {
  if (view.result) return view.result.winners.includes(seat) ? 1 : 0
  const weights = view.seats.map((_, other) => Math.exp(-turnsNeeded(view, other) / SPREAD))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return sum === 0 ? 0 : weights[seat]! / sum
}
