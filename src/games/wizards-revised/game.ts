import type { Game } from '../../kernel/index.ts'
import { wizards, wordsIn } from '../wizards/game.ts'
import type { WizardsEvent, WizardsState } from '../wizards/rules/state/components.ts'
import type { WizardsView } from '../wizards/rules/state/view.ts'
import { ENGLISH } from '../wizards/words/messages.ts'
import { setupOptions } from '../wizards/words/setup.ts'
import { guideIn, lessonsIn } from './guide.ts'
import { REVISED } from './rules/state/book.ts'
import './rules/procedures.ts'
import { begin, CHOICES, playersFor } from './rules/setup.ts'
import { GLOSSARY } from './words/glossary.ts'
import { ENGLISH as OWN } from './words/messages.ts'

/**
 * Wizards revised (2016), with five Orders and Ranks, no Gems, a call for help, and competitive or cooperative play.
 */
export const wizardsRevised: Game<WizardsState, WizardsEvent, WizardsView> = {
  ...wizards,
  ...wordsIn(ENGLISH, REVISED, GLOSSARY),
  id: 'wizards-revised',
  rules: 1,
  title: OWN.get('revised-title'),
  about: OWN.get('revised-title.about'),
  options: setupOptions(ENGLISH, CHOICES),
  players: playersFor,
  begin,
  guide: guideIn(OWN),
  lessons: lessonsIn(OWN),
}
