import type { Hint } from '../../../bots/index.ts'
import type { PhrasedQuestion } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { isChitQuestion, isFightQuestion } from '../plans/combat/policy.ts'
import { mainCharacter } from '../plans/view-facts.ts'
import { asRealmQuestion, type RealmQuestion } from '../rules/state/asking.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { forecastSoFar } from '../words/combat/odds.ts'
import { denizensInSentence } from '../words/names.ts'
import { type DayPolicy, recordAnswer } from './day.ts'
import { dayAdvice } from './day-hints.ts'
import { characterAsked } from './goals.ts'
import type { Reluctance } from './hunts.ts'
import { reasonFor } from './reasons.ts'
import { setupAdvice } from './setup-hints.ts'

/** The policies that a bot's hints are based on. */
export interface Adviser {
  readonly policy: DayPolicy
  /** Answers a question in a fight. Returns null if there is no recommendation. */
  fightAnswer(view: RealmView, question: RealmQuestion): string | null
  /** Explains why a character attacks nobody in its clearing. Returns null if there is nobody to attack. */
  reluctance?(view: RealmView, character: SeenCharacter): Reluctance | null
}

/**
 * Recommends an answer and gives the reason: in a fight, during setup, or on a character's day. Returns null if there
 * is no advice.
 */
export function adviceOf(
  { policy, fightAnswer, reluctance }: Adviser,
  view: RealmView,
  question: PhrasedQuestion,
  language = 'en',
): Hint | null {
  const words = WORDS.in(language)
  if (isFightQuestion(question)) {
    const id = fightAnswer(view, question)
    const option = question.options.find(one => one.id === id)
    if (!option) return null
    const { id: chosen, label, act } = option
    const why = isChitQuestion(question)
      ? words.get('hint-fight.chit', { label })
      : words.get('hint-fight', { label, act: act?.kind ?? '', ...reluctanceValues(words, view, reluctance) })
    // This is the same forecast that is shown with the question.
    const forecast = forecastSoFar(words, view)
    return { id: chosen, why: forecast === '' ? why : `${why} ${forecast}.` }
  }
  // Leaders follow their employer, so questions about their turns get no hint.
  const open = asRealmQuestion(question)
  const character = characterAsked(view, open)
  if (open.topic !== 'record' || !character || open.data.character !== character.id)
    return dayAdvice(words, policy, view, question) ?? setupAdvice(words, policy, view, question)
  const id = recordAnswer({ policy, view, question: open, character }, character)
  const option = question.options.find(one => one.id === id)
  return option
    ? { id: option.id, why: reasonFor(words, view, character, policy.goalOf(view, character), option) }
    : null
}

/** Returns the parameters of a hint not to fight. */
function reluctanceValues(words: Messages, view: RealmView, reluctance: Adviser['reluctance']) {
  const character = mainCharacter(view)
  const reason = character && reluctance?.(view, character)
  if (!reason) return { why: 'none', who: '', n: 0 }
  return { why: reason.why, who: words.list(denizensInSentence(words, reason.foes)), n: Math.round(100 * reason.dies) }
}
