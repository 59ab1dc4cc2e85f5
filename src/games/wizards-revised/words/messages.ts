import { catalogue } from '../../../text/index.ts'
import en from './en.ftl'

/** The words of Wizards revised in each of its languages; what both books say is told in the words of Wizards. */
export const WORDS = catalogue({ en })

/** Its words in English, for what knows no other language yet. */
export const ENGLISH = WORDS.in('en')
