import type { Rule, Seat } from '../../../../kernel/index.ts'
import type { QuestState, QuestTable } from '../state/components.ts'

/** Lists all seats, even those out of the game, in turn order: clockwise from the first player (IV.C, IX). */
export const inOrder = ({ players, first }: Pick<QuestState, 'players' | 'first'>): Seat[] =>
  players.map((_, i) => (first + i) % players.length)

/** Returns the player to the left of a seat, who hides the seat's treasures (IV.D.5.a). */
export const leftOf = ({ players }: { readonly players: readonly unknown[] }, seat: Seat): Seat =>
  (seat + 1) % players.length

/** Returns the player to the right of a seat, whose treasures the seat hides. */
export const rightOf = ({ players }: Pick<QuestState, 'players'>, seat: Seat): Seat =>
  (seat + players.length - 1) % players.length

/** Lists the seats still in the game, in turn order. */
export const remainingSeats = (state: Pick<QuestState, 'players' | 'first'>): Seat[] =>
  inOrder(state).filter(seat => !state.players[seat]!.out)

/** Runs a rule for the next seat in turn order. Returns true after the last seat. */
export function* nextSeat(table: QuestTable, rule: (seat: Seat) => Rule): Rule<boolean> {
  const { state } = table
  yield* rule(inOrder(state)[state.gone]!)
  state.gone = (state.gone + 1) % state.players.length
  return state.gone === 0
}

/**
 * Rolls two dice for each player who is still in the game. The highest total goes first, and tied players roll again
 * (IV.B, IX.B, ruling W1). A lone player goes first without a roll.
 */
export function rollForFirst(table: QuestTable, of: 'set-up' | 'turn'): void {
  const { state } = table
  const rule = of === 'set-up' ? 'IV.B' : 'IX.B'
  const purpose = of === 'set-up' ? 'first-set-up' : 'first-player'
  let best = remainingSeats(state)
  while (best.length > 1) {
    const sums = best.map(seat => table.roll(seat, 2, purpose, rule).reduce((sum, die) => sum + die, 0))
    const highest = Math.max(...sums)
    best = best.filter((_, i) => sums[i] === highest)
  }
  state.first = best[0]!
  table.emit({ kind: 'first', seat: state.first, rule, of })
}
