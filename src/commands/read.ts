import {
  type Amount,
  amountOf,
  type Game,
  type PhrasedOption,
  type PhrasedQuestion,
  type ShareForm,
} from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'
import { combineCopies } from './copies.ts'
import {
  type AnswerNames,
  amountText,
  answerNamesIn,
  firstWord,
  joinSome,
  possibleAnswersText,
} from './possible-answers.ts'
import { shareAnswer, shareExample, sharesProblem, sharesText } from './shares.ts'
import { isGameCommand, type TableCommand, type TableCommandName } from './table-commands.ts'
import { abbreviatesStart, abbreviatesWords, editDistance, normalized, visible, waysToSplit } from './words.ts'

/** A command that the game itself answers (`look`, `where`), from `Game.inquiries`. */
export type Inquiry = Game['inquiries'][number]

/** Finds the inquiry with this word or synonym, which must be normalized. Returns undefined if there is none. */
export const inquiryNamed = (inquiries: readonly Inquiry[], name: string): Inquiry | undefined =>
  inquiries.find(({ word, also = [] }) => normalized(word) === name || also.includes(name))

/** The context for parsing input. It doesn't depend on any particular game. */
export interface InputContext {
  /** Messages in the player's language. */
  readonly words: Messages
  readonly question: PhrasedQuestion | undefined
  readonly aliases: (optionId: string) => readonly string[]
  readonly tableCommands: readonly TableCommand[]
  readonly inquiries: readonly Inquiry[]
  /** True if the options were shown with numbers, starting at 1. */
  readonly numbers?: boolean
  /** The form for answering the question, if it has one. */
  readonly form?: ShareForm | null
}

/** Input that couldn't be understood. */
export interface ParseError {
  readonly kind: 'unclear'
  /** The problem as a sentence. */
  readonly what: string
  /** The problem, suggestions and possible answers. */
  readonly message: string
  /** Suggestions, best first. */
  readonly near: readonly string[]
  /** True if the input is ambiguous rather than unknown. */
  readonly isSeveral: boolean
}

export type TypedCommand =
  | { readonly kind: 'option'; readonly id: string }
  | { readonly kind: 'command'; readonly name: TableCommandName; readonly args: string }
  | { readonly kind: 'inquiry'; readonly word: string; readonly about: string }
  | ParseError

/** The maximum length of input to parse. Anything longer can't be an answer. */
const LONGEST = 400
const LONGEST_QUOTE = 40

/**
 * Parses input: an option by id, number, alias, abbreviated words or some of its words, or else a table command or one
 * of the game's own commands. Exact matches take precedence over aliases, and aliases over abbreviations. Ambiguous
 * input is an error, never a guess. Copies of one thing are one option, but each copy can be chosen by its own id.
 * Never throws.
 */
export function readCommand(input: string, context: InputContext): TypedCommand {
  const { question } = context
  const all = question?.options ?? []
  const exact = all.find(option => option.id === input) ?? all.find(option => option.id === input.trim())
  if (exact) return { kind: 'option', id: exact.id }
  const options = combineCopies(all)
  if (!question || options.length === all.length) return readOnce(input, context)
  const command = readOnce(input, { ...context, question: { ...question, options } })
  if (command.kind !== 'unclear') return command
  const copy = readOnce(input, { ...context, numbers: false })
  return copy.kind === 'option' ? copy : command
}

function readOnce(input: string, context: InputContext): TypedCommand {
  const options = context.question?.options ?? []
  const text = visible(input).trim()
  if (text === '') return unclear(context.words.get('input-nothing'), [], context)
  if (text.length > LONGEST) return impossible(text, [], context)

  if (context.form && context.question) {
    const id = shareAnswer(context.question, text)
    if (id !== null) return { kind: 'option', id }
    const what = sharesProblem(context.words, context.form, text)
    if (what !== null) return { kind: 'unclear', what, message: what, near: [], isSeveral: false }
  }
  const typed = normalized(text)
  if (typed === '') return unknown(text, context)
  const ways = waysToSplit(text)
  const whole = withoutSpaces(text)
  const number = amountTyped(text, context.question?.amount)
  if (number) return { kind: 'option', id: number }
  const phrases = options.flatMap(option => phrasesOf(option, context))

  const sure =
    pick(options.filter(option => withoutSpaces(option.id) === whole)) ??
    calledOrNumbered(
      optionsOf(phrases.filter(phrase => withoutSpaces(phrase.text) === whole)),
      numbered(text, options, context),
      text,
    ) ??
    pick(options.filter(option => withoutSpaces(option.label) === whole))
  if (sure) return settle(sure, text, context)

  const begins = (words: readonly string[]): boolean => ways.some(way => abbreviatesStart(words, way))
  const begun = optionsOf(phrases.filter(phrase => phrase.ways.some(begins)))
  const labeled = options.filter(({ label }) => waysToSplit(label).some(begins))
  const command = tableWord(text, context, false)
  // If the input is only an alias of a command, the player more likely means an answer that begins with it. A single
  // letter always means the command.
  const isAnswer = whole.length > 1 && (begun.length > 0 || labeled.length > 0)
  if (command && !(isAnswer && isAlias(command, typed, context))) return command
  if (begun.length === 1) return { kind: 'option', id: begun[0]!.id }
  if (begun.length === 0 && labeled.length === 1) return { kind: 'option', id: labeled[0]!.id }
  const withArgs = tableWord(text, context, true)
  if (withArgs) return settle(withArgs, text, context)
  if (begun.length > 1) return ambiguous(text, begun, context)

  if (whole.length > 1) {
    const run = optionsOf(phrases.filter(phrase => withoutSpaces(phrase.text).startsWith(whole)))
    const held =
      run.length > 0
        ? run
        : optionsOf(phrases.filter(p => p.ways.some(words => ways.some(way => abbreviatesWords(words, way)))))
    if (held.length === 1) return { kind: 'option', id: held[0]!.id }
    if (held.length > 1) return ambiguous(text, held, context)
  }
  const own = tableBeginning(text, context)
  if (own) return own
  return whole.length > 1 && labeled.length > 1 ? ambiguous(text, labeled, context) : unknown(text, context)
}

