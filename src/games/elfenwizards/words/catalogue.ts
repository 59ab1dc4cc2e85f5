import { type Catalogue, catalogue } from '../../../text/index.ts'
import de from './de.ftl'
import en from './en.ftl'

/** All that is said in the game, in its languages. */
export const WORDS: Catalogue = catalogue({ en, de })
