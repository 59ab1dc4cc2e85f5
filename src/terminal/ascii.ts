/** Strings and their ASCII replacements, applied in this order. A string comes before any string that it contains. */
const IN_ASCII: readonly (readonly [string, string])[] = [
  ['←↑↓→', 'Arrows'],
  ['↑↓', 'Up/Down'],
  ['← →', 'Left/Right'],
  ['←→', 'Left/Right'],
  ['½', '.5'],
  ['…', '...'],
  ['–', '-'],
  ['’', "'"],
  ['„', '"'],
  ['“', '"'],
  ['”', '"'],
]

/** Replaces the punctuation and arrows in the table above with ASCII. All other characters stay. */
export const asAscii = (text: string): string =>
  IN_ASCII.reduce((out, [sign, ascii]) => out.replaceAll(sign, ascii), text)
