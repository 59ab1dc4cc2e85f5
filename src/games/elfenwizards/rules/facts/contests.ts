import type { Seat } from '../../../../kernel/index.ts'
import { ARENAS, type Arena, arenaFrom } from '../state/board.ts'
import { inOrder, type Magician, type PublicState, pointsFor, standingIn } from '../state/components.ts'

/** A contest with its current candidates. */
export interface Contest {
  readonly arena: Arena
  readonly candidates: readonly Magician[]
  /**
   * The only guild that competes, or null if there are several or none. If there is only one, no other guild may place
   * spells in the contest (6.5, 6.6).
   */
  readonly owner: Seat | null
}

/** The result of a contest, or its result if it were decided now. */
export interface Decision {
  /** The candidates that rise, best first. */
  readonly risen: readonly Magician[]
  /** The tied candidates of a single guild. The guild chooses `count` of them to rise (6.5). */
  readonly chosen: { readonly from: readonly Magician[]; readonly count: number } | null
  /**
   * `most`: by votes. `alone`: uncontested. `tie`: the best candidates are tied. `second-tie`: the next best are tied
   * for the second title. `nothing`: no votes.
   */
  readonly why: 'most' | 'alone' | 'tie' | 'nothing' | 'second-tie'
}

/** Returns the contest of an arena, which may have no candidates (6.3). */
export const contestOf = (shown: Pick<PublicState, 'magicians'>, arena: Arena): Contest =>
  contestAmong(
    arena,
    arena.from.flatMap(box => standingIn(shown, box)),
  )

function contestAmong(arena: Arena, candidates: readonly Magician[]): Contest {
  const first = candidates[0]?.seat ?? null
  let owner = first
  for (const { seat } of candidates) if (seat !== first) owner = null
  return { arena, candidates, owner }
}

/** Lists every contest with candidates, in the order of the titles (6.1). */
export function contestsOf({ magicians }: Pick<PublicState, 'magicians'>): Contest[] {
  // This is a single pass over the magicians, because bots call it constantly.
  const there = new Map<Arena, Magician[]>()
  for (const magician of magicians) {
    const arena = arenaFrom(magician.at)
    if (!arena) continue
    const before = there.get(arena)
    if (!before) there.set(arena, [magician])
    else if (arena.from.indexOf(magician.at) < arena.from.indexOf(before[0]!.at)) before.unshift(magician)
    else before.push(magician)
  }
  const contests: Contest[] = []
  for (const arena of ARENAS) {
    const candidates = there.get(arena)
    if (candidates) contests.push(contestAmong(arena, candidates))
  }
  return contests
}

/**
 * Lists the contests open to a seat: those with candidates, unless another guild is the only one competing (5.3, 6.6).
 */
export const contestsOpenTo = (shown: Pick<PublicState, 'magicians'>, seat: Seat): Contest[] =>
  contestsOf(shown).filter(({ owner }) => owner === null || owner === seat)

/** Hypothetical extra points for one candidate. */
export interface ExtraPoints {
  readonly id: string
  readonly points: number
}

/**
 * Decides a contest by the spells beside its candidates and any extra points in `more` (6.2-6.10). `order` is the turn
 * order, which decides which of two equal winners comes first (6.11).
 */
export const decisionOf = (contest: Contest, order: readonly Seat[], more?: ExtraPoints): Decision =>
  decisionBy(
    contest,
    order,
    contest.candidates.map(one => pointsFor(one) + (more?.id === one.id ? more.points : 0)),
  )

/** Decides a contest by points. `points` has one entry for each candidate, in the same order. */
export function decisionBy(contest: Contest, order: readonly Seat[], points: readonly number[]): Decision {
  const { arena, candidates, owner } = contest
  const most = Math.max(0, ...points)
  if (most === 0) return { risen: [], chosen: null, why: 'nothing' }
  const places = arena.titles.length
  // A single leader always wins a title. If there is only one title, that decides the contest.
  const first = points.indexOf(most)
  if (places === 1 && points.lastIndexOf(most) === first)
    return { risen: [candidates[first]!], chosen: null, why: owner === null ? 'most' : 'alone' }
  const voted = candidates
    .map((magician, i) => ({ magician, points: points[i]! }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || order.indexOf(a.magician.seat) - order.indexOf(b.magician.seat))
  const risen: Magician[] = []
  while (risen.length < Math.min(places, voted.length)) {
    const best = voted[risen.length]!.points
    const equals = voted.filter(({ points }) => points === best).map(({ magician }) => magician)
    const room = places - risen.length
    if (equals.length > room) {
      if (owner !== null) return { risen, chosen: { from: equals, count: room }, why: 'alone' }
      return { risen, chosen: null, why: risen.length > 0 ? 'second-tie' : 'tie' }
    }
    risen.push(...equals)
  }
  return { risen, chosen: null, why: owner === null ? 'most' : 'alone' }
}

/** Returns the ids of the magicians that would rise, or could be chosen to rise, if all contests were decided now. */
export function risingIn(state: PublicState): Set<string> {
  const order = inOrder(state)
  return new Set(contestsOf(state).flatMap(contest => risingOf(contest, order)))
}

/** Returns the ids of the magicians that would rise, or could be chosen to rise, if a contest were decided now. */
export function risingOf(contest: Contest, order: readonly Seat[]): string[] {
  const { risen, chosen } = decisionOf(contest, order)
  return [...risen, ...(chosen?.from ?? [])].map(({ id }) => id)
}

/**
 * Returns the points that a candidate needs in addition to `given` in order to rise, or to be one of those that its
 * guild may choose, if nobody else gains any. Returns 0 if `given` is enough.
 */
export function pointsNeeded(contest: Contest, { id }: Magician, order: readonly Seat[], given = 0): number {
  const most = Math.max(0, ...contest.candidates.map(pointsFor)) + 1
  for (let more = 0; more <= most; more++) {
    const { risen, chosen } = decisionOf(contest, order, { id, points: given + more })
    if ([...risen, ...(chosen?.from ?? [])].some(other => other.id === id)) return more
  }
  return most
}

/** A candidate that wouldn't rise now, and the points that it needs in order to rise. */
export interface Trailing {
  readonly contest: Contest
  readonly magician: Magician
  readonly more: number
}

/** Lists a seat's candidates that wouldn't rise now, starting with the one that needs the fewest points. */
export function trailingOf(shown: PublicState, seat: Seat): Trailing[] {
  const order = inOrder(shown)
  return contestsOf(shown)
    .flatMap(contest =>
      contest.candidates.map(magician => ({ contest, magician, more: pointsNeeded(contest, magician, order) })),
    )
    .filter(({ magician, more }) => magician.seat === seat && more > 0)
    .sort((a, b) => a.more - b.more)
}
