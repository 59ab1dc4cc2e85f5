import type { Lookahead } from '../../../bots/bot.ts'
import { IllegalAnswer, type Question, type RandomState, type Seat } from '../../../kernel/index.ts'
import { imagine } from '../rules/facts/imagine.ts'
import { LAIR, tileOf } from '../rules/islands/territories.ts'
import { asWizardsQuestion } from '../rules/state/asking.ts'
import { isTop, lastRankOf } from '../rules/state/book.ts'
import { POINT_KINDS, type WizardsState } from '../rules/state/components.ts'
import type { PlayerView, WizardsView } from '../rules/state/view.ts'
import { choice } from './choices.ts'
import { costOfMarkers } from './marker-costs.ts'
import { findStop } from './move-options.ts'
import { planFor } from './plan.ts'
import { teleportsOf } from './teleports.ts'

type Sight = Lookahead<WizardsState, WizardsView>

/**
 * The number of guesses at hidden information that each option is tested against. Together with `MAX_ANSWERS`, it
 * limits the work.
 */
const GUESSES = 6
/** The maximum number of answers until the player's next turn. A longer line of play is rated where it stops. */
const MAX_ANSWERS = 60

/**
 * Tries options on guesses at hidden information and future dice, each until the player's next turn, and returns the
 * one with the best mean result. All options get the same guesses. Returns null if every guess is contradicted.
 */
export function* bestByPlayout(
  seat: Seat,
  options: readonly string[],
  ahead: Sight,
  random: RandomState,
): Generator<void, string | null> {
  const { checkpointView } = ahead
  const sums = options.map(() => 0)
  let tried = 0
  for (let i = 0; i < GUESSES; i++) {
    yield
    const guess = imagine(checkpointView, random)
    try {
      const values = options.map(id => valueAfter(ahead.fork(guess), seat, id, random))
      for (const [o, value] of values.entries()) sums[o]! += value
      tried++
    } catch (error) {
      // Something drawn this turn may contradict the guess. Such a guess is skipped.
      if (!(error instanceof IllegalAnswer)) throw error
    }
  }
  if (tried === 0) return null
  return options[sums.indexOf(Math.max(...sums))]!
}

function valueAfter(match: ReturnType<Sight['fork']>, seat: Seat, id: string, random: RandomState): number {
  match.answer(seat, id)
  for (let n = 0; n < MAX_ANSWERS && !match.over; n++) {
    const question = match.questions[0]!
    if (question.seat === seat && question.topic === 'roll') break
    const view = match.view(question.seat)
    match.answer(question.seat, quickAnswer(view, question, random))
  }
  return positionValue(match.view(seat), seat)
}

/**
 * Answers without a plan: stops moving, takes the first option at the start of a turn, and leaves the rest to `choice`.
 */
function quickAnswer(view: WizardsView, question: Question, random: RandomState): string {
  const player = view.players[question.seat]
  const it = asWizardsQuestion(question)
  if (it.topic === 'move') return findStop(it.options).id
  if (it.topic === 'roll') return it.options[0]!.id
  return choice(view, player, question, random)
}

/**
 * Rates a player's position by progress, afflictions, the value of the best plan and the cost of all markers. A
 * finished game counts only as won or lost.
 */
function positionValue(view: WizardsView, seat: Seat): number {
  if (view.result) return view.result.winners.includes(seat) ? 2000 : -1000
  const player = view.players[seat]!
  const plan = planFor(view, player, teleportsOf(view, player))
  return assets(player) + (plan ? plan.value : -20) - costOfMarkers(view)
}

function assets(player: PlayerView): number {
  const goal = player.order === null ? null : lastRankOf(player, player.order)
  const points = POINT_KINDS.reduce((sum, kind) => sum + Math.min(player.points[kind], goal?.[kind] ?? 0), 0)
  const lost = player.stunned + (player.trap?.kind === 'turns' ? player.trap.left : player.trap ? 4 : 0)
  const ills = (player.bound ? 70 : 0) + (player.dazed ? 14 : 0) + (tileOf(player.space) === LAIR ? 8 : 0)
  return (
    (isTop(player) ? 190 : points) +
    12 * player.rank +
    40 * Object.keys(player.gems ?? {}).length +
    1.5 * (player.extra - lost) -
    ills
  )
}
