import rulesFile from '../../../data/wizards-quest/rules.json' with { type: 'json' }
import { openRulebook, type Rulebook } from '../../parts/rulebook.ts'
import type { InLanguages } from '../package.ts'

/** The rulebook of Wizard's Quest in our own words, numbered as in the book. */
export const rulebooks: InLanguages<Rulebook> = { en: openRulebook(rulesFile) }
