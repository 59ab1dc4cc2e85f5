import germanFile from '../../../data/elfenwizards/rules.de.json' with { type: 'json' }
import rulesFile from '../../../data/elfenwizards/rules.json' with { type: 'json' }
import { openRulebook, type Rulebook, translateRules } from '../../parts/rulebook.ts'

/** The rulebook of Elfenwizards in our own words. The printed rules have no numbers, so these are ours. */
export const rulebook: Rulebook = openRulebook(rulesFile)

/** The German rulebook, with the same sections and numbers. */
export const germanRulebook: Rulebook = openRulebook(translateRules(rulesFile, germanFile))
