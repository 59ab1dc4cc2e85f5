import { type Journey, journeysFrom } from '../plans/routes.ts'
import { knownWays } from '../plans/seen.ts'
import { boardOf } from '../rules/pieces/board.ts'
import type { ClearingId } from '../rules/pieces/tiles.ts'
import { mountainCost } from '../rules/state/calendar.ts'
import type { RealmView } from '../rules/state/view.ts'

/** Average phases to find a hidden way. PEER and LOCATE show it on 1 to 3, the higher of two dice. */
const FINDING = 4

/** Finds the shortest journeys from a clearing by what the seat knows, over ways still to be found too. */
export const journeysOf = (view: RealmView, from: ClearingId): ReadonlyMap<ClearingId, Journey> =>
  journeysFrom(boardOf(view.tiles), from, { known: knownWays(view), climb: mountainCost(view), finding: FINDING })
