import type { Seat } from '../../../kernel/index.ts'
import { forecast } from '../plans/forecast.ts'
import { forceIn, isProtected, sideOf } from '../rules/facts/forces.ts'
import { neighborsOn, wayOn } from '../rules/facts/island.ts'
import { isCastle, type SpaceId } from '../rules/pieces/marnon.ts'
import type { Force } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'

/** Four orcs, the size of a frenzy. */
const HORDE: Force = { side: 'orcs', men: 4, leader: null }
/** The probability that three orcs become four before the next frenzy. */
const GROWTH_CHANCE = 0.4

/**
 * Estimates the probability that orcs take a player's space in the next orc phase if `more` men are added there.
 * Returns 0 if a hero, the dragon or the wizard keeps them away.
 */
export function orcDanger(view: QuestView, space: SpaceId, more = 0): number {
  const force = forceIn(view, space)
  if (!force || force.leader === 'hero' || view.dragon === space || isProtected(view, space)) return 0
  const defenders = { ...force, men: force.men + more }
  let safe = 1
  for (const next of neighborsOn(view, space)) {
    const orcs = forceIn(view, next)
    if (orcs?.side !== 'orcs' || orcs.men < 3) continue
    const falls = forecast(HORDE, defenders, space, wayOn(view, next, space)!).wins
    safe *= 1 - falls * (orcs.men === 4 ? 1 : GROWTH_CHANCE)
  }
  return 1 - safe
}

/**
 * Returns the value of holding a space. Castles are worth the most, because kingdoms need them, followed by spaces next
 * to the seat's own castles. A rival's treasure adds to the value.
 */
export function holdValue(view: QuestView, seat: Seat, space: SpaceId): number {
  const beside = neighborsOn(view, space).some(next => isCastle(next) && sideOf(view, next) === seat)
  const treasure = view.treasures.find(({ at }) => at === space)
  const guards = treasure && treasure.owner !== seat ? 1 + (view.players[treasure.owner]?.found.length ?? 0) : 0
  return (isCastle(space) ? 5 : beside ? 1.6 : 1) + guards
}
