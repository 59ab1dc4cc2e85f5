import type { RandomState, Seat, TableState } from '../../../src/kernel/index.ts'
import { strew } from '../../conformance/strew.ts'

/**
 * Changes only the future dice. Everything else on the table is public, and simultaneous decisions are not in the state
 * before all have decided.
 */
export const disguise = (state: TableState, _seat: Seat | null, random: RandomState): void => strew(state, random)
