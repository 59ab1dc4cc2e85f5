import { Match, type RandomState } from '../../../../kernel/index.ts'
import type { ClearingId } from '../../rules/pieces/tiles.ts'
import type { RealmState } from '../../rules/state/state.ts'
import { arena } from './arena.ts'
import { buildFight, type FightPolicy, fightAnswer } from './policy.ts'

/** Settings of a simulated fight. `until` is the last round, and `answers` is the maximum number of answers. */
export interface FightSimulation {
  readonly policy: FightPolicy
  readonly until: number
  readonly answers: number
}

/** Simulates a fight once with the real rules and returns the final state. Leaves `from` unchanged. */
export function simulateFight(
  from: RealmState,
  clearing: ClearingId,
  { policy, until, answers }: FightSimulation,
  random: RandomState,
): RealmState {
  const game = arena(from, clearing, until)
  const header = { game: game.id, rules: 1, options: {}, seats: [...from.seats], seed: '', practice: false }
  const match = Match.begin(game, header, { headless: true })
  for (let n = 0; n < answers && !match.over; n++) {
    const [question] = match.questions
    const { combat } = match.state
    if (!question || !combat) break
    const fightOn = question.options.find(({ act }) => act?.kind === 'fight-on')
    match.answer(question.seat, fightOn?.id ?? fightAnswer(buildFight(match.state, combat), question, policy, random))
  }
  return match.state
}
