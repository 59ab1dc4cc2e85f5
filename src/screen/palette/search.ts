import { beginsWith, holds, plainly } from '../../commands/words.ts'
import type { PaletteEntry } from '../model.ts'

/** So many letters of a place are typed before it is found. */
const LETTERS_OF_PLACE = 3

/** The entries that typed words may mean, the likeliest first and else in their order; where nothing is typed all but the many that go by names. */
export function found(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const wanted = wordsOf(typed)
  // A board has many places: they are found by their names, and stand in nobody's way before that.
  const isNamed = wanted.join('').length >= LETTERS_OF_PLACE
  const sought = isNamed ? entries : entries.filter(({ action }) => action.kind !== 'place')
  // The values of settings and the chapters of the rules are as many, and each has a page of its own.
  if (wanted.length === 0) return sought.filter(({ action }) => action.kind !== 'change' && action.kind !== 'rules')
  return sought
    .map(entry => ({ entry, rank: rankOf(entry, typed.trim(), wanted) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ entry }) => entry)
}

/** How near an entry is to what is typed, 0 the nearest; null where it is not meant. */
function rankOf({ label, text, key }: PaletteEntry, typed: string, wanted: readonly string[]): number | null {
  if (typed === key || `:${typed.toLowerCase()}` === key) return 0
  const words = wordsOf(label)
  if (beginsWith(words, wanted)) return 1
  if (holds(words, wanted)) return 2
  if (wanted.every(word => words.some(known => known.startsWith(word)))) return 3
  const all = [...words, ...wordsOf(text), ...wordsOf(key)]
  if (wanted.every(word => all.some(known => known.startsWith(word)))) return 4
  return isSpelledIn(wanted.join(''), words) ? 5 : null
}

/** The words of a text as they are compared, without the signs around them. */
function wordsOf(text: string): string[] {
  return plainly(text)
    .split(' ')
    .map(word => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(word => word !== '')
}

/** Whether the letters stand in the words in their order, the first at the beginning of one. */
function isSpelledIn(letters: string, words: readonly string[]): boolean {
  return words.some((word, i) => {
    if (!word.startsWith(letters.slice(0, 1))) return false
    let at = 0
    for (const letter of words.slice(i).join('')) if (letter === letters[at]) at++
    return at === letters.length
  })
}
