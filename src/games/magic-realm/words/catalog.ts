import { type Catalog, catalog } from '../../../text/index.ts'
import battle from './battle.en.ftl'
import combat from './combat.en.ftl'
import en from './en.ftl'
import guide from './guide.en.ftl'
import hints from './hints.en.ftl'
import lessons from './lessons.en.ftl'
import magic from './magic.en.ftl'
import natives from './natives.en.ftl'
import screen from './screen.en.ftl'
import seasons from './seasons.en.ftl'
import treasures from './treasures.en.ftl'

/** The game's messages by language. */
export const WORDS: Catalog = catalog({
  en: [en, battle, combat, natives, magic, seasons, treasures, screen, guide, lessons, hints].join('\n'),
})
