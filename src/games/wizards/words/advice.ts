import type { Question } from '../../../kernel/index.ts'
import { capital, type Messages } from '../../../text/index.ts'
import { turnsTo } from '../plans/trips.ts'
import { spaceStands } from '../rules/facts/spaces.ts'
import { bearingTo } from '../rules/islands/bearings.ts'
import { Board } from '../rules/islands/board.ts'
import { ABBEY, COTTAGE, SACRED_CENTER, type SpaceId, TOWERS } from '../rules/islands/territories.ts'
import { HOME_OF } from '../rules/state/cards.ts'
import { gemsRequired } from '../rules/state/short-games.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { distanceText } from './bearings.ts'
import { objectivesOf } from './objectives.ts'
import { placeName, placeSeen, wizardName } from './places.ts'
import { isOfNow, mentorsOf, nearestFirst, standingOf, tasksOf } from './sheet.ts'
import { turnsText } from './trips.ts'

/** A person or place to go to. */
interface Goal {
  readonly name: string
  readonly space: SpaceId
}

/** The viewer's player, or the one whose turn it is for a spectator, with their position and the question asked. */
interface Adviser {
  readonly words: Messages
  readonly view: WizardsView
  readonly player: PlayerView
  /** The question from which turns count, or null. */
  readonly question: Question | null
}

function adviserOf(words: Messages, view: WizardsView, question: Question | null): Adviser | null {
  const player = view.players[view.seat ?? view.next]
  return player && !view.result ? { words, view, player, question } : null
}

/**
 * Suggests in one or two sentences what to do next and where. A spectator gets the advice for the player whose turn it
 * is. Returns an empty list if there is nothing to suggest.
 */
export function advice(words: Messages, view: WizardsView, question: Question | null = null): string[] {
  const at = adviserOf(words, view, question)
  if (!at) return []
  const { player } = at
  if (player.bound || player.dazed) {
    const where = nearestGoalsText(at, [...admittingPeople(words, view), ...healers(words)])
    return [where === null ? words.get('next-heal-unknown') : words.get('next-heal', { where })]
  }
  if (player.order === null) {
    const where = nearestGoalsText(at, admittingPeople(words, view))
    return [where === null ? words.get('next-join-unknown') : words.get('next-join', { where }), ...hamdrelAdvice(at)]
  }
  const { next } = standingOf(view, player)
  if (!next) return lastRankAdvice(at)
  const { title } = next
  if (next.ready && next.wait === 0)
    return [words.get('next-rise', { initial: title.charAt(0), title, mentor: toMentor(at) })]
  return taskAdvice(at)
}

/** Lists the High Wizards whose markers are on the board. */
const wizardsOut = (words: Messages, view: WizardsView): Goal[] =>
  view.wizards.map(out => ({ name: wizardName(words, out), space: out.at }))

/**
 * Lists the Mentors of the three Orders of 1982, who can admit a player. High Wizards are listed only while their
 * markers are on the board.
 */
function admittingPeople(words: Messages, view: WizardsView): Goal[] {
  const masters = (['megmoran', 'meligar', 'melekok'] as const).map(who => ({
    name: capital(who),
    space: HOME_OF[who],
  }))
  return [...masters, { name: 'Ruktal', space: SACRED_CENTER }, ...wizardsOut(words, view)]
}

const HAMDREL: Goal = { name: 'Hamdrel', space: COTTAGE }
const healers = (words: Messages): Goal[] => [HAMDREL, { name: words.get('next-abbey'), space: ABBEY }]

/** A reason for the advice to visit somebody before any Task. */
type VisitReason = 'heal' | 'join' | 'rise' | 'task' | 'gems' | 'deliver'

/**
 * Returns the spaces to visit before doing any Task, and the reason. Returns null if the player's Tasks come first.
 */
function visitAdvised({ words, view, player }: Adviser): {
  readonly why: VisitReason
  readonly spaces: readonly SpaceId[]
} | null {
  const spacesOf = (goals: readonly Goal[]) => goals.map(({ space }) => space)
  if (player.bound || player.dazed)
    return { why: 'heal', spaces: spacesOf([...admittingPeople(words, view), ...healers(words)]) }
  if (player.order === null) return { why: 'join', spaces: spacesOf(admittingPeople(words, view)) }
  const { next } = standingOf(view, player)
  if (!next) {
    if (player.tasks.some(task => task.mandatory)) return null
    if (hasEnoughGems(view, player)) return { why: 'deliver', spaces: [SACRED_CENTER] }
    return { why: 'gems', spaces: spacesOf(gemSources(words, view, player)) }
  }
  const isReady = next.ready && next.wait === 0
  if (!isReady && tasksOf(words, view, player).some(({ parts }) => parts.some(isOfNow))) return null
  return { why: isReady ? 'rise' : 'task', spaces: mentorsOf(words, view, player).spaces }
}

/** The maximum number of destinations to suggest. */
const MOST_GOALS = 2

/**
 * Lists the destinations that come before the viewer's Tasks, nearest first: where to be healed, join an Order, meet a
 * Mentor, or get or deliver Gems. The list is empty if there are none or none is known.
 */
