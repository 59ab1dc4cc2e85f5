import { seatName } from '../../../parts/seat-name.ts'
import type { Messages } from '../../../text/index.ts'
import type { RealmState } from '../rules/state/state.ts'
import { battleEnding } from './battle.ts'

/**
 * The reason the game ended: the month is over, all players agreed, a player met all requirements and claimed victory,
 * or no character is left.
 */
export type EndReason = 'month' | 'agreed' | 'claimed' | 'deserted'

/** Returns a sentence about how the game ended. */
export function endingIn(words: Messages, state: RealmState): string {
  if (state.battle) return battleEnding(words, state)
  const { result, seats } = state
  const winners = (result?.winners ?? []).map(seat => seatName(seats, seat))
  const reason = (result?.text ?? 'month') as EndReason
  const values = { winner: winners.length === 0 ? 'nobody' : 'some', names: words.list(winners) }
  switch (reason) {
    case 'month':
      return words.get('ending-month', values)
    case 'agreed':
      return words.get('ending-agreed', values)
    case 'claimed':
      return words.get('ending-claimed', values)
    case 'deserted':
      return words.get('ending-deserted', values)
  }
}
