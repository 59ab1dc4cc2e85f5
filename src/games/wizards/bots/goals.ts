import { type RouteGoal, TURN } from '../plans/route-fields.ts'
import { Board } from '../rules/islands/board.ts'
import {
  ABBEY,
  COTTAGE,
  LAIR,
  LAIR_CENTER,
  SACRED_CENTER,
  type SpaceId,
  TOWERS,
  tileOf,
} from '../rules/islands/territories.ts'
import { isTop, lastRankOf } from '../rules/state/book.ts'
import { eventCard, HOME_OF, taskCard } from '../rules/state/cards.ts'
import { type HighWizard, POINT_KINDS } from '../rules/state/components.ts'
import { openMarks, partOf } from '../rules/state/marks.ts'
import { gemsRequired } from '../rules/state/short-games.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { DAYS_BETWEEN, pointsLacking } from '../rules/tasks/orders.ts'

/**
 * Lists the spaces where the player could do something useful next, with the most urgent kind of goal only: answering a
 * summons, healing, joining an Order, winning, advancing, or Tasks. If there are none, lists the Cottage, the Abbey and
 * the Towers.
 */
export function goalsOf(view: WizardsView, player: PlayerView): RouteGoal[] {
  const goals =
    healingGoals(view, player) ??
    joiningGoals(view, player) ??
    winningGoals(view, player) ??
    advancingGoals(view, player) ??
    errandGoals(view, player)
  const due = summoned(player)
  // Skip the player's own space, because Hamdrel is the only host who can be met again by staying.
  const elsewhere = (due.length > 0 ? goalsAt(due) : goals).filter(
    goal => goal.space !== player.space || hasMore(player),
  )
  if (elsewhere.length > 0) return elsewhere
  return goalsAt([COTTAGE, ABBEY, ...towers(view)].filter(space => isStanding(view, space) && space !== player.space))
}

const hasMore = (player: PlayerView): boolean => player.space === COTTAGE && player.hamdrel.meetings < 3

/** Lists the spaces where a summons can be answered (Event 31). Until it is answered, no Task progresses. */
function summoned(player: PlayerView): SpaceId[] {
  return player.events.flatMap(({ id }) =>
    eventCard(id).does.flatMap(effect =>
      effect.verb === 'summons' ? effect.to.map(to => (to.kind === 'space' ? to.space : HOME_OF[to.who])) : [],
    ),
  )
}

const isStanding = (view: WizardsView, space: SpaceId): boolean => {
  const tile = tileOf(space)
  return tile === null || (!view.fallen.includes(tile) && Board.of(view.placements).hex(space) >= 0)
}

/**
 * Returns true if a place is not spent. After two encounters it is spent until the player leaves its Territory (7.6).
 */
const isUnspent = (player: PlayerView, space: SpaceId): boolean => (player.visits[space] ?? 0) < 2

const towers = (view: WizardsView): SpaceId[] => TOWERS.filter(tower => isStanding(view, tower))
const wizards = (view: WizardsView): SpaceId[] => view.wizards.map(w => w.at)
const goalsAt = (spaces: readonly SpaceId[], wait = 0): RouteGoal[] => spaces.map(space => ({ space, wait }))

function healingGoals(view: WizardsView, player: PlayerView): RouteGoal[] | null {
  if (!player.dazed && !player.bound) return null
  return goalsAt(
    [...towers(view), ...wizards(view), COTTAGE, ABBEY, SACRED_CENTER].filter(
      space => isStanding(view, space) && isUnspent(player, space),
    ),
  )
}

function joiningGoals(view: WizardsView, player: PlayerView): RouteGoal[] | null {
  if (player.rank > 0) return null
  return [
    ...goalsAt([...towers(view), ...wizards(view)].filter(space => isUnspent(player, space))),
    ...goalsAt([SACRED_CENTER], 2 * TURN),
    ...goalsAt([COTTAGE], 2 * TURN),
  ]
}

/**
 * Returns the current goals at the last Rank: Mandatory Tasks if there are any, or else Ruktal if there are enough
 * Gems, or else places to get Gems. Returns null below that Rank.
 */
function winningGoals(view: WizardsView, player: PlayerView): RouteGoal[] | null {
  if (!isTop(player)) return null
  const mandatory = player.tasks.filter(task => task.mandatory)
  if (mandatory.length > 0) return markGoals(view, player, mandatory)
  if (new Set(Object.values(player.gems ?? {})).size >= gemsRequired(view)) return goalsAt([SACRED_CENTER])
  // Hamdrel brings High Wizards to any player of Rank 4, and in her company they trust even a Sorcerer (7.353, 7.3461).
  const goals = view.wizards
    .filter(w => w.wizard === null || wantsGemOf(player, w.wizard))
    .map(w => ({ space: w.at, wait: TURN }))
  if (player.order === 'sorcerers') {
    for (const goal of goals) goal.wait = 2000
    goals.push(...leaveFirst(player, towers(view)).map(({ space }) => ({ space, wait: 4 * TURN })))
  }
  if (isStanding(view, COTTAGE)) goals.push(...hamdrelGoals(view, player))
  if (goals.length > 0) return goals
  return goalsAt(
    Board.of(view.placements)
      .spaces({ terrain: ['dwelling'] })
      .filter(space => isStanding(view, space) && isUnspent(player, space)),
  )
}

