import type { Ahead } from '../../../bots/bot.ts'
import { sifted } from '../../../bots/sifting.ts'
import { type RandomState, type Seat, seedRandom } from '../../../kernel/index.ts'
import { imagine } from '../plans/imagine.ts'
import type { QuestState } from '../rules/components.ts'
import type { QuestView } from '../rules/view.ts'
import { byRule } from './apprentice.ts'
import { chancesOf } from './worth.ts'

export type Sight = Ahead<QuestState, QuestView>

/** How many games each of the answers that are left is tried on, round by round, and how many are left after it. */
const SIFTING = [
  { games: 2, keep: 3 },
  { games: 4, keep: 1 },
] as const

/** No playout goes on for longer; a turn of six has fewer decisions. */
const MOST_DECISIONS = 600

/** What an answer came to: how likely the seat is to win after it, on the mean of its trials. */
export interface Tried {
  readonly id: string
  readonly chances: number
}

/**
 * Tries answers on guesses at what is hidden and at the dice to come, each to the end of the turn and through the orcs'
 * next phase with everybody playing by rule, and gives them from the best to the worst. The work is bounded by their number.
 */
export function* tried(
  seat: Seat,
  ids: readonly string[],
  random: RandomState,
  ahead: Sight,
): Generator<void, Tried[]> {
  const seed = random.join(' ')
  const found = yield* sifted(ids, SIFTING, (id, n) => {
    const match = ahead.fork(imagine(ahead.rest, seedRandom(seed, `guess ${n}`)))
    match.answer(seat, id)
    return playOn(match, seat, seedRandom(seed, `play ${n}`))
  })
  return found.map(({ item, chances }) => ({ id: item, chances }))
}

/** Plays on by rule until the next turn has come to the players, and gives how likely the seat wins then. */
function playOn(match: ReturnType<Sight['fork']>, seat: Seat, random: RandomState): number {
  const { day } = match.state
  for (let i = 0; !match.over && match.state.day <= day && i < MOST_DECISIONS; i++) {
    const question = match.questions[0]!
    match.answer(question.seat, byRule(match.view(question.seat), question, random))
  }
  return chancesOf(match.view(seat), seat)
}
