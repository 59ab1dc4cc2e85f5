import type { Seat } from '../../../kernel/index.ts'
import type { Approach, Force } from '../rules/components.ts'
import { type Board, countersIn, forceIn, isProtected, leaderAt, sideOf } from '../rules/forces/forces.ts'
import { neighboursOf, SPACE_IDS, type SpaceId, wayBetween } from '../rules/marnon/marnon.ts'
import { forecast } from './forecast.ts'

/** A way to conquer a space: where it begins, what is captured one after the other, and what it costs in men. */
export interface Route {
  readonly goal: SpaceId
  /** An own space beside the first of `path`. */
  readonly from: SpaceId
  /** The spaces to be captured, in order, the goal the last; a turn for each, as a rule. */
  readonly path: readonly SpaceId[]
  /** Men that fall or stay behind on the way, on the average. */
  readonly cost: number
}

/** Men that are sent against a space to see what it would cost; more against more. */
const USUAL_ARMY = 20
/** What it costs more where a hero must be had first, or the wizard must go away first. */
const HERO_NEEDED = 3
const WIZARD_IN_THE_WAY = 4
/** What a step more is worth in men: a turn goes by, and with it the men of a turn. */
const PER_STEP = 3

/** The leaders a player has on the board, and spaces that are taken to be his. */
interface Means {
  readonly seat: Seat
  readonly hero: boolean
  readonly sorcerer: boolean
  readonly taken: ReadonlySet<SpaceId>
}

const meansOf = (board: Board, seat: Seat, taken: ReadonlySet<SpaceId>): Means => ({
  seat,
  hero: leaderAt(board, seat, 'hero') !== null,
  sorcerer: leaderAt(board, seat, 'sorcerer') !== null,
  taken,
})

const NONE: ReadonlySet<SpaceId> = new Set()

/** What it costs to take a space that is not one's own, in men lost, and one who stays behind. */
function priceOf(board: Board, means: Means, to: SpaceId, by: Approach): number {
  const force = forceIn(board, to)
  const guarded = isProtected(board, to) ? WIZARD_IN_THE_WAY : 0
  if (!force) return 1 + guarded
  const men = Math.max(USUAL_ARMY, 3 * countersIn(force))
  const army: Force = { side: means.seat, men, leader: means.sorcerer ? 'sorcerer' : null }
  const needsHero = force.leader === 'hero' && !means.hero ? HERO_NEEDED : 0
  return 1 + countersIn(army) - forecast(army, force, to, by).left + guarded + needsHero
}

/** What is still to be paid from a space on: men, and men and steps together; and where one goes next. */
interface Ahead {
  readonly cost: number
  readonly toll: number
  readonly next: SpaceId | null
}

/** The cheapest way from any own space to a goal that is not one's own; null where there is none. */
export const routeTo = (board: Board, seat: Seat, goal: SpaceId, taken = NONE): Route | null =>
  routeBy(board, meansOf(board, seat, taken), goal)

function routeBy(board: Board, means: Means, goal: SpaceId): Route | null {
  // From the goal backwards.
  const ahead = new Map<SpaceId, Ahead>([[goal, { cost: 0, toll: 0, next: null }]])
  const settled = new Set<SpaceId>()
  let best: { readonly from: SpaceId; readonly first: SpaceId; readonly cost: number; readonly toll: number } | null =
    null
  for (;;) {
    const here = cheapest(ahead, settled)
    if (here === null) break
    const { cost, toll } = ahead.get(here)!
    if (best && toll >= best.toll) break
    settled.add(here)
    for (const from of neighboursOf(here)) {
      if (settled.has(from)) continue
      const price = priceOf(board, means, here, wayBetween(from, here)!)
      const all = { cost: cost + price, toll: toll + price + PER_STEP }
      if (sideOf(board, from) === means.seat || means.taken.has(from)) {
        if (!best || all.toll < best.toll) best = { from, first: here, ...all }
      } else if (all.toll < (ahead.get(from)?.toll ?? Number.POSITIVE_INFINITY)) ahead.set(from, { ...all, next: here })
    }
  }
  if (!best) return null
  const path: SpaceId[] = []
  for (let at: SpaceId | null = best.first; at !== null; at = ahead.get(at)?.next ?? null) path.push(at)
  return { goal, from: best.from, path, cost: best.cost }
}

function cheapest(ahead: ReadonlyMap<SpaceId, Ahead>, settled: ReadonlySet<SpaceId>): SpaceId | null {
  let found: SpaceId | null = null
  let least = Number.POSITIVE_INFINITY
  for (const [space, { toll }] of ahead)
    if (!settled.has(space) && toll < least) {
      found = space
      least = toll
    }
  return found
}

/** What of a view the ways of its players are made of. It is looked at more than once and never changes. */
type Shown = Board & { readonly treasures: readonly { readonly owner: Seat; readonly at: SpaceId }[] }

const known = new WeakMap<Shown, Map<Seat, readonly Route[]>>()

/**
 * The ways to all of a player's own treasures, as he would go them one after the other: the cheapest first, the next from
 * wherever that has brought him. A view is asked once for each player and then remembered.
 */
export function routesHome(view: Shown, seat: Seat): readonly Route[] {
  const routes = known.get(view) ?? new Map<Seat, readonly Route[]>()
  known.set(view, routes)
  const goals = view.treasures.flatMap(({ owner, at }) => (owner === seat ? [at] : []))
  const found = routes.get(seat) ?? tour(view, seat, goals)
  routes.set(seat, found)
  return found
}

/** The ways to several goals, one after the other. */
export function tour(board: Board, seat: Seat, goals: readonly SpaceId[]): readonly Route[] {
  const taken = new Set<SpaceId>()
  const means = meansOf(board, seat, taken)
  const legs: Route[] = []
  const left = new Set(goals)
  while (left.size > 0) {
    let next: Route | null = null
    for (const goal of SPACE_IDS) {
      if (!left.has(goal)) continue
      const route = routeBy(board, means, goal)
      if (route && (!next || tollOf(route) < tollOf(next))) next = route
    }
    if (!next) break
    legs.push(next)
    for (const space of next.path) taken.add(space)
    for (const space of next.path) left.delete(space)
  }
  return legs
}

/** What a way is worth in men, its steps counted. */
export const tollOf = ({ cost, path }: Route): number => cost + PER_STEP * path.length
