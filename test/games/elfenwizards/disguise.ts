import type { RandomState, Seat, TableState } from '../../../src/kernel/index.ts'
import { strew } from '../../conformance/strew.ts'

/**
 * Everything on the table is public except future dice; simultaneous decisions are not in the state before all have
 * decided.
 */
export const disguise = (state: TableState, _seat: Seat | null, random: RandomState): void => strew(state, random)
