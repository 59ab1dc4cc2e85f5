import { abbreviatesStart, abbreviatesWords, normalized } from '../../commands/words.ts'
import type { PaletteEntry } from './entries.ts'

/** The minimum number of letters that must be typed before places are searched. */
const LETTERS_OF_PLACE = 3

/**
 * Returns the entries that match the typed text, best first. Without text, it returns all entries except the long
 * lists: places, settings and rules.
 */
export function searchEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const wanted = wordsOf(typed)
  // A board has many places, so they only appear after part of a name is typed.
  const isNamed = wanted.join('').length >= LETTERS_OF_PLACE
  const sought = isNamed ? entries : entries.filter(({ action }) => action.kind !== 'place')
  // Settings and rules have their own pages.
  if (wanted.length === 0) return sought.filter(({ action }) => action.kind !== 'change' && action.kind !== 'rules')
  return sought
    .map(entry => ({ entry, rank: rankOf(entry, typed.trim(), wanted) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ entry }) => entry)
}

/** Returns the rank of an entry (0 for the best match), or null if it doesn't match. */
function rankOf({ label, text, key }: PaletteEntry, typed: string, wanted: readonly string[]): number | null {
  if (typed === key || `:${typed.toLowerCase()}` === key) return 0
  const words = wordsOf(label)
  if (abbreviatesStart(words, wanted)) return 1
  if (abbreviatesWords(words, wanted)) return 2
  if (wanted.every(word => words.some(known => known.startsWith(word)))) return 3
  const all = [...words, ...wordsOf(text), ...wordsOf(key)]
  if (wanted.every(word => all.some(known => known.startsWith(word)))) return 4
  return isSpelledIn(wanted.join(''), words) ? 5 : null
}

/** Splits text into normalized words without surrounding punctuation. */
function wordsOf(text: string): string[] {
  return normalized(text)
    .split(' ')
    .map(word => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(word => word !== '')
}

/** Returns true if the words contain the letters in this order and the first letter begins a word. */
function isSpelledIn(letters: string, words: readonly string[]): boolean {
  return words.some((word, i) => {
    if (!word.startsWith(letters.slice(0, 1))) return false
    let at = 0
    for (const letter of words.slice(i).join('')) if (letter === letters[at]) at++
    return at === letters.length
  })
}
