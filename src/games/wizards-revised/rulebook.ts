import wizardsFile from '../../../data/wizards/rules.json' with { type: 'json' }
import revisedFile from '../../../data/wizards-revised/rules.json' with { type: 'json' }
import { openRulebook, type Rulebook } from '../../parts/rulebook.ts'

/**
 * The revision's differences, section by section, followed by the rulebook of 1982, which applies where the revision is
 * silent.
 */
export const rulebook: Rulebook = openRulebook(
  {
    chapters: [...revisedFile.chapters, ...wizardsFile.chapters],
    sections: [...revisedFile.sections, ...wizardsFile.sections],
  },
  { word: 'revised', chapters: revisedFile.chapters.map(({ number }) => number) },
)
