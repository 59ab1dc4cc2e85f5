import { messagesIn, type Words } from '../src/text/index.ts'

/** The program's messages in its two original languages. */
export const english = messagesIn('en')
export const german = messagesIn('de')

/** Returns the English text, or null for null. */
export function said(words: Words): string
export function said(words: Words | null): string | null
export function said(words: Words | null): string | null {
  return words === null ? null : english.format(words)
}
