import type { Question, ShareForm } from '../../../kernel/index.ts'
import type { Messages } from '../../../text/index.ts'
import { FACTORS } from '../rules/facts/scoring.ts'
import { asRealmQuestion } from '../rules/state/asking.ts'
import type { Goal } from '../rules/state/state.ts'

/** Returns the form for dividing the victory points among the goals (4.2), or null for other questions. */
export function sharesIn(words: Messages, question: Question): ShareForm | null {
  const known = asRealmQuestion(question)
  if (known.topic !== 'needs') return null
  const { points, goals } = known.data
  return {
    total: points,
    fields: goals.map(goal => ({
      name: words.get('needs-goal', { goal }),
      gives: n =>
        n === 0
          ? words.get('needs-gives-each', { gives: requirementText(words, goal, 1) })
          : requirementText(words, goal, n),
    })),
  }
}

/** Describes the requirement for a number of points in a goal (4.2.2). */
const requirementText = (words: Messages, goal: Goal, points: number): string =>
  words.get('needs-gives', { goal, n: points * FACTORS[goal] })

/** Lists the requirements for the points assigned to each goal, except those without points. */
export const needsText = (words: Messages, goals: readonly Goal[], points: readonly number[]): string =>
  goals.flatMap((goal, i) => (points[i] ? [requirementText(words, goal, points[i])] : [])).join(', ')
