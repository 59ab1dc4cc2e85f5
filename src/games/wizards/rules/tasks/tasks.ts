import type { Rule } from '../../../../kernel/index.ts'
import { decide, type OptionOn } from '../asking.ts'
import { bookOf } from '../book.ts'
import { taskCard } from '../cards.ts'
import type { HeldTask, HighWizard, Mark, Player, WizardsTable } from '../components.ts'
import { heldWith } from '../events/event-effects.ts'
import { spaceStands } from '../islands/spaces.ts'
import { type SpaceId, TOWERS } from '../islands/territories.ts'
import { standsIn } from '../movement/aloft.ts'
import { transport } from '../movement/journey.ts'
import { gain } from '../orders/points.ts'
import { proceduresOf } from '../procedures.ts'
import { fulfilledBy, isHighWizard, isOfPlace, type Met, markersAt, partOf, residentOf, stageOf } from './marks.ts'
import { cardStands, placeMarks } from './task-places.ts'

/** Whether the player may be given a Task: in an Order (3.73), below Rank 4 (13), not under a summons (Event 31), nor Dragonbound by the revised book (D28). */
export const takesTasks = (player: Player): boolean =>
  player.rank > 0 &&
  !bookOf(player).settled(player.rank) &&
  !heldWith(player, 'summons') &&
  !(player.bound && bookOf(player).barsBound)

/**
 * A Task Card is drawn and its markers placed (9, 9.1). A card that names only fallen land is taken out of play and
 * another drawn (12.44). `giver` may fulfil its first requirement on the spot (9.7).
 */
export function* assignTask(table: WizardsTable, player: Player, mandatory: boolean, rule: string, giver?: Met): Rule {
  if (!takesTasks(player)) return
  for (;;) {
    const id = table.draw(table.state.decks.tasks)
    if (id === undefined) {
      proceduresOf(table).noTaskIsLeft(table)
      return
    }
    const card = taskCard(id)
    if (!cardStands(table.state, player, card)) continue
    yield* takeTask(table, player, { id, mandatory, rule, giver })
    return
  }
}

/** The player has a Task: its markers are laid, and what can be done at once is done (9.7). */
function* takeTask(
  table: WizardsTable,
  player: Player,
  { id, mandatory, rule, giver }: { id: number; mandatory: boolean; rule: string; giver?: Met },
): Rule {
  table.tell({ kind: 'task', seat: player.seat, rule, task: id, what: 'given', mandatory })
  const marks = yield* placeMarks(table, player, taskCard(id))
  yield* hold(table, player, { id, letter: freeLetter(player), mandatory, marks }, giver)
}

/** A Task comes into a player's hands, marked; its first requirement is fulfilled if it can be where he is (9.7). */
function* hold(table: WizardsTable, player: Player, task: HeldTask, giver?: Met): Rule {
  player.tasks.push(task)
  for (const { at, done } of task.marks) {
    if (at && !done)
      table.tell({ kind: 'marker', seat: player.seat, rule: '9.1', task: task.id, space: at, letter: task.letter })
  }
  const fulfilled = (who: Met) => fulfilledBy(player, who).find(f => f.task === task)
  const byGiver = giver && fulfilled(giver)
  if (giver && byGiver) {
    yield* fulfil(table, player, task, byGiver.mark, giver)
    return
  }
  // Nothing is done at a space by a player who is on the way through the air (D10).
  if (!standsIn(table, player, player.space)) return
  const onSpot = bookOf(player).byEntering.includes(task.id)
    ? undefined
    : markersAt(player, player.space).find(m => m.task === task && !partOf(task, m.mark).stay)
  if (onSpot) {
    yield* fulfil(table, player, task, onSpot.mark)
    return
  }
  // Whoever lives here does it though another has given the Task (ruling W20).
  const host = residentOf(player.space)
  const byHost = host && fulfilled(host)
  if (host && byHost) yield* fulfil(table, player, task, byHost.mark, host)
}

/** The Task of this letter that a player holds. */
export const taskOf = ({ tasks }: Pick<Player, 'tasks'>, letter: string): HeldTask =>
  tasks.find(task => task.letter === letter)! // letters are taken from Tasks that are held

/** The first letter no Task of the player has. */
function freeLetter(player: Player): string {
  for (let n = 0; ; n++) {
    const letter = String.fromCharCode(65 + (n % 26)).repeat(1 + Math.floor(n / 26))
    if (!player.tasks.some(task => task.letter === letter)) return letter
  }
}

