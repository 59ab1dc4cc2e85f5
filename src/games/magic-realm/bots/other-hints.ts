import type { Hint } from '../../../bots/index.ts'
import type { PhrasedOption, PhrasedQuestion } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { attackersIn } from '../plans/sorcery.ts'
import { actOf, type RealmAct } from '../rules/state/acts.ts'
import { asRealmQuestion, type RealmQuestion } from '../rules/state/asking.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { type DayPolicy, dayAnswer } from './day.ts'
import { characterAsked } from './goals.ts'
import { magicAnswer } from './sorcery.ts'

/** Acts that change nothing. The hint prefers them if no answer is clearly better. */
const CHANGING_NOTHING: readonly RealmAct['kind'][] = [
  'nothing',
  'done',
  'keep',
  'go-on',
  'go',
  'pass',
  'refuse',
  'stay',
]

/**
 * Returns a hint for a question that has no hint of its own kind. A player who leaves a day to the adviser needs one.
 */
export function otherAdvice(
  words: Messages,
  policy: DayPolicy,
  view: RealmView,
  question: PhrasedQuestion,
): Hint | null {
  const open = asRealmQuestion(question)
  const character = characterAsked(view, open)
  const id = chosenAnswer(policy, view, open, character)
  const option = question.options.find(one => one.id === id)
  if (!option) {
    const number = question.amount?.least
    return number === undefined
      ? null
      : { id: String(number), why: words.get('hint-other', { label: String(number), topic: '', why: 'none' }) }
  }
  return { id: option.id, why: words.get('hint-other', hintValues(view, open, character, option)) }
}

function chosenAnswer(
  policy: DayPolicy,
  view: RealmView,
  question: RealmQuestion,
  character: SeenCharacter | null,
): string | undefined {
  const known =
    magicAnswer({ view, question, character }) ??
    dayAnswer({ policy, view, question: withoutPrompts(question), character }) ??
    question.options.find(option => CHANGING_NOTHING.includes(actOf(option)?.kind ?? 'take'))?.id
  return known ?? question.options[0]?.id
}

/** Leaves out the option to be asked at every step, which bots choose first. */
const withoutPrompts = (question: RealmQuestion): RealmQuestion =>
  asRealmQuestion({ ...question, options: question.options.filter(({ act }) => act?.kind !== 'ask-all') })

/** Collects the parameters of the hint. */
function hintValues(
  view: RealmView,
  question: RealmQuestion,
  character: SeenCharacter | null,
  { label, act }: PhrasedOption,
): Readonly<Record<string, string>> {
  const does = actOf({ act })
  const { topic } = question
  if (does?.kind === 'rest') return { label, topic, why: does.change === null ? 'whole' : 'change' }
  if (does?.kind !== 'aim') return { label, topic, why: 'none' }
  const attackers = character ? attackersIn(view, character.id) : []
  const isSelf = does.target.id === character?.id
  return { label, topic, why: isSelf ? 'self' : attackers.includes(does.target.id) ? 'attacks' : 'none' }
}
