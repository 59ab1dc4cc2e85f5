import type { Amount, Option } from '../kernel/index.ts'
import { wording } from './wording.ts'

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
  names: readonly string[],
  { most = MOST_NAMED, last = 'or', total = names.length } = {},
): string {
  const shown = names.slice(0, most)
  if (total > shown.length) return `${shown.join(', ')} and ${total - shown.length} more`
  if (shown.length < 2) return shown.join('')
  return `${shown.slice(0, -1).join(', ')} ${last} ${shown.at(-1)}`
}

/** The numbers of an amount in words: `a number from 2 to 14`. */
export function amountWords({ least, most, step = 1 }: Amount, language?: string): string {
  if (least === most) return wording(language, 'the number {}', least)
  if (step === 1) return wording(language, 'a number from {} to {}', least, most)
  const last = least + Math.floor((most - least) / step) * step
  return wording(language, 'a number from {} to {} in steps of {}', least, last, step)
}

/** What may be answered, in a few words: at most about eight ids, one of each kind first, and how many more there are. */
export function possible(options: readonly Option[], amount?: Amount, language?: string): string {
  const shown = sample(options, MOST_NAMED, option => verb(option.id)).map(option => option.id)
  if (!amount) return listed(shown, { total: options.length })
  const named = [amountWords(amount, language), ...shown]
  return listed(named, { total: options.length + 1, most: MOST_NAMED + 1 })
}
