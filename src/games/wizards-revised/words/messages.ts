import { catalogue } from '../../../text/index.ts'
import en from './en.ftl'

/** The messages of Wizards revised in each language; text common to both games comes from Wizards. */
export const WORDS = catalogue({ en })

/** English messages, for callers that are not localized yet. */
export const ENGLISH = WORDS.in('en')
