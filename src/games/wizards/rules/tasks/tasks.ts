import type { Rule } from '../../../../kernel/index.ts'
import { transport } from '../effects/journey.ts'
import { gain } from '../effects/points.ts'
import { proceduresOf } from '../effects/procedures.ts'
import { spaceStands } from '../facts/spaces.ts'
import { type SpaceId, TOWERS } from '../islands/territories.ts'
import { standsIn } from '../state/aloft.ts'
import { decide, type OptionOn } from '../state/asking.ts'
import { bookOf } from '../state/book.ts'
import { taskCard } from '../state/cards.ts'
import type { HeldTask, HighWizard, Mark, Player, WizardsTable } from '../state/components.ts'
import { heldWith } from '../state/event-effects.ts'
import { tasksToThwart } from '../state/house-rules.ts'
import {
  fulfilledBy,
  isHighWizard,
  isOfPlace,
  type Met,
  markersAt,
  partOf,
  residentOf,
  stageOf,
} from '../state/marks.ts'
import { cardStands, placeMarks } from './task-places.ts'

/**
 * Returns true if the player can get a Task: they must be in an Order (3.73) and not under a summons (Event 31). In
 * 1982 they must also be below Rank 4 (13); in the revised game, not Dragonbound (D28).
 */
export const takesTasks = (player: Player): boolean =>
  player.rank > 0 &&
  !bookOf(player).settled(player.rank) &&
  !heldWith(player, 'summons') &&
  !(player.bound && bookOf(player).barsBound)

/**
 * Draws a Task Card and places its markers (9, 9.1), if the player can get a Task. A card that fallen land makes
 * impossible leaves the game, and another is drawn (12.44). `giver` may fulfill the Task's first part at once (9.7).
 */
export function* assignTask(table: WizardsTable, player: Player, mandatory: boolean, rule: string, giver?: Met): Rule {
  if (!takesTasks(player)) return
  for (;;) {
    const id = table.draw(table.state.decks.tasks)
    if (id === undefined) {
      proceduresOf(table).noTaskLeft(table)
      return
    }
    const card = taskCard(id)
    if (!cardStands(table.state, player, card)) continue
    yield* takeTask(table, player, { id, mandatory, rule, giver })
    return
  }
}

/** Gives the player a Task, places its markers, and fulfills its first part if that can be done at once (9.7). */
function* takeTask(
  table: WizardsTable,
  player: Player,
  { id, mandatory, rule, giver }: { id: number; mandatory: boolean; rule: string; giver?: Met },
): Rule {
  table.emit({ kind: 'task', seat: player.seat, rule, task: id, what: 'given', mandatory })
  const marks = yield* placeMarks(table, player, taskCard(id))
  yield* addToHand(table, player, { id, letter: freeLetter(player), mandatory, marks }, giver)
}

/**
 * Adds a marked Task to a player's hand, and fulfills its first open part if the giver, or a marker or person in the
 * player's space, allows that (9.7).
 */
function* addToHand(table: WizardsTable, player: Player, task: HeldTask, giver?: Met): Rule {
  player.tasks.push(task)
  for (const { at, done } of task.marks) {
    if (at && !done)
      table.emit({ kind: 'marker', seat: player.seat, rule: '9.1', task: task.id, space: at, letter: task.letter })
  }
  const fulfilled = (who: Met) => fulfilledBy(player, who).find(f => f.task === task)
  const byGiver = giver && fulfilled(giver)
  if (giver && byGiver) {
    yield* fulfil(table, player, task, byGiver.mark, giver)
    return
  }
  // A player still aloft can't do anything in a space (D10).
  if (!standsIn(table, player, player.space)) return
  const onSpot = bookOf(player).byEntering.includes(task.id)
    ? undefined
    : markersAt(player, player.space).find(m => m.task === task && !partOf(task, m.mark).stay)
  if (onSpot) {
    yield* fulfil(table, player, task, onSpot.mark)
    return
  }
  // The resident fulfills it even if another person gave the Task (ruling W20).
  const host = residentOf(player.space)
  const byHost = host && fulfilled(host)
  if (host && byHost) yield* fulfil(table, player, task, byHost.mark, host)
}

export const taskOf = ({ tasks }: Pick<Player, 'tasks'>, letter: string): HeldTask =>
  tasks.find(task => task.letter === letter)! // callers use letters of held Tasks

