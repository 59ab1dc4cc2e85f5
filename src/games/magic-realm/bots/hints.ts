import type { Hint } from '../../../bots/index.ts'
import type { PhrasedQuestion, Question } from '../../../kernel/index.ts'
import { isOfChits, isOfFight } from '../plans/combat/policy.ts'
import type { RealmView } from '../rules/view.ts'
import { WORDS } from '../words/catalogue.ts'
import { beginningAdvice } from './beginnings.ts'
import { dayAdvice } from './counsel.ts'
import { type DayMind, recordAnswer } from './day.ts'
import { asked } from './goals.ts'
import { reasonFor } from './reasons.ts'

/** Who is asked for advice: what he means to do with his days, and what he answers in a fight. */
export interface Adviser {
  readonly mind: DayMind
  /** Null where he has no answer. */
  fought(view: RealmView, question: Question): string | null
}

/** What somebody would do, and why: in a fight, where people begin, and on the days of a character. */
export function adviceOf(
  { mind, fought }: Adviser,
  view: RealmView,
  question: PhrasedQuestion,
  language = 'en',
): Hint | null {
  const words = WORDS.in(language)
  if (isOfFight(question)) {
    const id = fought(view, question)
    const option = question.options.find(one => one.id === id)
    if (!option) return null
    const { id: chosen, label } = option
    return { id: chosen, why: words.say(isOfChits(question) ? 'hint-fight.chit' : 'hint-fight', { label }) }
  }
  // Of a hired leader's turn it says nothing: he goes where his employer goes.
  const character = asked(view, question.data)
  if (question.topic !== 'record' || !character || question.data?.character !== character.id)
    return dayAdvice(words, mind, view, question) ?? beginningAdvice(words, mind, view, question)
  const id = recordAnswer({ mind, view, question, character }, character)
  const option = question.options.find(one => one.id === id)
  return option ? { id: option.id, why: reasonFor(words, view, character, mind.goalOf(view, character), option) } : null
}
