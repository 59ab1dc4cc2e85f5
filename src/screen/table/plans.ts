import type { PhrasedOption, PhrasedQuestion } from '../../kernel/index.ts'
import type { Position } from '../../server/positions.ts'
import { type Sentence, sentence } from '../../text/index.ts'
import type { Course } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'
import type { TableScreen } from '../model.ts'
import { tableWords } from '../words.ts'

/** Where one seat wants to go over several turns. Nothing is ever answered by it: it only lays the next step ready. */
export interface Plan {
  readonly space: string
  /** What is to be done there, where that was why; null where it was not. */
  readonly purpose: string | null
  /** How things stood when this seat last looked: where its piece was, where it could be sent, and how much had been told. */
  readonly home: string | null
  readonly open: readonly string[]
  readonly told: number
  /** Why it has come to nothing: said once, and then it is forgotten. */
  readonly over: Sentence | null
}

/** The plan of each seat that has one. */
export type Plans = Readonly<Record<number, Plan>>

/** The plan of the one who looks, while it holds. */
export function planOf({ position, plans, watch }: TableScreen): Plan | null {
  const plan = position.seat === null || watch ? undefined : plans[position.seat]
  return plan && plan.over === null ? plan : null
}

/** The way that the plan of the one who looks takes now. */
export function plannedCourse(table: TableScreen): Course | null {
  const plan = planOf(table)
  const { view, question, game } = table.position
  return plan && (screenOf(game).map?.travel?.course(view, question, plan.space) ?? null)
}

/** The answer that goes on with the plan of the one who looks. */
export function plannedOption(table: TableScreen): PhrasedOption | null {
  const id = plannedCourse(table)?.option?.id
  return table.position.question?.options.find(option => option.id === id) ?? null
}

/** What is said of the plan beside the question: how far it still is, or why it is no more. */
export function planWords(table: TableScreen): Sentence | null {
  const { position, plans, watch } = table
  const kept = position.seat === null || watch ? undefined : plans[position.seat]
  const { map } = screenOf(position.game)
  if (!kept || !map) return null
  if (kept.over !== null) return kept.over
  const course = plannedCourse(table)
  return course?.option
    ? sentence('plan-on-the-way', { place: map.name(kept.space, position.view), left: course.left })
    : null
}

/** What is asked, with a word about the plan in a paragraph after it. */
export function withQuestion(table: TableScreen): PhrasedQuestion | null {
  const { question } = table.position
  const plan = question && planWords(table)
  return question && plan ? { ...question, text: `${question.text}\n${tableWords(table).tell(plan)}` } : question
}

/** The table with its plans for a space laid for the one who looks, or with none where the space is null. */
export function withPlan(table: TableScreen, space: string | null): TableScreen {
  const { position, plans } = table
  const { seat } = position
  if (seat === null) return table
  const { [seat]: _, ...rest } = plans
  if (space === null) return { ...table, plans: rest }
  const purpose = screenOf(position.game).map?.errands?.purpose(position.view, space) ?? null
  return { ...table, plans: { ...rest, [seat]: seen({ space, purpose, over: null }, position) } }
}

function seen(plan: Pick<Plan, 'space' | 'purpose' | 'over'>, { game, view, question, chronicle }: Position): Plan {
  return {
    ...plan,
    home: screenOf(game).map?.home(view) ?? null,
    open: (question?.options ?? []).flatMap(option => option.at?.space ?? []),
    told: chronicle.length,
  }
}

/** The plans once things stand so: that of the one who looks is kept up, is over because he is there, or has come to nothing. */
export function keptPlans(plans: Plans, position: Position): Plans {
  const { seat, game, view, result } = position
  const plan = seat === null ? undefined : plans[seat]
  const { map } = screenOf(game)
  if (seat === null || !plan || !map) return plans
  const { [seat]: _, ...rest } = plans
  if (plan.over !== null || result || map.home(view) === plan.space) return rest
  const over = whyOver(plan, position)
  return { ...rest, [seat]: seen({ ...plan, over }, position) }
}

/** Why a plan makes no sense any more, or null. */
function whyOver(
  { space, purpose, home, open, told }: Plan,
  { game, view, question, chronicle }: Position,
): Sentence | null {
  const { map } = screenOf(game)
  if (!map) return null
  const place = map.name(space, view)
  const now = map.home(view)
  // Who takes an answer back is where he was before.
  const isUndone = chronicle.length < told
  const isCarried = !isUndone && now !== home && (now === null || !open.includes(now))
  if (isCarried && map.travel?.isWritten !== true) return sentence('plan-carried-off', { place })
  if (purpose !== null && (map.errands?.purpose(view, space) ?? null) === null)
    return sentence('plan-nothing-left', { place })
  if (!map.travel?.course(view, question, space)) return sentence('plan-no-way-any-more', { place })
  return null
}
