import type { Seat } from '../../../kernel/index.ts'
import { canBeCarted } from '../rules/effects/treasures.ts'
import type { SpaceId } from '../rules/pieces/marnon.ts'
import type { QuestQuestion } from '../rules/state/acts.ts'
import type { QuestView } from '../rules/state/view.ts'
import { bestSpace } from './choosing.ts'
import { chancesOf } from './winning-chances.ts'

/**
 * Picks the treasure that improves the seat's chances the most if it moves to the best space. It can be better to move
 * a rival's treasure away than to move the seat's own closer.
 */
export function chooseUsefulCart(view: QuestView, question: QuestQuestion<'cart'>): string {
  const { seat, data } = question
  return bestSpace(question, from =>
    Math.max(0, ...goalsFor(view, from, data.steps).map(to => chancesAfter(view, seat, from, to))),
  )
}

/** Picks the space to move a treasure to that gives the seat the best chances. */
export const chooseUsefulGoal = (view: QuestView, question: QuestQuestion<'cart-to'>): string =>
  bestSpace(question, to => chancesAfter(view, question.seat, question.data.from, to))

function goalsFor(view: QuestView, from: SpaceId, steps: number): SpaceId[] {
  const treasure = view.treasures.find(({ at }) => at === from)
  return treasure ? canBeCarted(view, treasure, steps) : []
}

/** Returns the seat's probability of winning after a treasure has been moved. */
const chancesAfter = (view: QuestView, seat: Seat, from: SpaceId, to: SpaceId): number =>
  chancesOf({ ...view, treasures: view.treasures.map(one => (one.at === from ? { ...one, at: to } : one)) }, seat)
