import { type Sentence, sentence } from '../../text/index.ts'
import type { Objective } from '../kit/game-screen.ts'
import { describeRoute, destinationsOf, pathTo, readPlanCommand } from '../kit/plan.ts'
import { screenOf } from '../kit/screens.ts'
import { type Model, noEffect, type TableScreen, type Update, withNotice } from '../model.ts'
import { tableWords } from '../words.ts'
import { plannedPath, planOf, withPlan } from './plans.ts'
import { selectNextPlanned } from './settle.ts'
import { showLines } from './show-lines.ts'

/** Returns the next zoom level in or out, or the current one if there is no further level. */
export function nextZoom({ position, zoom }: TableScreen, step: 1 | -1): string {
  const zooms = screenOf(position.game).map?.zooms ?? []
  return zooms[zooms.indexOf(zoom) + step] ?? zoom
}

/** Returns the changes that show the map with the cursor on the viewer's own space. */
export function showOwnSpace({ position, cursor }: TableScreen): Partial<TableScreen> {
  const home = screenOf(position.game).map?.home(position.view) ?? cursor
  return { page: 'map', focus: 'map', cursor: home, selected: 0, digits: '', scroll: 0 }
}

/**
 * Plans the path to the cursor's space, or cancels the plan if it already leads there. On the viewer's own space, lists
 * the objectives instead, if the game has any.
 */
export function planToCursor(model: Model, table: TableScreen): Update {
  const { cursor, position } = table
  if (cursor === null) return noEffect(model)
  // There is no path to plan to the piece's own space, so list the objectives.
  const { map } = screenOf(position.game)
  if (map?.objectives && cursor === map.home(position.view)) return listObjectives(model, table)
  if (planOf(table)?.space === cursor) return cancelPlan(model, table)
  return planTo(model, table, cursor)
}

/** Plans the path to a space, or reports why that isn't possible. */
export function planTo(model: Model, table: TableScreen, space: string): Update {
  const { position, watch } = table
  const { map } = screenOf(position.game)
  const bad = (line: Sentence) => withNotice(model, { tone: 'bad', lines: [line] })
  if (!map) return noEffect(model)
  if (watch || position.seat === null) return bad(sentence('plan-only-players'))
  const way = pathTo(map, position.view, position.question, space)
  if ('why' in way) return bad(way.why)
  const next = selectNextPlanned(withPlan(table, space))
  const words = tableWords(table)
  const planText = words.get('plan-made', { place: map.name(space, position.view), way: way.course.text })
  const line = position.question ? `${planText} ${words.get('plan-enter-goes-on')}` : planText
  return withNotice({ ...model, screen: next }, { tone: 'good', lines: [line] })
}

/** Cancels the viewer's plan. */
export function cancelPlan(model: Model, table: TableScreen): Update {
  const plan = planOf(table)
  if (!plan) return withNotice(model, { tone: 'plain', lines: [sentence('plan-none')] })
  const name = screenOf(table.position.game).map?.name(plan.space, table.position.view) ?? plan.space
  return withNotice(
    { ...model, screen: withPlan(table, null) },
    { tone: 'plain', lines: [sentence('plan-given-up', { place: name })] },
  )
}

/**
 * Handles the typed command `plan`. The argument is a place or `none`. Without an argument, the command shows the plan.
 */
export function runPlanCommand(model: Model, table: TableScreen, typed: string): Update {
  const { position } = table
  const { map } = screenOf(position.game)
  const parsed = readPlanCommand(tableWords(table), map, position.view, typed)
  if (parsed.kind === 'give-up') return cancelPlan(model, table)
  if (parsed.kind === 'nowhere') return withNotice(model, { tone: 'bad', lines: [parsed.why] })
  if (parsed.kind === 'tell') {
    const plan = planOf(table)
    const path = plannedPath(table)
    const line =
      plan && path && map
        ? sentence('plan-is', { place: map.name(plan.space, position.view), way: path.text })
        : sentence('plan-none')
    return withNotice(model, { tone: 'plain', lines: [line] })
  }
  return planTo(model, table, parsed.space)
}

/**
 * Handles the typed command `route` in games that don't define it themselves: describes the path to a place and offers
 * to plan it.
 */
export function runRouteCommand(model: Model, table: TableScreen, typed: string): Update {
  const { position, watch } = table
  const words = tableWords(table)
  const way = describeRoute(words, screenOf(position.game).map, position.view, position.question, typed)
  if ('why' in way) return withNotice(model, { tone: 'bad', lines: [way.why] })
  return showLines(model, words.get('plan-way'), way.lines, watch ? null : way.goal)
}

/** A cache by view, because the footer needs the result in every frame. */
const objectiveSpacesCache = new WeakMap<object, readonly string[]>()

/** Returns the suggested destinations, then the spaces with objectives, nearest first. */
export function objectiveSpaces({ position }: Pick<TableScreen, 'position'>): readonly string[] {
  const key = position.view
  if (typeof key !== 'object' || key === null) return findObjectiveSpaces(position)
  const known = objectiveSpacesCache.get(key) ?? findObjectiveSpaces(position)
  objectiveSpacesCache.set(key, known)
  return known
}

function findObjectiveSpaces({ game, view, question }: TableScreen['position']): readonly string[] {
  const { map } = screenOf(game)
  return map ? destinationsOf(map, view, question) : []
}

/**
 * Moves the cursor to the next space with an objective, or to the previous one if `step` is -1. Reports if there are
 * none.
 */
export function toNextObjective(model: Model, table: TableScreen, step: 1 | -1): Update {
  const next = nextObjectiveSpace(table, step)
  if (next === null) return withNotice(model, { tone: 'plain', lines: [sentence('plan-no-errands')] })
  return noEffect({ ...model, screen: { ...table, focus: 'map', cursor: next } })
}

/**
 * Returns the next space with an objective after the cursor, or the previous one if `step` is -1. Returns null if there
 * are none.
 */
export function nextObjectiveSpace(table: TableScreen, step: 1 | -1): string | null {
  const spaces = objectiveSpaces(table)
  const at = table.cursor === null ? -1 : spaces.indexOf(table.cursor)
  const next = at < 0 ? (step === 1 ? 0 : spaces.length - 1) : (at + step + spaces.length) % spaces.length
  return spaces[next] ?? null
}

/** Lists the objectives, after the game's advice if something else comes before them. */
export function listObjectives(model: Model, { position: { game, view, question } }: TableScreen): Update {
  const { map, suggestions } = screenOf(game)
  const errands = map?.objectives?.all(view, question) ?? []
  const isAdvised = errands.length === 0 || (map?.objectives?.suggested?.(view, question) ?? []).length > 0
  const lines = errands.map(({ sign, text }: Objective) => `${sign}  ${text}`)
  const shown = [...(isAdvised ? suggestions(view, question) : []), ...lines]
  return showLines(model, sentence('plan-errands'), shown.length > 0 ? shown : [sentence('plan-no-errands')])
}
