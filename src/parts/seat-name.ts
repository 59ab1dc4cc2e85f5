import type { Seat } from '../kernel/index.ts'

/** Returns the name of the player in a seat, or an empty string for a seat that the game does not have. */
export const seatName = (seats: readonly string[], seat: Seat): string => seats[seat] ?? ''
