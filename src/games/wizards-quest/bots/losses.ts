import type { Seat } from '../../../kernel/index.ts'
import { forceIn, heldBy, sideOf } from '../rules/facts/forces.ts'
import { neighborsOn } from '../rules/facts/island.ts'
import type { SpaceId } from '../rules/pieces/marnon.ts'
import type { QuestQuestion } from '../rules/state/acts.ts'
import type { QuestView } from '../rules/state/view.ts'
import { answersOf, bestSpace, numberNear } from './choosing.ts'
import { stepsFrom } from './settling.ts'

/** Picks a loss: men before leaders. */
export const chooseLostPieces = (question: QuestQuestion): string =>
  (answersOf(question, 'lose').find(({ act }) => act.leader === null) ?? question.options[0]!).id

/** Sends defeated orcs next to rivals, and defeated men far from the seat's own spaces. */
export function chooseFlight(view: QuestView, question: QuestQuestion<'flee'>): string {
  const { seat } = question
  const isOrcs = sideOf(view, question.data.from) === 'orcs'
  const own = heldBy(view, seat)
  return bestSpace(question, space => (isOrcs ? nuisanceOf(view, seat, space) : stepsFrom(own, space)))
}

/** Returns how much more the orcs in a space trouble rivals than the seat itself. */
export function nuisanceOf(view: QuestView, seat: Seat, space: SpaceId): number {
  let sum = 0
  for (const next of neighborsOn(view, space)) {
    const side = sideOf(view, next)
    if (side === seat) sum -= 2
    else if (side !== null && side !== 'orcs') sum += 1
  }
  return sum
}

/** Sends as many fleeing men as possible. */
export const chooseFleeingMen = (question: QuestQuestion): string => numberNear(question, question.amount?.most ?? 1)

/** Picks the largest force as the one that loses homesick men. */
export const chooseHomesick = (view: QuestView, question: QuestQuestion): string =>
  bestSpace(question, space => forceIn(view, space)?.men ?? 0)

/** Removes the orcs that trouble the seat the most. */
export const chooseDispelled = (view: QuestView, question: QuestQuestion): string =>
  bestSpace(question, space => (forceIn(view, space)?.men ?? 0) - nuisanceOf(view, question.seat, space))

/** Sends quarreling orcs where they trouble rivals the most. */
export const chooseScatterSpace = (view: QuestView, question: QuestQuestion): string =>
  bestSpace(question, (space: SpaceId) => nuisanceOf(view, question.seat, space))