export function advisedSpaces(words: Messages, view: WizardsView, question: Question | null = null): SpaceId[] {
  const at = adviserOf(words, view, question)
  const visit = at && visitAdvised(at)
  if (!at || !visit) return []
  const standing = visit.spaces.filter(space => spaceStands(view, space))
  // The advice names only the nearest Mentor.
  const most = visit.why === 'rise' || visit.why === 'task' ? 1 : MOST_GOALS
  return nearestFirst(view, at.player, standing, question).slice(0, most)
}

/** Returns why the advice is to visit a space before any Task, or null if it isn't. */
export function adviceAt(words: Messages, view: WizardsView, space: SpaceId): VisitReason | null {
  const at = adviserOf(words, view, null)
  const visit = at && visitAdvised(at)
  return visit?.spaces.includes(space) ? visit.why : null
}

/**
 * Returns the names and distances of the nearest goals that are on the board and have not fallen, or null if there are
 * none.
 */
function nearestGoalsText(at: Adviser, goals: readonly Goal[]): string | null {
  const { words, view, player, question } = at
  const standing = goals.filter(({ space }) => spaceStands(view, space))
  const spaces = nearestFirst(
    view,
    player,
    standing.map(({ space }) => space),
    question,
  )
  const [one, other] = [...new Set(spaces)].slice(0, MOST_GOALS).map(space => {
    const name = standing.find(goal => goal.space === space)?.name ?? ''
    return words.get('next-goal', { name, far: farText(at, space) ?? '' })
  })
  if (one === undefined) return null
  return other === undefined ? one : words.get('next-goals', { one, other })
}

/**
 * Formats the turns to a space and its direction: `about 4 turns west`. Without a route, gives the distance instead.
 * Returns null if the space isn't on the board.
 */
function farText({ words, view, player, question }: Adviser, space: SpaceId): string | null {
  const far = bearingTo(Board.of(view.placements), player.space, space)
  if (far === null) return null
  const turns = far.point === null ? null : turnsTo(view, space, question)
  if (far.point === null || turns === null) return distanceText(words, far)
  return words.get('next-far', { turns: turnsText(words, turns), point: words.get(`compass-${far.point}`) })
}

/** Suggests a visit to Hamdrel to a player without an Order (7.353). The list is empty if her land has fallen. */
function hamdrelAdvice(at: Adviser): string[] {
  const where = nearestGoalsText(at, [HAMDREL])
  return where === null ? [] : [at.words.get('next-hamdrel', { where })]
}

function toMentor(at: Adviser): string {
  const { words, view, player, question } = at
  const { who, spaces } = mentorsOf(words, view, player)
  const [space] = nearestFirst(view, player, spaces, question)
  const far = space === undefined ? null : farText(at, space)
  if (space === undefined || far === null) return words.get('next-mentor-hidden', { who })
  // Ruktal never leaves the Circle.
  return player.order === 'druids'
    ? words.get('next-mentor', { who, far })
    : words.get('next-mentor-at', { who, place: placeSeen(words, view, space), far })
}

/** Suggests the nearest part of a Task, or where to get a Task. */
function taskAdvice(at: Adviser): string[] {
  const { words, view, question } = at
  const [nearest] = objectivesOf(words, view, question)
  if (!nearest) return [words.get('next-get-task', { mentor: toMentor(at) })]
  const { letter, part } = nearest
  const { text, where, space } = part
  const far = space === null ? null : farText(at, space)
  return [
    far === null
      ? words.get('next-part-far', { letter, text, where })
      : words.get('next-part', { letter, text, where, far }),
  ]
}

/** Suggests the next step at Rank 4: Mandatory Tasks, then Gems, then Ruktal (13). */
function lastRankAdvice(at: Adviser): string[] {
  const { words, view, player } = at
  if (player.tasks.some(task => task.mandatory)) return [words.get('next-mandatory'), ...taskAdvice(at)]
  if (hasEnoughGems(view, player)) {
    const far = farText(at, SACRED_CENTER)
    return far === null ? [] : [words.get('next-deliver', { far })]
  }
  const where = nearestGoalsText(at, gemSources(words, view, player))
  const gems = gemsHeld(player)
  return [
    words.get(player.order === 'sorcerers' ? 'next-gems-sorcerer' : 'next-gems', { gems, of: gemsRequired(view) }),
    ...(where === null ? [] : [words.get('next-where', { where })]),
  ]
}

const gemsHeld = ({ gems }: PlayerView): number => Object.keys(gems ?? {}).length

const hasEnoughGems = (view: WizardsView, player: PlayerView): boolean => gemsHeld(player) >= gemsRequired(view)

/** Lists the people who have Gems and the places where they can be called. */
function gemSources(words: Messages, view: WizardsView, { order }: PlayerView): Goal[] {
  const towers = TOWERS.filter(tower => spaceStands(view, tower))
  return [
    ...wizardsOut(words, view),
    ...(order === 'sorcerers' ? towers.map(space => ({ name: placeName(words, space), space })) : [HAMDREL]),
  ]
}
