/** The strings are replaced in this order, so longer ones come first. */
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

/** Returns text with its punctuation and arrows replaced by their ASCII forms if they have one. */
export const asAscii = (text: string): string =>
  IN_ASCII.reduce((out, [sign, words]) => out.replaceAll(sign, words), text)
