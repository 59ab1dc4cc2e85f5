import rulesFile from '../../../data/magic-realm/rules.json' with { type: 'json' }
import { openRulebook, type Rulebook } from '../../parts/rulebook.ts'

/** The rules of Magic Realm in our own words, numbered as in our reference. */
export const rulebook: Rulebook = openRulebook(rulesFile)
