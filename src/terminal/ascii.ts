/** Replaced in this order, so longer strings come first. */
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

/** Returns text with the punctuation and arrows that have an ASCII form in that form. */
export const asAscii = (text: string): string =>
  IN_ASCII.reduce((out, [sign, words]) => out.replaceAll(sign, words), text)
