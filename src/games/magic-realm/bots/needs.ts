import type { Goal } from '../rules/state.ts'
import type { SeenCharacter } from '../rules/view.ts'

/** What a character seeks, five points in all: the last, gold, takes what is left (4.2.1). */
type Sought = Readonly<Partial<Record<Goal, number>>>

/** Fighters win their points with the sword; three of a kind would cost twice as much as two where they are missed (19.5.4). */
const FIGHTER: Sought = { great: 1, fame: 2, notoriety: 2 }
/** Who is good at nothing seeks a little of everything: what is missing of many points at once costs most (19.5.4). */
const ANYBODY: Sought = { great: 1, spells: 1, fame: 1, notoriety: 1 }

const SOUGHT: Readonly<Record<string, Sought>> = {
  'black-knight': FIGHTER,
  'white-knight': FIGHTER,
  amazon: FIGHTER,
  berserker: FIGHTER,
  captain: FIGHTER,
  dwarf: FIGHTER,
}

/** How many points of victory a character seeks in a goal. */
export const pointsSought = (character: SeenCharacter | null, goal: string): number =>
  (SOUGHT[character?.id ?? ''] ?? ANYBODY)[goal as Goal] ?? 0
