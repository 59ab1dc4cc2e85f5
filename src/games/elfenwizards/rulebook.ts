import rulesFile from '../../../data/elfenwizards/rules.json' with { type: 'json' }
import { openRulebook, type Rulebook } from '../rulebook.ts'

/** The rulebook of Elfenwizards in our own words. The printed one has no numbers; these are ours. */
export const rulebook: Rulebook = openRulebook(rulesFile)
