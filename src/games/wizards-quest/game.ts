import { type Game, KernelError } from '../../kernel/index.ts'
import type { QuestEvent, QuestState } from './rules/components.ts'
import { brokenInvariant } from './rules/invariants.ts'
import { lookUp } from './rules/look-up.ts'
import { begin, playersFor } from './rules/setup/begin.ts'
import { stack } from './rules/stacking.ts'
import { turn } from './rules/turn.ts'
import { type QuestView, view } from './rules/view.ts'

/** Wizard's Quest (1980): two to six warlords of Marnon, and the three treasures of each. */
export const wizardsQuest: Game<QuestState, QuestEvent, QuestView> = {
  id: 'wizards-quest',
  rules: 1,
  title: "Wizard's Quest",
  about: '',
  options: [],
  inquiries: [],
  sentence: () => null,
  inquire: () => null,
  sayings: () => [],
  players: playersFor,
  begin,
  turn,
  view,
  lookUp,
  stack,
  check(state) {
    const broken = brokenInvariant(state)
    if (broken) throw new KernelError(broken)
  },
}
