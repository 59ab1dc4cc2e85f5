import type { Lookahead } from '../../../bots/bot.ts'
import { rankByHalving } from '../../../bots/successive-halving.ts'
import { type RandomState, type Seat, seedRandom } from '../../../kernel/index.ts'
import { imagine } from '../plans/imagine.ts'
import type { QuestQuestion } from '../rules/state/acts.ts'
import type { QuestState } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { byRule } from './apprentice.ts'
import { chancesOf } from './winning-chances.ts'

export type PlayoutView = Lookahead<QuestState, QuestView>

/**
 * The passes, each with the number of games to play per remaining answer and the number of answers to keep. Places for
 * men differ so little that more games wouldn't pay.
 */
const HALVING_ROUNDS = [
  { games: 4, keep: 3 },
  { games: 8, keep: 1 },
] as const
const HALVING_ROUNDS_FOR_PLACES = [
  { games: 2, keep: 3 },
  { games: 4, keep: 1 },
] as const

/** The maximum number of decisions in a playout. A turn of a six-player game has fewer. */
const MAX_DECISIONS = 600

/** An answer and its mean probability of winning over all trials. */
export interface AnswerResult {
  readonly id: string
  readonly chances: number
}

/**
 * Tries out answers by guessing the hidden state and future dice. Each trial runs until the first decision of the next
 * turn, with everyone playing as the apprentice would. Returns the answers, best first. The work is limited by the
 * number of answers, not by time.
 */
export function* tryAnswers(
  { seat, topic }: Pick<QuestQuestion, 'seat' | 'topic'>,
  ids: readonly string[],
  random: RandomState,
  ahead: PlayoutView,
): Generator<void, AnswerResult[]> {
  const seed = random.join(' ')
  const found = yield* rankByHalving(ids, topic === 'place' ? HALVING_ROUNDS_FOR_PLACES : HALVING_ROUNDS, (id, n) => {
    const match = ahead.fork(imagine(ahead.checkpointView, seedRandom(seed, `guess ${n}`)))
    match.answer(seat, id)
    return playOn(match, seat, seedRandom(seed, `play ${n}`))
  })
  return found.map(({ item, chances }) => ({ id: item, chances }))
}

/**
 * Plays for everyone as the apprentice would, up to the first decision of the next turn. Returns the seat's probability
 * of winning.
 */
function playOn(match: ReturnType<PlayoutView['fork']>, seat: Seat, random: RandomState): number {
  const { day } = match.state
  for (let i = 0; !match.over && match.state.day <= day && i < MAX_DECISIONS; i++) {
    const question = match.questions[0]!
    match.answer(question.seat, byRule(match.view(question.seat), question, random))
  }
  return chancesOf(match.view(seat), seat)
}
