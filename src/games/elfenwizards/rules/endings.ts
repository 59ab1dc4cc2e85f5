import type { EndReason } from './components.ts'

/** Why a game was over, as the first games were saved. */
const KEPT: Readonly<Record<EndReason, string>> = {
  rounds: 'The last round is over.',
  'second-high': 'A guild has won High Wizard twice: the game is over.',
  'no-high': 'Twice nobody became High Wizard: the game is over.',
}

/**
 * What a state says of how it ended. It is part of the position's fingerprint in every record, and so stays as it was when
 * the first games were saved; what persons read of an end is made of its data.
 */
export function keptEnding(why: EndReason, winners: readonly string[], score: number): string {
  const names = [winners.slice(0, -1).join(', '), ...winners.slice(-1)].filter(part => part !== '').join(' and ')
  const wins = winners.length === 1 ? 'wins' : 'share the victory'
  return `${KEPT[why]} ${names} ${wins} with ${score} Power Point${score === 1 ? '' : 's'}.`
}
