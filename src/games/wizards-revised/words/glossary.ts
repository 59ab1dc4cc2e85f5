import glossaryFile from '../../../../data/wizards-revised/glossary.json' with { type: 'json' }
import type { Term } from '../../wizards/words/glossary.ts'

/**
 * The glossary in alphabetical order. A rule number refers to a difference (D) or to a section of the 1982 rulebook.
 */
export const GLOSSARY: readonly Term[] = glossaryFile
