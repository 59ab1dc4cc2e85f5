import { boardLevel, levelOf } from '../state/board.ts'
import type { ElfenTable, EndReason, Magician, PublicState } from '../state/components.ts'
import { storedResult } from './endings.ts'

/**
 * Returns a magician's score for a round: its level's points minus its grey chips. It may be negative (9.1, 9.2). Throws
 * Error for a passed-over magician, which has no score.
 */
export const magicianScore = ({ at, grey }: Magician): number => boardLevel(levelOf(at)).points - grey

/** Returns a guild's score if the round ended now. Passed-over magicians score nothing. */
export const roundScore = ({ magicians }: Pick<PublicState, 'magicians'>, seat: number): number =>
  magicians.reduce((sum, one) => sum + (one.seat === seat && !one.at.startsWith('over-') ? magicianScore(one) : 0), 0)

/** Runs step 10: adds the Power Points and checks whether the game is over (9, 10). */
export function score(table: ElfenTable): void {
  const { state } = table
  for (const player of state.players) {
    const points = roundScore(state, player.seat)
    player.score += points
    table.emit({ kind: 'scores', seat: player.seat, rule: '9.3', points, score: player.score })
  }
  const why = endOf(state)
  if (why) end(table, why)
}

/** Returns the condition that ends the game after this round, or null if the game continues (10.1-10.3). */
export function endOf({ players, day, rounds, withoutHigh }: PublicState): EndReason | null {
  if (players.some(({ highs }) => highs >= 2)) return 'second-high'
  if (withoutHigh >= 2) return 'no-high'
  return day >= rounds ? 'rounds' : null
}

const RULE_OF = { rounds: '10.1', 'second-high': '10.2', 'no-high': '10.3' } as const

/** Adds a point for each chip in hand and determines the winners. Tied players share the victory (10.4, 10.5). */
function end(table: ElfenTable, why: EndReason): void {
  const { state } = table
  for (const player of state.players) {
    player.score += player.chips
    if (player.chips > 0)
      table.emit({ kind: 'bonus', seat: player.seat, rule: '10.4', points: player.chips, score: player.score })
  }
  const best = Math.max(...state.players.map(player => player.score))
  const winners = state.players.filter(player => player.score === best).map(({ seat }) => seat)
  table.emit({ kind: 'end', seat: null, rule: RULE_OF[why], why, winners, score: best })
  const names = winners.map(seat => state.seats[seat] ?? '')
  table.end({ winners, text: storedResult(why, names, best) })
}
