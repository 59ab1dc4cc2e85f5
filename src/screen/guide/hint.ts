import type { Hint } from '../../bots/index.ts'
import type { PhrasedQuestion } from '../../kernel/index.ts'
import { lessonHint, nextAnswered } from '../../server/guide.ts'
import { lessonAnswersIn } from '../kit/lesson-answer.ts'
import type { Effect, Model, TableScreen } from '../model.ts'
import { tableWords } from '../words.ts'

/** Returns the hint at a table: the lesson's answer while its guide is on, otherwise the adviser's. */
export function lessonHintAt(screen: TableScreen, question: PhrasedQuestion, advised: Hint | null): Hint | null {
  const { position, guide } = screen
  const { game, view } = position
  if (!position.guide || guide.off) return advised
  const answers = lessonAnswersIn(game, view)
  const hint = lessonHint(tableWords(screen), position.guide, guide.seen, question, advised, answers)
  // A lesson teaches each step, so a hint doesn't plan a route past it.
  return hint && nextAnswered(position.guide, guide.seen) ? { ...hint, goal: undefined } : hint
}

/**
 * When an answer is given, remembers what the hint for it planned for the next question. An answer that differs from
 * the hint drops the plan.
 */
export function followingHint(model: Model, effects: readonly Effect[]): Model {
  const { screen } = model
  const answer = effects.find(effect => effect.kind === 'answer')
  if (screen.kind !== 'table' || !answer) return model
  const { hint, plannedNext: _, ...table } = screen
  const plannedNext = hint?.id === answer.id ? hint.next : undefined
  return { ...model, screen: plannedNext === undefined ? table : { ...table, plannedNext } }
}
