import { amountOf, type Question } from '../../kernel/index.ts'
import { nextAnswered } from '../../server/guide.ts'
import { areasOf } from '../guide/band.ts'
import { WINDS } from '../kit/game-screen.ts'
import { lessonAnswer } from '../kit/lesson-answer.ts'
import { screenOf } from '../kit/screens.ts'
import { plainStyle } from '../kit/style.ts'
import { pageArea, type TableLayout } from '../layout.ts'
import {
  type Effect,
  type Model,
  type Position,
  type TablePage,
  type TableScreen,
  type Update,
  withEffects,
} from '../model.ts'
import { languageOf, tableWords } from '../words.ts'
import { defaultAnswerId, isAnswer } from './amounts.ts'
import { maxLogScroll, scrollTo } from './log.ts'
import { clickedSpace, isSpatial, offers, reachOf, selectedOffer } from './offers.ts'
import { plannedOption, type TravelPlans, updatePlans } from './plans.ts'
import { foldRivalActions, shownOnPage } from './rivals.ts'
import { shareFormAt } from './shares.ts'
import { advises, pageText } from './sheets.ts'

/** Returns the table's initial state at a position, with the next step of a plan or the default answer selected. */
export function newTable(position: Position, more: Partial<TableScreen> = {}): TableScreen {
  const focus = isSpatial(position) ? 'map' : 'list'
  const table: TableScreen = {
    kind: 'table',
    position,
    page: 'map',
    zoom: screenOf(position.game).map?.zoom(position.view) ?? '',
    from: null,
    cursor: cursorFor(position),
    focus,
    selected: 0,
    digits: '',
    suggested: null,
    isIrreversible: null,
    preview: null,
    typing: null,
    commandHistory: [],
    scroll: 0,
    selectedEntry: 0,
    filter: 'all',
    sheetOf: null,
    diceAnimation: null,
    blinking: null,
    guide: { off: false, seen: 0 },
    covered: false,
    plans: {},
    isFollowingPlan: false,
    hasSeenResults: false,
    shownOffers: [],
    forecast: null,
    watch: null,
    ...more,
  }
  return selectPlanned(table)
}

/** Selects the next step of a plan or, without one, the default answer, with the cursor or in the list. */
function selectPlanned(table: TableScreen): TableScreen {
  const next = plannedOption(table)
  if (!next) return selectDefault(table)
  const home = screenOf(table.position.game).map?.home(table.position.view) ?? null
  const listed = offers(table).findIndex(option => option.id === next.id)
  return { ...table, cursor: next.at?.space ?? home, selected: Math.max(0, listed), suggested: next.id }
}

/**
 * Selects the default answer, with the cursor or in the list. In a lesson, this is the lesson's answer, unless the
 * player should move the cursor to it.
 */
function selectDefault(table: TableScreen): TableScreen {
  const first = listedLessonAnswer(table) ?? defaultAnswerId(table.position)
  if (first === null) return table
  const space = table.position.question?.options.find(({ id }) => id === first)?.at?.space
  if (space !== undefined && isSpatial(table.position)) return { ...table, cursor: space }
  const listed = { ...table, focus: 'list' as const }
  const selected = offers(listed).findIndex(({ id }) => id === first)
  return selected < 0 ? table : { ...listed, selected }
}

/** Returns the id of the answer that the lesson wants next. Returns null without a lesson, or if it is on the map. */
function listedLessonAnswer({ position, guide, watch }: TableScreen): string | null {
  const { game, view, question } = position
  if (!position.guide || guide.off || watch) return null
  const { option } = lessonAnswer(game, view, nextAnswered(position.guide, guide.seen), question)
  return option && !(option.at && isSpatial(position)) ? option.id : null
}

/** Selects the answer that the lesson wants next, if it is in the list. */
export const selectLessonAnswer = (table: TableScreen): TableScreen =>
  listedLessonAnswer(table) === null ? table : selectDefault(table)

/** Suggests an answer for Enter. Returns the table unchanged if the answer isn't possible or a page is open. */
export function withAnswer(table: TableScreen, id: string | undefined): TableScreen {
  const { question } = table.position
  if (!question || id === undefined || table.page !== 'map') return table
  const option = question.options.find(option => option.id === id)
  if (!option) return amountOf(question, id) === undefined ? table : withNumber(table, id)
  if (shareFormAt(table)) return { ...table, digits: id, selected: 0, focus: 'list' }
  const space = isSpatial(table.position) ? option.at?.space : undefined
  const focus = space ? 'map' : 'list'
  const withSuggestion: TableScreen = { ...table, digits: '', focus, cursor: space ?? table.cursor, suggested: id }
  const listed = offers(withSuggestion).findIndex(offer => offer.id === id)
  const ready = { ...withSuggestion, selected: Math.max(0, listed) }
  return selectedOffer(ready)?.id === id ? ready : table
}

