import type { Messages } from '../../../text/index.ts'

/** How a game ended: the month is over, all agreed that it be so, one lacked nothing and said so, or nobody is left. */
export type EndReason = 'month' | 'agreed' | 'claimed' | 'deserted'

/** How a game ended, in a sentence. */
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
