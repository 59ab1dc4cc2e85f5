import { maxBy } from '../../../bots/max-by.ts'
import type { Seat } from '../../../kernel/index.ts'
import {
  armyFor,
  attackForecast,
  bestAttackForecast,
  chanceOfHunt,
  huntFrom,
  leaderFor,
  spareIn,
} from '../plans/armies.ts'
import { type Route, treasureRoutes } from '../plans/routes.ts'
import { approachesTo } from '../rules/campaign/targets.ts'
import { countersIn, forceIn, sideOf } from '../rules/facts/forces.ts'
import { neighborsOn } from '../rules/facts/island.ts'
import { isCastle, type SpaceId } from '../rules/pieces/marnon.ts'
import type { QuestQuestion } from '../rules/state/acts.ts'
import type { Campaign, Creature } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { answersOf, idOf, numberNear } from './choosing.ts'
import { garrisonSize } from './musters.ts'

/** A possible attack and its estimated value. */
export interface Plan {
  readonly id: string
  readonly space: SpaceId
  readonly value: number
}

/** The minimum value and the minimum chance of success for the bot to start an attack. */
const MIN_ATTACK_VALUE = 0.4
const LIKELY = 0.55
/** The chance below which the bot calls off an attack in progress. */
const HOPELESS = 0.35
/** The cost of a lost man, on the scale of `gainOf`. */
const MAN_COST = 0.22

/** Lists the attacks on spaces among a question's options, best first. */
export function plansFor(view: QuestView, question: QuestQuestion): Plan[] {
  const { seat } = question
  const routes = treasureRoutes(view, seat)
  return answersOf(question, 'attack')
    .filter(({ act }) => act.against === 'space')
    .map(({ id, act }) => ({ id, space: act.space, value: attackValue(view, seat, routes, act.space) }))
    .sort((a, b) => b.value - a.value)
}

/**
 * Returns the expected gain of the best attack on a space, minus the expected losses, or -1 if no attack is likely
 * enough to succeed.
 */
export function attackValue(view: QuestView, seat: Seat, routes: readonly Route[], space: SpaceId): number {
  const gain = gainOf(view, seat, routes, space)
  const values = approachesTo(view, seat, space).flatMap(({ space: from, by }) => {
    const army = armyFor(view, seat, { from, to: space, against: 'space', by, free: false })
    const found = bestAttackForecast(view, seat, from, space, by)
    if (!army || !found || found.wins < LIKELY) return []
    const lost = countersIn(army) - found.wins * found.left
    return [found.wins * gain - MAN_COST * lost]
  })
  return Math.max(-1, ...values)
}

/**
 * Returns the value of a captured space. The seat's own treasures count the most, followed by steps toward one of them,
 * castles, and connected land.
 */
function gainOf(view: QuestView, seat: Seat, routes: readonly Route[], space: SpaceId): number {
  const treasure = view.treasures.find(({ at }) => at === space)
  if (treasure?.owner === seat) return 12 + 10 * (view.players[seat]?.found.length ?? 0)
  const on = routes.findIndex(({ path }) => path[0] === space)
  const step = on < 0 ? 0 : on === 0 ? 5 : 3
  const castle = isCastle(space) ? 2.5 : 0
  const joined = neighborsOn(view, space).filter(next => sideOf(view, next) === seat).length
  const rival = sideOf(view, space) === 'orcs' ? 0 : 0.3
  return step + castle + 0.4 * joined + rival
}

/** Picks the best attack on a space, or ends the turn if none is worth it. */
export function chooseAttack(view: QuestView, question: QuestQuestion): string {
  const [best] = plansFor(view, question)
  return best && best.value >= MIN_ATTACK_VALUE ? best.id : idOf(question, 'end')!
}

/** Returns true if an attack on the dragon or the wizard from the best space is likely to succeed. */
export const isLikelyHunt = (view: QuestView, seat: Seat, creature: Creature): boolean =>
  chanceOfHunt(view, seat, creature) >= 100 * LIKELY

/** Picks the source of an attack: the likeliest to succeed, preferably without a boat. */
export function chooseSource(view: QuestView, question: QuestQuestion<'from'>): string {
  const { seat, data } = question
  const target = data.space
  const against = data.against
  const found = maxBy(answersOf(question, 'from'), ({ act: { space, by } }) => {
    const odds =
      against === 'space' ? bestAttackForecast(view, seat, space, target, by) : huntFrom(view, seat, space, against, by)
    if (!odds) return countersIn(forceIn(view, space)) / 100 - 1
    return odds.wins + 0.01 * odds.left - (by === 'boat' ? 0.3 : 0) - (odds.wins < LIKELY ? 1 : 0)
  })
  return found!.id
}

/** Calls a leader and men if they help, then fights while there is hope. */
export function chooseBattle(view: QuestView, question: QuestQuestion): string {
  const { seat } = question
  const campaign = view.turn.campaign
  if (!campaign) return question.options[0]!.id
  const wanted = leaderFor(view, seat, campaign)
  const leader = answersOf(question, 'lead').find(({ act }) => act.leader === wanted)
  if (leader) return leader.id
  const chance = attackForecast(view, forceIn(view, campaign.from), campaign)?.wins ?? 0
  const helpers = helpersFor(view, seat, campaign)
  const help = answersOf(question, 'bring').filter(({ act }) => helpers(act.space) > 0)
  const most = maxBy(help, ({ act }) => spareIn(view, act.space))
  if (most && chance < 0.95) return most.id
  const fight = idOf(question, 'fight')
  if (fight && chance >= (campaign.begun ? HOPELESS : LIKELY - 0.1)) return fight
  return idOf(question, 'halt') ?? fight ?? most?.id ?? question.options[0]!.id
}

/**
 * Returns a function that computes the number of men a space sends to a campaign: all but the garrison, or everyone who
 * can leave if the campaign would otherwise be unlikely to succeed.
 */
function helpersFor(view: QuestView, seat: Seat, campaign: Campaign): (space: SpaceId) => number {
  const unneeded = (space: SpaceId) => {
    const stay = garrisonSize(view, seat, space)
    return spareIn(view, space) < stay ? 0 : Math.max(1, (forceIn(view, space)?.men ?? 0) - stay)
  }
  const odds = attackForecast(view, armyFor(view, seat, campaign, unneeded), campaign)
  return odds && odds.wins >= LIKELY ? unneeded : space => spareIn(view, space)
}

/** Picks the number of men who join a campaign from a space. */
export function chooseSupplement(view: QuestView, question: QuestQuestion<'supplement'>): string {
  const from = question.data.from
  const campaign = view.turn.campaign
  return numberNear(question, campaign ? helpersFor(view, question.seat, campaign)(from) : spareIn(view, from))
}