function freeLetter(player: Player): string {
  for (let n = 0; ; n++) {
    const letter = String.fromCharCode(65 + (n % 26)).repeat(1 + Math.floor(n / 26))
    if (!player.tasks.some(task => task.letter === letter)) return letter
  }
}

/**
 * Completes one part of a Task (7.31), and the whole Task if it was the last part (9.01). Then transports the player if
 * the part does so.
 */
export function* fulfil(table: WizardsTable, player: Player, task: HeldTask, mark: Mark, by?: Met): Rule {
  const part = partOf(task, mark)
  mark.done = true
  if (by && isHighWizard(by)) mark.by = by as HighWizard
  table.emit({
    kind: 'task',
    seat: player.seat,
    rule: by ? '7.323' : '7.31',
    task: task.id,
    what: 'part',
    part: part.do,
  })
  if (stageOf(task) === Number.POSITIVE_INFINITY) completeTask(table, player, task)
  if (part.then) {
    const { stage, part: index } = part.then.transport
    const goal = task.marks.find(m => m.stage === stage && m.part === index)
    // This transport can't be escaped, because it is part of the Task (ruling 67).
    if (goal?.at)
      yield* transport(table, player, goal.at, '9', {
        onErrand: bookOf(player).takesFarEnd,
        forced: true,
      })
  }
}

/**
 * Completes a Task (9.01, 12.2): awards the points, discards the card, and moves the Completion Marker, which may earn
 * a thwart.
 */
export function completeTask(table: WizardsTable, player: Player, task: HeldTask): void {
  const { state } = table
  const card = taskCard(task.id)
  player.tasks.splice(player.tasks.indexOf(task), 1)
  state.decks.tasks.discard.push(task.id)
  table.emit({ kind: 'task', seat: player.seat, rule: '9.01', task: task.id, what: 'done' })
  gain(table, player, card.gain, { by: 'task', task: task.id }, '9.01')
  state.tasksDone++
  state.completed++
  if (state.completed === tasksToThwart(state, state.players.length)) {
    state.completed = 0
    state.thwarts++
    table.emit({ kind: 'thwart', seat: player.seat, rule: '12.21', completed: state.completed, thwarts: state.thwarts })
  }
}

/** Discards impossible Tasks, then turns their markers on standing land into Demons (9.9), which may attack at once. */
export function* failTasks(table: WizardsTable, player: Player, tasks: readonly HeldTask[], rule = '9.9'): Rule {
  for (const task of tasks) dropTask(table, player, task, rule)
  for (const task of tasks) yield* markersTurnToDemons(table, player, task)
}

/** Discards the card of a Task that can no longer be done or no longer has to be. */
export function dropTask(table: WizardsTable, player: Player, task: HeldTask, rule: string): void {
  player.tasks.splice(player.tasks.indexOf(task), 1)
  table.state.decks.tasks.discard.push(task.id)
  table.emit({ kind: 'task', seat: player.seat, rule, task: task.id, what: 'impossible' })
}

/** Turns an impossible Task's markers into Demons, except in fallen Territories (9.9). */
export function* markersTurnToDemons(table: WizardsTable, player: Player, task: HeldTask): Rule {
  for (const space of openSpacesOf(table, task)) yield* proceduresOf(table).placeDemons(table, space, player, '9.9')
}

/** Lists the spaces of a Task's markers that have not been picked up and are on standing land. */
export const openSpacesOf = ({ state }: WizardsTable, { marks }: HeldTask): SpaceId[] =>
  marks.flatMap(({ done, at }) => (!done && at !== null && spaceStands(state, at) ? [at] : []))

/** Lists the objects picked up so far for a Task, including those that can't be stolen (9.8, ruling 64). */
export function objectsOf(task: HeldTask): { name: string; stealable: boolean }[] {
  return task.marks.filter(mark => mark.done).flatMap(mark => partOf(task, mark).takes ?? [])
}

const LEAVE_MARKER: OptionOn<'marker'> = { id: 'leave', act: { kind: 'leave-marker' }, rule: '7.312' }

/**
 * Lets the player pick up their markers in the space (7.31, 7.312, 9.6), at least one if `mustTake`, except those that
 * require a stay. In a closed place, markers that belong to it can't be picked up (D22). Returns true if the player
 * picks up any.
 */
