import { phasesLeft } from '../rules/day/phases.ts'
import type { Individual, PhaseSource, RealmState } from '../rules/state/state.ts'
import type { RealmView, SeenIndividual } from '../rules/state/view.ts'

/** Phases that can still be recorded, by their source. */
export interface PhasesLeft {
  readonly basic: number
  readonly sunlight: number
  readonly sheltered: number
  readonly extra: readonly PhaseSource[]
  readonly all: number
}

/** Returns the phases that an own character can still record; none for others (6.1). */
export function phasesLeftFor(view: RealmView, seen: SeenIndividual): PhasesLeft {
  if (!seen.isOwn || seen.plan === null) return { basic: 0, sunlight: 0, sheltered: 0, extra: [], all: 0 }
  // The viewer's own character has no hidden fields, and only public parts of the state are read.
  const left = phasesLeft(view as unknown as RealmState, seen as unknown as Individual, seen.plan)
  return { ...left, all: left.basic + left.sunlight + left.sheltered + left.extra.length }
}
