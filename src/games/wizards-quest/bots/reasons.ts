import type { Seat } from '../../../kernel/index.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { attackForecast, chanceAgainst, chanceOfHunt, hunterOf } from '../plans/armies.ts'
import { type Route, treasureRoutes } from '../plans/routes.ts'
import { forceIn, heldBy, sideOf } from '../rules/facts/forces.ts'
import { isCastle, neighborsOf, type SpaceId, TERRITORY_IDS } from '../rules/pieces/marnon.ts'
import type { QuestAct, QuestOption, QuestQuestion } from '../rules/state/acts.ts'
import type { Creature } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { creatureName, leaderName, spaceName } from '../words/names.ts'
import type { AnswerResult } from './playout.ts'
import { stepsFrom } from './settling.ts'

/** The kinds of acts for which the reason already names the answer. */
const NAMED: ReadonlySet<QuestAct['kind']> = new Set<QuestAct['kind']>([
  ...([
    'attack',
    'homesick',
    'place',
    'leader',
    'settle',
    'castle',
    'hide',
    'bring',
    'flee',
    'entrance',
    'rouse',
    'send-to',
  ] as const),
])

/** Returns true if the reason for an act names the answer. Otherwise, the answer is put before the reason. */
export const namesAnswer = ({ kind }: QuestAct): boolean => NAMED.has(kind)

/**
 * Explains a hint with the answer's purpose and, if several answers were tried out, with the chances of winning after
 * the best and the second-best one.
 */
export function reasonFor(
  words: Messages,
  view: QuestView,
  question: QuestQuestion,
  option: QuestOption | undefined,
  [best, next]: readonly AnswerResult[],
): string {
  const why = whyOf(words, view, question, option)
  if (!best || !next) return why
  const times = ({ chances }: AnswerResult) => Math.round(100 * chances)
  const [first, second] = [times(best), times(next)]
  const tried =
    first === second
      ? words.get('hint-tried.even', { best: first })
      : words.get('hint-tried', { best: first, next: second })
  return `${why} ${tried}`
}

function whyOf(words: Messages, view: QuestView, question: QuestQuestion, option: QuestOption | undefined): string {
  const { seat, topic } = question
  const act = option?.act
  const routes = treasureRoutes(view, seat)
  const [first] = routes
  switch (act?.kind) {
    case 'attack': {
      if (act.against !== 'space') return huntReason(words, view, seat, act.against)
      const space = spaceName(words, act.space)
      const win = chanceAgainst(view, seat, act.space)
      const route = routes.find(({ path }) => path[0] === act.space)
      const rival = view.treasures.find(({ at, owner }) => at === act.space && owner !== seat)?.owner
      if (!route && rival !== undefined)
        return words.get('hint-attack.rival', { space, win, owner: view.seats[rival] ?? '' })
      if (!route)
        return isCastle(act.space)
          ? words.get('hint-attack.castle', { space, win })
          : words.get('hint-attack', { space, win })
      return route.goal === act.space
        ? words.get('hint-attack.treasure', { space, win })
        : words.get('hint-attack.step', { space, win, goal: spaceName(words, route.goal) })
    }
    case 'end':
      return words.get(question.options.some(one => one.act?.kind === 'attack') ? 'hint-end' : 'hint-end.none')
    case 'place': {
      const space = spaceName(words, act.space)
      const front = targetFrom(act.space, first)
      if (front !== undefined) return words.get('hint-place.front', { space, target: spaceName(words, front) })
      const target = easiestNeighbor(view, seat, act.space)
      return target === null
        ? words.get('hint-place', { space })
        : words.get('hint-place.beside', { space, target: spaceName(words, target) })
    }
    case 'leader':
      return capital(words.get('hint-leader', { leader: leaderName(words, act.leader, 'nominative') }))
    case 'settle':
      return settleReason(words, view, seat, act.space)
    case 'castle':
      return words.get('hint-castle', { space: spaceName(words, act.space) })
    case 'hide':
      return words.get('hint-hide', { space: spaceName(words, act.space) })
    case 'draw':
      return words.get('hint-draw')
    case 'play':
      return words.get('hint-play')
    case 'keep':
      return words.get('hint-keep')
    case 'fight':
      return fightReason(words, view, true)
    case 'halt':
      return fightReason(words, view, false)
    case 'lead':
      return words.get('hint-lead')
    case 'bring':
      return words.get('hint-bring', { space: spaceName(words, act.space) })
    case 'treasure':
      return words.get('hint-treasure')
    case 'homesick':
      return words.get('hint-homesick', { space: spaceName(words, act.space) })
    case 'entrance':
      return words.get('hint-entrance', { space: spaceName(words, act.space) })
    case 'rouse':
      return words.get('hint-rouse', { space: spaceName(words, act.space) })
    case 'send-to': {
      const isWizard = topic === 'territory' && question.data.creature === 'wizard'
      return words.get(isWizard ? 'hint-send-wizard' : 'hint-send-dragon', { space: spaceName(words, act.space) })
    }
    case 'lose':
      return words.get('hint-lose')
    case 'flee':
      return words.get('hint-flee', { space: spaceName(words, act.space) })
    case 'with':
      return words.get('hint-march')
    default:
      if (question.topic === 'muster') return musterReason(words, view, question, first)
      return topic === 'march' || topic === 'march-with' ? words.get('hint-march') : words.get('hint-best')
  }
}

