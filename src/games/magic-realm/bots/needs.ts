import type { Goal } from '../rules/state.ts'

/**
 * A point of everything, and what is left of five in gold: what is missing of many points at once costs most (19.5.4), and few
 * months bring a character enough of one thing to be worth two of its points.
 */
const SOUGHT: Readonly<Partial<Record<Goal, number>>> = { great: 1, spells: 1, fame: 1, notoriety: 1 }

/** How many points of victory are sought in a goal. */
export const pointsSought = (goal: string): number => SOUGHT[goal as Goal] ?? 0
