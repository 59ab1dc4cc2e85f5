import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { rateWithDanger, shelterOf } from './dangers.ts'
import { isLastDay } from './day.ts'
import type { FightForecasts } from './fight-forecast.ts'
import { goalOf, type TravelPurpose } from './goals.ts'
import { bestAmbush, bestHunt } from './hunts.ts'
import { isWeary } from './score.ts'

/** Picks the fight, ambush or other goal with the highest value per phase. Returns null if none is worth the danger. */
export function bestTravelPurpose(
  fights: FightForecasts,
  view: RealmView,
  character: SeenCharacter,
): TravelPurpose | null {
  const goal = goalOf(view, character, view.encounter >= 2 ? rateWithDanger(fights) : undefined)
  const best = [bestHunt(fights, view, character), bestAmbush(fights, view, character)].reduce<TravelPurpose | null>(
    (most, one) => (one && (!most || one.rate > most.rate) ? one : most),
    goal,
  )
  return best && best.rate > 0 ? best : null
}

/**
 * Picks a character's goal: the best aim that is worth its danger, or else safety, or else the best aim anyway. A weary
 * character puts safety first, and so does everyone on the last day unless the best aim is a sale. In the First
 * ENCOUNTER, safety is never the goal. Returns null if there is none.
 */
export function chooseGoal(fights: FightForecasts, view: RealmView, character: SeenCharacter): TravelPurpose | null {
  if (view.encounter < 2) return bestTravelPurpose(fights, view, character) ?? goalOf(view, character)
  // A weary character first goes to safety to rest.
  const shelter = () => shelterOf(fights, view, character)
  if (isWeary(character)) {
    const safest = shelter()
    if (safest) return safest
  }
  // A character who dies on the last day has no successor (19.5.7), so sell or stay hidden.
  if (isLastDay(view)) {
    const goal = goalOf(view, character, rateWithDanger(fights))
    return goal?.kind === 'sell' ? goal : shelter()
  }
  return bestTravelPurpose(fights, view, character) ?? shelter() ?? goalOf(view, character, rateWithDanger(fights))
}
