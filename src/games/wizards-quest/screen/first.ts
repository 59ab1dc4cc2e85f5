import type { Question } from '../../../kernel/index.ts'
import { attackForecast } from '../plans/armies.ts'
import { forceIn } from '../rules/facts/forces.ts'
import { isTruce } from '../rules/facts/island.ts'
import type { QuestAct, Topic } from '../rules/state/acts.ts'
import type { QuestView } from '../rules/state/view.ts'

/** The lowest chance of winning at which Enter continues the battle by default. */
const EVEN = 0.5

/**
 * Returns the id of the default option: the highest number, the space where men were placed last, the end of the turn
 * if no campaign is left or there is a truce, and the end of a campaign that will probably fail. Returns null if there
 * is none.
 */
export function defaultAnswerIn(view: QuestView, { topic, data, options, amount }: Question): string | null {
  if (amount) return String(amount.most)
  const idOf = (kind: QuestAct['kind']) => options.find(({ act }) => act?.kind === kind)?.id ?? null
  switch (topic as Topic) {
    case 'campaign':
      return data?.campaigns === 0 || isTruce(view) ? idOf('end') : null
    case 'place':
      return typeof data?.last === 'string' ? data.last : null
    case 'battle':
      return chanceOfBattle(view) < EVEN ? idOf('halt') : null
    default:
      return null
  }
}

/** Returns the chance of winning the current campaign if it is fought to the end, or 1 if that cannot be computed. */
function chanceOfBattle(view: QuestView): number {
  const { campaign } = view.turn
  return (campaign && attackForecast(view, forceIn(view, campaign.from), campaign)?.wins) ?? 1
}
