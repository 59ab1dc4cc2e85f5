import { bargainLines, promiseLines } from '../../commands/index.ts'
import type { Seat } from '../../kernel/index.ts'
import { cut, pad, width, wrap } from '../../terminal/text.ts'
import type { SheetRequest } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'
import type { Style } from '../kit/style.ts'
import type { TableLayout } from '../layout.ts'
import type { Model, Position, TablePage, TableScreen } from '../model.ts'
import { tableWords } from '../words.ts'
import { FILTERS, type Filter } from './rivals.ts'

/** The maximum widths of a record sheet and of a page of cards. */
const WIDEST_SHEET = 78
const WIDEST_PAGE = 118

/** The page of offers and deals, in games with bargaining. */
const BARGAINS = 'bargains'

/**
 * Returns the owner of the displayed sheet: the selected player, or else the viewer. Returns -1 for a spectator of
 * several players.
 */
const ownerOf = ({ seat, header }: Position, of: Seat | null): Seat =>
  of ?? seat ?? (header.seats.length === 1 ? 0 : -1)

/** Returns the pages of a table in Tab order, starting with the map. */
export function pagesOf(position: Position): readonly { readonly id: TablePage; readonly title: string }[] {
  const { game } = position
  const words = tableWords({ position })
  return [
    { id: 'map', title: screenOf(game).map ? words.get('page-map') : words.get('page-table') },
    { id: 'sheet', title: words.get('page-sheet') },
    ...(screenOf(game).pages ?? []).filter(({ isFor }) => isFor?.(position.view) ?? true),
    ...(game.bargains ? [{ id: BARGAINS, title: words.get('page-bargains') }] : []),
    { id: 'log', title: words.get('page-log') },
  ]
}

/** Returns true if suggestions are shown, on the sheet and beside the question. */
export function advises({ settings }: Pick<Model, 'settings'>, { position: { question, game } }: TableScreen): boolean {
  return settings.hints && (question === null || screenOf(game).showsSuggestions?.(question) !== false)
}

/**
 * Returns true if suggestions are shown beside the question. They aren't if the sheet beside the map shows them, or
 * while there is a guide.
 */
export const advisesBeside = (
  model: Pick<Model, 'settings'>,
  table: TableScreen,
  { side, guide }: TableLayout,
): boolean => advises(model, table) && !side && !guide

/** Returns true if each player has their own version of a page. */
export const hasOwners = ({ game, header }: Position, page: TablePage): boolean =>
  header.seats.length > 1 &&
  (page === 'sheet' || (screenOf(game).pages ?? []).some(({ id, isOwn }) => id === page && isOwn === true))

export function nextPage({ position, page }: TableScreen, step: 1 | -1): TablePage {
  const pages = pagesOf(position)
  const at = pages.findIndex(({ id }) => id === page)
  return pages[(at + step + pages.length) % pages.length]?.id ?? 'map'
}

/**
 * Returns the tab line with the current page marked. For the log, it also shows the filters, and for a page that each
 * player has, its owner.
 */
export function pageHead({ position, page, sheetOf, filter }: TableScreen, columns: number, style: Style): string {
  const { paint, glyphs } = style
  const names = pagesOf(position).map(({ id, title }) =>
    id === page ? paint('select', `[${title}]`) : paint('dim', ` ${title} `),
  )
  const { seats } = position.header
  const tabs = names.join('')
  if (page === 'log') {
    const room = columns - width(tabs) - 2
    return pad(`${tabs}  ${pad(cut(filterHead(filter, style), room, glyphs.ellipsis), room, 'right')}`, columns)
  }
  if (!hasOwners(position, page)) return pad(cut(tabs, columns), columns)
  const owner = ownerOf(position, sheetOf)
  const room = columns - width(tabs) - 2
  const { from, to } = around(
    seats.map(name => width(name) + 2),
    Math.max(0, owner),
    room - 2,
  )
  const whose = seats
    .slice(from, to)
    .map((name, i) => (from + i === owner ? paint('select', `[${name}]`) : paint('dim', ` ${name} `)))
  const [before, after] = [from > 0, to < seats.length].map(isCut => (isCut ? paint('dim', glyphs.ellipsis) : ''))
  const right = `${paint('key', glyphs.arrowLeft)}${before}${whose.join('')}${after}${paint('key', glyphs.arrow)}`
  return pad(`${tabs}  ${pad(cut(right, room, glyphs.ellipsis), room, 'right')}`, columns)
}

