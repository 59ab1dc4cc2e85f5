import { type Amount, numbersOf } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'
import { amountText } from './possible-answers.ts'
import type { InputContext } from './read.ts'
import { isGameCommand } from './table-commands.ts'
import { normalized } from './words.ts'

export interface Candidate {
  /** The completed input. It starts with what was typed. */
  readonly text: string
  readonly hint: string
}

export interface Completion {
  /** The input, extended by the text that all candidates share. */
  readonly text: string
  readonly candidates: readonly Candidate[]
}

/**
 * The context of `complete`. `followers` lists the possible arguments of a table command or a game's own command, such
 * as save names or spaces on the board.
 */
export interface CompletionContext extends InputContext {
  readonly followers?: (word: string, typed: string) => readonly Candidate[]
}

/** The maximum length of input that can be completed. */
const LONGEST = 400

/**
 * Completes the input with answers by id (or by alias if no id fits), the game's own commands, and table commands.
 * Earlier words may be abbreviated; only the last word is completed. Never throws.
 */
export function complete(input: string, context: CompletionContext): Completion {
  if (input.length > LONGEST) return { text: input, candidates: [] }
  const options = context.question?.options ?? []
  let found = options.flatMap(({ id, label }) => extended(input, id, label))
  const { amount } = context.question ?? {}
  if (amount) found.push(...numbersFrom(context.words, amount, input))
  if (found.length === 0) {
    found = options.flatMap(({ id, label }) => context.aliases(id).flatMap(alias => extended(input, alias, label)))
  }
  for (const { word, text } of context.inquiries)
    found.push(...extended(input, word, text), ...followed(input, word, context))
  for (const command of context.tableCommands) {
    if (isGameCommand(context.inquiries, command)) continue
    const { name, word, text } = command
    found.push(...extended(input, word, text), ...followed(input, word, context, name))
    // English words work in every language, so complete them if nothing else fits.
    if (word !== name && found.length === 0) found.push(...extended(input, name, text))
  }
  const candidates = [...new Map(found.map(candidate => [candidate.text, candidate])).values()]
  if (candidates.length === 0) return { text: input, candidates }
  return { text: input + common(candidates.map(({ text }) => text.slice(input.length))), candidates }
}

/** The maximum number of candidates for a numeric answer. */
const MAX_NUMBERS = 12

/**
 * Returns the smallest allowed numbers that start with the input. For empty input, returns all of them if there are
 * only a few, or else the first and the last.
 */
function numbersFrom(words: Messages, amount: Amount, input: string): Candidate[] {
  const hint = amountText(words, amount)
  const { least, step = 1 } = amount
  const count = numbersOf(amount)
  if (input === '' && count > MAX_NUMBERS)
    return [least, least + (count - 1) * step].map(number => ({ text: String(number), hint }))
  if (!/^\d*$/.test(input)) return []
  const found: Candidate[] = []
  for (let digits = input.length; digits <= 15 && found.length < MAX_NUMBERS; digits++) {
    const [from, to] = [Number(input.padEnd(digits, '0')), Number(input.padEnd(digits, '9'))]
    const first = least + Math.max(0, Math.ceil((from - least) / step)) * step
    for (let n = first; n <= Math.min(to, amount.most) && found.length < MAX_NUMBERS; n += step)
      if (String(n).length === digits) found.push({ text: String(n), hint })
  }
  return found
}

function followed(input: string, word: string, { followers }: CompletionContext, name: string = word): Candidate[] {
  const space = input.trimStart().search(/\s/)
  if (!followers || space < 0 || normalized(input.trimStart().slice(0, space)) !== normalized(word)) return []
  return followers(name, input.trimStart().slice(space).trimStart()).flatMap(({ text, hint }) =>
    extended(input, `${word} ${text}`, hint),
  )
}

function extended(input: string, phrase: string, hint: string): Candidate[] {
  const rest = restOf(phrase, input)
  return rest === null ? [] : [{ text: input + rest, hint }]
}

/** Returns the untyped rest of a phrase, or null if the phrase doesn't match the input. */
function restOf(phrase: string, input: string): string | null {
  const typed = tokens(input)
  const words = tokens(phrase)
  // After a space, a new word begins, and none of it has been typed yet.
  const last = /[\s\-_]$/.test(input) || typed.length === 0 ? '' : typed.pop()!.word
  if (typed.length >= words.length || !typed.every(fits)) return null
  const rest = restOfWord(words[typed.length]!.word, last)
  if (rest === null) return null
  return (
    rest +
    words
      .slice(typed.length + 1)
      .map(({ lead, word }) => lead + word)
      .join('')
  )

  function fits({ word }: Token, i: number): boolean {
    return restOfWord(words[i]!.word, word) !== null
  }
}

interface Token {
  /** Spaces or dashes before the word. */
  readonly lead: string
  readonly word: string
}

function tokens(text: string): Token[] {
  return [...text.matchAll(/([\s\-_]*)([^\s\-_]+)/g)].map(([, lead, word]) => ({ lead: lead!, word: word! }))
}

/**
 * Returns the untyped rest of a word, or null if the typed text doesn't match. Each dotted part of the word may be
 * abbreviated.
 */
function restOfWord(word: string, typed: string): string | null {
  const parts = typed.split('.')
  const whole = word.split('.')
  if (parts.length > whole.length) return null
  let rest: string | null = ''
  for (let i = 0; i < parts.length; i++) {
    rest = restOfPart(whole[i]!, parts[i]!)
    if (rest === null) return null
  }
  return [rest, ...whole.slice(parts.length)].join('.')
}

/**
 * Returns the untyped rest of a part, or null if the typed letters don't match. Ignores case, apostrophes, dashes and
 * spaces.
 */
function restOfPart(part: string, typed: string): string | null {
  const letters = [...part]
  let at = 0
  for (const letter of typed) {
    if (normalized(letter) === '') continue
    while (at < letters.length && normalized(letters[at]!) === '') at++
    if (at === letters.length || normalized(letters[at]!) !== normalized(letter)) return null
    at++
  }
  return letters.slice(at).join('')
}

/** Returns the longest common prefix. It never ends in the middle of a surrogate pair. */
function common(texts: readonly string[]): string {
  const first = [...texts[0]!]
  let length = first.length
  for (const text of texts) {
    const letters = [...text]
    let at = 0
    while (at < length && letters[at] === first[at]) at++
    length = at
  }
  return first.slice(0, length).join('')
}
