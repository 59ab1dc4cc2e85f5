import type { Rule, Seat } from '../../../../kernel/index.ts'
import { placePieces } from '../effects/placing.ts'
import { forceIn, heldBy, leaderAt } from '../facts/forces.ts'
import type { SpaceId } from '../pieces/marnon.ts'
import { decide, spaceOptions } from '../state/acts.ts'
import { LEADERS, type Leader, type QuestState, type QuestTable } from '../state/components.ts'

/** Lists a player's spaces without a leader (III.C.5.b). */
const homesFor = (state: QuestState, seat: Seat): SpaceId[] =>
  heldBy(state, seat).filter(space => !forceIn(state, space)!.leader)

const absentLeaders = (state: QuestState, seat: Seat): Leader[] =>
  LEADERS.filter(leader => leaderAt(state, seat, leader) === null)

/** Returns true if a leader is off the board and the player has a space for it. */
export const canWelcome = (state: QuestState, seat: Seat): boolean =>
  absentLeaders(state, seat).length > 0 && homesFor(state, seat).length > 0

/** Asks a player for a leader and a space, and places the leader for free. */
export function* welcomeLeader(table: QuestTable, seat: Seat): Rule {
  const { state } = table
  const { leader } = yield* decide({
    seat,
    topic: 'friend',
    rule: 'X.A.4',
    options: absentLeaders(state, seat).map(leader => ({ id: leader, act: { kind: 'leader' as const, leader } })),
  })
  const options = spaceOptions('welcome', homesFor(state, seat))
  const { space } = yield* decide({ seat, topic: 'friend-to', data: { leader }, rule: 'X.A.4', options })
  placePieces(table, seat, space, { men: 0, leader }, 'X.A.4')
}
