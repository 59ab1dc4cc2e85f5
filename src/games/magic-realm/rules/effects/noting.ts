import type { Seat } from '../../../../kernel/index.ts'
import { type BelongingId, treasureOf } from '../pieces/belongings.ts'
import type { RealmState } from '../state/state.ts'

/** Notes for some players where they have just seen cards; counters are public and not noted (2.3.11). */
export function note(state: RealmState, seats: readonly Seat[], things: readonly BelongingId[], at: string): void {
  const cards = things.filter(id => treasureOf(id) !== null)
  if (cards.length === 0) return
  state.noted ??= state.seats.map(() => ({}))
  const { noted } = state
  for (const seat of seats)
    noted[seat] = { ...noted[seat], ...Object.fromEntries(cards.map(id => [id, { at, day: state.day }])) }
}

/** All seats, for what happens openly. */
export const everyone = ({ seats }: Pick<RealmState, 'seats'>): Seat[] => seats.map((_, seat) => seat)
