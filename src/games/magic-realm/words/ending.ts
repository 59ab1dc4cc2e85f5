import type { Messages } from '../../../text/index.ts'

/** How a game ended: the month is over, or nobody is left. */
export type EndReason = 'month' | 'deserted'

/** How a game ended, in a sentence. */
export function endingIn(words: Messages, reason: EndReason, winners: readonly string[]): string {
  const values = { winner: winners.length === 0 ? 'nobody' : 'some', names: words.list(winners) }
  return reason === 'month' ? words.say('ending-month', values) : words.say('ending-deserted', values)
}
