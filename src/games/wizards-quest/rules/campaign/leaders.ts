import type { Seat } from '../../../../kernel/index.ts'
import type { QuestAct, QuestOption } from '../acts.ts'
import { LEADERS, type Leader, type QuestTable } from '../components.ts'
import { type Board, countersIn, forceIn, leaderAt } from '../forces/forces.ts'
import type { SpaceId } from '../marnon/marnon.ts'

type Lead = Extract<QuestAct, { kind: 'lead' }>

/**
 * How a leader could come to an attacking space from anywhere on the board: he leaves somebody behind, or changes places
 * with the other one (X.C.4, ruling W34). Null where he cannot, or is there.
 */
export function callOf(board: Pick<Board, 'forces'>, seat: Seat, leader: Leader, to: SpaceId): Lead | null {
  const from = leaderAt(board, seat, leader)
  if (from === null || from === to) return null
  const swap = forceIn(board, to)!.leader !== null
  return swap || countersIn(forceIn(board, from)) > 1 ? { kind: 'lead', leader, from, swap } : null
}

/** Whether a leader is in a space or could be called there. */
export const canLead = (board: Pick<Board, 'forces'>, seat: Seat, leader: Leader, to: SpaceId): boolean =>
  forceIn(board, to)!.leader === leader || callOf(board, seat, leader, to) !== null

/** The leaders that may be called to an attacking space. */
export const leadOptions = (board: Pick<Board, 'forces'>, seat: Seat, to: SpaceId): QuestOption<Lead>[] =>
  LEADERS.flatMap(leader => {
    const act = callOf(board, seat, leader, to)
    // Of no place: whoever looks for help would not look where the leader stands, which may be anywhere.
    return act ? [{ id: `lead ${leader}`, act, rule: 'X.C.4' }] : []
  })

/** A leader comes; the other one, where he stands in the attacking space, goes to where this one came from. */
export function lead(table: QuestTable, seat: Seat, { leader, from, swap }: Lead, to: SpaceId): void {
  const { state } = table
  const [there, here] = [forceIn(state, from)!, forceIn(state, to)!]
  // A single piece in either space may be the leader himself, so neither is ever taken off.
  there.leader = swap ? here.leader : null
  here.leader = leader
  table.tell({ kind: 'leads', seat, rule: 'X.C.4', leader, from, target: to, swapped: swap })
}
