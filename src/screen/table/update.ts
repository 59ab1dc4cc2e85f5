import { sentence } from '../../text/index.ts'
import type { Command } from '../commands.ts'
import { openEnd } from '../end/update.ts'
import { areasOf } from '../guide/band.ts'
import type { Wind } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'
import { pageArea } from '../layout.ts'
import { type Effect, type Model, noEffect, type TableScreen, type Update, withEffects, withNotice } from '../model.ts'
import { tableWords } from '../words.ts'
import { adjustAmount, eraseDigit, hasNumbers } from './amounts.ts'
import { backTo, pickByDigit, redo, takeSelected, undo } from './answering.ts'
import { pickedPageOn } from './log.ts'
import { listObjectives, nextZoom, planToCursor, showOwnSpace, toNextObjective } from './looking.ts'
import { isSpatial, offers } from './offers.ts'
import { withQuestion } from './plans.ts'
import { adviceBeside, answerArea, columnsOf } from './prompt.ts'
import { FILTERS, shownOnPage } from './rivals.ts'
import { nextCursorStop } from './settle.ts'
import { advisesBeside, hasOwners, mayOffer, nextPage, nextSheet, waitingOffer } from './sheets.ts'
import { openLine, requestHint, why } from './typing.ts'

const STEERING: Readonly<Partial<Record<Command['name'], Wind>>> = {
  'steer-nw': 'nw',
  'steer-sw': 'sw',
  up: 'n',
  down: 's',
  left: 'w',
  right: 'e',
}

/** Wraps an index around at both ends of a list. */
const inRing = (at: number, length: number): number => (length === 0 ? 0 : (at + length) % length)

/** Handles a command at the table. `key` is the key that was pressed. */
export function onTableCommand(model: Model, table: TableScreen, command: Command, key: string): Update {
  const to = (change: Partial<TableScreen>): Update => noEffect({ ...model, screen: { ...table, ...change } })
  const counting = (step: 1 | -1) => to(adjustAmount(table, step, offers(table).length - 1))
  const onMap = table.page === 'map' && table.focus === 'map'
  const wind = STEERING[command.name]
  if (onMap && wind) return to({ cursor: moved(table, wind), digits: '' })
  switch (command.name) {
    case 'up':
    case 'down':
      if (table.page === 'log') return to({ selectedEntry: table.selectedEntry + (command.name === 'up' ? 1 : -1) })
      if (table.page !== 'map') return to({ scroll: table.scroll + (command.name === 'up' ? -1 : 1) })
      if (offers(table).length === 1 && !hasNumbers(table)) return counting(command.name === 'up' ? 1 : -1)
      return to({ selected: inRing(table.selected + (command.name === 'up' ? -1 : 1), offers(table).length) })
    case 'left':
    case 'right':
      if (table.page !== 'map') {
        if (!hasOwners(table.position, table.page)) return noEffect(model)
        return to({ sheetOf: nextSheet(table, command.name === 'left' ? -1 : 1), scroll: 0 })
      }
      if (!hasNumbers(table)) return counting(command.name === 'left' ? -1 : 1)
      return to({ selected: sideways(model, table, command.name === 'left' ? -1 : 1) })
    case 'earlier':
    case 'later': {
      const page = pageRows(model, table)
      if (table.page === 'log')
        return to({ selectedEntry: pickedPage(model, table, command.name === 'earlier' ? 1 : -1) })
      const step = command.name === 'earlier' ? page : -page
      // On the map, this scrolls the log. Its offset counts back from the newest line.
      return to({ scroll: Math.max(0, table.scroll + (table.page === 'map' ? step : -step)) })
    }
    case 'first':
    case 'last':
      return to(atEnd(table, command.name))
    case 'take':
      return table.page === 'map' ? takeSelected(model, table) : to({ page: 'map', scroll: 0 })
    case 'hurry':
      return withEffects(model, { kind: 'skip-delays' })
    case 'pick':
      return pickByDigit(model, table, key)
    case 'erase':
      return to(eraseDigit(table))
    case 'undo':
      return undo(model, table, 1)
    case 'redo':
      return redo(model, table, 1)
    case 'look':
      return to(showOwnSpace(table))
    case 'next-place':
    case 'previous-place':
      return to({ cursor: nextCursorStop(table, command.name === 'next-place' ? 1 : -1) ?? table.cursor, digits: '' })
    case 'plan':
      return planToCursor(model, table)
    case 'next-errand':
    case 'previous-errand':
      return toNextObjective(model, table, command.name === 'next-errand' ? 1 : -1)
    case 'errands':
      return listObjectives(model, table)
    case 'closer':
    case 'farther':
      return to({ zoom: nextZoom(table, command.name === 'closer' ? 1 : -1), from: null })
    case 'page':
    case 'page-back':
      return to({
        page: nextPage(table, command.name === 'page-back' ? -1 : 1),
        scroll: 0,
        selectedEntry: 0,
        sheetOf: null,
      })
    case 'to-here':
      return backTo(model, table, table.selectedEntry)
    case 'why':
      return why(model, table, table.selectedEntry)
    case 'filter': {
      const next = FILTERS[(FILTERS.indexOf(table.filter) + 1) % FILTERS.length] ?? 'all'
      return to({ filter: next, selectedEntry: 0, scroll: 0 })
    }
    case 'hint':
      return requestHint(model, table)
    case 'offer': {
      const number = waitingOffer(table)
      if (number !== undefined) return noEffect({ ...model, overlay: { kind: 'offer', number } })
      return mayOffer(table)
        ? to({ typing: openLine(`${tableWords(table).get('command-offer')} `) })
        : withNotice(model, { tone: 'plain', lines: [sentence('talk-nothing-to-promise')] })
    }
    case 'type':
      return to({ typing: openLine('') })
    case 'leave':
      return leave(model, table, key)
    case 'results':
      return openEnd(model, table)
    case 'new':
      return noEffect({
        ...model,
        overlay: {
          kind: 'ask',
          text: sentence('table-begin-new'),
          yes: { kind: 'library', open: 'title' },
        },
      })
    default:
      return noEffect(model)
  }
}

