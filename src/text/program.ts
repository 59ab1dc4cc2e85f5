import { type Catalog, catalogOf, type Messages } from './messages.ts'
import de from './words/de.ftl'
import en from './words/en.ftl'

const program = catalogOf({ en, de }, null)

export const LANGUAGES = program.languages

/** Returns the program's messages in a language, by default in English. */
export const messagesIn = (language: string): Messages => program.in(language)

/** Creates a game's catalog from its message files by language, English first. */
export const catalog = (files: Readonly<Record<string, string>>): Catalog => catalogOf(files, program)
