import type { Seat } from '../../../kernel/index.ts'
import { leaderCall } from '../rules/campaign/leaders.ts'
import { suppliersOf } from '../rules/campaign/supplements.ts'
import { type AttackSource, approachesTo, type BoardWithBoats, leadersNeeded } from '../rules/campaign/targets.ts'
import { type Board, countersIn, forceIn, sideOf } from '../rules/facts/forces.ts'
import type { SpaceId } from '../rules/pieces/marnon.ts'
import type { Approach, Campaign, Creature, Force, Leader } from '../rules/state/components.ts'
import { type Forecast, forecast, forecastHunt } from './forecast.ts'

/** Counts the men who can leave a space without emptying it. */
export const spareIn = (board: Pick<Board, 'forces'>, space: SpaceId): number => {
  const force = forceIn(board, space)
  return force ? force.men - (force.leader === null ? 1 : 0) : 0
}

/** The parts of an attack that determine which pieces can be called to it. */
export type Attack = Pick<Campaign, 'from' | 'to' | 'against' | 'by' | 'free'>

/**
 * Returns the leader for an attack. This is the sorcerer, who adds the most to the range, if present or callable;
 * otherwise the leader who is already there. If the rules require a leader (X.D.5, XI.C.5), returns one of those
 * required, or null if none can come.
 */
export function leaderFor(
  board: Pick<Board, 'forces'>,
  seat: Seat,
  { from, to, against, free }: Omit<Attack, 'by'>,
): Leader | null {
  const here = forceIn(board, from)?.leader ?? null
  const needed = leadersNeeded(board, to, against)
  const mayCome = (leader: Leader) => here === leader || (!free && leaderCall(board, seat, leader, from) !== null)
  if (needed.length === 0) return mayCome('sorcerer') ? 'sorcerer' : here
  // A leader who is already there doesn't have to be called.
  return needed.find(leader => leader === here) ?? needed.find(mayCome) ?? null
}

/**
 * Returns the army that could fight from a space: its men, the leader that `leaderFor` picks, and the men that
 * `comeFrom` returns for each of the seat's supplying spaces. Returns null if the space is unoccupied or a required
 * leader can't come. Nobody can join a free campaign (X.D.4).
 */
export function armyFor(
  board: Pick<Board, 'forces' | 'upheaval'>,
  seat: Seat,
  attack: Attack,
  comeFrom: (space: SpaceId) => number = space => spareIn(board, space),
): Force | null {
  const { from, to, against, by, free } = attack
  const force = forceIn(board, from)
  if (!force) return null
  const leader = leaderFor(board, seat, attack)
  if (leader === null && leadersNeeded(board, to, against).length > 0) return null
  let men = force.men
  if (!free)
    for (const next of suppliersOf(board, { from, by })) if (sideOf(board, next) === seat) men += comeFrom(next)
  return { side: seat, men, leader }
}

/**
 * Forecasts an army's attack. Returns null if there is no army, or if it has only one piece and the target is an
 * unoccupied space (X.C.6).
 */
export function attackForecast(
  board: Pick<Board, 'forces'>,
  army: Force | null,
  { to, against, by }: Pick<Campaign, 'to' | 'against' | 'by'>,
): Forecast | null {
  if (!army) return null
  if (against !== 'space') return forecastHunt(army, against)
  const defenders = forceIn(board, to)
  if (defenders) return forecast(army, defenders, to, by)
  const counters = countersIn(army)
  return counters > 1 ? { wins: 1, loses: 0, left: counters } : null
}

/** Forecasts an attack with everyone who can join it plus `more` men. Returns null if the attack isn't possible. */
export function bestAttackForecast(
  board: Pick<Board, 'forces' | 'upheaval'>,
  seat: Seat,
  from: SpaceId,
  to: SpaceId,
  by: Approach,
  more = 0,
): Forecast | null {
  const army = armyFor(board, seat, { from, to, against: 'space', by, free: false })
  return attackForecast(board, army && { ...army, men: army.men + more }, { to, against: 'space', by })
}

/**
 * Forecasts an attack on the dragon or the wizard from a space, with everyone who can join it. Returns null if the
 * attack isn't possible.
 */
export function huntFrom(
  board: Board,
  seat: Seat,
  from: SpaceId,
  creature: Creature,
  by: Approach = 'land',
): Forecast | null {
  const to = board[creature]
  if (to === null) return null
  // In an unoccupied space, this is a normal campaign; elsewhere, a free one (X.D.1-3).
  const attack: Attack = { from, to, against: creature, by, free: sideOf(board, to) !== null }
  return attackForecast(board, armyFor(board, seat, attack), { to, against: creature, by })
}

/**
 * Returns a player's best source for an attack on the dragon or the wizard, with its chance, or undefined if there is
 * none.
 */
function bestHunt(
  board: Board & BoardWithBoats,
  seat: Seat,
  creature: Creature,
): { from: SpaceId; wins: number } | undefined {
  const to = board[creature]
  if (to === null) return undefined
  const sources: readonly AttackSource[] =
    sideOf(board, to) === seat ? [{ space: to, by: 'here' }] : approachesTo(board, seat, to)
  return sources
    .map(({ space, by }) => ({ from: space, wins: huntFrom(board, seat, space, creature, by)?.wins ?? 0 }))
    .sort((a, b) => b.wins - a.wins)[0]
}

/**
 * Returns the chance, in percent, of beating the dragon or the wizard with everyone who can join the attack, or 0 if no
 * attack is possible.
 */
export const chanceOfHunt = (board: Board & BoardWithBoats, seat: Seat, creature: Creature): number =>
  Math.round(100 * (bestHunt(board, seat, creature)?.wins ?? 0))

/** Returns the leader of a player's best attack on the dragon or the wizard, or null if there is none. */
export function hunterOf(board: Board & BoardWithBoats, seat: Seat, creature: Creature): Leader | null {
  const [best, to] = [bestHunt(board, seat, creature), board[creature]]
  if (!best || to === null) return null
  return leaderFor(board, seat, { from: best.from, to, against: creature, free: sideOf(board, to) !== null })
}

/**
 * Returns the chance, in percent, of taking a space by the best approach with everyone who can join the attack, or 0 if
 * no attack is possible.
 */
export function chanceAgainst(board: BoardWithBoats, seat: Seat, space: SpaceId): number {
  const wins = approachesTo(board, seat, space).map(
    ({ space: from, by }) => bestAttackForecast(board, seat, from, space, by)?.wins ?? 0,
  )
  return Math.round(100 * Math.max(0, ...wins))
}
