import { width } from '../../terminal/text.ts'
import { LEAST, layout, type TableLayout } from '../layout.ts'
import type { TableScreen } from '../model.ts'
import { tableWords } from '../words.ts'
import { isSpatial, numberedOffers } from './offers.ts'
import { withQuestion } from './plans.ts'
import { answerArea, answerText, columnsOf, packed, questionLines } from './prompt.ts'

/** Lines for the chances of a listed answer, beside those of its note. */
const ODDS_ROWS = 2
/** Lines over the answers beside the map: what Enter does, and what is told of the space under the cursor. */
const SPACE_ROWS = 4

/** Rows of the chronicle that no question takes: as many as it has on the least screen. */
const KEPT = keptRows()

function keptRows(): number {
  const least = layout(LEAST.columns, LEAST.rows)
  return least.kind === 'small' ? 0 : least.chronicle.rows
}

const known = new WeakMap<TableScreen, { readonly areas: TableLayout; readonly lent: TableLayout }>()

const isSame = (one: TableLayout, other: TableLayout): boolean =>
  one.prompt.columns === other.prompt.columns &&
  one.prompt.y === other.prompt.y &&
  one.prompt.rows === other.prompt.rows

/** The layout where a question that needs more than the rows of the prompt has some of the chronicle's. Wherever the cursor stands it has the same. */
export function lent(areas: TableLayout, table: TableScreen): TableLayout {
  const found = known.get(table)
  if (found && isSame(found.areas, areas)) return found.lent
  const made = withRows(areas, rowsWanted(areas, table))
  known.set(table, { areas, lent: made })
  return made
}

function withRows(areas: TableLayout, wanted: number): TableLayout {
  const { chronicle, prompt } = areas
  const more = Math.min(wanted - prompt.rows, chronicle.rows - KEPT)
  if (more <= 0) return areas
  return {
    ...areas,
    chronicle: { ...chronicle, rows: chronicle.rows - more },
    prompt: { ...prompt, y: prompt.y - more, rows: prompt.rows + more },
  }
}

/** The least rows in which all of the question and its answers stand, or more than there are. */
function rowsWanted({ chronicle, prompt }: TableLayout, table: TableScreen): number {
  const question = withQuestion(table)
  if (!question || table.typing || table.watch) return prompt.rows
  const words = tableWords(table)
  const most = prompt.rows + chronicle.rows - KEPT
  const lines = questionLines(
    question.text,
    prompt.columns - width(words.say('table-rule', { rule: question.rule })) - 2,
  ).length
  const answers = numberedOffers({ ...table, cursor: null })
  if (isSpatial(table.position)) return lines + SPACE_ROWS + packed(answers.map(answerText), prompt.columns).length
  const options = answers.map(({ option }) => option)
  const noted = Math.max(0, ...options.map(({ note = '' }) => Math.ceil(width(note) / prompt.columns)))
  for (let rows = prompt.rows; rows < most; rows++) {
    const area = answerArea(words, question, { ...prompt, rows })
    const set = columnsOf(options, area)
    const isWhole = set.rows * set.columns >= options.length
    const used = Math.ceil(options.length / set.columns)
    if (area.y - prompt.y >= lines && isWhole && area.rows - used >= noted + ODDS_ROWS) return rows
  }
  return most
}
