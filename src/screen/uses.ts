import type { CommandName } from './commands.ts'
import { listLength } from './front/load.ts'
import { areasOf } from './guide/band.ts'
import type { Model, Overlay, TableScreen } from './model.ts'
import { hasLinesBeyond } from './page.ts'
import { hasRulesBeyond } from './rules-page.ts'
import { contextOf } from './table/contexts.ts'
import { lookingAround, objectiveSpaces } from './table/looking.ts'
import { isSpatial, offers } from './table/offers.ts'
import { shownOnPage } from './table/rivals.ts'
import { linesBelow, nextPlace } from './table/settle.ts'
import { advises, hasOwners } from './table/sheets.ts'
import { placesOf } from './watch/turns.ts'

/**
 * Returns true if a command can do something here. For example, scrolling is useful only on a page that doesn't fit.
 */
export function isOfUse(name: CommandName, model: Model): boolean {
  const { screen, overlay } = model
  if (overlay) return isOfUseOn(overlay, name, model)
  if (screen.kind === 'load') {
    const count = listLength(model, screen)
    if (name === 'rename' || name === 'delete') return screen.what === 'saves' && count > 0
    return name === 'up' ? count > 1 : name !== 'take' || count > 0
  }
  return screen.kind !== 'table' || isOfUseAt(screen, name, model)
}

function isOfUseOn(overlay: Overlay, name: CommandName, model: Model): boolean {
  switch (overlay.kind) {
    case 'page':
      if (name === 'right') return overlay.sought !== undefined && hasLinesBeyond(model, overlay)
      return name !== 'up' || overlay.links.length > 1 || overlay.open !== undefined || hasLinesBeyond(model, overlay)
    case 'rules':
      return name !== 'up' || overlay.contents !== null || hasRulesBeyond(model, overlay)
    case 'moment':
      return name !== 'leave' || overlay.at < overlay.moments.length - 1
    case 'end':
      return isOfUseAtEnd(overlay, name, model)
    case 'since':
      return name !== 'earlier' || overlay.page > 0
    case 'turns': {
      const { screen } = model
      const watch = screen.kind === 'table' ? screen.watch : null
      return !MOVING.has(name) || (watch !== null && placesOf(watch).length > 1)
    }
    default:
      return true
  }
}

function isOfUseAtEnd(
  { course, selected }: Extract<Overlay, { kind: 'end' }>,
  name: CommandName,
  { screen }: Model,
): boolean {
  switch (name) {
    case 'up':
      return (course?.turning.length ?? 0) > (selected === null ? 0 : 1)
    case 'take':
    case 'branch':
      return selected !== null
    case 'left':
      return course !== null && course.standings.length > 1
    case 'play':
      return screen.kind === 'table' && (screen.watch !== null || screen.position.path !== null)
    default:
      return true
  }
}

const MOVING: ReadonlySet<CommandName> = new Set(['up', 'earlier', 'first'])

function isOfUseAt(table: TableScreen, name: CommandName, model: Model): boolean {
  const { undoable, redoable } = table.position
  const { log } = shownOnPage(table)
  if (name === 'undo') return undoable.moves > 0
  if (name === 'redo') return redoable > 0
  const isAsked = table.position.question !== null
  switch (contextOf(model)) {
    case 'list':
    case 'number':
      if (name === 'take' || name === 'hint') return isAsked
      if (name === 'next-errand') return objectiveSpaces(table).length > 0
      return name !== 'up' || offers(table).length > 1
    case 'map':
      if (name === 'take' || name === 'hint') return isAsked
      // While the player looks around, the prompt already says that Escape returns to the question.
      if (name === 'leave') return !table.watch && isSpatial(table.position)
      if (name === 'next-errand') return objectiveSpaces(table).length > 0
      if (name === 'look') return table.cursor !== lookingAround(table).cursor
      return (
        name !== 'next-place' ||
        [nextPlace(table, 1), nextPlace(table, -1)].some(at => at !== null && at !== table.cursor)
      )
    case 'sheet': {
      const areas = areasOf(model)
      if (name === 'left') return hasOwners(table.position, table.page)
      return (
        name !== 'up' || (areas.kind !== 'small' && linesBelow(table, table.page, areas, advises(model, table)) > 0)
      )
    }
    case 'chronicle':
      if (name === 'up') return log.length > 1
      return (name !== 'why' && name !== 'to-here') || log.length > 0
    default:
      return true
  }
}
