import type { Seat } from '../../../kernel/index.ts'
import type { Approach, Force } from '../rules/components.ts'
import { type Board, countersIn, forceIn, isProtected, leaderAt, sideOf } from '../rules/forces/forces.ts'
import { neighboursOf, type SpaceId, wayBetween } from '../rules/marnon/marnon.ts'
import { forecast } from './forecast.ts'

/** A way to conquer a space: where it begins, what is captured one after the other, and what it costs in men. */
export interface Route {
  readonly goal: SpaceId
  /** An own space beside the first of `path`. */
  readonly from: SpaceId
  /** The spaces to be captured, in order, the goal the last. */
  readonly path: readonly SpaceId[]
  /** Men that fall or stay behind on the way, on the average. */
  readonly cost: number
}

/** Men that are sent against a space to see what it would cost; more against more. */
const USUAL_ARMY = 20
/** What it costs more where a hero must be had first, or the wizard must go away first. */
const HERO_NEEDED = 3
const WIZARD_IN_THE_WAY = 4

/** What it costs a player to take a space that is not his, in men lost, and one who stays behind. */
export function priceOf(board: Board, seat: Seat, to: SpaceId, by: Approach): number {
  const force = forceIn(board, to)
  const guarded = isProtected(board, to) ? WIZARD_IN_THE_WAY : 0
  if (!force) return 1 + guarded
  const men = Math.max(USUAL_ARMY, 3 * countersIn(force))
  const leader = leaderAt(board, seat, 'sorcerer') === null ? null : 'sorcerer'
  const army: Force = { side: seat, men, leader }
  const needsHero = force.leader === 'hero' && leaderAt(board, seat, 'hero') === null ? HERO_NEEDED : 0
  return 1 + countersIn(army) - forecast(army, force, to, by).left + guarded + needsHero
}

/** The cheapest way from any own space to a goal that is not one's own; null where there is none. */
export function routeTo(board: Board, seat: Seat, goal: SpaceId): Route | null {
  // From the goal backwards: what is still to be paid from each space on, and where one goes next.
  const ahead = new Map<SpaceId, { readonly cost: number; readonly next: SpaceId | null }>([
    [goal, { cost: 0, next: null }],
  ])
  const settled = new Set<SpaceId>()
  let best: { readonly from: SpaceId; readonly first: SpaceId; readonly cost: number } | null = null
  for (;;) {
    const here = cheapest(ahead, settled)
    if (here === null) break
    const { cost } = ahead.get(here)!
    if (best && cost >= best.cost) break
    settled.add(here)
    for (const from of neighboursOf(here)) {
      const total = cost + priceOf(board, seat, here, wayBetween(from, here)!)
      if (sideOf(board, from) === seat) {
        if (!best || total < best.cost) best = { from, first: here, cost: total }
      } else if (!settled.has(from) && total < (ahead.get(from)?.cost ?? Number.POSITIVE_INFINITY))
        ahead.set(from, { cost: total, next: here })
    }
  }
  if (!best) return null
  const path: SpaceId[] = []
  for (let at: SpaceId | null = best.first; at !== null; at = ahead.get(at)?.next ?? null) path.push(at)
  return { goal, from: best.from, path, cost: best.cost }
}

function cheapest(
  ahead: ReadonlyMap<SpaceId, { readonly cost: number }>,
  settled: ReadonlySet<SpaceId>,
): SpaceId | null {
  let found: SpaceId | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [space, { cost }] of ahead)
    if (!settled.has(space) && cost < least) {
      found = space
      least = cost
    }
  return found
}

/** The ways to all of a player's own treasures, the cheapest first. */
export function routesHome(
  board: Board & { readonly treasures: readonly { readonly owner: Seat; readonly at: SpaceId }[] },
  seat: Seat,
): Route[] {
  return board.treasures
    .filter(({ owner }) => owner === seat)
    .flatMap(({ at }) => routeTo(board, seat, at) ?? [])
    .sort((a, b) => a.cost - b.cost)
}