/** Suggests a number as if the player had typed it. */
function withNumber(table: TableScreen, id: string): TableScreen {
  const typed: TableScreen = { ...table, digits: id, focus: 'list' }
  return { ...typed, selected: offers(typed).length - 1 }
}

/** Returns to the question and selects the next step of a new plan. */
export function selectNextPlanned(table: TableScreen): TableScreen {
  const focus = isSpatial(table.position) ? 'map' : 'list'
  return selectPlanned({ ...table, page: 'map', focus, cursor: cursorFor(table.position) })
}

/**
 * Applies a new position. The map stays in place, unless there is another game or its zoom level changes, and the
 * cursor moves to where the new question starts.
 */
export function withPosition(table: TableScreen, position: Position): TableScreen {
  const isOther = position.header !== table.position.header
  const plans: TravelPlans = isOther ? {} : updatePlans(table.plans, position)
  const fresh = newTable(position, { plans, ...(isOther ? {} : { guide: table.guide }) })
  const zoomBefore = screenOf(table.position.game).map?.zoom(table.position.view)
  const keptView = isOther || fresh.zoom !== zoomBefore ? {} : { zoom: table.zoom, from: table.from }
  return {
    ...withAnswer(fresh, nextAnswer(table, position)),
    ...keptView,
    commandHistory: table.commandHistory,
    ...(isOther
      ? {}
      : {
          shownOffers: table.shownOffers,
          isFollowingPlan: table.isFollowingPlan,
          hasSeenResults: table.hasSeenResults && position.result !== null,
        }),
  }
}

/** Returns the answer already meant for a new question: the number typed with a space, or what a hint planned. */
function nextAnswer(table: TableScreen, { question }: Position): string | undefined {
  if (question?.amount) return table.count
  return question?.seat === table.position.question?.seat ? table.plannedNext : undefined
}

/** Applies a position after others' moves. The cursor and the selection change only with a new question. */
export function withNews(table: TableScreen, position: Position): TableScreen {
  const before = table.position
  const isAsked = position.question !== null && !isSameQuestion(position.question, before.question)
  const hasGone = position.question === null && before.question !== null
  if (!isAsked && !hasGone)
    return {
      ...table,
      position,
      plans: updatePlans(table.plans, position),
      selectedEntry: stillPicked(table, position),
    }
  const { page, typing, covered, sheetOf } = table
  const scroll = page === 'map' ? 0 : table.scroll
  return {
    ...withPosition(table, position),
    page,
    typing,
    covered,
    sheetOf,
    scroll,
    selectedEntry: stillPicked(table, position),
  }
}

/**
 * Keeps the same log sentence selected when new ones arrive. If the newest sentence was selected, selects the new
 * newest one.
 */
function stillPicked({ selectedEntry, position: { log } }: TableScreen, now: Position): number {
  return selectedEntry === 0 ? 0 : Math.max(0, selectedEntry + now.log.length - log.length)
}

