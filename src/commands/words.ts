/**
 * Matches control, bidirectional and invisible characters, line breaks and lone surrogates. Nobody types them on
 * purpose.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Returns the visible text. Turns line breaks and tabs into spaces, and removes control and invisible characters. */
export function visible(text: string): string {
  return text.replace(/[\t\n\v\f\r\u2028\u2029]/g, ' ').replace(INVISIBLE, '')
}

/** Matches more combining marks on a letter than any language uses. */
const EXCESS_MARKS = /(\p{M}{4})\p{M}+/gu

/** Removes excess combining marks, which would cover the lines above and below. */
export const limitMarks = (text: string): string => text.replace(EXCESS_MARKS, '$1')

/** Returns text that is safe to print on a terminal. */
export const printable = (text: string): string => limitMarks(visible(text))

/** Returns a value as one line of JSON. Invisible characters are escaped, which keeps them but makes them harmless. */
export function jsonLine(value: unknown): string {
  const numbered = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(INVISIBLE, unseen => unseen.split('').map(numbered).join(''))
}

/** Matches apostrophes, which people often omit. */
const APOSTROPHES = /['\u2018\u2019`\u00b4]/g
/** Matches dashes, which people often omit or replace with spaces. */
const DASHES = /[-_\u2010-\u2015]/g

/** Normalizes text for comparison: lower case, no apostrophes, single spaces. Each dash becomes `dash`. */
export function normalized(text: string, dash: ' ' | '' = ' '): string {
  return visible(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(APOSTROPHES, '')
    .replace(DASHES, dash)
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * Returns the ways to split text into words. A dash may separate two words or join them (`far-seeing`). If both
 * readings give the same words, only one is returned.
 */
export function waysToSplit(text: string): string[][] {
  const parted = normalized(text)
  const joined = normalized(text, '')
  return parted === joined ? [parted.split(' ')] : [parted.split(' '), joined.split(' ')]
}

/**
 * Returns true if the input abbreviates the word: by its beginning (`tor`), the beginnings of its dotted parts
 * (`to.b4`), or its last parts (`b4`).
 */
function standsFor(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true
  const short = typed.split('.')
  const long = word.split('.')
  if (long.length === 1) return false
  if (short.length === long.length) return long.every((part, i) => part.startsWith(short[i]!))
  return short.length < long.length && word.endsWith(`.${typed}`)
}

/** Returns true if the typed words abbreviate the first words of a phrase, in order. */
export function abbreviatesStart(phrase: readonly string[], typed: readonly string[]): boolean {
  return typed.length <= phrase.length && typed.every((word, i) => standsFor(word, phrase[i]!))
}

/** Returns true if the typed words abbreviate words of a phrase in order. Other words may come between them. */
export function abbreviatesWords(phrase: readonly string[], typed: readonly string[]): boolean {
  let at = 0
  for (const word of phrase) if (at < typed.length && standsFor(typed[at]!, word)) at++
  return at === typed.length
}

/**
 * Returns the edit distance, where swapping two neighboring letters counts as one edit (optimal string alignment). If
 * the distance is more than `most`, returns `most + 1`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + same)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = last
    last = row
  }
  return Math.min(last[b.length]!, most + 1)
}
