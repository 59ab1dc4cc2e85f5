import { catalog } from '../../../text/index.ts'
import en from './en.ftl'

/** The messages of Wizards revised by language. Text common to both games comes from Wizards. */
export const WORDS = catalog({ en })

/** The English messages, for parts of the program that aren't translated yet. */
export const ENGLISH = WORDS.in('en')
