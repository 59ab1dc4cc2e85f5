import { pick, type RandomState, type Seat } from '../../../kernel/index.ts'
import type { QuestQuestion } from '../rules/acts.ts'
import { heldBy, sideOf } from '../rules/forces/forces.ts'
import { isCastle, neighboursOf, type SpaceId, spaceOf, withinSteps } from '../rules/marnon/marnon.ts'
import type { QuestView } from '../rules/view.ts'
import { bestSpace } from './choosing.ts'

const FAR = 9

/** How many steps a space is from the nearest of these. */
export function stepsFrom(spaces: readonly SpaceId[], to: SpaceId): number {
  if (spaces.includes(to)) return 0
  for (let steps = 1; steps < FAR; steps++)
    if (withinSteps(to, steps).some(space => spaces.includes(space))) return steps
  return FAR
}

/** A castle by chance: none of the eight is so much better that others would not take it. */
export const castle = ({ options }: QuestQuestion, random: RandomState): string => pick(random, options).id

/** A territory that hangs together with what one has, and with as many of it as may be. */
export function settle(view: QuestView, question: QuestQuestion): string {
  const own = heldBy(view, question.seat)
  return bestSpace(question, space => {
    const beside = neighboursOf(space).filter(next => sideOf(view, next) === question.seat)
    const castles = beside.filter(isCastle).length
    return beside.length + 2 * castles - 0.7 * stepsFrom(own, space) + (spaceOf(space).ground === 'open' ? 0 : 0.3)
  })
}

/** Treasures are hidden far from their owner, and rather where one can guard them. */
export function hide(view: QuestView, question: QuestQuestion): string {
  const owner = Number(question.data?.owner)
  const theirs = heldBy(view, owner)
  const home = heldBy(view, question.seat).filter(isCastle)
  return bestSpace(question, space => hidingWorth(view, question.seat, theirs, home, space))
}

function hidingWorth(
  view: QuestView,
  seat: Seat,
  theirs: readonly SpaceId[],
  home: readonly SpaceId[],
  space: SpaceId,
): number {
  const guarded = sideOf(view, space) === seat ? 1.5 : 0
  const rough = spaceOf(space).ground === 'open' ? 0 : 0.4
  return stepsFrom(theirs, space) + guarded + rough - 0.15 * stepsFrom(home, space)
}
