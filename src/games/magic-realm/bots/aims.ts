import type { RealmView, SeenCharacter } from '../rules/view.ts'
import { isLastDay } from './day.ts'
import { type Goal, goalOf } from './goals.ts'
import { bestAmbush, bestHunt } from './hunts.ts'
import { boldly, shelterOf } from './perils.ts'
import { isWeary } from './standing.ts'

/** The fight, the ambush or the treasure that brings a character most for a phase; null where none is worth its danger. */
export function bestAim(view: RealmView, character: SeenCharacter): Goal | null {
  const goal = goalOf(view, character, view.encounter >= 2 ? boldly : undefined)
  const best = [bestHunt(view, character), bestAmbush(view, character)].reduce<Goal | null>(
    (most, one) => (one && (!most || one.rate > most.rate) ? one : most),
    goal,
  )
  return best && best.rate > 0 ? best : null
}

/** Where its character goes: to the fight or to the treasure that brings most for a phase, and where nothing is worth it to safety. */
export function aimOf(view: RealmView, character: SeenCharacter): Goal | null {
  if (view.encounter < 2) return bestAim(view, character) ?? goalOf(view, character)
  // Whoever is hurt goes where he can rest.
  const shelter = () => shelterOf(view, character)
  if (isWeary(character)) {
    const safest = shelter()
    if (safest) return safest
  }
  // Who dies on the last day has no successor (19.5.7): he stays hidden, or sells what he has.
  if (isLastDay(view)) {
    const goal = goalOf(view, character, boldly)
    return goal?.kind === 'sell' ? goal : shelter()
  }
  return bestAim(view, character) ?? shelter() ?? goalOf(view, character, boldly)
}
