import { belonging } from '../rules/pieces/belongings.ts'
import { boardOf } from '../rules/pieces/board.ts'
import { type TileCode, tileCodeOf } from '../rules/pieces/tiles.ts'
import { actOf } from '../rules/state/acts.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import type { DayContext } from './day.ts'
import type { TravelPurpose } from './goals.ts'

/** The number of phases it usually takes to walk to the goal after landing in a random clearing (8.6.6). */
const LANDING = 2

/** Returns each tile's distance from the target tile, in tiles. */
function tilesFrom({ tiles }: Pick<RealmView, 'tiles'>, target: TileCode): ReadonlyMap<TileCode, number> {
  const { neighbors } = boardOf(tiles)
  const far = new Map([[target, 0]])
  for (const [tile, n] of far) for (const next of neighbors.get(tile) ?? []) if (!far.has(next)) far.set(next, n + 1)
  return far
}

/**
 * Records a FLY toward the goal if it saves phases, or if nothing else can be recorded (8.6.2, 8.6.9, 15.6.8). Returns
 * null if no FLY can be recorded, walking is better, or a horse would be left behind (8.6.3).
 */
export function flightAnswer(
  { view, question }: DayContext,
  { owned, plan }: SeenCharacter,
  goal: TravelPurpose | null,
): string | null {
  const acts = question.options.flatMap(option => {
    const act = actOf(option)
    return act?.kind === 'record' ? [{ id: option.id, act }] : []
  })
  const flights = acts.flatMap(({ id, act }) => (act.activity === 'fly' && act.tile ? [{ id, tile: act.tile }] : []))
  if (flights.length === 0) return null
  const mustFly = flights.length === acts.length
  if (goal === null) return mustFly ? flights[0]!.id : null
  const far = tilesFrom(view, tileCodeOf(goal.clearing))
  const left = (tile: TileCode): number => far.get(tile) ?? Number.POSITIVE_INFINITY
  const best = flights.reduce((one, other) => (left(other.tile) < left(one.tile) ? other : one))
  if (mustFly) return best.id
  const last = plan?.at(-1)?.activity
  if (last?.kind === 'fly') return left(best.tile) < left(last.tile) ? best.id : null
  if (owned.some(({ id }) => belonging(id).kind === 'horse')) return null
  return goal.phases > 1 + left(best.tile) + LANDING ? best.id : null
}
