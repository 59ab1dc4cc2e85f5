/** Words in a row, with `last` before the last of them: `a, b and c`. */
export const list = (words: readonly string[], last: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
