import type { Seat } from '../../../../kernel/index.ts'
import type { Approach, Creature, Leader, QuestState } from '../components.ts'
import { CREATURES, LEADERS } from '../components.ts'
import { type Board, countersIn, forceIn, isProtected, sideOf } from '../forces/forces.ts'
import { acrossWater, neighboursOf, SPACE_IDS, type SpaceId, wayBetween } from '../marnon/marnon.ts'
import { canLead } from './leaders.ts'
import { supplementsFor } from './supplements.ts'

/** Something that can be attacked now. */
export interface Target {
  readonly space: SpaceId
  readonly against: 'space' | Creature
  readonly free: boolean
}

/** Where an attack can come from, and how. */
export interface Source {
  readonly space: SpaceId
  readonly by: Approach
}

/** Everything a player could begin a campaign against now (X.C.1-2, X.D.1-3). */
export function targetsOf(state: QuestState, seat: Seat): Target[] {
  const mayBegin = state.turn.campaigns > 0
  const spaces: Target[] = mayBegin
    ? SPACE_IDS.filter(space => isOpen(state, seat, space)).map(space => ({ space, against: 'space', free: false }))
    : []
  const creatures = CREATURES.flatMap((creature): Target[] => {
    const space = state[creature]
    if (space === null) return []
    // In an unoccupied space he is attacked by a normal campaign, elsewhere by a free one.
    const free = sideOf(state, space) !== null
    return free || mayBegin ? [{ space, against: creature, free }] : []
  })
  return [...spaces, ...creatures].filter(target => sourcesOf(state, seat, target).length > 0)
}

/** Whether a space may be attacked at all: not one's own, not in the wizard's region, no force beside dragon or wizard (VIII.C, X.D.2). */
function isOpen(state: QuestState, seat: Seat, space: SpaceId): boolean {
  const side = sideOf(state, space)
  if (side === seat || isProtected(state, space)) return false
  return side === null || !CREATURES.some(creature => state[creature] === space)
}

/** The spaces from which a player can attack this, over each way it can be done. */
export function sourcesOf(state: QuestState, seat: Seat, target: Target): Source[] {
  const { space } = target
  // One's own space has none but the dragon or the wizard to be attacked.
  if (sideOf(state, space) === seat)
    return mayCampaign(state, seat, target, { space, by: 'here' }) ? [{ space, by: 'here' }] : []
  return approachesTo(state, seat, space).filter(source => mayCampaign(state, seat, target, source))
}

/** Forces, and the boats that lie face up before each player. */
export type Fleets = Pick<Board, 'forces'> & {
  readonly players: readonly { readonly boats: readonly unknown[] }[]
}

/** A player's spaces next to a space, each with the way to it; with a boat, those on the same water too (X.C.2, X.A.6.c.3). */
export function approachesTo(board: Fleets, seat: Seat, space: SpaceId): Source[] {
  const beside = neighboursOf(space).map(from => ({ space: from, by: wayBetween(from, space)! }))
  const overWater = hasBoat(board, seat) ? acrossWater(space).map(from => ({ space: from, by: 'boat' as const })) : []
  return [...beside, ...overWater].filter(source => sideOf(board, source.space) === seat)
}

const hasBoat = ({ players }: Fleets, seat: Seat): boolean => (players[seat]?.boats.length ?? 0) > 0

/** Whether an attack from there could do anything, with all who could be called to it. */
function mayCampaign(
  state: QuestState,
  seat: Seat,
  { space, against, free }: Target,
  { space: from, by }: Source,
): boolean {
  const here = forceIn(state, from)!
  const leaders = leadersNeeded(state, space, against)
  if (leaders.length > 0) {
    // Nobody can be called to a free campaign (X.D.4, ruling W41).
    return leaders.some(leader => (free ? here.leader === leader : canLead(state, seat, leader, from)))
  }
  if (sideOf(state, space) !== null) return true
  // An empty space is there to be captured, and somebody must stay behind (X.C.6).
  return (
    countersIn(here) > 1 ||
    supplementsFor(state, seat, { from, by }).length > 0 ||
    (here.leader === null && LEADERS.some(leader => canLead(state, seat, leader, from)))
  )
}

/** The leaders of whom one must be with the attackers; none where anybody may attack (X.D.5, XI.C.5). */
export function leadersNeeded(
  state: Pick<QuestState, 'forces'>,
  space: SpaceId,
  against: Target['against'],
): readonly Leader[] {
  if (against === 'dragon') return LEADERS
  if (against === 'wizard') return ['sorcerer']
  return forceIn(state, space)?.leader === 'hero' ? ['hero'] : []
}
