import { type Board, farEnd, mustBeFound, type Way, type WayId, waysAt } from '../rules/pieces/board.ts'
import { type ClearingId, isCave, isMountain } from '../rules/pieces/tiles.ts'
import { type Dated, phasesOfDay } from '../rules/state/calendar.ts'

/** A route along usable roadways. `clearings` excludes the start. */
export interface Route {
  readonly clearings: readonly ClearingId[]
  /** The number of MOVE phases (8.3.1, 8.3.2). */
  readonly phases: number
}

/** The number of phases on a day outdoors and on a day that touches a cave (6.1.2, 6.1.3). */
const DAY = { open: 4, cave: 2 }

/** Returns the numbers of today's phases outdoors and in caves, which depend on the weather (26.23). */
export function daysFor(view: Dated): typeof DAY {
  const { basic, sunlight } = phasesOfDay(view)
  return { open: basic + sunlight, cave: basic }
}

/**
 * Returns the number of MOVE phases it takes to enter a clearing. `climb` is the number for a mountain (8.3.2, 26.23).
 */
export const phasesInto = (clearing: ClearingId, climb = 2): number => (isMountain(clearing) ? climb : 1)

/** Finds the shortest routes along open and known roadways from a clearing to all others in reach (1.2.5). */
export function routesFrom(
  board: Board,
  from: ClearingId,
  known: ReadonlySet<WayId>,
  climb = 2,
): ReadonlyMap<ClearingId, Route> {
  const journeys = journeysFrom(board, from, { known, climb, finding: null })
  return new Map(
    [...journeys].flatMap(([to, { clearings, phases }]) => (to === from ? [] : [[to, { clearings, phases }]])),
  )
}

/** A route that may use undiscovered roadways. Its number of phases includes those spent searching for them. */
export interface Journey extends Route {
  /**
   * The first roadway that must be discovered, and the clearing that it starts from. Null if there is nothing to
   * discover.
   */
  readonly opens: { readonly way: Way; readonly at: ClearingId } | null
}

/**
 * The known roadways, and the numbers of phases it takes to climb a mountain and to find a roadway. `finding` is null
 * to use known roadways only.
 */
interface Travelling {
  readonly known: ReadonlySet<WayId>
  readonly climb: number
  readonly finding: number | null
}

/** Finds the shortest journeys from a clearing to every clearing in reach, including itself. */
export function journeysFrom(
  board: Board,
  from: ClearingId,
  { known, climb, finding }: Travelling,
): ReadonlyMap<ClearingId, Journey> {
  const found = new Map<ClearingId, Journey>([[from, { clearings: [], phases: 0, opens: null }]])
  // Clearings are bucketed by phases, so the first visit to a clearing is by the shortest journey.
  const waiting: ClearingId[][] = [[from]]
  for (let phases = 0; phases < waiting.length; phases++)
    for (const here of waiting[phases] ?? []) {
      const journey = found.get(here)
      if (!journey || journey.phases !== phases) continue
      for (const way of waysAt(board, here)) {
        const to = farEnd(way, here)
        const isShut = mustBeFound(way) && !known.has(way.id)
        if (to === null || (isShut && finding === null)) continue
        const cost = phases + phasesInto(to, climb) + (isShut ? (finding ?? 0) : 0)
        const other = found.get(to)
        if (other && other.phases <= cost) continue
        const opens = journey.opens ?? (isShut ? { way, at: here } : null)
        found.set(to, { clearings: [...journey.clearings, to], phases: cost, opens })
        while (waiting.length <= cost) waiting.push([])
        waiting[cost]?.push(to)
      }
    }
  return found
}

/** One day of a route. */
interface Stage {
  readonly end: ClearingId
}

/**
 * Splits a route into days. `left` is the number of phases left today, and `lasts` gives the number of phases on a full
 * day. A day that touches a cave has no sunlight phases, so a day may end in front of the cave.
 */
export function stagesOf(
  from: ClearingId,
  { clearings }: Route,
  left = Number.POSITIVE_INFINITY,
  lasts = DAY,
  climb = 2,
): readonly Stage[] {
  const stages: Stage[] = []
  let here = from
  let at = 0
  while (at < clearings.length) {
    const day = stages.length === 0 ? Math.min(left, lasts.open) : lasts.open
    const open = reached(clearings, at, Math.min(day, isCave(here) ? 0 : lasts.open), false, climb)
    const dark = reached(clearings, at, Math.min(day, lasts.cave), true, climb)
    const next = Math.max(open, dark)
    // If today's remaining phases are not enough for a move, continue tomorrow.
    if (next === at && stages.length > 0) break
    at = next
    here = clearings[at - 1] ?? from
    stages.push({ end: here })
  }
  return stages
}

/**
 * Returns the index in a route that is reached after a number of phases. Unless `throughCaves` is true, the walk stops
 * in front of caves.
 */
function reached(
  clearings: readonly ClearingId[],
  from: number,
  phases: number,
  throughCaves: boolean,
  climb: number,
): number {
  let at = from
  for (let left = phases; at < clearings.length; at++) {
    const clearing = clearings[at]
    if (clearing === undefined || (!throughCaves && isCave(clearing))) break
    left -= phasesInto(clearing, climb)
    if (left < 0) break
  }
  return at
}
