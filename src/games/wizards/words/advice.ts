import { capital, type Messages } from '../../../text/index.ts'
import { spaceStands } from '../rules/facts/spaces.ts'
import { bearingTo } from '../rules/islands/bearings.ts'
import { Board } from '../rules/islands/board.ts'
import { ABBEY, COTTAGE, SACRED_CENTER, type SpaceId, TOWERS } from '../rules/islands/territories.ts'
import { HOME_OF } from '../rules/state/cards.ts'
import { gemsRequired } from '../rules/state/short-games.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { distanceFrom, distanceText } from './bearings.ts'
import { placeName, placeSeen, wizardName } from './places.ts'
import { isOfNow, mentorsOf, nearestOf, standingOf, tasksOf } from './sheet.ts'

/** A person or place to go to. */
interface Goal {
  readonly name: string
  readonly space: SpaceId
}

/**
 * Suggests in one or two sentences what to do next and where. A spectator gets the advice for the player whose turn it
 * is. Returns an empty list if there is nothing to suggest.
 */
export function advice(words: Messages, view: WizardsView): string[] {
  const player = view.players[view.seat ?? view.next]
  if (!player || view.result) return []
  if (player.bound || player.dazed) {
    const where = nearestGoalsText(words, view, player, [...admittingPeople(words, view), ...healers(words)])
    return [where === null ? words.get('next-heal-unknown') : words.get('next-heal', { where })]
  }
  if (player.order === null) {
    const where = nearestGoalsText(words, view, player, admittingPeople(words, view))
    return [
      where === null ? words.get('next-join-unknown') : words.get('next-join', { where }),
      ...hamdrelAdvice(words, view, player),
    ]
  }
  const { next } = standingOf(view, player)
  if (!next) return lastRankAdvice(words, view, player)
  const { title } = next
  if (next.ready && next.wait === 0)
    return [words.get('next-rise', { initial: title.charAt(0), title, mentor: toMentor(words, view, player) })]
  return taskAdvice(words, view, player)
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
type VisitReason = 'heal' | 'join' | 'rise' | 'task'

/**
 * Returns the viewer's player, the spaces that they should visit before doing any Task, and the reason. Returns null if
 * their Tasks come first or the game is over.
 */
function visitAdvised(
  words: Messages,
  view: WizardsView,
): { readonly player: PlayerView; readonly why: VisitReason; readonly spaces: readonly SpaceId[] } | null {
  const player = view.players[view.seat ?? view.next]
  if (!player || view.result) return null
  const spacesOf = (goals: readonly Goal[]) => goals.map(({ space }) => space)
  if (player.bound || player.dazed)
    return { player, why: 'heal', spaces: spacesOf([...admittingPeople(words, view), ...healers(words)]) }
  if (player.order === null) return { player, why: 'join', spaces: spacesOf(admittingPeople(words, view)) }
  const { next } = standingOf(view, player)
  const isReady = next?.ready === true && next.wait === 0
  if (!isReady && tasksOf(words, view, player).some(({ parts }) => parts.some(isOfNow))) return null
  return { player, why: isReady ? 'rise' : 'task', spaces: mentorsOf(words, view, player).spaces }
}

/**
 * Returns the destination that comes before the viewer's Tasks: where to be healed, join an Order or meet a Mentor.
 * Returns null if there is none or none is known.
 */
export function advisedSpace(words: Messages, view: WizardsView): SpaceId | null {
  const visit = visitAdvised(words, view)
  if (!visit) return null
  const standing = visit.spaces.filter(space => spaceStands(view, space))
  return nearestOf(view, visit.player, standing)
}

/** Returns why the advice is to visit a space before any Task, or null if it isn't. */
export function adviceAt(words: Messages, view: WizardsView, space: SpaceId): VisitReason | null {
  const visit = visitAdvised(words, view)
  return visit?.spaces.includes(space) ? visit.why : null
}

/** Lists the goals that are on the board and have not fallen, nearest first. */
function nearestGoals(view: WizardsView, player: PlayerView, goals: readonly Goal[]) {
  const board = Board.of(view.placements)
  return goals
    .filter(({ space }) => spaceStands(view, space))
    .flatMap(goal => {
      const far = bearingTo(board, player.space, goal.space)
      return far ? [{ ...goal, far }] : []
    })
    .sort((a, b) => a.far.spaces - b.far.spaces)
}

/** Returns the names and distances of the two nearest goals, or of one, or null if none still stands. */
function nearestGoalsText(
  words: Messages,
  view: WizardsView,
  player: PlayerView,
  goals: readonly Goal[],
): string | null {
  const [one, other] = nearestGoals(view, player, goals)
    .slice(0, 2)
    .map(({ name, far: { spaces, point } }, i) =>
      words.get('next-goal', {
        name,
        far:
          i === 0 || point === null
            ? distanceText(words, { spaces, point })
            : words.get('next-far', { spaces, point: words.get(`compass-${point}`) }),
      }),
    )
  if (one === undefined) return null
  return other === undefined ? one : words.get('next-goals', { one, other })
}

/** Suggests a visit to Hamdrel to a player without an Order (7.353). The list is empty if her land has fallen. */
function hamdrelAdvice(words: Messages, view: WizardsView, player: PlayerView): string[] {
  const where = nearestGoalsText(words, view, player, [HAMDREL])
  return where === null ? [] : [words.get('next-hamdrel', { where })]
}

function toMentor(words: Messages, view: WizardsView, player: PlayerView): string {
  const { who, spaces } = mentorsOf(words, view, player)
  const space = nearestOf(view, player, spaces)
  const far = space && distanceFrom(words, Board.of(view.placements), player.space, space)
  if (space === null || far === null) return words.get('next-mentor-hidden', { who })
  // Ruktal never leaves the Circle.
  return player.order === 'druids'
    ? words.get('next-mentor', { who, far })
    : words.get('next-mentor-at', { who, place: placeSeen(words, view, space), far })
}

/** Suggests the nearest part of a Task, or where to get a Task. */
function taskAdvice(words: Messages, view: WizardsView, player: PlayerView): string[] {
  const parts = tasksOf(words, view, player).flatMap(task =>
    task.parts.filter(isOfNow).map(part => ({ ...part, letter: task.letter })),
  )
  const [nearest] = parts.filter(part => part.far).sort((a, b) => (a.far?.spaces ?? 0) - (b.far?.spaces ?? 0))
  if (nearest?.far) {
    const { letter, text, where, far } = nearest
    return [words.get('next-part', { letter, text, where, far: distanceText(words, far) })]
  }
  const [any] = parts
  if (any) return [words.get('next-part-far', { letter: any.letter, text: any.text, where: any.where })]
  return [words.get('next-get-task', { mentor: toMentor(words, view, player) })]
}

/** Suggests the next step at Rank 4: Mandatory Tasks, then Gems, then Ruktal (13). */
function lastRankAdvice(words: Messages, view: WizardsView, player: PlayerView): string[] {
  if (player.tasks.some(task => task.mandatory))
    return [words.get('next-mandatory'), ...taskAdvice(words, view, player)]
  const gems = Object.keys(player.gems ?? {}).length
  const board = Board.of(view.placements)
  if (gems >= gemsRequired(view)) {
    const far = distanceFrom(words, board, player.space, SACRED_CENTER)
    return far === null ? [] : [words.get('next-deliver', { far })]
  }
  const isSorcerer = player.order === 'sorcerers'
  const ways = isSorcerer
    ? TOWERS.filter(tower => spaceStands(view, tower)).map(space => ({ name: placeName(words, space), space }))
    : [HAMDREL]
  const where = nearestGoalsText(words, view, player, [...wizardsOut(words, view), ...ways])
  return [
    words.get(isSorcerer ? 'next-gems-sorcerer' : 'next-gems', { gems, of: gemsRequired(view) }),
    ...(where === null ? [] : [words.get('next-where', { where })]),
  ]
}
