import { width } from '../../terminal/text.ts'
import { plainStyle, type Style } from '../kit/style.ts'
import { type Area, layout, MIN_SCREEN, type TableLayout } from '../layout.ts'
import type { Position, TableScreen } from '../model.ts'
import { tableWords } from '../words.ts'
import { boardRows } from './board-rows.ts'
import { isSpatial, numberedOffers } from './offers.ts'
import { withQuestion } from './plans.ts'
import {
  aboutBeside,
  aboutOffer,
  adviceBeside,
  answerArea,
  answerText,
  columnsOf,
  firstRows,
  mostQuestionLines,
  oddsLine,
  packLines,
  questionLines,
  spaceDescription,
} from './prompt.ts'
import { shareFormAt } from './shares.ts'

/** The number of extra lines for a listed answer's odds, in addition to its note. */
const ODDS_ROWS = 2
/** The number of lines above the answers beside the map: the Enter key and the description of the space. */
const SPACE_ROWS = 4

/**
 * The number of log rows that the prompt doesn't take unless text would be cut. It is the number of log rows on the
 * smallest screen.
 */
const MIN_LOG_ROWS = minLogRows()
/**
 * Returns the number of log rows that the prompt never takes, even if text must be cut. For a list, only one row is
 * kept, because players need to compare the answers.
 */
const protectedLogRows = (rows: number, table: TableScreen): number =>
  isSpatial(table.position) ? Math.ceil((2 * rows) / 3) : 1

function minLogRows(): number {
  const least = layout(MIN_SCREEN.columns, MIN_SCREEN.rows)
  return least.kind === 'small' ? 0 : least.log.rows
}

const known = new WeakMap<TableScreen, { readonly areas: TableLayout; readonly lent: TableLayout }>()

const isSame = (one: TableLayout, other: TableLayout): boolean =>
  one.prompt.columns === other.prompt.columns &&
  one.prompt.y === other.prompt.y &&
  one.prompt.rows === other.prompt.rows

/**
 * Gives the prompt some of the board's and the log's rows if the question needs them, or the log some of the prompt's
 * rows in a replay. The number of rows doesn't depend on the cursor.
 */
export function lendRows(areas: TableLayout, table: TableScreen): TableLayout {
  const found = known.get(table)
  if (found && isSame(found.areas, areas)) return found.lent
  const lent = table.watch
    ? withRows(areas, rowsWatched(areas, table) - areas.prompt.rows, 0)
    : withRows(areas, ...rowsLent(areas, table))
  known.set(table, { areas, lent })
  return lent
}

/** Moves rows to the prompt: some of the log's, or the other way round if negative, and some of the board's. */
function withRows(areas: TableLayout, fromLog: number, fromBoard: number): TableLayout {
  const { main, legend, status, log, prompt } = areas
  if (fromLog === 0 && fromBoard === 0) return areas
  return {
    ...areas,
    main: { ...main, rows: main.rows - fromBoard },
    legend: legend && { ...legend, y: legend.y - fromBoard },
    status: { ...status, y: status.y - fromBoard },
    log: { ...log, y: log.y - fromBoard, rows: log.rows - fromLog },
    prompt: { ...prompt, y: prompt.y - fromBoard - fromLog, rows: prompt.rows + fromBoard + fromLog },
  }
}

/** The number of prompt rows that the log gets in a replay, for the answer that led here and its question. */
const ANSWER_ROWS = 2

const rowsWatched = ({ prompt }: TableLayout, table: TableScreen): number =>
  table.typing || table.focus === 'map' || endsEarly(table) ? prompt.rows : prompt.rows - ANSWER_ROWS

/** Returns true at the end of a replay that ends with an error or before the game is over. */
const endsEarly = ({ watch, position }: TableScreen): boolean =>
  watch !== null && watch.at >= watch.total && (watch.problems.length > 0 || !position.result)

/** The number of answers that a long list shows, even if the board gets smaller. */
const MIN_ANSWERS = 6

