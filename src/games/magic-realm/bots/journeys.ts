import { phasesInto } from '../plans/routes.ts'
import { type Board, farEnd, mustBeFound, type Way, type WayId, waysAt } from '../rules/map/board.ts'
import type { ClearingId } from '../rules/map/tiles.ts'

/** A journey to a clearing, which may lead over hidden ways that are still to be found. */
export interface Journey {
  /** The clearings one after the other, the start left out. */
  readonly clearings: readonly ClearingId[]
  /** Phases of MOVE and of looking for ways. */
  readonly phases: number
  /** The first way on it that must be found, and the clearing where it begins; null where none must. */
  readonly opens: { readonly way: Way; readonly at: ClearingId } | null
}

/** Phases that finding a hidden way takes on the mean: PEER and LOCATE show it on 1 to 3, the higher of two dice. */
const FINDING = 4

/** The shortest journeys from a clearing to all others. */
export function journeysFrom(
  board: Board,
  from: ClearingId,
  known: ReadonlySet<WayId>,
  climb = 2,
): ReadonlyMap<ClearingId, Journey> {
  const found = new Map<ClearingId, Journey>([[from, { clearings: [], phases: 0, opens: null }]])
  const waiting: ClearingId[][] = [[from]]
  for (let phases = 0; phases < waiting.length; phases++)
    for (const here of waiting[phases] ?? []) {
      const journey = found.get(here)!
      if (journey.phases !== phases) continue
      for (const way of waysAt(board, here)) {
        const to = farEnd(way, here)
        if (to === null) continue
        const isShut = mustBeFound(way) && !known.has(way.id)
        const cost = phases + phasesInto(to, climb) + (isShut ? FINDING : 0)
        const other = found.get(to)
        if (other && other.phases <= cost) continue
        const opens = journey.opens ?? (isShut ? { way, at: here } : null)
        found.set(to, { clearings: [...journey.clearings, to], phases: cost, opens })
        while (waiting.length <= cost) waiting.push([])
        waiting[cost]!.push(to)
      }
    }
  return found
}
