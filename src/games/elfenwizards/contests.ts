import type { Seat } from '../../kernel/index.ts'
import { ARENAS, type Arena, arenaFrom } from './board.ts'
import { type Magician, pointsFor, type Shown, standingIn } from './components.ts'

/** A contest as it stands. */
export interface Contest {
  readonly arena: Arena
  readonly candidates: readonly Magician[]
  /** The guild all candidates are of, against whom nobody may place spells (6.5, 6.6); null where several compete. */
  readonly owner: Seat | null
}

/** How a contest is decided, or would be now. */
export interface Decision {
  /** Those who rise, the best first. */
  readonly risen: readonly Magician[]
  /** Of these so many more rise as their guild chooses: it alone competes, and they have equal points (6.5). */
  readonly chosen: { readonly from: readonly Magician[]; readonly count: number } | null
  /** `most`: by votes. `alone`: uncontested. `tie`, `second-tie`: some or all stay for equal points. `nothing`: nobody has any. */
  readonly why: 'most' | 'alone' | 'tie' | 'nothing' | 'second-tie'
}

/** The contest of an arena; it may have no candidates (6.3). */
export function contestOf(shown: Pick<Shown, 'magicians'>, arena: Arena): Contest {
  const candidates = arena.from.flatMap(box => standingIn(shown, box))
  const first = candidates[0]?.seat ?? null
  return { arena, candidates, owner: candidates.every(({ seat }) => seat === first) ? first : null }
}

/** Every contest that has candidates, in the order of the titles (6.1). */
export const contestsOf = (shown: Pick<Shown, 'magicians'>): Contest[] =>
  ARENAS.map(arena => contestOf(shown, arena)).filter(({ candidates }) => candidates.length > 0)

/** Whether a seat may place spells beside a magician: any that competes, but none of another guild that competes alone (5.3, 6.6). */
export function mayBeSupported(shown: Pick<Shown, 'magicians'>, seat: Seat, { at }: Magician): boolean {
  const arena = arenaFrom(at)
  if (!arena) return false
  const { owner } = contestOf(shown, arena)
  return owner === null || owner === seat
}

/** Decides a contest by the spells beside its candidates (6.2-6.10); of equal points the first of `order` comes first (6.11). */
export function decisionOf({ arena, candidates, owner }: Contest, order: readonly Seat[]): Decision {
  const places = arena.titles.length
  const voted = candidates
    .filter(magician => pointsFor(magician) > 0)
    .sort((a, b) => pointsFor(b) - pointsFor(a) || order.indexOf(a.seat) - order.indexOf(b.seat))
  if (voted.length === 0) return { risen: [], chosen: null, why: 'nothing' }
  const risen: Magician[] = []
  while (risen.length < Math.min(places, voted.length)) {
    const best = pointsFor(voted[risen.length]!)
    const equals = voted.filter(magician => pointsFor(magician) === best)
    const room = places - risen.length
    if (equals.length > room) {
      if (owner !== null) return { risen, chosen: { from: equals, count: room }, why: 'alone' }
      return { risen, chosen: null, why: risen.length > 0 ? 'second-tie' : 'tie' }
    }
    risen.push(...equals)
  }
  return { risen, chosen: null, why: owner === null ? 'most' : 'alone' }
}

/** What would change a contest: how many points a candidate must gain, with nobody else gaining any, to rise; 0 where it would rise now. */
export function lacks(contest: Contest, magician: Magician, order: readonly Seat[]): number {
  const most = Math.max(0, ...contest.candidates.map(pointsFor)) + 1
  for (let more = 0; more <= most; more++) {
    const helped = contest.candidates.map(other =>
      other.id === magician.id ? { ...other, spells: [...other.spells, { seat: other.seat, die: more }] } : other,
    )
    const { risen, chosen } = decisionOf({ ...contest, candidates: helped }, order)
    if ([...risen, ...(chosen?.from ?? [])].some(({ id }) => id === magician.id)) return more
  }
  return most
}
