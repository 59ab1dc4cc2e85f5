import { type Option, pick, type Question, type RandomState } from '../../../kernel/index.ts'
import { FAR } from '../../../parts/travel/index.ts'
import { TURN } from '../plans/route-fields.ts'
import { hasAllGems, wantsGem } from '../rules/encounters/gems.ts'
import { spaceStands } from '../rules/facts/spaces.ts'
import { COTTAGE, isWater, type SpaceId, STAR_CREST, tileOf } from '../rules/islands/territories.ts'
import { type ActOn, asWizardsQuestion, type OptionOn, type WizardsQuestion } from '../rules/state/asking.ts'
import { bookOf, isTop } from '../rules/state/book.ts'
import { taskCard } from '../rules/state/cards.ts'
import { totalOf } from '../rules/state/components.ts'
import { markedSpaces, openMarks } from '../rules/state/marks.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { pointsLacking } from '../rules/tasks/orders.ts'
import { fallForecast } from './forecast.ts'
import { hasWizardToCall, mustCallRandomWizard } from './gem-prospects.ts'
import { MarkedLands } from './marked-lands.ts'
import { costOfMarker } from './marker-costs.ts'
import { missingPoints, usefulGain } from './stops.ts'
import { isHeldBack, pointsAimedAt, teamOf, usefulTo } from './team.ts'
import { IslandTravel } from './travel.ts'

/** Answers every question that is not about the route: actions, points, spells, spaces to mark, and so on. */
export function choice(
  view: WizardsView,
  player: PlayerView | undefined,
  question: Question,
  random: RandomState,
): string {
  const { options } = question
  const it = asWizardsQuestion(question)
  if (!player) return it.topic === 'hex' ? chooseHex(it, random) : pick(random, options).id
  switch (it.topic) {
    case 'hex':
      return chooseHex(it, random)
    case 'action':
      return chooseAction(view, player, it)
    case 'points':
      return choosePoints(view, player, it)
    case 'space':
      return it.data.for === 'landing' ? chooseLand(view, player, it) : chooseMark(view, player, it)
    case 'boat':
    case 'marker':
    case 'dodged':
      return it.options[0]!.id
    case 'wizard':
      return chooseWizard(player, it)
    case 'spell':
      return chooseWhetherToCast(view, player, it)
    case 'task':
      return chooseGift(view, player, it)
    case 'tile':
      return chooseForeseen(view, player, it)
    case 'lamps':
    case 'offer':
      return it.options[0]!.id
    case 'wander': {
      const wet = it.options.filter(({ act }) => act.kind === 'lead' && isWater(act.to))
      return pick(random, wet.length > 0 ? wet : it.options).id
    }
    default:
      return pick(random, options).id
  }
}

/** Lays a tile next to as many others as possible, because short distances are worth more than open sea. */
function chooseHex({ options }: WizardsQuestion<'hex'>, random: RandomState): string {
  const most = Math.max(...options.map(({ act }) => act.touches))
  return pick(
    random,
    options.filter(({ act }) => act.touches === most),
  ).id
}

const MAX_TASKS = 8

/**
 * Returns true if the player wants one more Task, for points or to draw Evil away from the Circle, and has fewer than
 * eight.
 */
function wantsTask(view: WizardsView, player: PlayerView): boolean {
  if (MarkedLands.of(view)?.needsDecoys) return player.tasks.length < MAX_TASKS
  const lacks = missingPoints(player)
  const short = totalOf(lacks)
  const coming = player.tasks.reduce((sum, task) => sum + usefulGain(taskCard(task.id).gain, lacks), 0)
  return short > 0 && coming < short && player.tasks.length < MAX_TASKS
}

function chooseAction(view: WizardsView, player: PlayerView, { options }: WizardsQuestion<'action'>): string {
  const offered = (kind: ActOn<'action'>['kind']) => options.find(({ act }) => act.kind === kind)
  // With all Gems in hand, asking for more only risks robbery.
  const asks = hasAllGems(player, view) ? undefined : offered('ask-for-gem')
  const fine = offered('deliver-gems') ?? offered('fulfil') ?? offered('advance') ?? asks
  if (fine) return fine.id
  const summon = offered('summon-gem')
  if (summon && shouldSummonGem(view, player)) return summon.id
  const join = offered('join')
  if (join && player.rank === 0) return join.id
  const change = MarkedLands.of(view)?.changesOrder(player)
  const other = options.find(({ act }) => act.kind === 'join' && (change === 'any' || act.order === change))
  if (other) return other.id
  const task = offered('take-task')
  const leave = offered('take-leave')
  if (task && (!leave || wantsTask(view, player))) return task.id
  return (leave ?? task ?? options[0]!).id
}

