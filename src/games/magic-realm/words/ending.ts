import type { Messages } from '../../../text/index.ts'

/**
 * The reason why the game ended: the month is over, all players agreed, a player met all requirements and claimed
 * victory, or no character is left.
 */
export type EndReason = 'month' | 'agreed' | 'claimed' | 'deserted'

/** Returns a sentence about how the game ended. */
export function endingIn(words: Messages, reason: EndReason, winners: readonly string[]): string {
  const values = { winner: winners.length === 0 ? 'nobody' : 'some', names: words.list(winners) }
  switch (reason) {
    case 'month':
      return words.say('ending-month', values)
    case 'agreed':
      return words.say('ending-agreed', values)
    case 'claimed':
      return words.say('ending-claimed', values)
    case 'deserted':
      return words.say('ending-deserted', values)
  }
}