/** Moves to the first or last line of the log, of another page or of the answers. The result is clamped later. */
function atEnd({ page }: TableScreen, end: 'first' | 'last'): Partial<TableScreen> {
  const last = Number.MAX_SAFE_INTEGER
  // The log counts back from its newest line.
  if (page === 'log') return { selectedEntry: end === 'first' ? last : 0 }
  if (page !== 'map') return { scroll: end === 'first' ? 0 : last }
  return { selected: end === 'first' ? 0 : last }
}

function pickedPage(model: Model, table: TableScreen, step: 1 | -1): number {
  const { selectedEntry } = table
  const found = areasOf(model)
  return found.kind === 'small'
    ? selectedEntry
    : pickedPageOn(shownOnPage(table), pageArea(found, 'log'), selectedEntry, step)
}

function pageRows(model: Model, table: TableScreen): number {
  const found = areasOf(model)
  if (found.kind === 'small') return 1
  return Math.max(1, (table.page === 'map' ? found.log : pageArea(found, table.page)).rows - 1)
}

function moved(table: TableScreen, wind: Wind): string | null {
  const { map } = screenOf(table.position.game)
  if (!map || table.cursor === null) return table.cursor
  return map.step(table.position.view, table.cursor, wind) ?? table.cursor
}

function sideways(model: Model, table: TableScreen, step: 1 | -1): number {
  const found = areasOf(model)
  const question = withQuestion(table)
  if (found.kind === 'small' || !question) return table.selected
  const advice = advisesBeside(model, table, found) ? adviceBeside(table.position, question) : []
  const { rows } = columnsOf(offers(table), answerArea(tableWords(table), question, found.prompt), advice)
  const next = table.selected + step * rows
  return next < 0 || next >= offers(table).length ? table.selected : next
}

function leave(model: Model, table: TableScreen, key: string): Update {
  const { position } = table
  const hard = key.startsWith('ctrl+')
  if (!hard && table.page === 'map' && table.digits !== '')
    return noEffect({ ...model, screen: { ...table, digits: '' } })
  if (!hard && table.page !== 'map') return noEffect({ ...model, screen: { ...table, page: 'map', scroll: 0 } })
  if (!hard && table.focus === 'map' && (table.watch || !isSpatial(position)))
    return noEffect({ ...model, screen: { ...table, focus: 'list' } })
  // A hint selected an answer in the list, but the question is answered on the map.
  if (!hard && table.focus === 'list' && table.suggested !== null && isSpatial(position))
    return noEffect({ ...model, screen: { ...table, focus: 'map', selected: 0, suggested: null } })
  const out: Effect = hard || !model.fromTitle ? { kind: 'quit' } : { kind: 'library', open: 'title' }
  // Leaving the viewer returns to the results page from which it was opened.
  if (table.watch?.back && !hard) return withEffects(model, { kind: 'resume', path: table.watch.back })
  if (table.watch) return withEffects(model, out)
  const localText = position.path === null ? sentence('table-leave-unsaved') : sentence('table-leave')
  const text = position.shared ? sentence('table-leave-shared') : localText
  return noEffect({
    ...model,
    overlay: { kind: 'ask', text, yes: out },
  })
}
