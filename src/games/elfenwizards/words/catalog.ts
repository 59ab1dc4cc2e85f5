import { type Catalog, catalog } from '../../../text/index.ts'
import de from './de.ftl'
import en from './en.ftl'

/** The game's messages in all languages. */
export const WORDS: Catalog = catalog({ en, de })
