import { phasesLeft } from '../rules/day/phases.ts'
import type { PhaseSource } from '../rules/state/state.ts'
import type { RealmView, SeenIndividual } from '../rules/state/view.ts'

/** The phases that can still be recorded, by source. */
export interface PhasesLeft {
  readonly basic: number
  readonly sunlight: number
  readonly sheltered: number
  readonly extra: readonly PhaseSource[]
  readonly all: number
}

/**
 * Returns the phases that one of the viewer's characters can still record (6.1). Returns none for anyone else's
 * character.
 */
export function phasesLeftFor(view: RealmView, seen: SeenIndividual): PhasesLeft {
  if (!seen.isOwn) return { basic: 0, sunlight: 0, sheltered: 0, extra: [], all: 0 }
  const left = phasesLeft(view, seen, seen.plan)
  return { ...left, all: left.basic + left.sunlight + left.sheltered + left.extra.length }
}
