import { catalogue } from '../../../text/index.ts'
import en from './en.ftl'

/** The words of Wizards in each of its languages. */
export const WORDS = catalogue({ en })

/** Its words in English, for what knows no other language yet. */
export const ENGLISH = WORDS.in('en')
