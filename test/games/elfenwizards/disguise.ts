import type { RandomState, Seat, TableState } from '../../../src/kernel/index.ts'
import { strew } from '../../conformance/strew.ts'

/** All lies open on the table but the dice to come; what is decided at the same time is in no state before all have decided. */
export const disguise = (state: TableState, _seat: Seat | null, random: RandomState): void => strew(state, random)
