import germanFile from '../../../data/elfenwizards/rules.de.json' with { type: 'json' }
import rulesFile from '../../../data/elfenwizards/rules.json' with { type: 'json' }
import { openRulebook, type Rulebook, translated } from '../../parts/rulebook.ts'

/** The rulebook of Elfenwizards in our own words. The printed one has no numbers; these are ours. */
export const rulebook: Rulebook = openRulebook(rulesFile)

/** The same in German: the same sections under the same numbers. */
export const germanRulebook: Rulebook = openRulebook(translated(rulesFile, germanFile))
