import type { Hint } from '../../../bots/index.ts'
import type { PhrasedOption, PhrasedQuestion } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { isChitQuestion, isFightQuestion } from '../plans/combat/policy.ts'
import { mainCharacter } from '../plans/view-facts.ts'
import { asRealmQuestion, type RealmQuestion } from '../rules/state/asking.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { optionalFight } from '../words/combat/odds.ts'
import { denizensInSentence } from '../words/names.ts'
import { type DayPolicy, recordAnswer } from './day.ts'
import { dayAdvice } from './day-hints.ts'
import { characterAsked } from './goals.ts'
import type { Reluctance } from './hunts.ts'
import { otherAdvice } from './other-hints.ts'
import { reasonFor } from './reasons.ts'
import { setupAdvice } from './setup-hints.ts'
import { quietAnswer } from './sorcery.ts'

/** The policies that a bot's hints are based on. */
export interface Adviser {
  readonly policy: DayPolicy
  /** Answers a question in a fight. Returns null if there is no recommendation. */
  fightAnswer(view: RealmView, question: RealmQuestion): string | null
  /** Explains why a character attacks nobody in its clearing. Returns null if there is nobody to attack. */
  reluctance?(view: RealmView, character: SeenCharacter): Reluctance | null
}

/** Recommends an answer and gives the reason. Returns null only if no option could be recommended. */
export function adviceOf(
  { policy, fightAnswer, reluctance }: Adviser,
  view: RealmView,
  question: PhrasedQuestion,
  language = 'en',
): Hint | null {
  const words = WORDS.in(language)
  if (isFightQuestion(question)) {
    const answer = question.options.find(one => one.id === fightAnswer(view, question))
    if (!answer) return otherAdvice(words, policy, view, question)
    const declined = declinedFight(view, question, answer)
    const { id: chosen, label, act } = declined?.option ?? answer
    const isCast = act?.kind === 'fight-on' && quietAnswer(view, asRealmQuestion(question)) === chosen
    const reason = () => reluctanceValues(words, declined?.reluctance ?? reluctanceIn(view, reluctance))
    let why: string
    if (isChitQuestion(question)) why = words.get('hint-fight.chit', { label })
    else if (isCast) why = words.get('hint-fight.cast', { label })
    else why = words.get('hint-fight', { label, act: act?.kind ?? '', ...reason() })
    return { id: chosen, why }
  }
  const open = asRealmQuestion(question)
  const character = characterAsked(view, open)
  if (open.topic !== 'record' || !character || open.data.character !== character.id)
    return (
      dayAdvice(words, policy, view, question) ??
      setupAdvice(words, policy, view, question) ??
      otherAdvice(words, policy, view, question)
    )
  const id = recordAnswer({ policy, view, question: open, character }, character)
  const option = question.options.find(one => one.id === id)
  return option
    ? { id: option.id, why: reasonFor(words, view, character, policy.goalOf(view, character), option) }
    : otherAdvice(words, policy, view, question)
}

/**
 * Returns the option that declines a fight, with the reason, if the character can still decline it and the trial fights
 * shown with the question end in death more often than in victory. Returns null otherwise, or if `answer` starts no
 * fight.
 */
function declinedFight(
  view: RealmView,
  { options }: PhrasedQuestion,
  { id, act }: PhrasedOption,
): { option: PhrasedOption; reluctance: Reluctance } | null {
  const kind = act?.kind === 'fight-on' ? 'rest-of-evening' : act?.kind === 'target' ? 'no-target' : null
  const option = options.find(one => kind !== null && one.act?.kind === kind)
  if (!option || option.id === id) return null
  const fight = optionalFight(view)
  if (!fight || fight.odds.dies <= fight.odds.wins) return null
  return { option, reluctance: { why: 'dies', foes: fight.foes, dies: fight.odds.dies } }
}

function reluctanceIn(view: RealmView, reluctance: Adviser['reluctance']): Reluctance | null {
  const character = mainCharacter(view)
  return (character && reluctance?.(view, character)) ?? null
}

/** Returns the parameters of a hint not to fight. */
function reluctanceValues(words: Messages, reason: Reluctance | null) {
  if (!reason) return { why: 'none', who: '', n: 0 }
  return { why: reason.why, who: words.list(denizensInSentence(words, reason.foes)), n: Math.round(100 * reason.dies) }
}
