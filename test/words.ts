import { type Words, wordsIn } from '../src/text/index.ts'

/** The words of the program in the two languages it began with. */
export const english = wordsIn('en')
export const german = wordsIn('de')

/** What is said, in English; nothing stays nothing. */
export function said(words: Words): string
export function said(words: Words | null): string | null
export function said(words: Words | null): string | null {
  return words === null ? null : english.tell(words)
}
