import { maxBy } from '../../../bots/max-by.ts'
import type { Seat } from '../../../kernel/index.ts'
import { bestAttackForecast } from '../plans/armies.ts'
import { type Route, treasureRoutes } from '../plans/routes.ts'
import { forceIn, heldBy } from '../rules/facts/forces.ts'
import { wayOn } from '../rules/facts/island.ts'
import { isCastle, type SpaceId } from '../rules/pieces/marnon.ts'
import type { QuestQuestion } from '../rules/state/acts.ts'
import type { QuestView } from '../rules/state/view.ts'
import { answersOf, bestSpace, numberNear } from './choosing.ts'
import { holdValue, orcDanger } from './dangers.ts'

/** A player's aim: the next space on the route to a treasure. */
export interface Aim {
  readonly route: Route
  readonly target: SpaceId
}

/** The chance of success at which an attack needs no more men. */
const ENOUGH_CHANCE = 0.8

/** Returns the first step of the cheapest route to a treasure, or null if there is no route. */
export function firstStepToTreasure(view: QuestView, seat: Seat): Aim | null {
  const [route] = treasureRoutes(view, seat)
  const target = route?.path[0]
  return route && target ? { route, target } : null
}

/** Returns how many extra men, up to `most`, an attack needs to be likely enough to succeed. */
function menNeeded(view: QuestView, seat: Seat, { route, target }: Aim, most: number): number {
  const by = wayOn(view, route.from, target)
  if (!by) return 0
  const chance = (more: number) => bestAttackForecast(view, seat, route.from, target, by, more)?.wins ?? 0
  for (let more = 0; more < most; more++) if (chance(more) >= ENOUGH_CHANCE) return more
  return most
}

/**
 * Places men for the next attack while it needs them, then against the worst threat from orcs, then for the attack
 * again.
 */
export function chooseMenSpace(view: QuestView, question: QuestQuestion<'place'>): string {
  const { seat } = question
  const men = question.data.men
  const aim = firstStepToTreasure(view, seat)
  if (aim && menNeeded(view, seat, aim, men) > 0)
    return bestSpace(question, space => (space === aim.route.from ? 1 : 0))
  const wanted = mostThreatened(view, seat) ?? aim?.route.from
  return bestSpace(question, space => (space === wanted ? 1 : 0))
}

/** Returns the space that most needs men against orcs, or undefined if no space is in serious danger. */
function mostThreatened(view: QuestView, seat: Seat): SpaceId | undefined {
  const most = maxBy(heldBy(view, seat), space => relief(view, seat, space))
  return most !== undefined && relief(view, seat, most) > 0.15 ? most : undefined
}

/** Returns how much two more men would reduce the expected loss in a space. */
const relief = (view: QuestView, seat: Seat, space: SpaceId): number =>
  holdValue(view, seat, space) * (orcDanger(view, space) - orcDanger(view, space, 2))

/**
 * Picks a leader or a number of men for a space. The start of the route gets the men that the attack needs. It gets all
 * the men if the attack needs none or no other space is threatened. Any other space gets two men.
 */
export function chooseMusterCount(view: QuestView, question: QuestQuestion<'muster'>): string {
  const { seat } = question
  const men = question.data.men
  const space = question.data.space
  const leaders = answersOf(question, 'leader')
  const sorcerer = leaders.find(({ act }) => act.leader === 'sorcerer')
  if (sorcerer && men >= 4) return sorcerer.id
  const hero = leaders.find(({ act }) => act.leader === 'hero')
  if (hero && (men >= 7 || isCastle(space)) && men >= 5) return hero.id
  const aim = firstStepToTreasure(view, seat)
  if (space !== aim?.route.from) return numberNear(question, 2)
  const wanted = menNeeded(view, seat, aim, men)
  const other = mostThreatened(view, seat) ?? space
  return numberNear(question, wanted === 0 || other === space ? men : wanted)
}

/** Returns the size of a garrison, which is larger in castles and under threat from orcs. */
export function garrisonSize(view: QuestView, seat: Seat, space: SpaceId): number {
  if (isCastle(space)) return 3
  return orcDanger(view, space) > 0.2 && holdValue(view, seat, space) > 1.5 ? 2 : 1
}

/** Moves everyone except the garrison into the captured space, because the route continues from there. */
export function chooseMuster(view: QuestView, question: QuestQuestion<'march'>): string {
  const { seat } = question
  const from = question.data.from
  const stay = garrisonSize(view, seat, from)
  const along = answersOf(question, 'with')[0]
  const force = forceIn(view, from)
  if (along && force && force.men > stay) return along.id
  return numberNear(question, (force?.men ?? 0) - (force?.leader ? 0 : stay))
}

/** Picks the men who go with a leader: all but the garrison, if possible. */
export function chooseMarchingMen(view: QuestView, question: QuestQuestion<'march-with'>): string {
  const from = question.data.from
  return numberNear(question, (forceIn(view, from)?.men ?? 0) - garrisonSize(view, question.seat, from))
}