/**
 * Returns the numbers of rows that the prompt takes from the log and from the board. They are enough for a comfortable
 * layout that leaves `MIN_LOG_ROWS` log rows, or more if text would otherwise be cut. The board's empty rows are taken
 * first, then the log's. Only if those aren't enough, the board gets smaller. While the player types, the log keeps its
 * rows.
 */
function rowsLent(areas: TableLayout, table: TableScreen): readonly [log: number, board: number] {
  const { log, prompt, side, guide } = areas
  if (!withQuestion(table)) return [0, 0]
  const board = boardRows(areas, table)
  const all = prompt.rows + log.rows + board.free
  const left = all - protectedLogRows(log.rows, table)
  const atEase = Math.min(comfortableRows(prompt, table, all - MIN_LOG_ROWS), all - MIN_LOG_ROWS)
  const room = { free: board.free, most: left, more: board.needed }
  const needed = rowsNeeded(prompt, table, room, !side && !guide)
  const more = Math.max(prompt.rows, atEase, needed) - prompt.rows
  const free = Math.min(more, board.free)
  // If the board has to get smaller, the log keeps as many rows as possible.
  const forced = prompt.rows + more > left ? Math.min(board.needed, more - free) : 0
  return [table.typing ? 0 : more - free - forced, free + forced]
}

function linesAsked(table: TableScreen, columns: number): number {
  const { text = '', rule = '' } = withQuestion(table) ?? {}
  return questionLines(text, columns - width(tableWords(table).get('table-rule', { rule })) - 2).length
}

/**
 * Returns the minimum number of rows for the question and the answers, including room for odds or for the description
 * of a space. For a list, the result is at most `most`.
 */
function comfortableRows(prompt: Area, table: TableScreen, most: number): number {
  const question = withQuestion(table)
  if (!question) return prompt.rows
  const lines = linesAsked(table, prompt.columns)
  const answers = numberedOffers({ ...table, cursor: null })
  if (isSpatial(table.position)) return lines + SPACE_ROWS + packLines(answers.map(answerText), prompt.columns).length
  const options = answers.map(({ option }) => option)
  const noted = Math.max(0, ...options.map(({ note = '' }) => Math.ceil(width(note) / prompt.columns)))
  for (let rows = prompt.rows; rows < most; rows++) {
    const area = answerArea(tableWords(table), question, { ...prompt, rows })
    const grid = columnsOf(options, area)
    const isWhole = grid.rows * grid.columns >= options.length
    const used = Math.ceil(options.length / grid.columns)
    if (area.y - prompt.y >= lines && isWhole && area.rows - used >= noted + ODDS_ROWS) return rows
  }
  return most
}

/** The rows available to the prompt. */
interface Room {
  /** The board's rows that the prompt can have without taking any from others. */
  readonly free: number
  /** The maximum number of prompt rows, including `free`. */
  readonly most: number
  /** The number of further rows, which make the board smaller. */
  readonly more: number
}

/** A cache by position and screen size. The result doesn't depend on the cursor. */
const needed = new WeakMap<Position, Map<string, number>>()

/**
 * Returns the minimum number of rows that show the question and its answers without cutting any text, and the first
 * suggestion if `isAdvised` is true. The result is at most `most`, or `more` rows more if a list doesn't fit.
 */
function rowsNeeded(prompt: Area, table: TableScreen, room: Room, isAdvised: boolean): number {
  const { position } = table
  const sizes = needed.get(position) ?? new Map<string, number>()
  needed.set(position, sizes)
  const size = [prompt.columns, prompt.rows, ...Object.values(room), isAdvised, withQuestion(table)?.text].join()
  const rows =
    sizes.get(size) ??
    (isSpatial(position)
      ? Math.min(room.most, rowsBesideMap(prompt, table))
      : rowsOfList(prompt, table, room, isAdvised))
  sizes.set(size, rows)
  return rows
}

