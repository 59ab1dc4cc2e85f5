import { de } from './de.ts'
import { en, type Texts } from './en.ts'

/** The texts in every language but English, by its code. */
export const FOREIGN: Readonly<Record<string, Texts>> = { de }

/** The texts in a language, in English where there are none. */
export const textsIn = (language: string): Texts => FOREIGN[language] ?? en
