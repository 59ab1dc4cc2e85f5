import type { Seat } from '../../../kernel/index.ts'
import { type Board, countersIn, forceIn, isProtected, leaderAt, sideOf } from '../rules/facts/forces.ts'
import { type Island, neighborsOn, wayOn } from '../rules/facts/island.ts'
import { SPACE_IDS, type SpaceId, type Way } from '../rules/pieces/marnon.ts'
import type { Approach, Force } from '../rules/state/components.ts'
import { forecast } from './forecast.ts'

/** A plan to conquer a space: the start, the spaces to capture in order, and the cost in men. */
export interface Route {
  readonly goal: SpaceId
  /**
   * The start, adjacent to the first space of `path`: one of the player's spaces or, in a tour, a space captured on an
   * earlier route.
   */
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
/** The cost, in men, of the turn that each step takes. */
const PER_STEP = 3

/** A connection to a space from the space at position `from` in `SPACE_IDS`. */
interface Border {
  readonly from: number
  readonly by: Way
}

const POSITION: ReadonlyMap<SpaceId, number> = new Map(SPACE_IDS.map((id, at) => [id, at]))

const bordersOn = (island: Island): readonly (readonly Border[])[] =>
  SPACE_IDS.map(to =>
    neighborsOn(island, to).map(from => ({ from: POSITION.get(from)!, by: wayOn(island, from, to)! })),
  )

const PRINTED = bordersOn({})

/** The board as the search for a player's routes sees it, by the positions of the spaces in `SPACE_IDS`. */
interface RouteBoard {
  readonly borders: readonly (readonly Border[])[]
  /** The spaces that the player holds or is assumed to have captured. */
  readonly owned: boolean[]
  /** Returns the cost in men of taking a space. Costs are cached, because all routes of a tour share them. */
  readonly price: (to: number, by: Way) => number
}

function routeBoardOf(board: Board, seat: Seat): RouteBoard {
  const hero = leaderAt(board, seat, 'hero') !== null
  const leader = leaderAt(board, seat, 'sorcerer') === null ? null : 'sorcerer'
  const prices: (Partial<Record<Way, number>> | undefined)[] = []
  return {
    borders: board.upheaval ? bordersOn(board) : PRINTED,
    owned: SPACE_IDS.map(space => sideOf(board, space) === seat),
    price(to, by) {
      const known = prices[to] ?? {}
      prices[to] = known
      known[by] ??= priceOf(board, seat, leader, hero, SPACE_IDS[to]!, by)
      return known[by]
    },
  }
}

/**
 * Returns the cost in men of taking a space: the losses, the man who stays behind, and any extra cost of the hero or
 * the wizard.
 */
function priceOf(
  board: Board,
  side: Seat,
  leader: Force['leader'],
  hasHero: boolean,
  to: SpaceId,
  by: Approach,
): number {
  const force = forceIn(board, to)
  const guarded = isProtected(board, to) ? WIZARD_IN_THE_WAY : 0
  if (!force) return 1 + guarded
  const attackers: Force = { side, leader, men: Math.max(USUAL_ARMY, 3 * countersIn(force)) }
  const needsHero = force.leader === 'hero' && !hasHero ? HERO_NEEDED : 0
  return 1 + countersIn(attackers) - forecast(attackers, force, to, by).left + guarded + needsHero
}

/** Returns the cheapest route from any of the seat's spaces to a goal, or null if there is none. */
export const routeTo = (board: Board, seat: Seat, goal: SpaceId): Route | null =>
  routeBy(routeBoardOf(board, seat), goal)

function routeBy({ borders, owned, price }: RouteBoard, goal: SpaceId): Route | null {
  // Search backwards from the goal. For each space, store the cost in men of the rest of the route, the same cost
  // including the steps (`toll`), and the next space.
  const end = POSITION.get(goal)!
  const cost: number[] = []
  const toll: number[] = []
  const next: number[] = []
  const settled: boolean[] = []
  const open = [end]
  cost[end] = toll[end] = 0
  let best: { readonly from: number; readonly first: number; readonly cost: number; readonly toll: number } | null =
    null
  for (;;) {
    const here = cheapest(open, toll)
    if (here === undefined || (best && toll[here]! >= best.toll)) break
    settled[here] = true
    open.splice(open.indexOf(here), 1)
    for (const { from, by } of borders[here]!) {
      if (settled[from]) continue
      const paid = price(here, by)
      const all = toll[here]! + paid + PER_STEP
      if (owned[from]) {
        if (!best || all < best.toll) best = { from, first: here, cost: cost[here]! + paid, toll: all }
        continue
      }
      const known = toll[from]
      if (known !== undefined && all >= known) continue
      if (known === undefined) open.push(from)
      cost[from] = cost[here]! + paid
      toll[from] = all
      next[from] = here
    }
  }
  if (!best) return null
  const path: SpaceId[] = []
  for (let at: number | undefined = best.first; at !== undefined; at = next[at]) path.push(SPACE_IDS[at]!)
  return { goal, from: SPACE_IDS[best.from]!, path, cost: best.cost }
}

function cheapest(open: readonly number[], toll: readonly number[]): number | undefined {
  let found: number | undefined
  for (const at of open) if (found === undefined || toll[at]! < toll[found]!) found = at
  return found
}

/** The part of a view that routes depend on. Views never change, so results can be cached. */
type RouteView = Board & { readonly treasures: readonly { readonly owner: Seat; readonly at: SpaceId }[] }

const routesByView = new WeakMap<RouteView, Map<Seat, readonly Route[]>>()

/**
 * Returns a route to each of the player's treasures that can be reached. The cheapest comes first, and later routes may
 * start from the land gained so far. A treasure on an earlier route has no route of its own. Results are cached by view
 * and player.
 */
export function treasureRoutes(view: RouteView, seat: Seat): readonly Route[] {
  const routes = routesByView.get(view) ?? new Map<Seat, readonly Route[]>()
  routesByView.set(view, routes)
  const goals = view.treasures.flatMap(({ owner, at }) => (owner === seat ? [at] : []))
  const found = routes.get(seat) ?? tour(view, seat, goals)
  routes.set(seat, found)
  return found
}

/** Returns the routes to several goals, like `treasureRoutes`. */
export function tour(board: Board, seat: Seat, goals: readonly SpaceId[]): readonly Route[] {
  const routeBoard = routeBoardOf(board, seat)
  const legs: Route[] = []
  const left = new Set(goals)
  while (left.size > 0) {
    let next: Route | null = null
    for (const goal of SPACE_IDS) {
      if (!left.has(goal)) continue
      const route = routeBy(routeBoard, goal)
      if (route && (!next || totalCost(route) < totalCost(next))) next = route
    }
    if (!next) break
    legs.push(next)
    for (const space of next.path) routeBoard.owned[POSITION.get(space)!] = true
    for (const space of next.path) left.delete(space)
  }
  return legs
}

/** Returns the cost of a route in men, including its steps. */
export const totalCost = ({ cost, path }: Route): number => cost + PER_STEP * path.length