/**
 * Returns the number of rows needed beside a map: for the question, the Enter key, the longest text about a space, and
 * the other answers.
 */
function rowsBesideMap(prompt: Area, table: TableScreen): number {
  const style = styleFor(table)
  const { columns } = prompt
  const answers = numberedOffers({ ...table, cursor: null })
  const heights = (table.position.question?.options ?? []).flatMap(({ id, at }) => {
    const option = withQuestion(table)?.options.find(one => one.id === id)
    return option && at?.space !== undefined
      ? [
          spaceDescription({ ...table, cursor: at.space, isIrreversible: null }, at.space, option, columns, style).lines
            .length,
        ]
      : []
  })
  return linesAsked(table, columns) + 1 + Math.max(0, ...heights) + packLines(answers.map(answerText), columns).length
}

/**
 * Computing odds takes time, so not all are measured. If there are at most `each` answers, the odds of all of them are
 * measured. If there are at most `first`, only the first answer's odds are measured. Otherwise, none are.
 */
const MEASURED = { each: 3, first: 8 } as const

/**
 * Returns the number of rows needed for a list: for the question, the answers in columns, the longest text about an
 * answer, and the first suggestion if `isAdvised` is true.
 */
function rowsOfList(prompt: Area, table: TableScreen, { free, most, more }: Room, isAdvised: boolean): number {
  const style = styleFor(table)
  const question = withQuestion(table)
  if (!question) return prompt.rows
  const { columns } = prompt
  const lines = linesAsked(table, columns)
  const options = numberedOffers(table).map(({ option }) => option)
  const [first] = options
  const advice = isAdvised ? adviceBeside(table.position, question) : []
  const ofFirst = first && options.length <= MEASURED.first ? oddsLine(table.position, first, style) : ''
  const abouts = options.map(option => {
    const chances = options.length <= MEASURED.each ? oddsLine(table.position, option, style) : ofFirst
    return { note: [chances, aboutOffer(table, option, style).note].filter(text => text !== '').join('; '), last: '' }
  })
  // In a paged list, the last line also shows the count.
  const beside =
    width(style.text.get('table-listed.more', { from: options.length, to: options.length, of: options.length })) + 2
  // Returns the number of answers shown, or null if other text is cut.
  const shownIn = (rows: number, shown: readonly string[]): number | null => {
    const area = answerArea(style.text, question, { ...prompt, rows })
    const grid = columnsOf(options, area, shown)
    const isWhole = grid.rows * grid.columns >= options.length
    const used = isWhole ? Math.ceil(options.length / grid.columns) + firstRows(shown, columns) : grid.rows
    const room = area.rows - used
    const isCut = abouts.some(about => aboutBeside(about, columns, isWhole ? 0 : beside, room, style).length > room)
    return isCut || mostQuestionLines(question, { rows }) < lines
      ? null
      : Math.min(options.length, grid.rows * grid.columns)
  }
  const sizesTo = (last: number): number[] =>
    Array.from({ length: Math.max(0, last - prompt.rows + 1) }, (_, i) => prompt.rows + i)
  const all = options.length
  const smallest = (shown: readonly string[]) => sizesTo(most).find(rows => shownIn(rows, shown) === all)
  const whole = smallest(advice) ?? smallest([])
  if (whole !== undefined || shareFormAt(table)) return whole ?? most
  // A list that still doesn't fit is paged. It shows enough answers, or else as many as possible.
  const paged = sizesTo(most + more).map(rows => ({ rows, shown: shownIn(rows, []) ?? -1 }))
  const usesFree = ({ rows }: { readonly rows: number }): boolean => rows >= prompt.rows + free
  const enough = paged.find(({ shown }) => shown >= all) ?? paged.find(one => one.shown >= MIN_ANSWERS && usesFree(one))
  return (enough ?? paged.reduce((best, one) => (one.shown > best.shown ? one : best), { rows: most, shown: -1 })).rows
}

const styleFor = (table: TableScreen): Style => plainStyle(tableWords(table))
