import { pick, type RandomState } from '../../../kernel/index.ts'
import { tollOf, tour } from '../plans/routes.ts'
import type { QuestQuestion } from '../rules/acts.ts'
import { heldBy, sideOf } from '../rules/forces/forces.ts'
import { isCastle, neighboursOf, SPACE_IDS, type SpaceId, spaceOf, stepsBetween } from '../rules/marnon/marnon.ts'
import type { QuestView } from '../rules/view.ts'
import { bestSpace } from './choosing.ts'

const FAR = 9

/** How many steps a space is from the nearest of these. */
export const stepsFrom = (spaces: readonly SpaceId[], to: SpaceId): number =>
  Math.min(FAR, ...spaces.map(space => stepsBetween(space, to)))

/** A castle by chance: none of the eight is so much better that others would not take it. */
export const castle = ({ options }: QuestQuestion, random: RandomState): string => pick(random, options).id

/** Territories all over the island, so that wherever one's treasures are hidden one is near. */
export function spread(view: QuestView, question: QuestQuestion): string {
  const own = heldBy(view, question.seat)
  const far = SPACE_IDS.map(space => Math.min(REACH, stepsFrom(own, space)))
  return bestSpace(question, space => {
    const gain = SPACE_IDS.reduce((sum, to, i) => sum + Math.max(0, far[i]! - stepsBetween(space, to)), 0)
    return gain + (spaceOf(space).ground === 'open' ? 0 : 0.5)
  })
}

/** Beyond so many steps it is all one how far a space is. */
const REACH = 5

/** Treasures are hidden where finding all of them takes their owner longest, and rather where one can guard them. */
export function hide(view: QuestView, question: QuestQuestion): string {
  const owner = Number(question.data?.owner)
  const hidden = view.treasures.filter(treasure => treasure.owner === owner).map(({ at }) => at)
  return bestSpace(question, space => {
    const toll = tour(view, owner, [...hidden, space]).reduce((sum, route) => sum + tollOf(route), 0)
    return toll + (sideOf(view, space) === question.seat ? GUARDED : 0)
  })
}

/** What a treasure in one's own space is harder to find. */
const GUARDED = 2.5

/** A territory that hangs together with what one has, and with as many of it as may be. */
export function settle(view: QuestView, question: QuestQuestion): string {
  const own = heldBy(view, question.seat)
  return bestSpace(question, space => {
    const beside = neighboursOf(space).filter(next => sideOf(view, next) === question.seat)
    const castles = beside.filter(isCastle).length
    return beside.length + 2 * castles - 0.7 * stepsFrom(own, space) + (spaceOf(space).ground === 'open' ? 0 : 0.3)
  })
}