/** Returns true if it is worth casting Gem Summoning in a Tower now. Never true with enough Gems. */
export function shouldSummonGem(view: WizardsView, player: PlayerView): boolean {
  if (hasAllGems(player, view)) return false
  if (mustCallRandomWizard(view, player)) return true
  if (view.wizards.length > 0) return hasWizardToCall(view, player)
  return byChance(player)
}

/** Returns true if asking a High Wizard drawn by chance is worth the risk that the False one takes all Gems. */
function byChance(player: PlayerView): boolean {
  const gems = Object.keys(player.gems ?? {}).length
  const wanted = 7 - gems - (Object.values(player.known ?? {}).includes('false') ? 1 : 0)
  return (wanted / 7) * (5 / 6) > (gems * 4) / 42 + 0.08
}

function chooseWizard(player: PlayerView, { options }: WizardsQuestion<'wizard'>): string {
  const good = options.find(({ act: { wizard } }) => wizard !== null && wantsGem(player, wizard))
  const hidden = options.find(({ act }) => act.wizard === null)
  return (good ?? hidden ?? options[0]!).id
}

/**
 * Gains points that count toward the Rank the player aims at, preferably of a type that the next Rank requires too.
 * Loses points of the type the player can best spare.
 */
function choosePoints(view: WizardsView, player: PlayerView, { options }: WizardsQuestion<'points'>): string {
  const lack = pointsLacking(player)
  const last = pointsAimedAt(player, teamOf(view, player))
  const rate = ({ act: { kind, of, points } }: OptionOn<'points'>): number => {
    if (kind === 'lose')
      return -1 * Math.min(points, Math.max(0, points - Math.max(0, player.points[of] - (last?.[of] ?? 0))))
    const rest = last ? Math.max(0, last[of] - player.points[of]) : 0
    return 4 * Math.min(lack?.[of] ?? 0, points) + 10 * Math.min(rest, points) + rest / 100
  }
  return best(options, rate).id
}

/**
 * Picks a space to mark that is near the player and their other markers, not on land about to fall, and where a marker
 * does little harm.
 */
function chooseMark(view: WizardsView, player: PlayerView, { options }: WizardsQuestion<'space'>): string {
  const spaces = options.filter(o => o.at?.space)
  if (spaces.length === 0) return options[0]!.id
  const travel = IslandTravel.of(view, player)
  const { fallsMarked: falls } = fallForecast(view)
  const marks = markedSpaces(player.tasks)
  const anchors = [...new Set([player.space, ...marks])].slice(0, 10).map(space => travel.to(space))
  const here = travel.to(player.space)
  const cost = (option: Option): number => {
    const space = option.at!.space!
    const hex = travel.board.hex(space)
    const from = isWater(space) ? hex + here.length / 2 : hex
    const near = Math.min(...anchors.map(way => way[from]!))
    const tile = tileOf(space)
    const fall = tile === null ? FAR : (falls.get(tile) ?? FAR)
    const doomed = fall - view.day < 20 ? 3 * TURN : fall - view.day < 35 ? TURN : 0
    const lost = costOfMarker(view, tile) * TURN
    return Math.min(here[from]!, 30 * TURN) * 0.35 + Math.min(near, 30 * TURN) + doomed + lost
  }
  return best(spaces, o => -cost(o)).id
}

/** The value of a Mentor's place to a player who wins there. */
const WINS = 100

/** Returns true if only the last Rank is left, which another Mandatory Task would delay (D2). Always false in 1982. */
const seeksLastRank = (player: PlayerView): boolean =>
  bookOf(player).thwarts === 'land' && player.rank + 1 === bookOf(player).lastRank

/**
 * Returns true if meeting a Mentor in this space could win the game: the player has all points, each Mandatory Task has
 * a part to do there, and no partner holds them back.
 */
const winsAtMentor = (view: WizardsView, player: PlayerView, space: SpaceId): boolean =>
  totalOf(missingPoints(player)) === 0 &&
  !isHeldBack(view, player) &&
  player.tasks.every(task => !task.mandatory || openMarks(task).some(({ at }) => at === space))

