import { seatName } from '../../../parts/seat-name.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { bestAttackForecast, chanceAgainst } from '../plans/armies.ts'
import { forecast } from '../plans/forecast.ts'
import { type Route, treasureRoutes } from '../plans/routes.ts'
import { approachesTo } from '../rules/campaign/targets.ts'
import { inOrder } from '../rules/effects/order.ts'
import { forceIn, isProtected, sideOf } from '../rules/facts/forces.ts'
import { isTruce } from '../rules/facts/island.ts'
import { type SpaceId, spaceOf, waterOf } from '../rules/pieces/marnon.ts'
import type { Phase } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { rangesOf } from './chances.ts'
import { neighborsText, spaceText, treasureText } from './inquiries.ts'
import { spaceName } from './names.ts'

/** The phases in which `gone` tells whose turn it is. In `men`, two players place three portions (XII.B). */
const PLAYER_TURN_PHASES: ReadonlySet<Phase> = new Set<Phase>([
  'castles',
  'territories',
  'treasures',
  'petition',
  'reinforcement',
  'campaign',
])

/** Returns the seat whose turn it is. Returns null if it is nobody's turn, or while the setup men are placed. */
export const onTurn = (view: QuestView): number | null =>
  view.result === null && PLAYER_TURN_PHASES.has(view.phase)
    ? (inOrder({ players: view.players as never, first: view.first })[view.gone] ?? null)
    : null

/** Returns the parts of the status line: turn, phase, current player, first player, truce, petitions left. */
export function statusParts(words: Messages, view: QuestView): string[] {
  const { day, phase, seats, first, petitions, upheaval } = view
  const seat = onTurn(view)
  return [
    day === 0 ? words.get('status-set-up') : words.get('term-turn.date', { n: day }),
    words.get(`phase-${phase}`),
    ...(seat === null ? [] : [words.get('status-turn', { name: seatName(seats, seat) })]),
    ...(day === 0 ? [] : [words.get('status-first', { name: seatName(seats, first) })]),
    ...(upheaval && isTruce(view) ? [words.get('status-truce', { n: upheaval.truce })] : []),
    ...(day === 0 ? [] : [words.get('status-petitions', { n: petitions.left })]),
  ]
}

/** Describes a space and its pieces in short sentences, preceded by the viewer's chances if they may attack it now. */
export function spaceWords(words: Messages, view: QuestView, id: string): string[] {
  const { ground } = spaceOf(id)
  const water = waterOf(id)
  const treasure = view.treasures.find(({ at }) => at === id)
  const { seat, phase, turn } = view
  // During a campaign, the question already shows the chances.
  const mayAttack =
    seat !== null && phase === 'campaign' && onTurn(view) === seat && turn.campaign === null && !isTruce(view)
  const isFree = phase === 'territories' && sideOf(view, id) === null
  const attacks = mayAttack && sideOf(view, id) !== seat && !isProtected(view, id)
  return [
    ...(attacks ? attackLines(words, view, seat, id) : []),
    // Options for free territories already show the name and the region, so only the neighbors are added.
    ...(isFree ? [] : [spaceText(words, view, id)]),
    ...(treasure ? [treasureText(words, view, treasure)] : []),
    words.get('look-ground', { ground }),
    ...(isProtected(view, id) ? [words.get('look-guarded')] : []),
    ...(water ? [words.get('look-water', { water })] : []),
    ...(isFree ? [neighborsText(words, view, id)] : []),
  ].map(capital)
}

/**
 * Describes the attacks on an occupied space, best first: both ranges, the chance, and the chance with everyone who can
 * join the attack.
 */
function attackLines(words: Messages, view: QuestView, seat: number, to: SpaceId): string[] {
  return approachesTo(view, seat, to)
    .flatMap(({ space: from, by }) => {
      const [attackers, defenders] = [forceIn(view, from), forceIn(view, to)]
      if (!attackers || !defenders) return []
      const win = Math.round(100 * forecast(attackers, defenders, to, by).wins)
      const ranges = rangesOf(view, { from, to, against: 'space', by })
      const way = words.get(`way-${by}`)
      const values = { from: spaceName(words, from), way, ...ranges, win }
      const all = Math.round(100 * (bestAttackForecast(view, seat, from, to, by)?.wins ?? 0))
      const line = all === win ? words.get('attack-line', values) : words.get('attack-line.all', { ...values, all })
      return [{ all, line }]
    })
    .sort((a, b) => b.all - a.all)
    .map(({ line }) => line)
}

/**
 * Describes a route to a treasure: the captures, the start and the average cost. With `isBrief`, it fits on one line
 * and leaves out the start.
 */
export function routeText(words: Messages, { goal, from, path, cost }: Route, isBrief = false): string {
  const values = {
    goal: spaceName(words, goal),
    first: spaceName(words, path[0] ?? goal),
    n: path.length,
    men: Math.round(cost),
  }
  return isBrief
    ? words.get('route-line.short', values)
    : words.get('route-line', { ...values, from: spaceName(words, from) })
}

/** Returns advice for the viewer, the most important first. With `isBrief`, each piece fits on one line. */
export function adviceLines(words: Messages, view: QuestView, isBrief = false): string[] {
  const { seat, phase, result } = view
  if (result || seat === null || view.players[seat]?.out) return []
  switch (phase) {
    case 'castles':
      return [words.get('advice-goal'), words.get('advice-castle')]
    case 'territories':
      return [words.get('hint-settle')]
    case 'treasures':
      return [words.get('advice-hide')]
    case 'petition':
      return [words.get('advice-petition'), ...routeLines(words, view, seat, isBrief)]
    default:
      return routeLines(words, view, seat, isBrief)
  }
}

/**
 * Describes the route to the cheapest treasure, with the chance of its first step unless no campaign is left, and then
 * the other routes.
 */
function routeLines(words: Messages, view: QuestView, seat: number, isBrief: boolean): string[] {
  return treasureRoutes(view, seat).flatMap((route, i) => {
    const [target] = route.path
    const line = routeText(words, route, isBrief)
    const isSpent = view.phase === 'campaign' && view.turn.campaigns === 0
    if (i > 0 || target === undefined || isSpent) return [line]
    const win = chanceAgainst(view, seat, target)
    const chance = words.get('advice-chance', { space: spaceName(words, target), win })
    return isBrief ? [line, chance] : [`${line} ${chance}`]
  })
}
