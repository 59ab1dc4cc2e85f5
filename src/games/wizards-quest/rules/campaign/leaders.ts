import type { Seat } from '../../../../kernel/index.ts'
import { type Board, countersIn, forceIn, leaderAt } from '../facts/forces.ts'
import type { SpaceId } from '../pieces/marnon.ts'
import type { QuestAct, QuestOption } from '../state/acts.ts'
import { LEADERS, type Leader, type QuestTable } from '../state/components.ts'

type Lead = Extract<QuestAct, { kind: 'lead' }>

/**
 * Returns the act that calls a leader to an attacking space from anywhere, either leaving someone behind or swapping
 * with the other leader (X.C.4, ruling W34). Returns null if the leader cannot come or is already there.
 */
export function leaderCall(board: Pick<Board, 'forces'>, seat: Seat, leader: Leader, to: SpaceId): Lead | null {
  const from = leaderAt(board, seat, leader)
  if (from === null || from === to) return null
  const swap = forceIn(board, to)!.leader !== null
  return swap || countersIn(forceIn(board, from)) > 1 ? { kind: 'lead', leader, from, swap } : null
}

/** Returns true if a leader is in a space or can be called there. */
export const canLead = (board: Pick<Board, 'forces'>, seat: Seat, leader: Leader, to: SpaceId): boolean =>
  forceIn(board, to)!.leader === leader || leaderCall(board, seat, leader, to) !== null

/** Lists the leaders that can be called to an attacking space. */
export const leadOptions = (board: Pick<Board, 'forces'>, seat: Seat, to: SpaceId): QuestOption<Lead>[] =>
  LEADERS.flatMap(leader => {
    const act = leaderCall(board, seat, leader, to)
    // The option has no space on the map, because the leader may be anywhere.
    return act ? [{ id: `lead ${leader}`, act, rule: 'X.C.4' }] : []
  })

/** Moves a leader to the attacking space. If another leader is there, the two swap spaces. */
export function moveLeader(table: QuestTable, seat: Seat, { leader, from, swap }: Lead, to: SpaceId): void {
  const { state } = table
  const [there, here] = [forceIn(state, from)!, forceIn(state, to)!]
  // The leader may be the only piece in its space, so swap in place to avoid emptying the space.
  there.leader = swap ? here.leader : null
  here.leader = leader
  table.emit({ kind: 'leads', seat, rule: 'X.C.4', leader, from, target: to, swapped: swap })
}
