import type { Question } from '../../../kernel/index.ts'
import { outcome } from '../plans/armies.ts'
import type { QuestAct, Topic } from '../rules/acts.ts'
import { forceIn } from '../rules/forces/forces.ts'
import type { QuestView } from '../rules/view.ts'

/** A battle less likely won than that is not what Enter fights. */
const EVEN = 0.5

/** The answer that Enter stands on: all men rather than one, the end of a turn once its campaigns are led, no hopeless battle. */
export function firstIn(view: QuestView, { topic, data, options, amount }: Question): string | null {
  if (amount) return String(amount.most)
  const idOf = (kind: QuestAct['kind']) => options.find(({ act }) => act?.kind === kind)?.id ?? null
  switch (topic as Topic) {
    case 'campaign':
      return data?.campaigns === 0 ? idOf('end') : null
    case 'battle':
      return chanceOfBattle(view) < EVEN ? idOf('halt') : null
    default:
      return null
  }
}

/** How likely the campaign under way is won, fought out. */
function chanceOfBattle(view: QuestView): number {
  const { campaign } = view.turn
  return (campaign && outcome(view, forceIn(view, campaign.from), campaign)?.wins) ?? 1
}