/** Explains a hunt for the dragon or the wizard, with its effect and its chance of success. */
function huntReason(words: Messages, view: QuestView, seat: Seat, creature: Creature): string {
  const win = chanceOfHunt(view, seat, creature)
  const values = { creature: creatureName(words, creature, 'accusative'), win }
  return hunterOf(view, seat, creature) === 'hero' ? words.get('hint-slay', values) : words.get('hint-drive', values)
}

/** Explains a decision to fight or to stop, with the chance of winning. */
function fightReason(words: Messages, view: QuestView, isFought: boolean): string {
  const { campaign } = view.turn
  const odds = campaign && attackForecast(view, forceIn(view, campaign.from), campaign)
  if (!campaign || !odds) return words.get('hint-best')
  const win = Math.round(100 * odds.wins)
  if (campaign.against === 'space') return isFought ? words.get('hint-fight', { win }) : words.get('hint-halt', { win })
  const creature = creatureName(words, campaign.against, 'accusative')
  return isFought
    ? words.get('hint-fight.creature', { win, creature })
    : words.get('hint-halt.creature', { win, creature })
}

/** Explains the number of men placed: for the next step of the route, for an attack on a neighbor, or as guards. */
function musterReason(
  words: Messages,
  view: QuestView,
  { seat, data }: QuestQuestion<'muster'>,
  route: Route | undefined,
): string {
  const { space } = data
  const front = targetFrom(space, route)
  if (front !== undefined) return words.get('hint-muster.front', { target: spaceName(words, front) })
  const target = easiestNeighbor(view, seat, space)
  return target === null
    ? words.get('hint-muster', { space: spaceName(words, space) })
    : words.get('hint-muster.beside', { target: spaceName(words, target) })
}

/** Returns the first space to capture on a route from this space, or undefined if the route starts elsewhere. */
const targetFrom = (space: SpaceId, route: Route | undefined): SpaceId | undefined =>
  route?.from === space ? route.path[0] : undefined

/**
 * Returns the neighbor that is easiest to take. Returns null if no neighbor can be taken, or if a rival is next to the
 * space, because the men are then also needed as guards.
 */
function easiestNeighbor(view: QuestView, seat: Seat, space: SpaceId): SpaceId | null {
  const beside = neighborsOf(space).filter(to => sideOf(view, to) !== seat)
  if (beside.some(to => typeof sideOf(view, to) === 'number')) return null
  const chances = beside.map(to => chanceAgainst(view, seat, to))
  const best = Math.max(0, ...chances)
  return best === 0 ? null : (beside[chances.indexOf(best)] ?? null)
}

/** The number of steps within which a treasure counts as near. */
const NEAR = 2

/** Explains a territory to settle by the number of territories that it brings near. */
function settleReason(words: Messages, view: QuestView, seat: Seat, space: SpaceId): string {
  const own = heldBy(view, seat)
  const near = (spaces: readonly SpaceId[]) => TERRITORY_IDS.filter(to => stepsFrom(spaces, to) <= NEAR).length
  const all = near([...own, space])
  return words.get('hint-settle.where', { space: spaceName(words, space), more: all - near(own), all, steps: NEAR })
}
