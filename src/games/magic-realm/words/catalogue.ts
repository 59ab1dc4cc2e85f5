import { type Catalogue, catalogue } from '../../../text/index.ts'
import screen from './screen.en.ftl'

/** All that is said in the game, in its languages. */
export const WORDS: Catalogue = catalogue({ en: [screen].join('\n') })