const wantsGemOf = (player: PlayerView, wizard: HighWizard): boolean =>
  !(wizard in (player.gems ?? {})) && player.known?.[wizard] !== 'false'

/**
 * Lists the spaces to head for in order to meet Hamdrel: her Cottage while she can be met there, a space next to it if
 * a new visit must begin, or, after two visits, a space off her tile (7.354).
 */
function hamdrelGoals(view: WizardsView, player: PlayerView): { space: SpaceId; wait: number }[] {
  const { meetings, visits } = player.hamdrel
  const here = player.space === COTTAGE
  if (!here && visits < 2) return [{ space: COTTAGE, wait: 0 }]
  if (here && meetings < 3) return [{ space: COTTAGE, wait: 0 }]
  const board = Board.of(view.placements)
  if (here && visits < 2) return board.open(board.hex(COTTAGE)).map(hex => ({ space: board.name(hex), wait: 0 }))
  return board.names
    .filter(
      (name, hex) =>
        tileOf(name) !== tileOf(COTTAGE) &&
        isStanding(view, name) &&
        (!board.isWater(hex) || board.fromLand[hex] === 1),
    )
    .map(space => ({ space, wait: 0 }))
}

/**
 * Lists the places not yet spent or, if all are spent, all of them, although a route to one must then leave its
 * Territory first.
 */
function leaveFirst(player: PlayerView, places: readonly SpaceId[]): RouteGoal[] {
  const open = places.filter(space => isUnspent(player, space))
  return goalsAt(open.length > 0 ? open : places)
}

/**
 * Lists the spaces of Mentors to visit if the player has enough points to advance. Returns null otherwise, or if no
 * Mentor can be visited.
 */
function advancingGoals(view: WizardsView, player: PlayerView): RouteGoal[] | null {
  const lack = pointsLacking(player)
  if (!lack || POINT_KINDS.some(kind => lack[kind] > 0)) return null
  const days = player.advanced === null ? 0 : Math.max(0, player.advanced + DAYS_BETWEEN - view.day)
  const mentors = mentorSpaces(view, player)
  if (mentors.length === 0) return null
  return goalsAt(mentors, days * TURN)
}

function mentorSpaces(view: WizardsView, player: PlayerView): SpaceId[] {
  switch (player.order) {
    case 'sorcerers':
      return towers(view).filter(space => isUnspent(player, space))
    case 'druids':
      return isStanding(view, SACRED_CENTER) ? [SACRED_CENTER] : []
    case 'wizards':
      return [
        ...wizards(view),
        ...Board.of(view.placements)
          .spaces({ terrain: ['dwelling'] })
          .filter(space => isStanding(view, space) && isUnspent(player, space)),
      ]
    case 'evil':
      return [view.dragon, LAIR_CENTER].filter(space => isUnspent(player, space))
    case 'rangers':
      return isStanding(view, COTTAGE) && isUnspent(player, COTTAGE) ? [COTTAGE] : []
    case null:
      return []
  }
}

/**
 * Lists the spaces where Task parts can be done now. If Tasks are few, adds those of the Mentor, who may give another.
 * If nothing is found, lists the Cottage and the Towers.
 */
function errandGoals(view: WizardsView, player: PlayerView): RouteGoal[] {
  const goals = markGoals(view, player, player.tasks)
  if (player.tasks.length < 3) goals.push(...goalsAt(mentorSpaces(view, player), player.tasks.length * 3 * TURN))
  if (goals.length === 0)
    goals.push(
      ...goalsAt([COTTAGE, ...towers(view)].filter(space => isStanding(view, space) && isUnspent(player, space))),
    )
  return goals
}

function markGoals(view: WizardsView, player: PlayerView, tasks: PlayerView['tasks']): RouteGoal[] {
  return tasks.flatMap(task => {
    const card = taskCard(task.id)
    const points = POINT_KINDS.reduce((sum, kind) => sum + usefulGain(player, card.gain, kind), 0)
    const left = task.marks.filter(mark => !mark.done).length
    // Prefer errands that take few turns and bring many points.
    const effort =
      left * TURN -
      Math.min(points, 15) +
      (tileOf(task.marks.find(m => !m.done)?.at ?? 'sea.0000') === LAIR ? 6 * TURN : 0)
    return openMarks(task).flatMap(mark =>
      spacesOf(view, player, task, mark).map(space => ({ space, wait: Math.max(0, effort) })),
    )
  })
}

function usefulGain(
  player: PlayerView,
  gain: Readonly<Record<(typeof POINT_KINDS)[number], number>>,
  kind: (typeof POINT_KINDS)[number],
): number {
  if (player.order === null) return 0
  const most = lastRankOf(player, player.order)[kind]
  return Math.max(0, Math.min(gain[kind], most - player.points[kind]))
}

function spacesOf(
  view: WizardsView,
  player: PlayerView,
  task: PlayerView['tasks'][number],
  mark: PlayerView['tasks'][number]['marks'][number],
): SpaceId[] {
  if (mark.at) return isStanding(view, mark.at) ? [mark.at] : []
  const place = partOf(task, mark).at
  switch (place.kind) {
    case 'any-master':
      return towers(view)
    case 'mentor':
      return mentorSpaces(view, player)
    case 'wizard':
      return view.wizards.filter(w => w.wizard === null || !place.who || place.who.includes(w.wizard)).map(w => w.at)
    default:
      return []
  }
}
