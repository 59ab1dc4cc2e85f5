import rulesFile from '../../../data/wizards/rules.json' with { type: 'json' }
import { openRulebook, type Rulebook } from '../../parts/rulebook.ts'

/** The rulebook of Wizards (1982) in our own words: the story as chapter 0, chapters 1 to 14, and appendices A to D. */
export const rulebook: Rulebook = openRulebook(rulesFile)
