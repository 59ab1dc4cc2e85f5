import type { AnswerText } from '../../../parts/wording.ts'
import type { Messages } from '../../../text/index.ts'
import { wageOf } from '../rules/actions/hiring.ts'
import { columnFor } from '../rules/effects/relations.ts'
import { costOf, errandOf, isMission, termOf } from '../rules/effects/undertaking.ts'
import { nativeOf } from '../rules/facts/serving.ts'
import { CAMPAIGNS } from '../rules/pieces/chits.ts'
import { groupOf, isGroup, kindOf } from '../rules/pieces/denizens.ts'
import type { ActOfKind } from '../rules/state/acts.ts'
import { clearingAt } from '../rules/state/state.ts'
import type { RealmView } from '../rules/state/view.ts'
import { characterName, denizenName, joinCounted } from './names.ts'
import type { QuestionContext } from './question-context.ts'

/** Joins the names of natives. A complete group has the group's name, and hired monsters have their own. */
export function nativeNames(natives: readonly string[]): string {
  const groups = [...new Set(natives.map(kindOf))]
  return groups
    .flatMap(group => {
      const own = natives.filter(id => id.startsWith(`${group}-`))
      if (!isGroup(group)) return own.map(denizenName)
      const { name, members } = groupOf(group)
      if (own.length === members.length) return [name]
      // Name the group only once: `Rogues RHQ, R1, R2`.
      return own.map((id, n) => (n === 0 ? denizenName(id) : nativeOf(id).code))
    })
    .join(', ')
}

type NativeAct = ActOfKind<
  'block-one' | 'stop' | 'leave-behind' | 'arrange' | 'hire' | 'assign' | 'take-up' | 'give-up'
>

/** Returns the label and cost of an answer about natives. */
export function nativeLabel({ words, view, character }: QuestionContext, act: NativeAct): AnswerText {
  switch (act.kind) {
    case 'hire': {
      const wage = wageOf(act.natives)
      const label = words.get('act-hire', { who: nativeNames(act.natives), again: act.again ? 'yes' : 'no', wage })
      if (!character) return { label }
      const relation = columnFor(view, character, act.group)
      const lacks = character.isOwn && character.gold < wage ? 'yes' : 'no'
      return {
        label,
        note: words.get('about-hire', { n: act.natives.length, relation, lacks, gold: character.gold ?? 0 }),
      }
    }
    case 'assign':
      return { label: words.get('act-assign', { who: nativeNames(act.natives), guide: characterName(act.guide) }) }
    case 'take-up':
      return {
        label: words.get('act-take-up', { what: undertakingName(words, act.name) }),
        note: undertakingNote(words, view, act.name, character ? clearingAt(character) : null),
      }
    case 'give-up':
      return {
        label: words.get('act-give-up', { what: undertakingName(words, act.name) }),
        note: words.get('about-give-up'),
      }
    default:
      return { label: words.get(`act-${act.kind}`, { who: characterName(act.who) }) }
  }
}

/** Names a mission or campaign. */
export const undertakingName = (words: Messages, name: string): string => words.get('visitor-side', { side: name })

/** Joins the names of groups, and of the Dragons, which are not a native group. */
export const groupNames = (words: Messages, ids: readonly string[]): string =>
  joinCounted([...new Set(ids.map(id => (isGroup(id) ? groupOf(id).name : words.get('foes-dragons'))))])

function undertakingNote(words: Messages, view: RealmView, name: string, from: string | null): string {
  const { fame, notoriety } = costOf(name)
  const until = termOf(view, name)
  if (isMission(name)) {
    const { goal, reward } = errandOf(view, name, from)
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
