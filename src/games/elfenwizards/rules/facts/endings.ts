import type { EndReason } from '../state/components.ts'

/** The English texts for the end of a game, as saved in records. */
const RESULT_TEXTS: Readonly<Record<EndReason, string>> = {
  rounds: 'The last round is over.',
  'second-high': 'A guild has won High Wizard twice: the game is over.',
  'no-high': 'Twice nobody became High Wizard: the game is over.',
}

/**
 * Returns the result text stored in the state. It is part of the position hash in every record, so it must not change.
 * Players see a text that is made from the data instead.
 */
export function storedResult(why: EndReason, winners: readonly string[], score: number): string {
  const names = [winners.slice(0, -1).join(', '), ...winners.slice(-1)].filter(part => part !== '').join(' and ')
  const wins = winners.length === 1 ? 'wins' : 'share the victory'
  return `${RESULT_TEXTS[why]} ${names} ${wins} with ${score} Power Point${score === 1 ? '' : 's'}.`
}
