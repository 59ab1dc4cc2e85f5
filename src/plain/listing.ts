import {
  type AnswerNames,
  abbreviatesStart,
  amountText,
  answerNamesIn,
  firstWord,
  sample,
  shareExample,
  sharesText,
  waysToSplit,
} from '../commands/index.ts'
import type { PhrasedOption, PhrasedQuestion, ShareForm } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'
import { AnswersRead } from './answers-read.ts'
import type { BoardList } from './board.ts'

/** The maximum number of options in a list that is shown in full. */
const MAX_FULL_LIST = 40
/** The number of options shown from a longer list. The rest are only counted. */
const MAX_SHOWN = 20

export interface Names {
  readonly called: AnswerNames
  /** Returns an answer's own number, such as that of a space on the board. */
  readonly numberOf: (id: string) => string | undefined
}

const BY_ID: Names = { called: id => id, numberOf: () => undefined }

/** Returns the names of answers in a language, and the numbers among their aliases. */
export const namesIn = (words: Messages, aliases: (id: string) => readonly string[]): Names => ({
  called: answerNamesIn(words, aliases),
  numberOf: id => aliases(id).find(name => /^\d+$/.test(name)),
})

/**
 * Returns true if answers are numbered by position. They aren't if any answer is itself a number or has a number of its
 * own.
 */
export function isNumbered(
  { options, amount }: Pick<PhrasedQuestion, 'options' | 'amount'>,
  { numberOf }: Names = BY_ID,
): boolean {
  return amount === undefined && !options.some(({ id }) => /^\d+$/.test(id) || numberOf(id) !== undefined)
}

/**
 * Returns the answers to a question as lines, with their odds. A long list is shortened to a few of every kind. On a
 * board, answers that lead toward a goal are always listed, and kinds with too many answers are only counted. Answers
 * that the player has already read share one line. Explains only once how to list the rest.
 */
export function optionLines(
  words: Messages,
  question: PhrasedQuestion,
  odds: (option: PhrasedOption) => string = () => '',
  names: Names = BY_ID,
  board: BoardList | null = null,
  read: AnswersRead = new AnswersRead(),
): string[] {
  const { options } = question
  const numbered = isNumbered(question, names)
  const onward = (board?.onward ?? []).flatMap(({ id, label }) => {
    const at = options.findIndex(option => option.id === id)
    return at < 0 ? [] : [{ option: { ...options[at]!, label }, at }]
  })
  const again: Repeated[] = []
  const line = (option: PhrasedOption, at: number): string[] => {
    const number = numberFor(option, at, numbered, names)
    const isNumberRead = number !== undefined && read.hasNumber(number, option)
    const own = ownOdds.get(option.id) ?? ''
    if (read.has(option, own)) {
      const name = names.called(option.id)
      const isShort = option.label.length <= Math.max(MAX_LABEL, name.length)
      again.push({ at, number, isNumberRead, name: isShort ? option.label : name })
      return []
    }
    const { note, ...bare } = option
    const shown = read.hasNote(option) ? bare : option
    return [optionLine(words, shown, at, numbered, own, names)]
  }
  const isListed = new Set(onward.map(({ at }) => options[at]))
  const isCounted = options.length > MAX_SHOWN && board ? board.isCounted : () => false
  const counted = options.filter(isCounted)
  const listed = options.filter(option => !isCounted(option))
  const most = listed.length <= MAX_FULL_LIST ? MAX_FULL_LIST : MAX_SHOWN
  const shown = new Set(sample(listed, most, option => firstWord(option.id)))
  const chances = options.flatMap((option, at): NamedOdds[] => {
    if (!shown.has(option) && !isListed.has(option)) return []
    const name = numberFor(option, at, numbered, names) ?? names.called(option.id)
    return [{ id: option.id, name, odds: odds(option) }]
  })
  const shared = sharedOdds(chances)
  const ownOdds = new Map(chances.flatMap(({ id, odds }) => (shared.has(odds) ? [] : [[id, odds]])))
  const labeled = new Map(onward.map(({ option, at }) => [at, option]))
  const lines = options.flatMap((option, at) => {
    const toward = labeled.get(at)
    return toward || shown.has(option) ? line(toward ?? option, at) : []
  })
  for (const [odds, answers] of shared)
    lines.push(`  ${words.get('plain-same-odds', { names: sharersText(words, answers), odds })}`)
  if (question.amount) lines.unshift(`  ${amountText(words, question.amount)}`)
  if (again.length > 0) {
    const isAll = again.length === options.length
    const answers = repeatedText(words, again, isAll)
    lines.push(`  ${words.get(read.isLookExplained ? 'plain-as-before.known' : 'plain-as-before', { answers })}`)
    read.isLookExplained = true
  }
  const rest = (first: string, later: string): string => {
    const line = read.isListingExplained ? later : first
    read.isListingExplained = true
    return `     ${line}`
  }
  if (counted.length > 0 && board) {
    const what = board.counted(counted)
    lines.push(rest(words.get('plain-counted', { what }), words.get('plain-counted.known', { what })))
  }
  if (shown.size === listed.length) return lines
  const left = new Map<string, number>()
  for (const option of listed)
    if (!shown.has(option)) left.set(firstWord(option.id), (left.get(firstWord(option.id)) ?? 0) + 1)
  const kinds = [...left].map(([kind, n]) => words.get('plain-kind-count', { n, kind }))
  const named = kinds.length > 4 ? [...kinds.slice(0, 3), words.get('plain-other-kinds')] : kinds
  const more = { n: listed.length - shown.size, kinds: named.join(', ') }
  return [...lines, rest(words.get('plain-more-options', more), words.get('plain-more-options.known', more))]
}

