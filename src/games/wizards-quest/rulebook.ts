import germanFile from '../../../data/wizards-quest/rules.de.json' with { type: 'json' }
import rulesFile from '../../../data/wizards-quest/rules.json' with { type: 'json' }
import { openRulebook, type Rulebook, translateRules } from '../../parts/rulebook.ts'

/** The rulebook of Wizard's Quest in our own words, with the printed section numbers. */
export const rulebook: Rulebook = openRulebook(rulesFile)

/** The German rulebook, with the same sections and numbers. */
export const germanRulebook: Rulebook = openRulebook(translateRules(rulesFile, germanFile))
