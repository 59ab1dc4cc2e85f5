import type { Question } from '../../../kernel/index.ts'
import type { Objective, TravelPath } from '../../../screen/kit/game-screen.ts'
import { tripTo } from '../plans/trips.ts'
import { Board } from '../rules/islands/board.ts'
import type { WizardsView } from '../rules/state/view.ts'
import { findPlace } from '../words/find-place.ts'
import { ENGLISH } from '../words/messages.ts'
import { objectivesOf, objectiveText } from '../words/objectives.ts'
import { aheadText, tripText } from '../words/trips.ts'
import { isLaid } from './placing.ts'

/** Returns the viewing player's best path to a space, or null if there is none or the islands are still being laid. */
export function pathToSpace(view: WizardsView, question: Question | null, space: string): TravelPath | null {
  if (!isLaid(view)) return null
  const trip = tripTo(view, question, space)
  if (!trip) return null
  const board = Board.of(view.placements)
  const { legs, option } = trip
  return {
    spaces: legs.flatMap(({ hexes }) => hexes.map(hex => board.name(hex))),
    ends: legs.map(({ to }) => to),
    text: tripText(ENGLISH, view, trip),
    left: aheadText(ENGLISH, trip),
    option,
  }
}

/** Lists the objectives of the viewer's Tasks, nearest first. */
export function objectivesIn(view: WizardsView, question: Question | null): Objective[] {
  return objectivesOf(ENGLISH, view, question).map(errand => ({
    space: errand.part.space,
    sign: errand.letter,
    text: objectiveText(ENGLISH, view, errand),
  }))
}

/**
 * Returns the space that typed words refer to: the letter of one of the viewer's Tasks, or a place's name. Returns null
 * if there is none or the islands are still being laid.
 */
export const spaceNamed = (view: WizardsView, words: string): string | null =>
  isLaid(view) ? findPlace(ENGLISH, view, words) : null
