import type { Seat } from '../../../kernel/index.ts'
import { callOf } from '../rules/campaign/leaders.ts'
import type { Approach, Force, Leader } from '../rules/components.ts'
import { type Board, countersIn, forceIn, sideOf } from '../rules/forces/forces.ts'
import { neighboursOf, type SpaceId, wayBetween } from '../rules/marnon/marnon.ts'
import { type Forecast, forecast } from './forecast.ts'

/** Men who can leave a space and leave somebody behind. */
export const spareIn = (board: Pick<Board, 'forces'>, space: SpaceId): number => {
  const force = forceIn(board, space)
  return force ? force.men - (force.leader === null ? 1 : 0) : 0
}

/** The best leader who is in a space or could be called there for an attack: the sorcerer, unless a hero is needed. */
function leaderFor(board: Pick<Board, 'forces'>, seat: Seat, from: SpaceId, hero: boolean): Leader | null {
  const here = forceIn(board, from)?.leader ?? null
  const wanted: Leader = hero ? 'hero' : 'sorcerer'
  if (here === wanted || callOf(board, seat, wanted, from)) return wanted
  return hero ? null : here
}

/** Everybody who could fight from a space: who stands there, men beside it, and the leader it takes. */
export function armyAt(board: Pick<Board, 'forces'>, seat: Seat, from: SpaceId, target: SpaceId): Force | null {
  const force = forceIn(board, from)
  if (!force) return null
  const hero = forceIn(board, target)?.leader === 'hero'
  const leader = leaderFor(board, seat, from, hero)
  if (hero && leader === null) return null
  let men = force.men
  for (const next of neighboursOf(from)) if (sideOf(board, next) === seat) men += spareIn(board, next)
  return { side: seat, men, leader }
}

/** What an attack with all who can come would come to; null where it cannot be made. */
export function prospect(
  board: Pick<Board, 'forces'>,
  seat: Seat,
  from: SpaceId,
  to: SpaceId,
  by: Approach,
  more = 0,
): Forecast | null {
  const army = armyAt(board, seat, from, to)
  if (!army) return null
  const attackers = { ...army, men: army.men + more }
  const defenders = forceIn(board, to)
  if (!defenders) {
    const counters = countersIn(attackers)
    return counters > 1 ? { wins: 1, loses: 0, left: counters } : null
  }
  return forecast(attackers, defenders, to, by)
}

/** How often in a hundred an attack with all who can come takes a space, from the best of a player's spaces beside it; 0 where none is. */
export function chanceAgainst(board: Pick<Board, 'forces'>, seat: Seat, space: SpaceId): number {
  const wins = neighboursOf(space)
    .filter(from => sideOf(board, from) === seat)
    .map(from => prospect(board, seat, from, space, wayBetween(from, space)!)?.wins ?? 0)
  return Math.round(100 * Math.max(0, ...wins))
}
