import { capital, type Messages } from '../../../text/index.ts'
import { chanceAgainst, prospect } from '../plans/armies.ts'
import { forecast } from '../plans/forecast.ts'
import { type Route, routesHome } from '../plans/routes.ts'
import { approachesTo } from '../rules/campaign/targets.ts'
import type { Phase } from '../rules/components.ts'
import { forceIn, isProtected, sideOf } from '../rules/forces/forces.ts'
import { type SpaceId, spaceOf, waterOf } from '../rules/marnon/marnon.ts'
import { inOrder } from '../rules/order.ts'
import type { QuestView } from '../rules/view.ts'
import { rangesOf } from './chances.ts'
import { neighboursText, spaceText, treasureText } from './inquiries.ts'
import { spaceName } from './names.ts'

/** The phases in which one player after the other has his turn. */
const OF_ONE: ReadonlySet<Phase> = new Set<Phase>([
  'castles',
  'territories',
  'treasures',
  'petition',
  'reinforcement',
  'campaign',
])

/** Whose turn it is; null where all have it, or nobody. */
export const onTurn = (view: QuestView): number | null =>
  view.result === null && OF_ONE.has(view.phase)
    ? (inOrder({ players: view.players as never, first: view.first })[view.gone] ?? null)
    : null

/** How things stand, in short: the turn, its phase, whose it is, who goes first. */
export function statusParts(words: Messages, view: QuestView): string[] {
  const { day, phase, seats, first, petitions } = view
  const seat = onTurn(view)
  return [
    day === 0 ? words.say('status-set-up') : words.say('term-turn.date', { n: day }),
    words.say(`phase-${phase}`),
    ...(seat === null ? [] : [words.say('status-turn', { name: seats[seat] ?? '' })]),
    ...(day === 0 ? [] : [words.say('status-first', { name: seats[first] ?? '' })]),
    ...(day === 0 ? [] : [words.say('status-petitions', { n: petitions.left })]),
  ]
}

/** What a space is and who is there, in short sentences, with what an attack by the one who looks would come to. */
export function spaceWords(words: Messages, view: QuestView, id: string): string[] {
  const { ground } = spaceOf(id)
  const water = waterOf(id)
  const treasure = view.treasures.find(({ at }) => at === id)
  const { seat, phase, turn } = view
  // Once a campaign has begun its question tells the chances.
  const mayAttack = seat !== null && phase === 'campaign' && onTurn(view) === seat && turn.campaign === null
  const isFree = phase === 'territories' && sideOf(view, id) === null
  const attacks = mayAttack && sideOf(view, id) !== seat && !isProtected(view, id)
  return [
    ...(attacks ? attackLines(words, view, seat, id) : []),
    // Where free territories are taken each answer has its name and region, and stands empty: what lies beside it is news.
    ...(isFree ? [] : [spaceText(words, view, id)]),
    ...(treasure ? [treasureText(words, view, treasure)] : []),
    words.say('look-ground', { ground }),
    ...(isProtected(view, id) ? [words.say('look-guarded')] : []),
    ...(water ? [words.say('look-water', { water })] : []),
    ...(isFree ? [neighboursText(words, id)] : []),
  ].map(capital)
}

/** What an attack from each space beside it would come to, the best first: both die ranges as forces stand, and how often it is taken, with all who can come too where that is another number. */
function attackLines(words: Messages, view: QuestView, seat: number, to: SpaceId): string[] {
  return approachesTo(view, seat, to)
    .flatMap(({ space: from, by }) => {
      const [attackers, defenders] = [forceIn(view, from), forceIn(view, to)]
      if (!attackers || !defenders) return []
      const win = Math.round(100 * forecast(attackers, defenders, to, by).wins)
      const ranges = rangesOf(view, { from, to, against: 'space', by })
      const way = words.say(`way-${by}`)
      const told = { from: spaceName(words, from), way, ...ranges, win }
      const all = Math.round(100 * (prospect(view, seat, from, to, by)?.wins ?? 0))
      const line = all === win ? words.say('attack-line', told) : words.say('attack-line.all', { ...told, all })
      return [{ all, line }]
    })
    .sort((a, b) => b.all - a.all)
    .map(({ line }) => line)
}

/** The way to a treasure: how many captures from where, and what it costs on the average; in brief what has room in one line. */
export function routeText(words: Messages, { goal, from, path, cost }: Route, isBrief = false): string {
  const told = {
    goal: spaceName(words, goal),
    first: spaceName(words, path[0] ?? goal),
    n: path.length,
    men: Math.round(cost),
  }
  return isBrief
    ? words.say('route-line.brief', told)
    : words.say('route-line', { ...told, from: spaceName(words, from) })
}

/** What the one who looks might do next, the most important first; in brief each in one line. */
export function adviceLines(words: Messages, view: QuestView, isBrief = false): string[] {
  const { seat, phase, result } = view
  if (result || seat === null || view.players[seat]?.out) return []
  switch (phase) {
    case 'castles':
      return [words.say('advice-castle')]
    case 'territories':
      return [words.say('hint-settle')]
    case 'treasures':
      return [words.say('advice-hide')]
    case 'petition':
      return [words.say('advice-petition'), ...routeLines(words, view, seat, isBrief)]
    default:
      return routeLines(words, view, seat, isBrief)
  }
}

/** The nearest treasure, with the chance of the next step to it; then the others. */
function routeLines(words: Messages, view: QuestView, seat: number, isBrief: boolean): string[] {
  return routesHome(view, seat).flatMap((route, i) => {
    const [target] = route.path
    const line = routeText(words, route, isBrief)
    if (i > 0 || target === undefined) return [line]
    const win = chanceAgainst(view, seat, target)
    const chance = words.say('advice-chance', { space: spaceName(words, target), win })
    return isBrief ? [line, chance] : [`${line} ${chance}`]
  })
}
