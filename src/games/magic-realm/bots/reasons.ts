import type { Option } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { endOfPlan } from '../plans/view-facts.ts'
import { actOf } from '../rules/state/acts.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { clearingName } from '../words/names.ts'
import { mustDiscoverNext, type TravelPurpose } from './goals.ts'

/** Explains an option to record a phase or to end the turn. */
export function reasonFor(
  words: Messages,
  view: RealmView,
  character: SeenCharacter,
  goal: TravelPurpose | null,
  option: Option,
): string {
  const act = actOf(option)
  const step = act?.kind === 'record' ? act.activity : 'done'
  const place = goal ? clearingName(goal.clearing) : ''
  return words.get('hint-record', {
    step,
    to: act?.kind === 'record' && act.clearing !== undefined ? clearingName(act.clearing) : '',
    place,
    search: goal === null ? 'spare' : searchFor(view, character, goal),
    why: words.get('hint-goal', {
      goal: goal?.kind ?? 'none',
      place,
      away: words.get('hint-away', { phases: goal?.phases ?? 0 }),
    }),
  })
}

/**
 * Returns the purpose of a SEARCH: to find the roadway ahead, to gain something at the goal, or to use a spare phase.
 */
function searchFor(view: RealmView, character: SeenCharacter, goal: TravelPurpose): 'way' | 'goal' | 'spare' {
  if (mustDiscoverNext(view, character, goal.journey)) return 'way'
  return goal.clearing === endOfPlan(view, character) ? 'goal' : 'spare'
}
