import type { PhrasedOption, PhrasedQuestion } from '../../kernel/index.ts'
import type { Position } from '../../server/positions.ts'
import { type Sentence, sentence } from '../../text/index.ts'
import type { TravelPath } from '../kit/game-screen.ts'
import { aimAt, lostAim, type PlanAim } from '../kit/plan.ts'
import { screenOf } from '../kit/screens.ts'
import type { TableScreen } from '../model.ts'
import { tableWords } from '../words.ts'

/**
 * A seat's travel plan over several turns. It suggests the next step. Once the player has taken one, it continues on
 * its own as long as each step can be undone.
 */
export interface TravelPlan extends PlanAim {
  readonly space: string
  /** The state that this seat last saw: its space, the spaces it could go to, and the length of the log. */
  readonly home: string | null
  readonly reachable: readonly string[]
  readonly logLength: number
  /** The reason why the plan failed. It is shown once, and then the plan is deleted. */
  readonly failure: Sentence | null
}

export type TravelPlans = Readonly<Record<number, TravelPlan>>

/** Returns the viewer's plan, or null if there is none or it has failed. */
export function planOf({ position, plans, watch }: TableScreen): TravelPlan | null {
  const plan = position.seat === null || watch ? undefined : plans[position.seat]
  return plan && plan.failure === null ? plan : null
}

/** Returns the current path of the viewer's plan, or null. */
export function plannedPath(table: TableScreen): TravelPath | null {
  const plan = planOf(table)
  const { view, question, game } = table.position
  return plan && (screenOf(game).map?.travel?.findPath(view, question, plan.space) ?? null)
}

/** Returns the answer that takes the next step of the viewer's plan, or null. */
export function plannedOption(table: TableScreen): PhrasedOption | null {
  const id = plannedPath(table)?.option?.id
  return table.position.question?.options.find(option => option.id === id) ?? null
}

/**
 * Returns the text about the plan that is shown with the question: the remaining distance, or the reason why the plan
 * failed. Returns null if there is no plan or the question isn't about moving.
 */
export function planWords(table: TableScreen): Sentence | null {
  const { position, plans, watch } = table
  const plan = position.seat === null || watch ? undefined : plans[position.seat]
  const { map } = screenOf(position.game)
  if (!plan || !map) return null
  if (plan.failure !== null) return plan.failure
  const path = plannedPath(table)
  return path?.option
    ? sentence('plan-on-the-way', { place: map.name(plan.space, position.view), left: path.left })
    : null
}

/** Returns the question with paragraphs about the plan and the forecast, if there are any. */
export function withQuestion(table: TableScreen): PhrasedQuestion | null {
  const { question, serial } = table.position
  if (!question) return null
  const plan = planWords(table)
  const lines = [
    ...(plan ? [tableWords(table).format(plan)] : []),
    ...(table.forecast?.serial === serial ? [table.forecast.text] : []),
  ]
  return lines.length === 0 ? question : { ...question, text: [question.text, ...lines].join('\n') }
}

/**
 * Plans the route to where a hint leads, so that each Enter continues it. Keeps the viewer's own plan, and leaves out a
 * route that doesn't begin with the hinted answer.
 */
export function withHintedPlan(table: TableScreen): TableScreen {
  const { hint, watch } = table
  if (!hint?.goal || watch || planOf(table) || !hasNewGoal(table, hint.goal)) return table
  const planned = withPlan(table, hint.goal)
  return plannedOption(planned)?.id === hint.id ? planned : table
}

/** Returns true if the viewer isn't at the space already. */
const hasNewGoal = ({ position: { game, view } }: TableScreen, space: string): boolean =>
  screenOf(game).map?.home(view) !== space

/** Sets the viewer's plan, or removes it if `space` is null. */
export function withPlan(table: TableScreen, space: string | null): TableScreen {
  const { position, plans } = table
  const { seat } = position
  if (seat === null) return table
  const { [seat]: _, ...rest } = plans
  if (space === null) return { ...table, plans: rest }
  const { map } = screenOf(position.game)
  const aim = map ? aimAt(map, position.view, space) : { purpose: null, reason: null }
  return { ...table, plans: { ...rest, [seat]: withSeenState({ space, ...aim, failure: null }, position) } }
}

function withSeenState(
  plan: Pick<TravelPlan, 'space' | 'purpose' | 'reason' | 'failure'>,
  { game, view, question, log }: Position,
): TravelPlan {
  return {
    ...plan,
    home: screenOf(game).map?.home(view) ?? null,
    reachable: (question?.options ?? []).flatMap(option => option.at?.space ?? []),
    logLength: log.length,
  }
}

/** Updates the plans for a new position: the viewer's plan continues, is completed, or fails. */
export function updatePlans(plans: TravelPlans, position: Position): TravelPlans {
  const { seat, game, view, result } = position
  const plan = seat === null ? undefined : plans[seat]
  const { map } = screenOf(game)
  if (seat === null || !plan || !map) return plans
  const { [seat]: _, ...rest } = plans
  if (plan.failure !== null || result || map.home(view) === plan.space) return rest
  const failure = planFailure(plan, position)
  return { ...rest, [seat]: withSeenState({ ...plan, failure }, position) }
}

/** Returns the reason why a plan failed, or null. */
function planFailure(
  { space, home, reachable, logLength, ...aim }: TravelPlan,
  { game, view, question, log }: Position,
): Sentence | null {
  const { map } = screenOf(game)
  if (!map) return null
  const place = map.name(space, view)
  const now = map.home(view)
  // After an undo, the piece is back on an earlier space. That isn't a failure.
  const isUndone = log.length < logLength
  const isCarried = !isUndone && now !== home && (now === null || !reachable.includes(now))
  if (isCarried && map.travel?.isRecordedFirst !== true) return sentence('plan-carried-off', { place })
  const lost = lostAim(map, view, space, aim)
  if (lost) return lost
  if (!map.travel?.findPath(view, question, space)) return sentence('plan-no-way-any-more', { place })
  return null
}
