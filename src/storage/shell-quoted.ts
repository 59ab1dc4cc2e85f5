/** Quotes a word for the shell if it needs quotes. */
export const shellQuoted = (word: string): string =>
  /^[\w./:,@%+=-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
