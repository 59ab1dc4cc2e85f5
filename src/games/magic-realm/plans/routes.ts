import { type Board, farEnd, mustBeFound, type Way, type WayId, waysAt } from '../rules/map/board.ts'
import { type ClearingId, isCave, isMountain } from '../rules/map/tiles.ts'
import { type Dated, phasesOfDay } from '../rules/seasons/calendar.ts'

/** A way over roads that can be used: the clearings one after the other, the start left out. */
export interface Route {
  readonly clearings: readonly ClearingId[]
  /** MOVE phases it takes (8.3.1, 8.3.2). */
  readonly phases: number
}

/** Phases of a day outdoors, and of one that touches a cave (6.1.2, 6.1.3). */
const DAY = { open: 4, cave: 2 }

/** Phases of today outdoors and in caves, by the weather (26.23). */
export function daysFor(view: Dated): typeof DAY {
  const { basic, sunlight } = phasesOfDay(view)
  return { open: basic + sunlight, cave: basic }
}

/** MOVE phases that entering a clearing takes, by what a mountain costs (8.3.2, 26.23). */
export const phasesInto = (clearing: ClearingId, climb = 2): number => (isMountain(clearing) ? climb : 1)

/** The shortest ways from a clearing to all others over free ways and those that are known (1.2.5). */
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

/** A journey to a clearing, which may lead over hidden ways that are still to be found; its phases are those of looking for them too. */
export interface Journey extends Route {
  /** The first way on it that must be found, and the clearing where it begins; null where none must. */
  readonly opens: { readonly way: Way; readonly at: ClearingId } | null
}

/** What is known of ways, how many phases a climb takes, and how many finding a way does; null where no other is thought of. */
interface Travelling {
  readonly known: ReadonlySet<WayId>
  readonly climb: number
  readonly finding: number | null
}

/** The shortest journeys from a clearing to all others, and to itself. */
export function journeysFrom(
  board: Board,
  from: ClearingId,
  { known, climb, finding }: Travelling,
): ReadonlyMap<ClearingId, Journey> {
  const found = new Map<ClearingId, Journey>([[from, { clearings: [], phases: 0, opens: null }]])
  // By phases: what is first reached in this order is reached best.
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

/** A day of a route: where it ends. */
interface Stage {
  readonly end: ClearingId
}

/**
 * The days a route takes where every phase is spent on it, the first day with so many left of it: where each of them ends.
 * A day that touches a cave has no Sunlight phases, so that one may stop short of the cave for the night.
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
    // Nothing can be done with what is left of today: it goes on tomorrow.
    if (next === at && stages.length > 0) break
    at = next
    here = clearings[at - 1] ?? from
    stages.push({ end: here })
  }
  return stages
}

/** How far along a route one comes in so many phases; by daylight not into a cave. */
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
