import type { Question, ShareForm } from '../kernel/index.ts'
import { optionOf } from '../kernel/index.ts'
import type { Messages } from '../text/index.ts'

/** Returns the numbers in typed input (`1 2 0` or `1, 2, 0`), or null if it contains anything else. */
function sharesTyped(text: string): number[] | null {
  const parts = text.trim().split(/[\s,]+/)
  return parts.every(part => /^\d{1,9}$/.test(part)) ? parts.map(Number) : null
}

/** Returns the id of the answer for the typed numbers, or null if they aren't a legal answer. */
export function shareAnswer({ options }: Pick<Question, 'options'>, text: string): string | null {
  const typed = sharesTyped(text)
  return typed && (optionOf(options, typed.join(' '))?.id ?? null)
}

/** Explains how to type the numbers of a form, with an example. */
export const sharesText = (words: Messages, { total, fields }: ShareForm, example: string): string =>
  words.get('shares-how', { n: fields.length, total, example })

/**
 * Returns the id of an option from the middle of the list, as an example. It usually divides the total among several
 * fields.
 */
export const shareExample = ({ options }: Pick<Question, 'options'>): string => options[options.length >> 1]?.id ?? ''

/** Explains why the typed numbers aren't a valid answer, or returns null if the input isn't a list of numbers. */
export function sharesProblem(words: Messages, form: ShareForm, text: string): string | null {
  const typed = sharesTyped(text)
  if (!typed) return null
  const { total, fields } = form
  if (typed.length !== fields.length) return words.get('shares-count', { n: fields.length, typed: typed.length })
  return words.get('shares-sum', { total, sum: typed.reduce((sum, n) => sum + n, 0) })
}