/**
 * Picks the destination of an Event: a marker, a Mentor, the Star Crest or another useful place. Stays if there is
 * none.
 */
function chooseLand(view: WizardsView, player: PlayerView, { options }: WizardsQuestion<'space'>): string {
  const travel = IslandTravel.of(view, player)
  const doors = options.filter(o => o.at?.space)
  const errands = new Set(player.tasks.flatMap(task => openMarks(task).flatMap(m => m.at ?? [])))
  const mentors = player.order === 'sorcerers' ? 'tower' : player.order === 'rangers' ? 'cottage' : null
  const rate = (option: Option): number => {
    const space = option.at!.space!
    const ground = travel.board.ground[travel.board.hex(space)]
    if (ground === mentors && seeksLastRank(player)) return winsAtMentor(view, player, space) ? WINS : 0
    if (ground === 'star-crest') return 8
    if (errands.has(space)) return 12
    if (ground === 'tower') return player.order === 'sorcerers' ? 9 : player.rank === 0 ? 10 : 3
    if (ground === 'cottage') return isTop(player) || player.rank === 0 ? 9 : 4
    if (ground === 'abbey') return 3
    if (ground === 'dwelling') return 2
    return view.demons.includes(space) || ground === 'lair' ? -10 : 0
  }
  const top = doors.length > 0 ? best(doors, rate) : null
  return top && rate(top) > 2 ? top.id : (options.find(({ act }) => act.kind === 'stay') ?? options[0]!).id
}

function chooseWhetherToCast(
  view: WizardsView,
  player: PlayerView,
  { data, options }: WizardsQuestion<'spell'>,
): string {
  const kind = wouldCast(view, player, data) ? 'cast' : 'cast-nothing'
  return (options.find(({ act }) => act.kind === kind) ?? options[0]!).id
}

function wouldCast(view: WizardsView, player: PlayerView, data: WizardsQuestion<'spell'>['data']): boolean {
  switch (data.spell) {
    case 'telepathy':
      return player.rank < 4 || byChance(player)
    case 'gem-summoning':
      return shouldSummonGem(view, player)
    case 'escaping':
      return !('to' in data) || !isGift(view, data.to)
    default:
      return true
  }
}

/** Returns true for destinations that favor a player: the Star Crest and Hamdrel's Territory, if they still stand. */
const isGift = (view: WizardsView, to: SpaceId): boolean =>
  (to === STAR_CREST || tileOf(to) === tileOf(COTTAGE)) && spaceStands(view, to)

/**
 * Picks the Task with the most useful gain and the most open parts. For a gift to a partner in the cooperative game,
 * picks one that helps the partner more than its holder, if there is one.
 */
function chooseGift(view: WizardsView, player: PlayerView, { data, options }: WizardsQuestion<'task'>): string {
  const lacks = missingPoints(player)
  const shares = view.variant === 'cooperative' && data.for === 'gift'
  const other = shares ? view.players[data.to] : undefined
  const rate = ({ act }: OptionOn<'task'>): number => {
    const task = act.kind === 'give-no-more' ? undefined : player.tasks.find(({ letter }) => letter === act.task)
    if (!task) return 0
    const { gain } = taskCard(task.id)
    if (other)
      return (
        usefulTo(other, gain, teamOf(view, other)) -
        usefulTo(player, gain, teamOf(view, player)) +
        (totalOf(other.points) > totalOf(player.points) ? 1 : -1)
      )
    const open = task.marks.filter(m => !m.done).length
    return usefulGain(gain, lacks) + 4 * open + (task.mandatory ? 4 : 0)
  }
  return best(options, rate).id
}

/** Picks the Territory that does the least harm when it falls, never the Circle if there is another. */
function chooseForeseen(view: WizardsView, player: PlayerView, { options }: WizardsQuestion<'tile'>): string {
  const marks = markedSpaces(player.tasks).map(tileOf)
  const harm = ({ act: { tile } }: OptionOn<'tile'>): number =>
    (tile === bookOf(view).calendar.lostWith ? 100 : 0) +
    marks.filter(marked => marked === tile).length +
    (tileOf(player.space) === tile ? 2 : 0) -
    view.demons.filter(demon => tileOf(demon) === tile).length / 10
  return best(options, o => -harm(o)).id
}

function best<T extends Option>(items: readonly T[], rate: (item: T) => number): T {
  let top = items[0]!
  for (const item of items) if (rate(item) > rate(top)) top = item
  return top
}
