/** Capitalizes the first letter. */
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Capitalizes text and adds a period if it has no closing punctuation. Empty text stays empty. */
export const asSentence = (text: string): string =>
  text === '' ? '' : `${capital(text)}${/[.!?]$/.test(text) ? '' : '.'}`

/** Formats a number of halves: `½`, `2½`, `3`. */
export function halvesText(halves: number): string {
  const whole = Math.floor(halves / 2)
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`
}

/** Returns the first sentence with its period, or the whole text if it contains no complete sentence. */
export const firstSentence = (text: string): string => /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text
