import type { Option, Question } from '../../../kernel/index.ts'
import type { TravelPath } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import { daysFor, phasesInto, routesFrom, stagesOf } from '../plans/routes.ts'
import { knownWays, mainCharacter, startOfNextMove } from '../plans/view-facts.ts'
import { plannedPlace } from '../rules/day/phases.ts'
import { boardOf } from '../rules/pieces/board.ts'
import type { ClearingId } from '../rules/pieces/tiles.ts'
import { actOf } from '../rules/state/acts.ts'
import { asRealmQuestion, subjectOf } from '../rules/state/asking.ts'
import { mountainCost } from '../rules/state/calendar.ts'
import { type RealmView, seenIndividual } from '../rules/state/view.ts'
import { phasesLeftFor } from './phases.ts'

/** Returns the path to a clearing along known roadways, split into days, or null if there is no path. */
export function pathToSpace(
  words: Messages,
  view: RealmView,
  question: Question | null,
  space: ClearingId,
): TravelPath | null {
  // While a hired leader's turn is being recorded, use the leader's path.
  const who = question && subjectOf(asRealmQuestion(question))
  const main = (who === null ? null : seenIndividual(view, who)) ?? mainCharacter(view)
  if (!main || main.plan === null) return null
  const from = startOfNextMove(view, main)
  if (from === null || from === space) return null
  const climb = mountainCost(view)
  const route = routesFrom(boardOf(view.tiles), from, knownWays(view), climb).get(space)
  const next = route?.clearings[0]
  if (!route || next === undefined) return null
  const left = question?.topic === 'record' ? phasesLeftFor(view, main).all : undefined
  const stages = stagesOf(from, route, left, daysFor(view), climb)
  // A climb must be finished on the same day (8.3.2).
  const isTooLate =
    left !== undefined && left < phasesInto(next, climb) && plannedPlace(main, main.plan, climb).climbing !== next
  const days = stages.length
  return {
    spaces: route.clearings,
    ends: [...new Set(stages.map(({ end }) => end))].filter(end => end !== from),
    text: words.get('course-way', { phases: route.phases, days }),
    left: words.get('course-left', { phases: route.phases }),
    option: isTooLate ? null : optionTowards(question, next),
  }
}

/** Returns the option that records the next MOVE of a path, or null if there is none. */
function optionTowards(question: Question | null, next: ClearingId | undefined): Option | null {
  if (question?.topic !== 'record') return null
  const moves = question.options.filter(option => {
    const recorded = actOf(option)
    return recorded?.kind === 'record' && recorded.activity === 'move' && option.at?.space === next
  })
  return moves[0] ?? null
}
