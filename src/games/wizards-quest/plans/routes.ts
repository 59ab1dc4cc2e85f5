import type { Seat } from '../../../kernel/index.ts'
import { type Board, countersIn, forceIn, isProtected, leaderAt, sideOf } from '../rules/facts/forces.ts'
import { neighborsOn, wayOn } from '../rules/facts/island.ts'
import { SPACE_IDS, type SpaceId } from '../rules/pieces/marnon.ts'
import type { Approach, Force } from '../rules/state/components.ts'
import { forecast } from './forecast.ts'

/** A plan to conquer a space: the start, the spaces to capture in order, and the cost in men. */
export interface Route {
  readonly goal: SpaceId
  /** One of the player's spaces, adjacent to the first space of `path`. */
  readonly from: SpaceId
  /** The spaces to capture in order, ending with the goal. Usually one is captured per turn. */
  readonly path: readonly SpaceId[]
  /** The average number of men lost or left behind on the way. */
  readonly cost: number
}

/** The minimum size of the army that is assumed when pricing a space. The army is larger against larger forces. */
const USUAL_ARMY = 20
/** The extra costs if a hero is needed first and if the wizard must leave first. */
const HERO_NEEDED = 3
const WIZARD_IN_THE_WAY = 4
/** The cost in men of each step, because a step takes a turn. */
const PER_STEP = 3

/** A player's leaders on the board, and the spaces that are assumed to belong to the player. */
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

/** Returns the cost in men of taking a space: the losses, and the man who stays behind. */
function priceOf(board: Board, means: Means, to: SpaceId, by: Approach): number {
  const force = forceIn(board, to)
  const guarded = isProtected(board, to) ? WIZARD_IN_THE_WAY : 0
  if (!force) return 1 + guarded
  const men = Math.max(USUAL_ARMY, 3 * countersIn(force))
  const army: Force = { side: means.seat, men, leader: means.sorcerer ? 'sorcerer' : null }
  const needsHero = force.leader === 'hero' && !means.hero ? HERO_NEEDED : 0
  return 1 + countersIn(army) - forecast(army, force, to, by).left + guarded + needsHero
}

/**
 * The rest of a route from a space: its cost in men (`cost`), its cost with the steps included (`toll`), and the next
 * space.
 */
interface Ahead {
  readonly cost: number
  readonly toll: number
  readonly next: SpaceId | null
}

/** Returns the cheapest route from any of the seat's spaces to a goal, or null if there is none. */
export const routeTo = (board: Board, seat: Seat, goal: SpaceId, taken = NONE): Route | null =>
  routeBy(board, meansOf(board, seat, taken), goal)

function routeBy(board: Board, means: Means, goal: SpaceId): Route | null {
  // Search backwards from the goal.
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
    for (const from of neighborsOn(board, here)) {
      if (settled.has(from)) continue
      const price = priceOf(board, means, here, wayOn(board, from, here)!)
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

/** The part of a view that routes depend on. Views never change, so results can be cached. */
type Shown = Board & { readonly treasures: readonly { readonly owner: Seat; readonly at: SpaceId }[] }

const known = new WeakMap<Shown, Map<Seat, readonly Route[]>>()

/**
 * Returns a route to each of the player's treasures, cheapest first. Each route after the first starts from the land
 * gained so far. Results are cached by view and player.
 */
export function routesHome(view: Shown, seat: Seat): readonly Route[] {
  const routes = known.get(view) ?? new Map<Seat, readonly Route[]>()
  known.set(view, routes)
  const goals = view.treasures.flatMap(({ owner, at }) => (owner === seat ? [at] : []))
  const found = routes.get(seat) ?? tour(view, seat, goals)
  routes.set(seat, found)
  return found
}

/** Returns the routes to several goals, one after another. */
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

/** Returns the cost of a route in men, including its steps. */
export const tollOf = ({ cost, path }: Route): number => cost + PER_STEP * path.length