export function* meetMarkers(
  table: WizardsTable,
  player: Player,
  { mustTake = false, closed = false } = {},
): Rule<boolean> {
  let met = false
  for (;;) {
    const here = markersAt(player, player.space).filter(
      ({ task, mark }) => !partOf(task, mark).stay && !(closed && isOfPlace(task, mark)),
    )
    if (here.length === 0) return met
    const markers = here.map(
      ({ task, mark }): OptionOn<'marker'> => ({
        id: `take ${task.letter.toLowerCase()}${mark.stage}${mark.part}`,
        act: { kind: 'take-marker', task: task.letter, mark: task.marks.indexOf(mark) },
      }),
    )
    const act = yield* decide({
      seat: player.seat,
      topic: 'marker',
      data: { markers: here.length },
      rule: '7.31',
      options: mustTake && !met ? markers : [...markers, LEAVE_MARKER],
    })
    if (act.kind === 'leave-marker') return met
    met = true
    const { arrivals } = player
    const task = taskOf(player, act.task)
    yield* fulfil(table, player, task, task.marks[act.mark]!)
    if (player.arrivals !== arrivals) return true
  }
}

/**
 * Fulfills, one after another, all parts of the player's Tasks that this person can, or only of those in `among`
 * (7.323, ruling 22). Returns true if any part is fulfilled.
 */
export function* fulfilByPerson(
  table: WizardsTable,
  player: Player,
  who: Met,
  among: readonly HeldTask[] = player.tasks,
): Rule<boolean> {
  let met = false
  for (;;) {
    const next = fulfilledBy(player, who).find(({ task }) => among.includes(task))
    if (!next) return met
    met = true
    yield* fulfil(table, player, next.task, next.mark, who)
  }
}

/** Completes parts of Tasks that require staying in the player's space for a whole turn (Task 20). */
export function* completeStayTasks(table: WizardsTable, player: Player): Rule {
  for (const { task, mark } of markersAt(player, player.space)) {
    if (partOf(task, mark).stay) yield* fulfil(table, player, task, mark)
  }
}

/** Passes an Optional Task to another player. Markers are placed again for the parts not yet done (9.2, ruling 63). */
export function* passTask(table: WizardsTable, from: Player, to: Player, task: HeldTask, rule: string): Rule {
  from.tasks.splice(from.tasks.indexOf(task), 1)
  table.emit({ kind: 'task', seat: from.seat, rule, task: task.id, what: 'passed' })
  table.emit({ kind: 'task', seat: to.seat, rule, task: task.id, what: 'given', mandatory: false })
  const done = task.marks.filter(mark => mark.done)
  const marks = yield* placeMarks(table, to, taskCard(task.id), done)
  yield* addToHand(table, to, { id: task.id, letter: freeLetter(to), mandatory: false, marks })
}

/** An impossible Task with its card discarded and its markers still to turn into Demons. */
export interface FailedTask {
  readonly player: Player
  readonly task: HeldTask
}

/**
 * Discards Tasks that have become impossible, and returns them: those with a marker on fallen land, or with a part that
 * no standing place can fulfill. For parts that require EVERY such place, discards only the markers on fallen land,
 * which may complete the Task (12.43).
 */
export function tasksAfterTakeover(table: WizardsTable): FailedTask[] {
  const failed: FailedTask[] = []
  for (const player of table.state.players) {
    for (const task of [...player.tasks]) {
      const lost = task.marks.filter(mark => !mark.done && mark.at !== null && !spaceStands(table.state, mark.at))
      const every = lost.filter(mark => partOf(task, mark).at.kind.startsWith('every'))
      for (const mark of every) task.marks.splice(task.marks.indexOf(mark), 1)
      // No such place is left, whether already visited or not.
      const bare = every.some(
        ({ stage, part }) =>
          !task.marks.some(m => m.stage === stage && m.part === part && m.at && spaceStands(table.state, m.at)),
      )
      const towerless = asksForMaster(player, task) && !TOWERS.some(tower => spaceStands(table.state, tower))
      if (lost.length > every.length || bare || towerless) {
        dropTask(table, player, task, '12.43')
        failed.push({ player, task })
      } else if (stageOf(task) === Number.POSITIVE_INFINITY) completeTask(table, player, task)
    }
  }
  return failed
}

/** Returns true if a Task still requires a meeting with any of the Master Sorcerers. */
const asksForMaster = (player: Player, task: HeldTask): boolean =>
  task.marks.some(mark => {
    const { kind } = partOf(task, mark).at
    return !mark.done && (kind === 'any-master' || (kind === 'mentor' && player.order === 'sorcerers'))
  })
