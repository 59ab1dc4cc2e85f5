import { type Journey, journeysFrom } from '../plans/routes.ts'
import { knownWays } from '../plans/view-facts.ts'
import { boardOf } from '../rules/pieces/board.ts'
import type { ClearingId } from '../rules/pieces/tiles.ts'
import { mountainCost } from '../rules/state/calendar.ts'
import type { RealmView } from '../rules/state/view.ts'

/**
 * The average number of phases needed to discover a roadway. PEER and LOCATE reveal one on 1 to 3, and the higher of
 * two dice counts.
 */
const FINDING_PHASES = 4

/** Finds the shortest journeys from a clearing, including those along undiscovered roadways. */
export const journeysOf = (view: RealmView, from: ClearingId): ReadonlyMap<ClearingId, Journey> =>
  journeysFrom(boardOf(view.tiles), from, {
    known: knownWays(view),
    climb: mountainCost(view),
    finding: FINDING_PHASES,
  })
