import { type Catalog, catalogOf, type Messages } from './messages.ts'
import de from './words/de.ftl'
import en from './words/en.ftl'

const program = catalogOf({ en, de }, null)

export const LANGUAGES = program.languages

/** Returns the program's messages in a language, which is English by default. */
export const messagesIn = (language: string): Messages => program.in(language)

/** Creates a game's catalog from its message files, which are keyed by language with English first. */
export const catalog = (files: Readonly<Record<string, string>>): Catalog => catalogOf(files, program)
