import type { Amount, Option } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'
import { visible } from './words.ts'

/** How many answers are named before the rest are only counted. */
const MOST_NAMED = 8

/** The first word of an option's id: what kind of doing it is (`go`, `cast`). */
export function verb(id: string): string {
  return id.split(' ', 1)[0]!
}

/**
 * At most so many of the items, in their order, such that every kind is shown before any is shown twice. Used wherever
 * a list is too long to be told.
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

/** The names as a list in a sentence: `a, b or c`, or `a, b and 5 more` where there are more than `most`. */
export function listed(
  words: Messages,
  names: readonly string[],
  { most = MOST_NAMED, last = 'or' as 'and' | 'or', total = names.length } = {},
): string {
  const shown = names.slice(0, most)
  const more = total - shown.length
  return more > 0 ? words.say('list-more', { before: shown.join(', '), n: more }) : words.list(shown, last)
}

/** The numbers of an amount in words: `a number from 2 to 14`. */
export function amountWords(words: Messages, { least, most, step = 1 }: Amount): string {
  if (least === most) return words.say('amount-one', { least })
  if (step === 1) return words.say('amount-range', { least, most })
  const last = least + Math.floor((most - least) / step) * step
  return words.say('amount-steps', { least, most: last, step })
}

/** What answers are called, by their ids, where something is said of them. */
export type Called = (id: string) => string

/** An id that ends in the number of a copy, as `-2`. */
const OF_COPY = /-\d+$/

/** An id in English words: a copy by what the game calls it, or at least without hyphens. */
const inEnglish =
  (sayings: (id: string) => readonly string[]): Called =>
  id =>
    OF_COPY.test(id) ? visible(sayings(id)[0] ?? id.replaceAll('-', ' ')) : id

/**
 * What answers are called in a language: by their ids, which are English words, or by a word that the game has for them
 * there. What it is called is understood as well.
 */
export const calledIn = ({ language }: Messages, sayings: (id: string) => readonly string[]): Called =>
  language === 'en' ? inEnglish(sayings) : id => sayings(id).find(saying => /^\p{L}+$/u.test(saying)) ?? id

/** What may be answered, in a few words: at most about eight answers, one of each kind first, and how many more there are. */
export function possible(
  words: Messages,
  options: readonly Option[],
  amount?: Amount,
  called: Called = id => id,
): string {
  const shown = sample(options, MOST_NAMED, option => verb(option.id)).map(option => called(option.id))
  if (!amount) return listed(words, shown, { total: options.length })
  const named = [amountWords(words, amount), ...shown]
  return listed(words, named, { total: options.length + 1, most: MOST_NAMED + 1 })
}