/** Returns true if the questions are the same, including the seat. */
export function isSameQuestion(one: Question, other: Question | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** Resets the scroll position. This centers the map on the cursor again. */
export const resetScroll = (table: TableScreen): TableScreen => ({ ...table, from: null })

/**
 * Returns the cursor's initial space: the viewer's own space if the move starts there, otherwise the first selectable
 * one.
 */
function cursorFor(position: Position): string | null {
  const { map } = screenOf(position.game)
  if (!map) return null
  const home = map.home(position.view)
  const spaces = reachOf(position)
  const [first] = cursorStopsFor(position)
  if (home === null || first === undefined || spaces.has(home)) return home
  const setsOut = WINDS.some(wind => spaces.has(map.step(position.view, home, wind) ?? ''))
  return map.travel && (setsOut || spaces.get(first) !== null) ? home : first
}

/**
 * Returns the selectable spaces in visiting order: the question's order if they have costs, otherwise the map's order.
 */
function cursorStopsFor(position: Position): readonly string[] {
  const { map } = screenOf(position.game)
  const reach = reachOf(position)
  const spaces = [...reach.keys()]
  const isPriced = [...reach.values()].some(price => price !== null)
  return map && !isPriced ? map.cursorStops(position.view, spaces) : spaces
}

/**
 * Clamps the selection, scrolls the cursor into view, and requests what the new state needs: a check of whether the
 * selected answer can be undone, a forecast, or another language.
 */
export function settleTable(model: Model, before: Model, asked: readonly Effect[]): Update {
  if (model.screen.kind !== 'table') return withEffects(model, ...asked)
  const effects = [...asked, ...changingLanguage(model, before), ...forecasting(model, before)]
  const isHeld = model.clicked !== null && model.clicked === clickedSpace(model.screen.cursor ?? '')
  const table = inWindow(bounded(model.screen, model), model.columns, model.rows, isHeld)
  const option = selectedOffer(table)
  const was = before.screen.kind === 'table' ? before.screen : null
  const same = was !== null && was.position.serial === table.position.serial && selectedOffer(was)?.id === option?.id
  const next = { ...model, screen: same ? table : { ...table, isIrreversible: null, preview: null } }
  if (same || !option || !isAnswer(table, option) || table.position.seat === null || table.watch)
    return withEffects(next, ...effects)
  const { seat, serial } = table.position
  return withEffects(next, ...effects, { kind: 'check-irreversible', serial, seat, id: option.id })
}

/** For a new question, requests a forecast if the game provides one. */
function forecasting({ screen }: Model, before: Model): Effect[] {
  if (screen.kind !== 'table' || screen.watch || !screen.position.question) return []
  const { serial, game, view, question } = screen.position
  const isNew = before.screen.kind !== 'table' || before.screen.position !== screen.position
  const forecast = isNew ? screenOf(game).forecast?.(view, question) : null
  return forecast ? [{ kind: 'forecast', serial }] : []
}

/** Requests the table in another language if the language has changed. */
function changingLanguage(model: Model, before: Model): Effect[] {
  if (model.screen.kind !== 'table') return []
  const { position } = model.screen
  const language = languageOf(model)
  const isNew = before.screen.kind !== 'table' || before.screen.position !== position || languageOf(before) !== language
  return isNew && position.language !== language ? [{ kind: 'set-language', language }] : []
}

function bounded(table: TableScreen, { columns, rows, settings }: Model): TableScreen {
  const most = Math.max(0, offers(table).length - 1)
  const selected = Math.min(Math.max(0, table.selected), most)
  const selectedEntry = Math.min(Math.max(0, table.selectedEntry), Math.max(0, shownOnPage(table).log.length - 1))
  const areas = areasOf({ columns, rows, screen: table })
  const scroll =
    areas.kind === 'small' ? 0 : boundedScroll({ ...table, selectedEntry }, areas, advises({ settings }, table))
  return { ...table, selected, selectedEntry, scroll }
}

function boundedScroll(table: TableScreen, areas: TableLayout, hints: boolean): number {
  const { position, page, scroll, selectedEntry } = table
  if (page === 'log') return scrollTo(shownOnPage(table), pageArea(areas, page), selectedEntry, Math.max(0, scroll))
  if (scroll <= 0) return 0
  if (page !== 'map') return Math.min(scroll, linesBelow(table, page, areas, hints))
  return Math.min(scroll, maxLogScroll(foldRivalActions(position), areas.log, scroll))
}

/** Returns the number of lines of a page that don't fit. */
export function linesBelow(
  { position, sheetOf }: TableScreen,
  page: TablePage,
  areas: TableLayout,
  hints: boolean,
): number {
  const area = pageArea(areas, page)
  const { length } = pageText(position, page, area.columns, plainStyle(tableWords({ position })), {
    of: sheetOf,
    hints,
    page: area,
  })
  return Math.max(0, length - area.rows)
}

/** Scrolls the map so that the cursor is visible. After a click, the map stays in place. */
function inWindow(table: TableScreen, columns: number, rows: number, isHeld: boolean): TableScreen {
  const { position, cursor, zoom, from } = table
  const { map } = screenOf(position.game)
  const found = areasOf({ columns, rows, screen: table })
  const space = cursor ?? map?.home(position.view) ?? null
  if (!map || space === null || found.kind === 'small' || (isHeld && from !== null)) return table
  return { ...table, from: map.follow(position.view, space, from, found.main, zoom) }
}

/**
 * Returns the next selectable space after the cursor, or the previous one if `step` is -1. Returns null if there are
 * none.
 */
export function nextCursorStop({ position, cursor }: TableScreen, step: 1 | -1): string | null {
  const spaces = cursorStopsFor(position)
  if (spaces.length === 0) return null
  const at = cursor === null ? -1 : spaces.indexOf(cursor)
  if (at < 0) return spaces[step === 1 ? 0 : spaces.length - 1] ?? null
  return spaces[(at + step + spaces.length) % spaces.length] ?? null
}
