import type { Rule } from '../../../../kernel/index.ts'
import { meetInThought, meetPerson } from '../../../wizards/rules/encounters/persons.ts'
import { countMeeting, hamdrel, mentorInThought } from '../../../wizards/rules/encounters/places.ts'
import { endInDraw, winByRank } from '../../../wizards/rules/facts/endings.ts'
import { spaceStands } from '../../../wizards/rules/facts/spaces.ts'
import { COTTAGE } from '../../../wizards/rules/islands/territories.ts'
import { decide } from '../../../wizards/rules/state/asking.ts'
import { bookOf } from '../../../wizards/rules/state/book.ts'
import { TASKS } from '../../../wizards/rules/state/cards.ts'
import {
  HIGH_WIZARDS,
  type HighWizard,
  type Player,
  POINT_KINDS,
  type WizardsTable,
} from '../../../wizards/rules/state/components.ts'
import { heldWith } from '../../../wizards/rules/state/event-effects.ts'
import { fulfilledBy } from '../../../wizards/rules/state/marks.ts'
import { initiate } from '../../../wizards/rules/tasks/orders.ts'
import { cardStands } from '../../../wizards/rules/tasks/task-places.ts'
import { assignTask, takesTasks } from '../../../wizards/rules/tasks/tasks.ts'
import { meetDragon } from '../encounters/dragon.ts'

/**
 * Returns true if the player still has the points that their Rank requires (D5, D45). Returns false for a player
 * without an Order.
 */
export function holdsRank(player: Pick<Player, 'order' | 'rank' | 'points' | 'book'>): boolean {
  if (player.order === null) return false
  const required = bookOf(player).rank(player.order, player.rank)
  const has = POINT_KINDS.map(kind => player.points[kind])
  if (POINT_KINDS.some(kind => player.points[kind] < required[kind])) return false
  return Math.max(...has) >= (required.primary ?? 0) && has.reduce((a, b) => a + b) >= (required.total ?? 0)
}

/**
 * Returns true if neither a summons nor the team keeps the player from advancing. In the competitive game, each player
 * is a team of their own. A teammate of lower Rank always keeps them from it. A summons doesn't keep them from the last
 * Rank, but a Mandatory Task of anyone on the team does, and so does a teammate without the points that their Rank
 * requires (D2, D42, D45).
 */
export function mayAdvance({ state }: WizardsTable, player: Player): boolean {
  const last = player.rank + 1 === bookOf(player).lastRank
  // A summoned player can advance only to the last Rank (D42).
  if (!last && heldWith(player, 'summons')) return false
  const team = state.variant === 'cooperative' ? state.players : [player]
  if (team.some(other => other.rank < player.rank)) return false
  if (!last) return true
  if (team.some(other => other.tasks.some(task => task.mandatory))) return false
  return team.every(holdsRank)
}

/** Ends the game if the player has reached the last Rank. In the cooperative game all partners win (D1, D44). */
export function endIfLastRank(table: WizardsTable, player: Player): void {
  if (player.rank !== bookOf(player).lastRank) return
  const { state } = table
  const winners = state.variant === 'cooperative' ? state.players.map(({ seat }) => seat) : [player.seat]
  winByRank(table, player.seat, winners, state.variant === 'cooperative' ? 'D44' : 'D1')
}

/**
 * Ends the game in a draw if every player has Rank 4 and the points it requires, and all Tasks that can still be done
 * are held by players (D5).
 */
export function endWithoutTasks(table: WizardsTable): void {
  const { players } = table.state
  if (!players.every(player => player.rank === 4 && holdsRank(player))) return
  const held = players.flatMap(player => player.tasks.map(({ id }) => id))
  const isLeft = (id: number) =>
    !held.includes(id) && players.some(player => cardStands(table.state, player, TASKS.find(card => card.id === id)!))
  if (!TASKS.some(({ id }) => isLeft(id))) endInDraw(table)
}

/**
 * Resolves a meeting with Hamdrel (D37). On each visit, a Ranger first meets her as their Mentor. Anyone else may ask
 * for a Task, or to join the Rangers, at their sixth meeting.
 */
export function* meetHamdrel(table: WizardsTable, player: Player): Rule {
  if (player.order !== 'rangers') {
    if (isSixth(player) && (yield* chooseOrder(table, player, 'D37', true))) {
      countMeeting(table, player)
      return
    }
    yield* hamdrel(table, player)
    return
  }
  const first = player.hamdrel.meetings === 0
  if (!first) {
    yield* hamdrel(table, player)
    return
  }
  countMeeting(table, player)
  yield* meetPerson(table, player, 'hamdrel')
}

/**
 * Makes Hamdrel or her Dove offer a Task (D37). A Ranger meets her as a Mentor instead. Others at the Cottage may
 * become Rangers instead, unless they are summoned.
 */
export function* offerHamdrelTask(table: WizardsTable, player: Player, rule: string): Rule {
  if (player.order === 'rangers') {
    yield* meetPerson(table, player, 'hamdrel')
    return
  }
  const isHere = player.space === COTTAGE
  if (isHere && !heldWith(player, 'summons')) {
    yield* chooseOrder(table, player, rule)
    return
  }
  yield* assignTask(table, player, false, rule, isHere ? 'hamdrel' : undefined)
}

/**
 * Asks a player whether to take a Task or to join the Rangers instead (D37). Returns false if they do neither.
 * `request` is true if the player asks for the Task.
 */
function* chooseOrder(table: WizardsTable, player: Player, rule: string, request = false): Rule<boolean> {
  const act = yield* decide({
    seat: player.seat,
    topic: 'action',
    data: { who: 'hamdrel', own: false, inThought: false, ...(request && { request }) },
    rule: 'D37',
    options: [
      ...(takesTasks(player) ? [{ id: 'new task', act: { kind: 'take-task' as const, mandatory: false } }] : []),
      { id: 'join rangers', act: { kind: 'join' as const, order: 'rangers' as const, again: player.order !== null } },
      { id: 'leave', act: { kind: 'take-leave' as const } },
    ],
  })
  if (act.kind === 'join') yield* initiate(table, player, 'rangers', 'hamdrel', 'D37')
  else if (act.kind === 'take-task') yield* assignTask(table, player, false, rule, 'hamdrel')
  return act.kind !== 'take-leave'
}

/**
 * Returns true on the sixth meeting, at which a player may ask for a Task (D37). Healing, a summons and Tasks that she
 * can fulfill take precedence (R17).
 */
const isSixth = (player: Player): boolean =>
  player.hamdrel.met === 5 &&
  !player.dazed &&
  !player.bound &&
  !heldWith(player, 'summons') &&
  fulfilledBy(player, 'hamdrel').length === 0

/**
 * Lets a player reach their Mentor with the monks' help (D18): a random High Wizard for a Wizard, Hamdrel for a Ranger
 * while her land stands, and the Dragon itself for the Order of Evil. Other Orders reach theirs as in 1982.
 */
export function* reachMentor(table: WizardsTable, player: Player): Rule {
  switch (player.order) {
    case 'wizards': {
      const wizard = HIGH_WIZARDS[table.die(HIGH_WIZARDS.length) - 1] as HighWizard
      yield* meetInThought(table, player, wizard)
      return
    }
    case 'rangers':
      if (spaceStands(table.state, COTTAGE)) yield* meetInThought(table, player, 'hamdrel')
      return
    case 'evil':
      yield* meetDragon(table, player)
      return
    default:
      yield* mentorInThought(table, player)
  }
}
