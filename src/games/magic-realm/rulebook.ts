import rulesFile from '../../../data/magic-realm/rules.json' with { type: 'json' }
import { openRulebook, type Rulebook } from '../../parts/rulebook.ts'

/** The rules of Magic Realm in our own words, with the reference numbers. */
export const rulebook: Rulebook = openRulebook(rulesFile)
