import { amountText, answerOdds, ruleOf } from '../commands/index.ts'
import type { Game, PhrasedOption } from '../kernel/index.ts'
import { rulebookOf } from '../parts/rulebook.ts'
import { asSentence, capital, type Messages } from '../text/index.ts'
import { screenOf } from './kit/screens.ts'
import type { Position, TableScreen } from './model.ts'
import type { Link } from './page.ts'
import { withQuestion } from './table/plans.ts'
import { tableWords } from './words.ts'

/** The maximum number of spaces listed individually. The prompt describes the others when the cursor is on them. */
const MAX_SPACES = 12

/** The current question and answers as lines of a page, with links to their rules. */
export interface NowLines {
  readonly lines: readonly string[]
  readonly links: readonly Link[]
}

/**
 * Describes the question, and each answer with its effect, odds and rule number. Lists at most 12 spaces. The result is
 * empty without a question and while the table is covered.
 */
export function nowLines(table: TableScreen): NowLines {
  const { position } = table
  // A covered table must not reveal the next player's question.
  const question = table.covered ? null : withQuestion(table)
  if (!question) return { lines: [], links: [] }
  const words = tableWords(table)
  const line = (what: string, rule: string) => `  ${words.get('now-line', { what, rule })}`
  const questionText = question.text.replaceAll('\n', ' ')
  const lines: string[] = [words.get('now-title'), line(questionText, question.rule)]
  const links: Link[] = [{ line: 1, rule: question.rule, about: questionText }]
  if (question.amount) {
    links.push({ line: lines.length, rule: question.rule, about: questionText })
    lines.push(line(capital(amountText(words, question.amount)), question.rule))
  }
  const spaces = question.options.filter(option => option.at?.space !== undefined)
  const others = question.options.filter(option => option.at?.space === undefined)
  for (const option of [...others, ...spaces.slice(0, MAX_SPACES)]) {
    const rule = option.rule ?? question.rule
    links.push({ line: lines.length, rule, about: option.label })
    lines.push(line(option.label, rule))
    const does = describeAnswer(words, position, option, rule)
    if (does !== '') lines.push(`      ${does}`)
  }
  const rest = spaces.length - MAX_SPACES
  if (rest > 0) lines.push(`  ${words.get('now-more-spaces', { n: rest })}`)
  return { lines: [...lines, ''], links }
}

/**
 * Describes an answer in a few sentences: its cost, note and space, or otherwise the first sentence of its rule, then
 * its odds.
 */
function describeAnswer(
  words: Messages,
  { game, view, question }: Position,
  option: PhrasedOption,
  rule: string,
): string {
  const { note, at, cost, id } = option
  const chances = question ? answerOdds(game, view, question, id) : ''
  const price = cost === undefined ? '' : words.get('now-costs', { cost })
  const own = [price, note ?? ''].filter(text => text !== '').join(', ')
  const place = at?.space === undefined ? '' : (screenOf(game).map?.describe(view, at.space, null).join(' ') ?? '')
  const text = [asSentence(own), place].filter(text => text !== '').join(' ')
  const shown = text === '' ? firstSentence(game, rule) : text
  return [shown, asSentence(chances)].filter(text => text !== '').join(' ')
}

function firstSentence(game: Game, rule: string): string {
  const book = rulebookOf(game)
  const text = (book && ruleOf(book, rule)?.text) ?? ''
  return /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text
}