/**
 * Returns the answers to a question as lines: all of them if `input` is empty, and otherwise those that it abbreviates
 * or that contain it. `final` returns true for irreversible ones.
 */
export function allOptionLines(
  words: Messages,
  question: PhrasedQuestion,
  input: string,
  final: (option: PhrasedOption) => boolean,
  odds: (option: PhrasedOption) => string = () => '',
  names: Names = BY_ID,
): string[] {
  const typed = waysToSplit(input)
  const wanted = question.options
    .map((option, i) => ({ option, i }))
    .filter(({ option }) => input === '' || isMeant(option, input, typed))
  const lines = wanted.map(({ option, i }) => {
    const line = optionLine(words, option, i, isNumbered(question, names), odds(option), names)
    return final(option) ? words.get('plain-no-way-back', { option: line }) : line
  })
  return question.amount && input === '' ? [`  ${amountText(words, question.amount)}`, ...lines] : lines
}

/**
 * Explains how to answer with several numbers, and lists what each of them is for, followed by the stretches of play
 * that the player can leave to the adviser.
 */
export const formLines = (
  words: Messages,
  form: ShareForm,
  question: PhrasedQuestion,
  stretches: readonly PhrasedOption[],
): string[] => [
  sharesText(words, form, shareExample(question)),
  ...form.fields.map(({ name, gives }) => `  ${name}: ${gives(0)}`),
  ...stretches.map(({ id, label }) => `  ${label} [${id}]`),
]

function isMeant({ id, label }: PhrasedOption, input: string, typed: readonly (readonly string[])[]): boolean {
  if (waysToSplit(id).some(phrase => typed.some(way => abbreviatesStart(phrase, way)))) return true
  const wanted = input.toLowerCase()
  return id.toLowerCase().includes(wanted) || label.toLowerCase().includes(wanted)
}

/** Returns the number to type for an answer, if it has one besides its name. */
function numberFor({ id }: PhrasedOption, index: number, numbered: boolean, { called, numberOf }: Names) {
  const number = numbered ? String(index + 1) : numberOf(id)
  return number === called(id) ? undefined : number
}