/** Returns the log filters with the current one marked. */
const filterHead = (filter: Filter, { paint, text }: Style): string =>
  FILTERS.map(id => {
    const word = text.get(`filter-${id}`)
    return id === filter ? paint('select', `[${word}]`) : paint('dim', ` ${word} `)
  }).join('')

/**
 * Returns the largest range of tabs around the current one that fits into `room` columns. A side with hidden tabs takes
 * up one more column.
 */
function around(widths: readonly number[], middle: number, room: number): { from: number; to: number } {
  let [from, to] = [middle, middle + 1]
  const fits = (first: number, end: number): boolean =>
    widths.slice(first, end).reduce((sum, wide) => sum + wide, 0) +
      (first > 0 ? 1 : 0) +
      (end < widths.length ? 1 : 0) <=
    room
  if (fits(0, widths.length)) return { from: 0, to: widths.length }
  for (;;) {
    if (to < widths.length && fits(from, to + 1)) to++
    else if (from > 0 && fits(from - 1, to)) from--
    else return { from, to }
  }
}

/** Returns the lines of a record sheet, the bargains or one of the game's own pages. */
export function pageText(
  position: Position,
  page: TablePage,
  columns: number,
  style: Style,
  request: SheetRequest,
): string[] {
  const { sheet, pages = [] } = screenOf(position.game)
  const { notes = [], question } = position
  if (page === BARGAINS) return bargainsPage(position, Math.min(columns, WIDEST_SHEET), style)
  const own = pages.find(({ id }) => id === page)
  // The width of a sheet is limited so that it is easy to read. Pages of cards may be wider.
  if (!own) return sheet(position.view, Math.min(columns, WIDEST_SHEET), style, { ...request, question })
  return own.lines(position.view, Math.min(columns, WIDEST_PAGE), style, { ...request, question, notes })
}

/** Returns all bargains, newest first, followed by the possible promises. The viewer's open offers are highlighted. */
function bargainsPage({ bargains, game, header, view, seat }: Position, columns: number, style: Style): string[] {
  const { paint, words, text: spoken } = style
  const waits = new Set(offersTo(bargains, seat).map(({ number }) => `${number}.`))
  const lines = bargainLines(spoken, bargains, game, header.seats).flatMap(line => {
    const lines = wrap(words(line), columns, '   ')
    return waits.has(line.split(' ', 1)[0] ?? '') ? lines.map(text => paint('prompt', text)) : lines
  })
  const promises = promiseLines(spoken, game, seat, view).flatMap(line => wrap(words(line), columns, '  '))
  return promises.length === 0 ? lines : [...lines, '', ...promises.map(line => paint('dim', line))]
}

const promising = new WeakMap<Position, boolean>()

/** Returns true if the viewer could offer a bargain now. The result is cached because the footer needs it. */
export function mayOffer({ position, watch }: Pick<TableScreen, 'position' | 'watch'>): boolean {
  const { game, view, seat } = position
  if (watch || seat === null || !game.bargains) return false
  const known = promising.get(position) ?? game.bargains.promises(view, seat).length > 0
  promising.set(position, known)
  return known
}

/** Returns the offers waiting for a seat's reply. */
export const offersTo = (bargains: Position['bargains'], seat: Seat | null): Position['bargains'] =>
  bargains.filter(({ state, to }) => state === 'offered' && to === seat)

/** Returns the number of the first offer waiting for the viewer's reply, or undefined if there is none. */
export const waitingOffer = ({ position, watch }: Pick<TableScreen, 'position' | 'watch'>): number | undefined =>
  watch ? undefined : offersTo(position.bargains, position.seat)[0]?.number

/** Returns the owner of the next or previous sheet, going around the table, or null for the viewer's own. */
export function nextSheet({ position, sheetOf }: TableScreen, step: 1 | -1): Seat | null {
  const seats = position.header.seats.length
  const next = (ownerOf(position, sheetOf) + step + seats) % seats
  return next === position.seat ? null : next
}