interface Phrase {
  readonly option: PhrasedOption
  readonly text: string
  readonly ways: readonly (readonly string[])[]
}

function phrasesOf(option: PhrasedOption, context: InputContext): Phrase[] {
  return [option.id, ...context.aliases(option.id)].map(text => ({ option, text, ways: waysToSplit(text) }))
}

function optionsOf(phrases: readonly Phrase[]): PhrasedOption[] {
  return [...new Set(phrases.map(phrase => phrase.option))]
}

/** Removes all spaces and dashes, so that `far seeing`, `far-seeing` and `farseeing` are the same. */
function withoutSpaces(text: string): string {
  return normalized(text, '').replaceAll(' ', '')
}

type Found = TypedCommand | readonly PhrasedOption[]

function pick(found: readonly PhrasedOption[]): readonly PhrasedOption[] | undefined {
  return found.length > 0 ? found : undefined
}

function settle(found: Found, text: string, context: InputContext): TypedCommand {
  if ('kind' in found) return found
  if (found.length === 1) return { kind: 'option', id: found[0]!.id }
  return found.length > 1 ? ambiguous(text, found, context) : unknown(text, context)
}

/** Returns the answer id for a typed number, or undefined if the question doesn't allow it. */
function amountTyped(text: string, amount: Amount | undefined): string | undefined {
  const digits = /^\d{1,15}$/.test(text) ? String(Number(text)) : ''
  return amountOf({ amount }, digits) === undefined ? undefined : digits
}

/** Returns the option at the typed position (`3`, `3.`, `#3`), if positions were shown. */
function numbered(text: string, options: readonly PhrasedOption[], context: InputContext): PhrasedOption | undefined {
  const digits = context.numbers ? /^#?(\d{1,9})[.)]?$/.exec(text)?.[1] : undefined
  return digits === undefined ? undefined : options[Number(digits) - 1]
}

/**
 * Resolves a number that may be both the name of one answer (such as a space on the board) and the position of another.
 * Returns both, so that the player must choose. `#3` and `3.` always mean the position.
 */
function calledOrNumbered(
  called: readonly PhrasedOption[],
  numbered: PhrasedOption | undefined,
  text: string,
): readonly PhrasedOption[] | undefined {
  if (!numbered) return pick(called)
  return /^\d+$/.test(text) ? [...new Set([...called, numbered])] : [numbered]
}

/**
 * Finds a table command or one of the game's own commands that was typed in full. If `args` is true, arguments may
 * follow.
 */
function tableWord(text: string, context: InputContext, args: boolean): TypedCommand | undefined {
  const space = text.search(/\s/)
  const first = normalized(space < 0 ? text : text.slice(0, space))
  const rest = space < 0 ? '' : text.slice(space).trim()
  if (rest !== '' && !args) return undefined
  const inquiry = inquiryNamed(context.inquiries, first)
  if (inquiry) return { kind: 'inquiry', word: inquiry.word, about: rest }
  const command = context.tableCommands.find(({ known }) => known.includes(first))
  return command && { kind: 'command', name: command.name, args: rest }
}

/** Returns true if a command was typed by an alias rather than its own word. */
const isAlias = (command: TypedCommand, typed: string, { tableCommands }: InputContext): boolean =>
  command.kind === 'command' &&
  tableCommands.some(({ name, word }) => name === command.name && ![name, normalized(word)].includes(typed))

/** Finds a table command or one of the game's own commands by an unambiguous abbreviation. */
function tableBeginning(text: string, context: InputContext): TypedCommand | undefined {
  const space = text.search(/\s/)
  const first = normalized(space < 0 ? text : text.slice(0, space))
  const rest = space < 0 ? '' : text.slice(space).trim()
  if (first === '') return undefined
  const found = [
    ...context.inquiries
      .filter(known => normalized(known.word).startsWith(first))
      .map(({ word }) => ({ word, command: { kind: 'inquiry', word, about: rest } as const })),
    ...context.tableCommands
      .filter(({ name, word }) => [normalized(word), name].some(known => known.startsWith(first)))
      .filter(command => !isGameCommand(context.inquiries, command))
      .map(({ name, word }) => ({ word, command: { kind: 'command', name, args: rest } as const })),
  ]
  if (found.length < 2) return found[0]?.command
  return severalMeant(
    text,
    found.map(({ word }) => word),
    context,
  )
}

