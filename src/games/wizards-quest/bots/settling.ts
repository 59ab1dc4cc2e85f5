import { pick, type RandomState, type Seat } from '../../../kernel/index.ts'
import { totalCost, tour } from '../plans/routes.ts'
import { treasureIn } from '../rules/effects/treasures.ts'
import { heldBy, sideOf } from '../rules/facts/forces.ts'
import {
  acrossWater,
  isCastle,
  neighborsOf,
  SPACE_IDS,
  type SpaceId,
  spaceOf,
  stepsBetween,
  TERRITORY_IDS,
} from '../rules/pieces/marnon.ts'
import type { QuestQuestion } from '../rules/state/acts.ts'
import type { QuestView } from '../rules/state/view.ts'
import { bestSpace } from './choosing.ts'

const FAR = 9

/** Returns the number of steps to a space from the nearest of several others, at most 9. */
export const stepsFrom = (spaces: readonly SpaceId[], to: SpaceId): number =>
  Math.min(FAR, ...spaces.map(space => stepsBetween(space, to)))

/** Picks a random castle, because all eight do about equally well. */
export const chooseCastle = ({ options }: QuestQuestion, random: RandomState): string => pick(random, options).id

/**
 * Picks territories all over the island, to be near the treasures wherever they are hidden. Settling next to the castle
 * instead brings more men but doesn't win more games, because the route to the treasures is longer.
 */
export function chooseSpread(view: QuestView, question: QuestQuestion): string {
  const own = heldBy(view, question.seat)
  const far = SPACE_IDS.map(space => Math.min(REACH, stepsFrom(own, space)))
  return bestSpace(question, space => {
    const gain = SPACE_IDS.reduce((sum, to, i) => sum + Math.max(0, far[i]! - stepsBetween(space, to)), 0)
    return gain + (spaceOf(space).ground === 'open' ? 0 : SHELTERED)
  })
}

/** The number of steps beyond which the distance no longer matters. */
const REACH = 5
/** The value of forest or mountains, in steps saved to all spaces together. */
const SHELTERED = 0.5

/** Hides each treasure where it costs its owner the most to reach all their treasures, preferably under guard. */
export function chooseHidingPlace(view: QuestView, question: QuestQuestion<'hide'>): string {
  const owner = question.data.owner
  const hidden = view.treasures.filter(treasure => treasure.owner === owner).map(({ at }) => at)
  return bestSpace(question, space => {
    const toll = tour(view, owner, [...hidden, space]).reduce((sum, route) => sum + totalCost(route), 0)
    return toll + (sideOf(view, space) === question.seat ? GUARDED : 0)
  })
}

/** The extra cost to the owner of reaching a treasure in a space that the hider holds. */
const GUARDED = 2.5

/**
 * Hides each treasure where its owner needs the most turns to find all their treasures. Looks one treasure ahead,
 * because two places far from each other are better than two that are on the same way. Boats and guards matter, too.
 */
export function chooseRemotePlace(view: QuestView, question: QuestQuestion<'hide'>): string {
  const owner = question.data.owner
  const hidden = view.treasures.filter(treasure => treasure.owner === owner).map(({ at }) => at)
  const toll = (spaces: readonly SpaceId[]) =>
    tour(view, owner, [...hidden, ...spaces]).reduce(
      (sum, { cost, path }) => sum + cost + REMOTE.step * path.length,
      spaces.reduce((sum, space) => sum + safetyOf(view, question.seat, owner, space), 0),
    )
  if (view.players[question.seat]?.toHide === 1) return bestSpace(question, space => toll([space]))
  const free = TERRITORY_IDS.filter(to => sideOf(view, to) !== owner && !treasureIn(view, to))
  return bestSpace(question, space => Math.max(...free.map(to => (to === space ? 0 : toll([space, to])))))
}

/** Returns the value of a hiding place to the hider, apart from its distance. */
function safetyOf(view: QuestView, hider: Seat, owner: Seat, space: SpaceId): number {
  const isGuarded = sideOf(view, space) === hider
  const isNearBoats = acrossWater(space).some(from => sideOf(view, from) === owner)
  return (isGuarded ? REMOTE.guarded : 0) - (isNearBoats ? REMOTE.boats : 0)
}

/** The value to the hider, in men, of a step, of their own guards, and of water that the owner can cross by boat. */
const REMOTE = { step: 16, guarded: 2.5, boats: 8 } as const

/** Picks a territory with as many connections to the seat's spaces as possible. */
export function chooseTerritory(view: QuestView, question: QuestQuestion): string {
  const own = heldBy(view, question.seat)
  return bestSpace(question, space => {
    const beside = neighborsOf(space).filter(next => sideOf(view, next) === question.seat)
    const castles = beside.filter(isCastle).length
    return beside.length + 2 * castles - 0.7 * stepsFrom(own, space) + (spaceOf(space).ground === 'open' ? 0 : 0.3)
  })
}
