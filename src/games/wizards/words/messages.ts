import { catalog } from '../../../text/index.ts'
import en from './en.ftl'

/** The messages of Wizards by language. */
export const WORDS = catalog({ en })

/** The English messages, for parts of the program that aren't translated yet. */
export const ENGLISH = WORDS.in('en')