function severalMeant(
  text: string,
  near: readonly string[],
  { words }: InputContext,
  meant = joinSome(words, near),
): TypedCommand {
  const what = words.get('input-ambiguous', { input: excerpt(text), meant })
  return { kind: 'unclear', what, message: what, near, isSeveral: true }
}

function ambiguous(text: string, found: readonly PhrasedOption[], context: InputContext): TypedCommand {
  const called = calledBy(context)
  const near = found.map(({ id }) => called(id)).slice(0, 8)
  return severalMeant(text, near, context, possibleAnswersText(context.words, found, undefined, called))
}

function unknown(text: string, context: InputContext): TypedCommand {
  const options = context.question?.options ?? []
  const { amount } = context.question ?? {}
  const { words } = context
  const quoted = excerpt(text)
  if (amount && /^\d+$/.test(text))
    return unclear(words.get('input-no-amount', { input: quoted, amount: amountText(words, amount) }), [], context)
  if (context.numbers && /^\d+$/.test(text) && options.length > 0) {
    return unclear(words.get('input-no-number', { input: quoted, most: options.length }), [], context)
  }
  return impossible(text, nearest(text, context), context)
}

const impossible = (text: string, near: readonly string[], context: InputContext): TypedCommand =>
  unclear(context.words.get('input-impossible', { input: excerpt(text) }), near, context)

/** Explains how to answer a question. */
function possibleIn(question: PhrasedQuestion, context: InputContext): string {
  const { words, form } = context
  if (form) return sharesText(words, form, shareExample(question))
  const possible = possibleAnswersText(words, question.options, question.amount, calledBy(context))
  return words.get('input-possible', { possible })
}

function unclear(what: string, near: readonly string[], context: InputContext): TypedCommand {
  const { words, question, tableCommands } = context
  const commands = tableCommands.map(({ word }) => word)
  const here = question
    ? possibleIn(question, context)
    : words.get('input-nothing-asked', { possible: joinSome(words, commands) })
  const message = near.length > 0 ? [what, nearWords(words, near), here] : [what, here]
  return { kind: 'unclear', what, message: message.join(' '), near, isSeveral: false }
}

const calledBy = ({ words, aliases }: InputContext): AnswerNames => answerNamesIn(words, aliases)

const nearWords = (words: Messages, near: readonly string[]): string =>
  words.get('input-did-you-mean', {
    near: words.list(
      near.map(word => words.get('input-quoted', { word })),
      'or',
    ),
  })

/** Returns up to three similar answers or commands. If there are none, returns similar first words of answers. */
function nearest(text: string, context: InputContext): string[] {
  const { question, tableCommands, inquiries } = context
  const ids = question?.options.map(({ id }) => calledBy(context)(id)) ?? []
  const words = [
    ...inquiries.map(inquiry => inquiry.word),
    ...tableCommands.flatMap(({ word, known }) => [word, ...known.filter(other => other.length > 2)]),
  ]
  const near = similarWords(text, [...ids, ...words])
  return near.length > 0 ? near : similarWords(text, ids.map(firstWord))
}

/**
 * Returns the known words that are most similar to the input, at most three. If none is similar and the input has at
 * least three letters, returns names with a word that begins with it. The list may be empty.
 */
export function similarWords(text: string, known: readonly string[]): string[] {
  const typed = normalized(text)
  // A hyphen doesn't separate words here (`goblin-markt`).
  const first = normalized(text.trim().split(/\s/, 1)[0]!)
  let least = Number.POSITIVE_INFINITY
  let near = new Set<string>()
  for (const word of known) {
    const plain = normalized(word)
    // Compare a single known word with the first typed word only. The rest are arguments (`loook b4`).
    const candidate = plain.includes(' ') ? typed : first
    const shorter = Math.min(candidate.length, plain.length)
    const most = Math.min(least, Math.max(1, Math.floor(shorter / 3)), 3)
    const far = editDistance(candidate, plain, most)
    if (far > most || far >= shorter) continue
    if (far < least) near = new Set()
    least = far
    near.add(word)
  }
  const begun = new Set(known.filter(word => wordStarts(normalized(word)).some(part => part.startsWith(typed))))
  const found = near.size > 0 || first.length < 3 ? near : begun
  return [...found].slice(0, 3)
}

/** Returns the text from each of its words on: `goblin market` and `market`. */
const wordStarts = (text: string): string[] => {
  const parts = text.split(/[ -]/)
  return parts.map((_, i) => parts.slice(i).join(' '))
}

/** Returns the input in a form that is safe to quote on a terminal, shortened if necessary. */
export function excerpt(text: string): string {
  const letters = [...visible(text)]
  return letters.length <= LONGEST_QUOTE ? letters.join('') : `${letters.slice(0, LONGEST_QUOTE).join('')}…`
}

export const quote = (text: string): string => `"${excerpt(text)}"`
