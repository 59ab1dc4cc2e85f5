import type { Rule, Seat } from '../../../../kernel/index.ts'
import { transport } from '../../../wizards/rules/effects/journey.ts'
import { gainAny, gainDivided, loseAny } from '../../../wizards/rules/effects/points.ts'
import type { Attackers } from '../../../wizards/rules/effects/procedures.ts'
import { tableRoll } from '../../../wizards/rules/effects/table-roll.ts'
import { isDrawnByDie, returnCards } from '../../../wizards/rules/effects/wizard-deck.ts'
import { giveAnimal } from '../../../wizards/rules/encounters/animals.ts'
import { removeDemon } from '../../../wizards/rules/encounters/demons.ts'
import { drawWizardCard, revealSecretWizard } from '../../../wizards/rules/encounters/high-wizards.ts'
import { arrive } from '../../../wizards/rules/encounters/order.ts'
import { taskFor } from '../../../wizards/rules/encounters/players.ts'
import { canComeTo } from '../../../wizards/rules/facts/animals.ts'
import { isOver } from '../../../wizards/rules/facts/endings.ts'
import { meetsPlayer } from '../../../wizards/rules/facts/movement.ts'
import { anyRandomSpace, exactSpace } from '../../../wizards/rules/facts/spaces.ts'
import { LAIR } from '../../../wizards/rules/islands/territories.ts'
import { standsIn } from '../../../wizards/rules/state/aloft.ts'
import { decide } from '../../../wizards/rules/state/asking.ts'
import { RESCUE } from '../../../wizards/rules/state/cards.ts'
import {
  type HeldTask,
  type Player,
  POINT_KINDS,
  playersFrom,
  type WizardsTable,
} from '../../../wizards/rules/state/components.ts'
import { isHighWizard, type Met } from '../../../wizards/rules/state/marks.ts'
import { passTask, takesTasks } from '../../../wizards/rules/tasks/tasks.ts'
import { meetDemons, placeDemonMarker } from './demons.ts'
import { moveDragon } from './dragon.ts'

/**
 * Resolves a player's meeting with others in the space (D19, D20, D44). First trapped players are rescued, then the
 * others have their encounter, and Dragonbound players come last. If the entering player is Dragonbound, the others
 * meet them like Demons, and nothing else happens. Returns what attacked the group, or null if nothing did.
 */
export function* meetPlayers(table: WizardsTable, entering: Player): Rule<Attackers | null> {
  const { state } = table
  const { arrivals, space } = entering
  const here = playersFrom(state, entering.seat).filter(
    other => other !== entering && standsIn(table, other, space) && meetsPlayer(entering, other),
  )
  const rescued: Player[] = []
  // A Dragonbound player can't rescue anybody (D28).
  if (!entering.bound)
    for (const other of here)
      if (
        other.trap &&
        (yield* transport(table, other, anyRandomSpace(table), 'D20', { unwanted: true, forced: true }))
      )
        rescued.push(other)
  const others = here.filter(other => standsIn(table, other, space) && !other.trap && !rescued.includes(other))
  const group = [entering, ...others.filter(other => !other.bound)]
  const bound = others.filter(other => other.bound)
  let attackers: Attackers | null = null
  if (entering.bound) {
    for (const other of group.slice(1)) yield* meetDemons(table, other, { boundOnes: [entering] })
    return null
  }
  if (group.length > 1)
    if (state.variant === 'cooperative') yield* exchange(table, group)
    else attackers = yield* rollPlayersTable(table, group)
  if (isOver(table)) return attackers
  if (state.variant !== 'cooperative')
    for (const other of rescued)
      yield* gainDivided(table, entering, RESCUE.trapped, { by: 'rescue', of: other.seat }, 'D20')
  // All Dragonbound players share one roll (D28).
  if (bound.length > 0 && entering.arrivals === arrivals) yield* meetDemons(table, entering, { boundOnes: bound })
  return attackers
}

/**
 * Resolves the arrival of a player whom an Event moves into a space and traps there (R3). If all players they meet
 * there can rescue them, these do so at once, and two or more of them have their encounter as if one had just entered.
 * In the competitive game, the first rescuer clockwise from `mover` gains the points. Otherwise the player arrives as
 * usual. Returns true if they leave the Trap by a transport.
 */
export function* arriveTrapped(table: WizardsTable, player: Player, mover: Seat): Rule<boolean> {
  const { state } = table
  const here = playersFrom(state, mover).filter(
    other => other !== player && standsIn(table, other, player.space) && meetsPlayer(player, other),
  )
  const rescuers = here.filter(other => !other.trap && !other.bound)
  const [rescuer] = rescuers
  if (!rescuer || rescuers.length < here.length) {
    const { arrivals } = player
    yield* arrive(table, player)
    // A player who accepts a transport there, such as High Hollow's, leaves the Trap (D20).
    return player.arrivals !== arrivals
  }
  // A player who escapes the transport stays trapped, and has met nobody (D20).
  if (!(yield* transport(table, player, anyRandomSpace(table), 'D20', { unwanted: true, forced: true }))) return false
  if (rescuers.length > 1)
    if (state.variant === 'cooperative') yield* exchange(table, rescuers)
    else yield* rollPlayersTable(table, rescuers)
  if (state.variant !== 'cooperative')
    yield* gainDivided(table, rescuer, RESCUE.trapped, { by: 'rescue', of: player.seat }, 'D20')
  return true
}

/**
 * Rolls on the table for players of Rank 1 and above (D19). Returns what attacked the group, or null if nothing did.
 */
