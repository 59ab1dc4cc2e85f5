import type { Course, Errand } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'
import { type Model, saying, still, type TableScreen, type Update } from '../model.ts'
import { isSpatial } from './offers.ts'
import { plannedCourse, planOf, withPlan } from './plans.ts'
import { replanned } from './settle.ts'
import { tell } from './telling.ts'

/** How near the map is looked at one step closer, or farther; as it is where there is no such step. */
export function zoomed({ position, zoom }: TableScreen, step: 1 | -1): string {
  const zooms = screenOf(position.game).map?.zooms ?? []
  return zooms[zooms.indexOf(zoom) + step] ?? zoom
}

/** The way to the space under the cursor. */
export function courseToCursor({ position, cursor, focus }: TableScreen): Course | null {
  const { map } = screenOf(position.game)
  if (!map || focus !== 'map' || cursor === null || cursor === map.home(position.view)) return null
  return map.travel?.course(position.view, position.question, cursor) ?? null
}

/** The way that the map shows: that to the cursor, else the planned one. */
export function courseShown(table: TableScreen): Course | null {
  const { position, watch } = table
  if (position.result && !watch) return null
  const plan = planOf(table)
  const planned = plannedCourse(table)
  // On the next step of the plan the whole of it is shown.
  if (planned && table.cursor !== plan?.space && planned.option?.at?.space === table.cursor) return planned
  return courseToCursor(table) ?? planned
}

/** Lays the way to the space under the cursor ready; gives it up where it is laid already. */
export function planned(model: Model, table: TableScreen): Update {
  const { cursor } = table
  if (cursor === null) return still(model)
  if (planOf(table)?.space === cursor) return unplanned(model, table)
  return planTo(model, table, cursor)
}

/** Plans the way to a space, or says why that cannot be. */
export function planTo(model: Model, table: TableScreen, space: string): Update {
  const { position, watch } = table
  const { map } = screenOf(position.game)
  const bad = (line: string) => saying(model, { tone: 'bad', lines: [line] })
  if (!map) return still(model)
  if (watch || position.seat === null) return bad('Only who plays can plan a way.')
  const name = map.name(space)
  if (space === map.home(position.view)) return bad(`You are at ${name}.`)
  const course = map.travel?.course(position.view, position.question, space) ?? null
  if (!course) return bad(`No way leads to ${name} now.`)
  const next = replanned(withPlan(table, space))
  const hint = position.question ? ' Enter goes on with it at each step.' : ''
  return saying(
    { ...model, screen: next },
    { tone: 'good', lines: [`The way to ${name} is planned: ${course.text}.${hint}`] },
  )
}

/** Gives up the plan of the one who looks. */
export function unplanned(model: Model, table: TableScreen): Update {
  const plan = planOf(table)
  if (!plan) return saying(model, { tone: 'plain', lines: ['No way is planned.'] })
  const name = screenOf(table.position.game).map?.name(plan.space) ?? plan.space
  return saying(
    { ...model, screen: withPlan(table, null) },
    { tone: 'plain', lines: [`The way to ${name} is given up.`] },
  )
}

/** What is typed after `plan`: a place, `none`, or nothing to be told how it stands. */
export function planSaid(model: Model, table: TableScreen, words: string): Update {
  const { position } = table
  const { map } = screenOf(position.game)
  const plan = planOf(table)
  if (/^(none|no|off)$/i.test(words)) return unplanned(model, table)
  if (words === '') {
    const course = plannedCourse(table)
    const line = plan && course && map ? `The way to ${map.name(plan.space)}: ${course.text}.` : 'No way is planned.'
    return saying(model, { tone: 'plain', lines: [line] })
  }
  const space = map?.travel?.meant(position.view, words) ?? null
  if (space === null)
    return saying(model, {
      tone: 'bad',
      lines: [`"${words}" is no place here, or could be several. ${map?.travel?.naming ?? ''}`.trim()],
    })
  return planTo(model, table, space)
}

const NOTHING_TO_DO = 'There is nothing to be done anywhere now.'

/** The spaces where there is something to be done, the nearest first. */
function errandSpaces({ position }: TableScreen): string[] {
  const errands = screenOf(position.game).map?.errands?.all(position.view) ?? []
  return [...new Set(errands.flatMap(({ space }) => space ?? []))]
}

/** The cursor at the next space where there is something to be done; `step` -1 goes back. */
export function toErrand(model: Model, table: TableScreen, step: 1 | -1): Update {
  const spaces = errandSpaces(table)
  if (spaces.length === 0) return saying(model, { tone: 'plain', lines: [NOTHING_TO_DO] })
  const at = table.cursor === null ? -1 : spaces.indexOf(table.cursor)
  const next = at < 0 ? (step === 1 ? 0 : spaces.length - 1) : (at + step + spaces.length) % spaces.length
  return still({ ...model, screen: { ...table, focus: 'map', cursor: spaces[next] ?? table.cursor } })
}

/** Lists what there is to be done. */
export function listErrands(model: Model, { position }: TableScreen): Update {
  const errands = screenOf(position.game).map?.errands?.all(position.view) ?? []
  const lines = errands.map(({ sign, text }: Errand) => `${sign}  ${text}`)
  return tell(model, 'What is to be done, the nearest first', lines.length > 0 ? lines : [NOTHING_TO_DO])
}

/** What is said of a space under the cursor that is no answer: how far it is. */
export function farWords(table: TableScreen): string {
  const { position, cursor } = table
  const { map } = screenOf(position.game)
  if (!map?.travel) return ''
  const isHome = cursor === map.home(position.view)
  if (isHome) return isSpatial(position) ? 'Move the cursor to where you want to go.' : ''
  if (position.result) return ''
  const course = courseToCursor(table)
  if (!course) return 'No way leads here now.'
  const far = course.text.charAt(0).toUpperCase() + course.text.slice(1)
  return planOf(table)?.space === cursor ? `${far}; planned.` : `${far}.`
}
