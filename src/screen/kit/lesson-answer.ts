import type { Game, GuideStep, PhrasedOption, PhrasedQuestion, Question } from '../../kernel/index.ts'
import { type AnswerFinder, guideAnswer, matchesPattern } from '../../server/guide.ts'
import type { GameMap } from './game-screen.ts'
import { destinationsOf } from './plan.ts'
import { screenOf } from './screens.ts'

/** The answer that a lesson points to, and the space that it leads to if that is out of reach. */
interface LessonAnswer {
  readonly option: PhrasedOption | null
  readonly goal: string | null
}

/** The word for the viewer's first goal in a step's pattern for answers. */
const GOAL = 'goal'

/**
 * Returns the answer for a lesson's step, or null if there is none. If the step's space is out of reach, this is the
 * answer that moves toward it, which leads a stray player back.
 */
export function lessonAnswer(
  game: Game,
  view: unknown,
  step: GuideStep | undefined,
  question: PhrasedQuestion | null,
): LessonAnswer {
  const answer = guideAnswer(step, question)
  const { map } = screenOf(game)
  if (!question || !map?.travel) return { option: answer, goal: null }
  const optionOf = (id: string | undefined) => question.options.find(option => option.id === id)
  for (const pattern of step?.point ?? []) {
    if (answer && matchesPattern(pattern, answer.id)) break
    const [verb = '', place = ''] = pattern.split(' ')
    const space = place === GOAL ? firstGoal(map, view, question) : place
    const direct = optionOf(`${verb} ${space}`)
    if (direct) return { option: direct, goal: null }
    const isWay = question.options.some(({ id, at }) => at?.space !== undefined && id.startsWith(`${verb} `))
    const path = isWay && space !== null ? map.travel.findPath(view, question, space) : null
    const option = optionOf(path?.option?.id)
    if (option) return { option, goal: space }
  }
  return { option: answer, goal: null }
}

/** Returns the viewer's first goal, to which the objectives key leads. */
const firstGoal = (map: GameMap<unknown>, view: unknown, question: Question): string | null =>
  destinationsOf(map, view, question)[0] ?? null

/** Returns the function that finds the answers of lessons in this position. */
export const lessonAnswersIn =
  (game: Game, view: unknown): AnswerFinder =>
  (step, question) =>
    lessonAnswer(game, view, step, question).option
