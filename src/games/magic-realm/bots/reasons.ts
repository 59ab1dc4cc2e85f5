import type { Option } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { clearingName } from '../words/names.ts'
import { actOf } from './day.ts'
import type { Goal } from './goals.ts'

/** What to record, and why. */
export function reasonFor(words: Messages, goal: Goal | null, option: Option): string {
  const act = actOf(option)
  const step = act?.kind === 'record' ? act.activity : 'done'
  return words.say('hint-record', {
    step,
    to: act?.kind === 'record' && act.clearing !== undefined ? clearingName(act.clearing) : '',
    why: words.say('hint-goal', {
      goal: goal?.kind ?? 'none',
      place: goal ? clearingName(goal.clearing) : '',
      away: words.say('hint-away', { phases: goal?.phases ?? 0 }),
    }),
  })
}
