import type { Messages } from '../../../text/index.ts'
import { wageOf } from '../rules/actions/hiring.ts'
import { costOf, deadlineOf, isMission, missionReward } from '../rules/effects/missions.ts'
import { columnFor } from '../rules/effects/relations.ts'
import { CAMPAIGNS } from '../rules/pieces/chits.ts'
import { clearingAt } from '../rules/state/state.ts'
import type { RealmView } from '../rules/state/view.ts'
import { groupNames } from './natives.ts'
import { type AnswerTexts, answerBy } from './question-context.ts'

/** The greatest multiple of a wage that natives ask for (10.3.3). */
const HIGHEST = 4

/** The texts of the answers about hiring natives and taking up missions and campaigns. */
export const NATIVE_ANSWERS: AnswerTexts<'hire' | 'take-up'> = {
  hire(context, act) {
    const { words, view, character } = context
    const wage = wageOf(act.natives)
    const text = answerBy(context, act, { wage })
    if (!character) return text
    const values = {
      n: act.natives.length,
      relation: columnFor(view, character, act.group),
      pays: character.isOwn && character.gold < HIGHEST * wage ? Math.floor(character.gold / wage) : 'any',
      gold: character.gold ?? 0,
    }
    return { ...text, note: words.get('about-hire', values) }
  },
  'take-up'(context, act) {
    const { words, view, character } = context
    const from = character ? clearingAt(character) : null
    return { ...answerBy(context, act), note: undertakingNote(words, view, act.name, from) }
  },
}

function undertakingNote(words: Messages, view: RealmView, name: string, from: string | null): string {
  const { fame, notoriety } = costOf(name)
  const until = deadlineOf(view, name)
  if (isMission(name)) {
    const { goal, reward } = missionReward(view, name, from)
    return words.get('about-mission', {
      notoriety,
      until,
      reward,
      goal: words.get('there-dwelling', { dwelling: goal }),
    })
  }
  const campaign = CAMPAIGNS.find(({ id }) => id === name)
  const cost = words.list([
    ...(fame > 0 ? [words.get('cost-fame', { n: fame })] : []),
    ...(notoriety > 0 ? [words.get('cost-notoriety', { n: notoriety })] : []),
  ])
  return words.get('about-campaign', {
    cost,
    until,
    partners: groupNames(words, campaign?.partners ?? []),
    foes: groupNames(words, campaign?.foes ?? []),
  })
}
