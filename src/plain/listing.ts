import { amountWords, beginsWith, sample, verb, wordings } from '../commands/index.ts'
import type { PhrasedOption, PhrasedQuestion } from '../kernel/index.ts'

/** How many options are shown before the rest are only counted. */
const MOST_SHOWN = 20

/** Whether the options of a question can be numbered: not where a number is an answer itself. */
export function isNumbered({ options, amount }: Pick<PhrasedQuestion, 'options' | 'amount'>): boolean {
  return amount === undefined && !options.some(option => /^\d+$/.test(option.id))
}

/** The answers to a question as lines, with what `odds` says of each; a long list is shown in part, some of every kind. */
export function optionLines(question: PhrasedQuestion, odds: (option: PhrasedOption) => string = () => ''): string[] {
  const { options } = question
  const shown = new Set(sample(options, MOST_SHOWN, option => verb(option.id)))
  const lines = options.flatMap((option, i) =>
    shown.has(option) ? [optionLine(option, i, isNumbered(question), odds(option))] : [],
  )
  if (question.amount) lines.unshift(`  ${amountWords(question.amount)}`)
  if (shown.size === options.length) return lines
  const left = new Map<string, number>()
  for (const option of options) if (!shown.has(option)) left.set(verb(option.id), (left.get(verb(option.id)) ?? 0) + 1)
  const kinds = [...left].map(([kind, count]) => `${count} with "${kind}"`)
  const most = kinds.length > 4 ? [...kinds.slice(0, 3), 'others'] : kinds
  return [...lines, `     and ${options.length - shown.size} more (${most.join(', ')}): "options" lists them all.`]
}

/** Every answer to a question as lines, or those that begin with the words or hold them; `final` tells which cannot be taken back. */
export function allOptionLines(
  question: PhrasedQuestion,
  words: string,
  final: (option: PhrasedOption) => boolean,
  odds: (option: PhrasedOption) => string = () => '',
): string[] {
  const typed = wordings(words)
  const wanted = question.options
    .map((option, i) => ({ option, i }))
    .filter(({ option }) => words === '' || isMeant(option, words, typed))
  const lines = wanted.map(({ option, i }) => {
    const line = optionLine(option, i, isNumbered(question), odds(option))
    return final(option) ? `${line}; cannot be taken back` : line
  })
  return question.amount && words === '' ? [`  ${amountWords(question.amount)}`, ...lines] : lines
}

function isMeant({ id, label }: PhrasedOption, words: string, typed: readonly (readonly string[])[]): boolean {
  if (wordings(id).some(phrase => typed.some(way => beginsWith(phrase, way)))) return true
  const wanted = words.toLowerCase()
  return id.toLowerCase().includes(wanted) || label.toLowerCase().includes(wanted)
}

function optionLine({ id, label, cost, note }: PhrasedOption, index: number, numbered: boolean, odds: string): string {
  const said = id.toLowerCase() === label.toLowerCase() ? '' : ` [${id}]`
  const name = numbered ? `${String(index + 1).padStart(3)}. ${label}${said}` : `  ${id}: ${label}`
  const chances = odds === '' ? '' : ` (${odds})`
  return `${[name, ...(cost === undefined ? [] : [`cost ${cost}`]), ...(note === undefined ? [] : [note])].join(', ')}${chances}`
}
