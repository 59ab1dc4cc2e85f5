import type { Amount, Option } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'
import { visible } from './words.ts'

const MAX_NAMED = 8

/** Returns the first word of an option's id, which is the type of action (`go`, `cast`). */
export function firstWord(id: string): string {
  return id.split(' ', 1)[0]!
}

/**
 * Returns up to `most` items in their original order, for lists that are too long to show. Every kind gets one item
 * before any kind gets a second.
 */
export function sample<T>(items: readonly T[], most: number, kind: (item: T) => string): T[] {
  if (items.length <= most) return [...items]
  const kinds = new Map<string, number[]>()
  items.forEach((item, i) => {
    const key = kind(item)
    const held = kinds.get(key)
    if (held) held.push(i)
    else kinds.set(key, [i])
  })
  const taken: number[] = []
  const queues = [...kinds.values()]
  for (let round = 0; taken.length < most; round++) {
    for (const queue of queues) if (round < queue.length && taken.length < most) taken.push(queue[round]!)
  }
  return taken.sort((a, b) => a - b).map(i => items[i]!)
}

/** Joins names for a sentence: `a, b or c`, or `a, b and 5 more` if there are more than `most`. */
export function joinSome(
  words: Messages,
  names: readonly string[],
  { most = MAX_NAMED, last = 'or' as 'and' | 'or', total = names.length } = {},
): string {
  const shown = names.slice(0, most)
  const more = total - shown.length
  return more > 0 ? words.get('list-more', { before: shown.join(', '), n: more }) : words.list(shown, last)
}

/** Describes an allowed range of numbers: `a number from 2 to 14`. */
export function amountText(words: Messages, { least, most, step = 1 }: Amount): string {
  if (least === most) return words.get('amount-one', { least })
  if (step === 1) return words.get('amount-range', { least, most })
  const last = least + Math.floor((most - least) / step) * step
  return words.get('amount-steps', { least, most: last, step })
}

export type AnswerNames = (id: string) => string

/** Matches ids that end in a copy number, such as `-2`. */
const OF_COPY = /-\d+$/

/**
 * Returns a function that names answers in English. The name is the id itself, unless the id ends in a copy number. In
 * that case it is the game's alias, or else the id without hyphens.
 */
const inEnglish =
  (aliases: (id: string) => readonly string[]): AnswerNames =>
  id =>
    OF_COPY.test(id) ? visible(aliases(id)[0] ?? id.replaceAll('-', ' ')) : id

/**
 * Returns a function that names answers in a language: usually by id in English, and by the game's first one-word alias
 * in other languages. Players may also type these names.
 */
export const answerNamesIn = ({ language }: Messages, aliases: (id: string) => readonly string[]): AnswerNames =>
  language === 'en' ? inEnglish(aliases) : id => aliases(id).find(alias => /^\p{L}+$/u.test(alias)) ?? id

/**
 * Summarizes the possible answers: about eight names, with one of each kind first, and the number of remaining answers.
 */
export function possibleAnswersText(
  words: Messages,
  options: readonly Option[],
  amount?: Amount,
  called: AnswerNames = id => id,
): string {
  const shown = sample(options, MAX_NAMED, option => firstWord(option.id)).map(option => called(option.id))
  if (!amount) return joinSome(words, shown, { total: options.length })
  const named = [amountText(words, amount), ...shown]
  return joinSome(words, named, { total: options.length + 1, most: MAX_NAMED + 1 })
}
