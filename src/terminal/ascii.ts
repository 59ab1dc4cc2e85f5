/** Strings with their ASCII replacements, in the order in which they are replaced. Longer strings come first. */
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

/** Returns text with punctuation and arrows replaced by ASCII where possible. */
export const asAscii = (text: string): string =>
  IN_ASCII.reduce((out, [sign, words]) => out.replaceAll(sign, words), text)
