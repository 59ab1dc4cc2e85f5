import { width } from '../../terminal/text.ts'
import { plainStyle, type Style } from '../kit/style.ts'
import { type Area, layout, MIN_SCREEN, type TableLayout } from '../layout.ts'
import type { Position, TableScreen } from '../model.ts'
import { tableWords } from '../words.ts'
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
  packed,
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
 * Gives the prompt some of the log's rows if the question needs them, or the other way round in a replay. The number of
 * rows doesn't depend on the cursor.
 */
export function lendRows(areas: TableLayout, table: TableScreen): TableLayout {
  const found = known.get(table)
  if (found && isSame(found.areas, areas)) return found.lent
  const made = withRows(areas, table.watch ? rowsWatched(areas, table) : rowsWanted(areas, table))
  known.set(table, { areas, lent: made })
  return made
}

function withRows(areas: TableLayout, wanted: number): TableLayout {
  const { log, prompt } = areas
  const more = wanted - prompt.rows
  if (more === 0) return areas
  return {
    ...areas,
    log: { ...log, rows: log.rows - more },
    prompt: { ...prompt, y: prompt.y - more, rows: prompt.rows + more },
  }
}

/** The number of prompt rows that the log gets in a replay, for the answer that led here and its question. */
const ANSWER_ROWS = 2

const rowsWatched = ({ prompt }: TableLayout, { typing, focus }: TableScreen): number =>
  typing || focus === 'map' ? prompt.rows : prompt.rows - ANSWER_ROWS

/**
 * Returns the number of rows for the prompt: enough for a comfortable layout that leaves `KEPT` log rows, or more if
 * text would otherwise be cut.
 */
function rowsWanted({ log, prompt, side, guide }: TableLayout, table: TableScreen): number {
  const question = withQuestion(table)
  if (!question || table.typing) return prompt.rows
  const all = prompt.rows + log.rows
  const left = all - protectedLogRows(log.rows, table)
  const atEase = Math.min(comfortableRows(prompt, table, all - MIN_LOG_ROWS), all - MIN_LOG_ROWS)
  return Math.max(prompt.rows, atEase, Math.min(left, rowsNeeded(prompt, table, left, !side && !guide)))
}

function linesAsked(table: TableScreen, columns: number): number {
  const { text = '', rule = '' } = withQuestion(table) ?? {}
  return questionLines(text, columns - width(tableWords(table).say('table-rule', { rule })) - 2).length
}

/**
 * Returns the minimum number of rows for the question and the answers, including room for odds or for the description
 * of a space. The result is at most `most`.
 */
function comfortableRows(prompt: Area, table: TableScreen, most: number): number {
  const question = withQuestion(table)
  if (!question) return prompt.rows
  const lines = linesAsked(table, prompt.columns)
  const answers = numberedOffers({ ...table, cursor: null })
  if (isSpatial(table.position)) return lines + SPACE_ROWS + packed(answers.map(answerText), prompt.columns).length
  const options = answers.map(({ option }) => option)
  const noted = Math.max(0, ...options.map(({ note = '' }) => Math.ceil(width(note) / prompt.columns)))
  for (let rows = prompt.rows; rows < most; rows++) {
    const area = answerArea(tableWords(table), question, { ...prompt, rows })
    const set = columnsOf(options, area)
    const isWhole = set.rows * set.columns >= options.length
    const used = Math.ceil(options.length / set.columns)
    if (area.y - prompt.y >= lines && isWhole && area.rows - used >= noted + ODDS_ROWS) return rows
  }
  return most
}

/** A cache by position and screen size. The result doesn't depend on the cursor. */
const needed = new WeakMap<Position, Map<string, number>>()

/**
 * Returns the minimum number of rows that show the question and its answers without cutting any text, and the first
 * suggestion if `isAdvised` is true. The result is at most `most`.
 */
function rowsNeeded(prompt: Area, table: TableScreen, most: number, isAdvised: boolean): number {
  const { position } = table
  const sizes = needed.get(position) ?? new Map<string, number>()
  needed.set(position, sizes)
  const size = [prompt.columns, prompt.rows, most, isAdvised, withQuestion(table)?.text].join()
  const rows =
    sizes.get(size) ?? (isSpatial(position) ? rowsBesideMap(prompt, table) : rowsOfList(prompt, table, most, isAdvised))
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
  return linesAsked(table, columns) + 1 + Math.max(0, ...heights) + packed(answers.map(answerText), columns).length
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
function rowsOfList(prompt: Area, table: TableScreen, most: number, isAdvised: boolean): number {
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
    width(style.text.say('table-listed.more', { from: options.length, to: options.length, of: options.length })) + 2
  const fits = (rows: number, shown: readonly string[]): 'whole' | 'paged' | null => {
    const area = answerArea(style.text, question, { ...prompt, rows })
    const set = columnsOf(options, area, shown)
    const isWhole = set.rows * set.columns >= options.length
    const used = isWhole ? Math.ceil(options.length / set.columns) + firstRows(shown, columns) : set.rows
    const room = area.rows - used
    const isCut = abouts.some(about => aboutBeside(about, columns, isWhole ? 0 : beside, room, style).length > room)
    return isCut || mostQuestionLines(question, { rows }) < lines ? null : isWhole ? 'whole' : 'paged'
  }
  const sizes = Array.from({ length: Math.max(0, most - prompt.rows + 1) }, (_, i) => prompt.rows + i)
  const enough =
    sizes.find(rows => fits(rows, advice) === 'whole') ??
    sizes.find(rows => fits(rows, []) === 'whole') ??
    // A list that still doesn't fit is paged. A form shows as many of its numbers as possible.
    (shareFormAt(table) ? most : sizes.find(rows => fits(rows, []) !== null))
  return enough ?? most
}

const styleFor = (table: TableScreen): Style => plainStyle(tableWords(table))