function* rollPlayersTable(table: WizardsTable, group: readonly Player[]): Rule<Attackers | null> {
  const entering = group[0]!
  const { space } = entering
  const players = group.map(({ seat }) => seat)
  table.emit({ kind: 'meets', seat: entering.seat, rule: 'D19', who: 'players', players, space })
  const { does } = tableRoll(table, entering, 'player-encounters-1-3')
  const isTop = ({ rank }: Player) => rank >= 4
  switch (does) {
    case 'demons-for-all':
      if (group.every(isTop)) {
        yield* moveDragon(table, space, entering)
        return 'dragon'
      }
      yield* demonsForAll(table, group)
      return 'demons'
    case 'transported':
      for (const player of group) {
        const to = isTop(player) ? exactSpace(table, LAIR) : anyRandomSpace(table)
        yield* transport(table, player, to, 'D19', { unwanted: true })
      }
      break
    case 'winged-horse':
      for (const player of group) {
        const kind = isTop(player) ? 'unicorn' : 'winged-horse'
        if (canComeTo(player, kind, space)) giveAnimal(table, player, kind, 'D19')
      }
      break
    case 'high-wizard':
      yield* wizardCards(table, group)
      break
    case 'leader-gives':
      yield* giveFromLeaders(table, group)
      break
    case 'points': {
      for (const player of group)
        if (!isTop(player))
          yield* gainAny(table, player, table.roll(player.seat, 1, 'points', 'D19')[0]!, { by: 'meeting' }, 'D19')
      const top = group.filter(isTop)
      if (top.length > 0) yield* revealSecretWizard(table, top, entering, 'D19')
      break
    }
  }
  return null
}

/**
 * Makes Demons attack everybody in the space, and enter the boats of the group. The marker is removed if they depart
 * from everyone (D19, D25).
 */
function* demonsForAll(table: WizardsTable, group: readonly Player[]): Rule {
  const { state } = table
  const { space } = group[0]!
  placeDemonMarker(table, space, 'D19')
  for (const { boat } of group) if (boat !== null && !state.haunted.includes(boat)) state.haunted.push(boat)
  let all = true
  // New Demons attack everyone in the space, even players without an Order (D14).
  for (const player of playersFrom(state, group[0]!.seat))
    if (standsIn(table, player, space) && !(yield* meetDemons(table, player, { shared: true }))) all = false
  if (all) removeDemon(table, space)
}

/**
 * Draws one Wizard Card for all players present. Those at Rank 4 keep drawing until a High Wizard appears, they are
 * transported, or the deck runs out (D19).
 */
function* wizardCards(table: WizardsTable, group: readonly Player[]): Rule {
  const { state } = table
  const { space } = group[0]!
  const { wizards } = state.decks
  // While Wizard Cards are drawn by die, no card is ever outside the deck.
  const aside: string[] | undefined = isDrawnByDie(state) ? undefined : []
  let here = [...group]
  for (let cards = wizards.draw.length; cards > 0 && here.length > 0; cards--) {
    const drawn = yield* drawWizardCard(table, here, 'D19', aside)
    if (drawn === null || isHighWizard(drawn as Met)) break
    here = here.filter(player => player.rank >= 4 && standsIn(table, player, space))
  }
  if (aside) returnCards(table, aside)
}

const sumOf = ({ points }: Player): number => POINT_KINDS.reduce((sum, kind) => sum + points[kind], 0)

/**
 * Makes the players who have the most points give to each of the others, in descending order of points. A leader gives
 * a fifth of the difference, rounded down, or an Optional Task. If several leaders lose points to a player, the player
 * gains only the largest of these amounts (D19).
 */
function* giveFromLeaders(table: WizardsTable, group: readonly Player[]): Rule {
  const most = Math.max(...group.map(sumOf))
  const leaders = group.filter(player => sumOf(player) === most)
  const others = group.filter(player => sumOf(player) < most).toSorted((a, b) => sumOf(b) - sumOf(a))
  for (const other of others) {
    let paid = 0
    for (const leader of leaders) {
      const due = Math.floor((sumOf(leader) - sumOf(other)) / 5)
      if (due <= 0) continue
      const task = takesTasks(other) ? yield* taskFor(leader, other, 'D19', { points: due }) : null
      if (task && (yield* askToAccept(other, leader, task, due))) {
        yield* passTask(table, leader, other, task, 'D19')
        continue
      }
      const before = sumOf(leader)
      yield* loseAny(table, leader, due, { by: 'meeting' }, 'D19', { most: true })
      paid = Math.max(paid, before - sumOf(leader))
    }
    if (paid > 0) yield* gainAny(table, other, paid, { by: 'meeting' }, 'D19')
  }
}

/** Asks a player to accept a Task in place of `points` points (D19). Returns true if they do. */
function* askToAccept({ seat }: Player, from: Player, { id }: HeldTask, points: number): Rule<boolean> {
  const { kind } = yield* decide({
    seat,
    topic: 'offer',
    data: { from: from.seat, task: id, points },
    rule: 'D19',
    options: [
      { id: 'accept', act: { kind: 'accept-task' } },
      { id: 'refuse', act: { kind: 'refuse-task' } },
    ],
  })
  return kind === 'accept-task'
}

/** Lets partners exchange Optional Tasks freely. Each may give to any other partner (D44). */
function* exchange(table: WizardsTable, group: readonly Player[]): Rule {
  const given = new Set<number>()
  for (const giver of group)
    for (const other of group) {
      if (other === giver || !takesTasks(other)) continue
      for (;;) {
        // A Task given in this meeting can't be given again during the same meeting.
        const free = giver.tasks.some(task => !task.mandatory && !given.has(task.id))
        const task = free ? yield* taskFor(giver, other, 'D19', { partner: true }) : null
        if (!task) break
        given.add(task.id)
        yield* passTask(table, giver, other, task, 'D44')
      }
    }
}