/** One part of a Task is done (7.31); with the last the Task is complete (9.01). */
export function* fulfil(table: WizardsTable, player: Player, task: HeldTask, mark: Mark, by?: Met): Rule {
  const part = partOf(task, mark)
  mark.done = true
  if (by && isHighWizard(by)) mark.by = by as HighWizard
  table.tell({
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
    // It cannot be escaped: it is part of the Task (ruling 67).
    if (goal?.at)
      yield* transport(table, player, goal.at, '9', {
        onErrand: bookOf(player).takesFarEnd,
        forced: true,
      })
  }
}

/** A Task is complete: points, the card discarded, the Completion Marker moved (9.01, 12.2). */
export function completeTask(table: WizardsTable, player: Player, task: HeldTask): void {
  const { state } = table
  const card = taskCard(task.id)
  player.tasks.splice(player.tasks.indexOf(task), 1)
  state.decks.tasks.discard.push(task.id)
  table.tell({ kind: 'task', seat: player.seat, rule: '9.01', task: task.id, what: 'done' })
  gain(table, player, card.gain, { by: 'task', task: task.id }, '9.01')
  state.tasksDone++
  state.completed++
  if (state.completed === bookOf(state).tasksToThwart(state.players.length)) {
    state.completed = 0
    state.thwarts++
    table.tell({ kind: 'thwart', seat: player.seat, rule: '12.21', completed: state.completed, thwarts: state.thwarts })
  }
}

/**
 * Tasks have become impossible: their cards are discarded, and then their markers that still stand turn into Demons
 * (9.9), which may strike at once.
 */
export function* failTasks(table: WizardsTable, player: Player, tasks: readonly HeldTask[], rule = '9.9'): Rule {
  for (const task of tasks) dropTask(table, player, task, rule)
  for (const task of tasks) yield* markersTurnToDemons(table, player, task)
}

/** The card of a Task that cannot or need not be done any more is discarded. */
export function dropTask(table: WizardsTable, player: Player, task: HeldTask, rule: string): void {
  player.tasks.splice(player.tasks.indexOf(task), 1)
  table.state.decks.tasks.discard.push(task.id)
  table.tell({ kind: 'task', seat: player.seat, rule, task: task.id, what: 'impossible' })
}

/** Demons come where the markers of an impossible Task lay, on land that stands (9.9). */
export function* markersTurnToDemons(table: WizardsTable, player: Player, task: HeldTask): Rule {
  for (const space of openSpacesOf(table, task)) yield* proceduresOf(table).demonsAppear(table, space, player, '9.9')
}

/** Where the markers of a Task lie that have not been taken up, on land that stands. */
export const openSpacesOf = ({ state }: WizardsTable, { marks }: HeldTask): SpaceId[] =>
  marks.flatMap(({ done, at }) => (!done && at !== null && spaceStands(state, at) ? [at] : []))

/** What of a Task's Magical Objects the player carries: picked up, and the Task not yet done (9.8, ruling 64). */
export function objectsOf(task: HeldTask): { name: string; stealable: boolean }[] {
  return task.marks.filter(mark => mark.done).flatMap(mark => partOf(task, mark).takes ?? [])
}

const LEAVE_MARKER: OptionOn<'marker'> = { id: 'leave', act: { kind: 'leave-marker' }, rule: '7.312' }

/**
 * The player lands on his own markers: he takes up what he likes of them (7.31, 7.312, 9.6), one at the least where he must. In a place that is
 * closed to him those that are tied to it are closed too (D22). True where he takes any.
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

/** A person fulfils what he can of the player's Tasks, as far as they lead (7.323, ruling 22), or only `among` these. True where he fulfils any. */
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

/** The player has stayed a whole turn where a part asks him to (Tasks 20). */
export function* stay(table: WizardsTable, player: Player): Rule {
  for (const { task, mark } of markersAt(player, player.space)) {
    if (partOf(task, mark).stay) yield* fulfil(table, player, task, mark)
  }
}

/** An Optional Task passes to another player: what is not yet picked up is marked anew for him (9.2, ruling 63). */
export function* passTask(table: WizardsTable, from: Player, to: Player, task: HeldTask, rule: string): Rule {
  from.tasks.splice(from.tasks.indexOf(task), 1)
  table.tell({ kind: 'task', seat: from.seat, rule, task: task.id, what: 'passed' })
  table.tell({ kind: 'task', seat: to.seat, rule, task: task.id, what: 'given', mandatory: false })
  const done = task.marks.filter(mark => mark.done)
  const marks = yield* placeMarks(table, to, taskCard(task.id), done)
  yield* hold(table, to, { id: task.id, letter: freeLetter(to), mandatory: false, marks })
}

/** A Task that has become impossible, its card discarded; its markers are still to turn into Demons. */
export interface FailedTask {
  readonly player: Player
  readonly task: HeldTask
}

/** A Territory has fallen: Tasks with a marker on it become impossible, but for what asks for EVERY such place (12.43). */
export function tasksAfterTakeover(table: WizardsTable): FailedTask[] {
  const failed: FailedTask[] = []
  for (const player of table.state.players) {
    for (const task of [...player.tasks]) {
      const lost = task.marks.filter(mark => !mark.done && mark.at !== null && !spaceStands(table.state, mark.at))
      const every = lost.filter(mark => partOf(task, mark).at.kind.startsWith('every'))
      for (const mark of every) task.marks.splice(task.marks.indexOf(mark), 1)
      // None of the places is left, neither to be visited nor visited already.
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

/** Whether a Task still wants one of the Master Sorcerers, whichever, to be met. */
const asksForMaster = (player: Player, task: HeldTask): boolean =>
  task.marks.some(mark => {
    const { kind } = partOf(task, mark).at
    return !mark.done && (kind === 'any-master' || (kind === 'mentor' && player.order === 'sorcerers'))
  })
