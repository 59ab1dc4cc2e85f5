import type { CommandName } from './commands.ts'
import { listLength } from './front/load.ts'
import { areasOf } from './guide/band.ts'
import type { Model, TableScreen } from './model.ts'
import { openOverlay } from './overlay.ts'
import { contextOf } from './table/contexts.ts'
import { hasMoreRolls } from './table/dice-animation.ts'
import { objectiveSpaces, showOwnSpace } from './table/looking.ts'
import { isSpatial, offers } from './table/offers.ts'
import { shownOnPage } from './table/rivals.ts'
import { linesBelow, nextCursorStop } from './table/settle.ts'
import { advises, hasOwners, mayOffer, waitingOffer } from './table/sheets.ts'

/**
 * Returns true if a command can do something here. For example, scrolling is useful only on a page that doesn't fit.
 */
export function isCommandUseful(name: CommandName, model: Model): boolean {
  const { screen } = model
  const open = openOverlay(model)
  if (open) return open.type.isUseful?.(model, open.page, name) ?? true
  if (screen.kind === 'load') {
    const count = listLength(model, screen)
    if (name === 'rename' || name === 'delete') return screen.what === 'saves' && count > 0
    return name === 'up' ? count > 1 : name !== 'take' || count > 0
  }
  return screen.kind !== 'table' || isUsefulAt(screen, name, model)
}

/** Commands of a player that do nothing in a replay. */
const PLAYERS_ONLY: readonly CommandName[] = ['take', 'hint', 'undo', 'redo']

function isUsefulAt(table: TableScreen, name: CommandName, model: Model): boolean {
  const { undoable, redoable } = table.position
  const { log } = shownOnPage(table)
  if (table.watch && PLAYERS_ONLY.includes(name)) return false
  if (name === 'undo') return undoable.moves > 0
  if (name === 'redo') return redoable > 0
  if (name === 'offer') return mayOffer(table) || waitingOffer(table) !== undefined
  if (name === 'next-roll') return hasMoreRolls(table)
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
      if (name === 'look') return table.cursor !== showOwnSpace(table).cursor
      return (
        name !== 'next-place' ||
        [nextCursorStop(table, 1), nextCursorStop(table, -1)].some(at => at !== null && at !== table.cursor)
      )
    case 'sheet': {
      const areas = areasOf(model)
      if (name === 'left') return hasOwners(table.position, table.page)
      return (
        name !== 'up' || (areas.kind !== 'small' && linesBelow(table, table.page, areas, advises(model, table)) > 0)
      )
    }
    case 'log':
      if (name === 'up') return log.length > 1
      return (name !== 'why' && name !== 'to-here') || log.length > 0
    default:
      return true
  }
}
