import { german } from './german.ts'

/** Words of the program that it knows in every language. */
export type Wording = keyof typeof german

const FOREIGN: Readonly<Record<string, Readonly<Record<Wording, string>>>> = { de: german }

/** Words of the program in a language, that of the game on the table; `{}` is what is put in, one after the other. */
export function wording(language: string | undefined, words: Wording, ...put: readonly (string | number)[]): string {
  const known = language !== undefined && Object.hasOwn(FOREIGN, language) ? FOREIGN[language]?.[words] : undefined
  let next = 0
  return (known ?? words).replace(/\{\}/g, () => String(put[next++] ?? ''))
}
