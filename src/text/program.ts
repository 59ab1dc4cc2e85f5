import { type Catalogue, catalogueOf, type Messages } from './messages.ts'
import de from './words/de.ftl'
import en from './words/en.ftl'

const program = catalogueOf({ en, de }, null)

/** The languages that the program itself speaks. */
export const LANGUAGES = program.languages

/** The program's own words in a language; in English where it does not speak that. */
export const wordsIn = (language: string): Messages => program.in(language)

/** The words of a game: its files of messages by their languages, English first. */
export const catalogue = (files: Readonly<Record<string, string>>): Catalogue => catalogueOf(files, program)
