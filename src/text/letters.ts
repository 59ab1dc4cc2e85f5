/** The text with a capital letter at its beginning. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The text as a sentence: a capital letter at its beginning and a full stop at its end; nothing stays nothing. */
export const asSentence = (text: string): string =>
  text === '' ? '' : `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`

/** A number of halves as people write it: `½`, `2½`, `3`. */
export function halvesText(halves: number): string {
  const whole = Math.floor(halves / 2)
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`
}

/** The first of the text's sentences, with its full stop; all of it where it has no end. */
export const firstSentence = (text: string): string => /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text
