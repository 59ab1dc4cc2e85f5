import type { Hint } from '../../../bots/index.ts'
import type { PhrasedOption, PhrasedQuestion } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { clearingOfCharacter, sitesAt } from '../plans/view-facts.ts'
import { actOf } from '../rules/state/acts.ts'
import { asRealmQuestion, type RealmQuestion, subjectOf } from '../rules/state/asking.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { thingName } from '../words/names.ts'
import { activityText } from '../words/turns.ts'
import { type DayPolicy, dayAnswer } from './day.ts'

/** Topics of the day and the evening that have their own hints. Recording is handled separately. */
export const HINT_TOPICS = [
  'search',
  'finding',
  'phase-start',
  'evening',
  'got',
  'pick-up',
  'now',
  'block',
  'hire',
  'wage',
  'trade',
  'buy',
  'price',
  'sell',
  'offer',
  'boon',
  'drinks',
  'affront',
  'affront-battle',
  'teleport',
  'deal',
] as const
type HintTopic = (typeof HINT_TOPICS)[number]

/** Returns a hint for a question of the day, or null if there is none. */
export function dayAdvice(words: Messages, policy: DayPolicy, view: RealmView, question: PhrasedQuestion): Hint | null {
  const topic = HINT_TOPICS.find(one => one === question.topic)
  const open = asRealmQuestion(question)
  // The character in `other` is the one that the deal is offered to.
  const subject = open.topic === 'deal' ? open.data.other : subjectOf(open)
  const character = view.characters.find(({ id, isOwn }) => isOwn && id === subject)
  if (topic === undefined || !character) return null
  const id = dayAnswer({ policy, view, question: open, character })
  const option = question.options.find(one => one.id === id)
  return option
    ? { id: option.id, why: words.get(`hint-${topic}`, hintParameters(words, topic, view, open, character, option)) }
    : null
}

/** Collects the parameters of a hint's message. */
function hintParameters(
  words: Messages,
  topic: HintTopic,
  view: RealmView,
  question: RealmQuestion,
  character: SeenCharacter,
  { label, act }: PhrasedOption,
): Readonly<Record<string, string | number>> {
  const does = actOf({ act })
  const table = does?.kind === 'search' ? does.table : ''
  const values = { label, act: does?.kind ?? '', table }
  switch (topic) {
    case 'search': {
      const here = clearingOfCharacter(view, character)
      const hidden = here === null ? [] : sitesAt(view, here).filter(site => !character.sites?.includes(site))
      const site = hidden[0]
      return { ...values, site: site === undefined ? 'none' : thingName(words, site) }
    }
    case 'finding':
      return { ...values, of: does?.kind === 'finding' && does.findings.includes('discover') ? 'sites' : 'ways' }
    case 'got':
      return { ...values, may: question.options.some(option => actOf(option)?.kind === 'activate') ? 'yes' : 'no' }
    case 'offer':
      return { ...values, result: question.topic === 'offer' ? question.data.result : 'offer' }
    case 'phase-start': {
      const next = character.plan?.[view.turn?.played ?? 0]
      return { ...values, next: next ? activityText(words, next.activity) : 'none' }
    }
    case 'trade':
      return does?.kind === 'trade' ? { ...values, act: does.side } : values
    case 'drinks':
      return { ...values, battle: view.phase === 'evening' ? 'yes' : 'no' }
    default:
      return values
  }
}
