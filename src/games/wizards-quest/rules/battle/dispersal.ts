import type { Rule, Seat } from '../../../../kernel/index.ts'
import { decide, decideCount, spaceOptions } from '../acts.ts'
import type { Leader, Pieces, QuestState, QuestTable, Side } from '../components.ts'
import { forceIn, orcRoom, put, take } from '../forces/forces.ts'
import { removeLoss } from '../forces/losses.ts'
import { SPACE_IDS, type SpaceId } from '../marnon/marnon.ts'
import { treasureIn } from '../treasures/treasures.ts'

/**
 * A player sends beaten pieces to unoccupied spaces or others of their side, as he likes (XI.C.2, XI.C.4); what can go
 * nowhere leaves the board. Neither of the two spaces of the battle takes them (ruling W49).
 */
export function* disperse(
  table: QuestTable,
  seat: Seat,
  from: SpaceId,
  lost: Pieces,
  front: readonly SpaceId[],
  rule: string,
): Rule {
  const side = forceIn(table.state, from)?.side
  if (side === undefined) return
  const { leader } = lost
  if (leader !== null) yield* disperseLeader(table, seat, side, from, leader, front, rule)
  let left = lost.men
  while (left > 0) {
    const refuges = refugesFor(table.state, side, front)
    if (refuges.length === 0) break
    const options = spaceOptions('flee', refuges)
    const { space } = yield* decide({ seat, topic: 'flee', data: { from, men: left, leader: null }, rule, options })
    const room = side === 'orcs' ? orcRoom(table.state, space) : left
    const most = Math.min(left, room)
    const men = yield* decideCount({ seat, topic: 'flee-men', data: { from, space, men: left }, rule }, 1, most)
    flee(table, side, from, space, { men, leader: null }, rule)
    left -= men
  }
  removeLoss(table, from, { men: left, leader: null }, 'slain', rule)
}

function* disperseLeader(
  table: QuestTable,
  seat: Seat,
  side: Side,
  from: SpaceId,
  leader: Leader,
  front: readonly SpaceId[],
  rule: string,
): Rule {
  const refuges = refugesFor(table.state, side, front).filter(space => !forceIn(table.state, space)?.leader)
  if (refuges.length === 0) {
    removeLoss(table, from, { men: 0, leader }, 'slain', rule)
    return
  }
  const options = spaceOptions('flee', refuges)
  const { space } = yield* decide({ seat, topic: 'flee', data: { from, men: 0, leader }, rule, options })
  flee(table, side, from, space, { men: 0, leader }, rule)
}

function flee(table: QuestTable, side: Side, from: SpaceId, to: SpaceId, pieces: Pieces, rule: string): void {
  take(table.state, from, pieces)
  put(table.state, to, side, pieces)
  table.tell({ kind: 'flees', seat: side === 'orcs' ? null : side, rule, from, target: to, side, ...pieces })
}

/** Where beaten pieces may be sent: never to four orcs, nor to a treasure of their own (rulings W49, W50). */
function refugesFor(state: QuestState, side: Side, front: readonly SpaceId[]): SpaceId[] {
  return SPACE_IDS.filter(space => {
    if (front.includes(space)) return false
    const force = forceIn(state, space)
    if (force && force.side !== side) return false
    return side === 'orcs' ? orcRoom(state, space) > 0 : treasureIn(state, space)?.owner !== side
  })
}
