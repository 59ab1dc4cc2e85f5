import { Match, type RandomState } from '../../../../kernel/index.ts'
import type { ClearingId } from '../../rules/map/tiles.ts'
import type { RealmState } from '../../rules/state.ts'
import { arena } from './arena.ts'
import { fightAnswer, fightOf, type Mind } from './policy.ts'

/** How a fight is fought out: of which mind everybody is, up to which round, and with how many answers at the most. */
export interface Bout {
  readonly mind: Mind
  readonly until: number
  readonly answers: number
}

/** The state in which a fight ends that is fought out once, by the rules' own steps. The state it begins in stays as it is. */
export function foughtOut(
  from: RealmState,
  clearing: ClearingId,
  { mind, until, answers }: Bout,
  random: RandomState,
): RealmState {
  const game = arena(from, clearing, until)
  const header = { game: game.id, rules: 1, options: {}, seats: [...from.seats], seed: '', practice: false }
  const match = Match.begin(game, header, { bare: true })
  for (let n = 0; n < answers && !match.over; n++) {
    const [question] = match.questions
    const { combat } = match.state
    if (!question || !combat) break
    const goesOn = question.options.find(({ act }) => act?.kind === 'fight-on')
    match.answer(question.seat, goesOn?.id ?? fightAnswer(fightOf(match.state, combat), question, mind, random))
  }
  return match.state
}
