import type { Seat } from '../../../../kernel/index.ts'
import { type Board, countersIn, forceIn, isProtected, sideOf } from '../facts/forces.ts'
import { isTruce, neighborsOn, wayOn } from '../facts/island.ts'
import { acrossWater, SPACE_IDS, type SpaceId } from '../pieces/marnon.ts'
import type { Approach, Creature, Leader, QuestState } from '../state/components.ts'
import { CREATURES, LEADERS } from '../state/components.ts'
import { canLead } from './leaders.ts'
import { supplementsFor } from './supplements.ts'

export interface AttackTarget {
  readonly space: SpaceId
  readonly against: 'space' | Creature
  readonly free: boolean
}

/** A source of an attack, and its approach. */
export interface AttackSource {
  readonly space: SpaceId
  readonly by: Approach
}

/** Lists everything that a player can start a campaign against now (X.C.1-2, X.D.1-3). */
export function targetsOf(state: QuestState, seat: Seat): AttackTarget[] {
  // A truce also rules out free campaigns (XIV.3).
  if (isTruce(state)) return []
  const mayBegin = state.turn.campaigns > 0
  const spaces: AttackTarget[] = mayBegin
    ? SPACE_IDS.filter(space => isOpen(state, seat, space)).map(space => ({ space, against: 'space', free: false }))
    : []
  const creatures = CREATURES.flatMap((creature): AttackTarget[] => {
    const space = state[creature]
    if (space === null) return []
    // In an unoccupied space, this is a normal campaign; elsewhere, a free one.
    const free = sideOf(state, space) !== null
    return free || mayBegin ? [{ space, against: creature, free }] : []
  })
  return [...spaces, ...creatures].filter(target => sourcesOf(state, seat, target).length > 0)
}

/**
 * Returns true if a space may be attacked: it isn't the player's own, isn't guarded, and doesn't contain both a force
 * and the dragon or the wizard (VIII.C, X.D.2).
 */
function isOpen(state: QuestState, seat: Seat, space: SpaceId): boolean {
  const side = sideOf(state, space)
  if (side === seat || isProtected(state, space)) return false
  return side === null || !CREATURES.some(creature => state[creature] === space)
}

/** Lists the spaces from which a player can attack a target, with every possible approach. */
export function sourcesOf(state: QuestState, seat: Seat, target: AttackTarget): AttackSource[] {
  const { space } = target
  // In the player's own space, only the dragon or the wizard can be the target.
  if (sideOf(state, space) === seat)
    return mayCampaign(state, seat, target, { space, by: 'here' }) ? [{ space, by: 'here' }] : []
  return approachesTo(state, seat, space).filter(source => mayCampaign(state, seat, target, source))
}

/** The forces, the changes to the map, and each player's open boat cards. */
export type BoardWithBoats = Pick<Board, 'forces' | 'upheaval'> & {
  readonly players: readonly { readonly boats: readonly unknown[] }[]
}

/**
 * Lists a player's spaces next to a space, each with its approach. With a boat, also lists those on the same water
 * (X.C.2, X.A.6.c.3).
 */
export function approachesTo(board: BoardWithBoats, seat: Seat, space: SpaceId): AttackSource[] {
  const beside = neighborsOn(board, space).map(from => ({ space: from, by: wayOn(board, from, space)! }))
  const overWater = hasBoat(board, seat) ? acrossWater(space).map(from => ({ space: from, by: 'boat' as const })) : []
  return [...beside, ...overWater].filter(source => sideOf(board, source.space) === seat)
}

const hasBoat = ({ players }: BoardWithBoats, seat: Seat): boolean => (players[seat]?.boats.length ?? 0) > 0

/**
 * Returns true if an attack from that source could lead to a battle or a capture, counting men and leaders who can
 * still be called.
 */
function mayCampaign(
  state: QuestState,
  seat: Seat,
  { space, against, free }: AttackTarget,
  { space: from, by }: AttackSource,
): boolean {
  const here = forceIn(state, from)!
  const leaders = leadersNeeded(state, space, against)
  if (leaders.length > 0) {
    // Nobody can be called to a free campaign (X.D.4, ruling W41).
    return leaders.some(leader => (free ? here.leader === leader : canLead(state, seat, leader, from)))
  }
  if (sideOf(state, space) !== null) return true
  // An empty space can only be captured, and someone must stay behind (X.C.6).
  return (
    countersIn(here) > 1 ||
    supplementsFor(state, seat, { from, by }).length > 0 ||
    (here.leader === null && LEADERS.some(leader => canLead(state, seat, leader, from)))
  )
}

/**
 * Lists the leaders, one of whom must be with the attackers (X.D.5, XI.C.5). Returns an empty list if no leader is
 * needed.
 */
export function leadersNeeded(
  state: Pick<QuestState, 'forces'>,
  space: SpaceId,
  against: AttackTarget['against'],
): readonly Leader[] {
  if (against === 'dragon') return LEADERS
  if (against === 'wizard') return ['sorcerer']
  return forceIn(state, space)?.leader === 'hero' ? ['hero'] : []
}
