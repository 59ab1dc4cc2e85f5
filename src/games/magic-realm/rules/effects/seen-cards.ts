import type { Seat } from '../../../../kernel/index.ts'
import { type BelongingId, treasureOf } from '../pieces/belongings.ts'
import type { RealmState } from '../state/state.ts'

/** Notes where some players have just seen cards. Counters are public, so they are not noted (2.3.11). */
export function noteCards(state: RealmState, seats: readonly Seat[], things: readonly BelongingId[], at: string): void {
  const cards = things.filter(id => treasureOf(id) !== null)
  if (cards.length === 0) return
  state.noted ??= state.seats.map(() => ({}))
  const { noted } = state
  for (const seat of seats)
    noted[seat] = { ...noted[seat], ...Object.fromEntries(cards.map(id => [id, { at, day: state.day }])) }
}

/** Returns all seats, for cards that everyone sees. */
export const everyone = ({ seats }: Pick<RealmState, 'seats'>): Seat[] => seats.map((_, seat) => seat)