function optionLine(
  words: Messages,
  option: PhrasedOption,
  index: number,
  numbered: boolean,
  odds: string,
  names: Names,
): string {
  const { id, label, cost, note } = option
  const name = names.called(id)
  const text = name.toLowerCase() === label.toLowerCase() ? '' : ` [${name}]`
  const number = numberFor(option, index, numbered, names)
  const start = number === undefined ? `  ${name}: ${label}` : `${number.padStart(3)}. ${label}${text}`
  const chances = odds === '' ? '' : ` (${odds})`
  const price = cost === undefined ? [] : [words.get('plain-option-cost', { cost })]
  return `${[start, ...price].join(', ')}${note === undefined ? '' : beforeNote(note) + note}${chances}`
}

/** Returns the separator between a label and its note: a period before a sentence, or else a comma. */
const beforeNote = (note: string): string => (/^\p{Lu}|\.$/u.test(note) ? '. ' : ', ')

/** An answer that the player has read before. */
interface Repeated {
  /** The position among the question's answers. */
  readonly at: number
  readonly number: string | undefined
  /** True if the player knows that the number stands for this answer. */
  readonly isNumberRead: boolean
  readonly name: string
}

/** An answer's odds, and the number or name by which the player knows it. */
interface NamedOdds {
  readonly id: string
  readonly name: string
  readonly odds: string
}

/** Returns the odds that several answers share, each with those answers. */
function sharedOdds(answers: readonly NamedOdds[]): ReadonlyMap<string, readonly NamedOdds[]> {
  const groups = new Map<string, NamedOdds[]>()
  for (const answer of answers)
    if (answer.odds !== '') groups.set(answer.odds, [...(groups.get(answer.odds) ?? []), answer])
  return new Map([...groups].filter(([, group]) => group.length > 1))
}

/** The minimum number of consecutive answers that are shown as a range. */
const MIN_RANGE = 3

/** Names answers, some of them as ranges: `1 to 3`. `isNext` returns true if an answer's number follows another's. */
function namesInRanges<T>(
  words: Messages,
  answers: readonly T[],
  isNext: (answer: T, last: T) => boolean,
  { numberOf, nameOf }: { readonly numberOf: (answer: T) => string; readonly nameOf: (answer: T) => string },
): string[] {
  const runs: T[][] = []
  for (const answer of answers) {
    const run = runs.at(-1)
    if (run && isNext(answer, run.at(-1)!))
      run.push(answer) // a run has at least one answer
    else runs.push([answer])
  }
  return runs.flatMap(run => {
    if (run.length < MIN_RANGE) return run.map(nameOf)
    const [from, to] = [run[0]!, run.at(-1)!].map(numberOf) // a run has at least one answer
    return [words.get('plain-answer-range', { from: from!, to: to! })]
  })
}

/** Names the answers that share odds: `1 to 3 and 5`. */
function sharersText(words: Messages, answers: readonly NamedOdds[]): string {
  const nameOf = ({ name }: NamedOdds) => name
  const isNext = (answer: NamedOdds, last: NamedOdds) => Number(answer.name) === Number(last.name) + 1
  return words.list(namesInRanges(words, answers, isNext, { numberOf: nameOf, nameOf }), 'and')
}

/** The longest list of names, in characters, that is not shortened to ranges. */
const MAX_NAMES = 120
/**
 * The longest label, in characters, that names an answer in such a list. Instead of a longer one, the list shows the
 * word to type.
 */
const MAX_LABEL = 24

/**
 * Names answers that the player has read. Consecutive numbers that the player knows become a range (`1 to 7`), unless
 * these are all the answers and their names are short.
 */
function repeatedText(words: Messages, answers: readonly Repeated[], isAll: boolean): string {
  const isNext = (answer: Repeated, last: Repeated) =>
    answer.isNumberRead && last.isNumberRead && Number(answer.number) === Number(last.number) + 1
  const nameOf = ({ number, name }: Repeated) => (number === undefined ? name : `${number} ${name}`)
  const inOrder = answers.toSorted((a, b) => a.at - b.at)
  const names = inOrder.map(nameOf).join(', ')
  if (isAll && names.length <= MAX_NAMES) return names
  return namesInRanges(words, inOrder, isNext, { numberOf: ({ number = '' }) => number, nameOf }).join(', ')
}
