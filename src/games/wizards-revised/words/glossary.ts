import glossaryFile from '../../../../data/wizards-revised/glossary.json' with { type: 'json' }
import type { Term } from '../../wizards/words/glossary.ts'

/** The glossary in alphabetical order. A rule number is that of a difference (D) or a section of 1982. */
export const GLOSSARY: readonly Term[] = glossaryFile
