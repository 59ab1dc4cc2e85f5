import type { Rule, Seat } from '../../../../kernel/index.ts'
import { addPieces, type Board, forceIn, heldBy, leaderAt } from '../facts/forces.ts'
import type { SpaceId } from '../pieces/marnon.ts'
import { TABLES } from '../pieces/tables.ts'
import { decide, decideCount, spaceOptions } from '../state/acts.ts'
import { LEADERS, type Leader, type Pieces, type QuestTable } from '../state/components.ts'

/**
 * Asks a player to place men in their own spaces, or only in the space `only` if it is given. If at least two men are
 * left, a leader can be placed instead of two (IV.E, X.B.3).
 */
export function* placeMen(table: QuestTable, seat: Seat, men: number, rule: string, only?: SpaceId): Rule {
  let left = men
  let last: SpaceId | null = null
  while (left > 0) {
    const space: SpaceId = only ?? (yield* askForSpace(table, seat, left, last, rule))
    last = space
    left -= yield* muster(table, seat, space, left, rule, only === undefined ? 1 : left)
  }
  table.emit({ kind: 'placed', seat, rule })
}

function* askForSpace(table: QuestTable, seat: Seat, men: number, last: SpaceId | null, rule: string): Rule<SpaceId> {
  const options = spaceOptions('place', heldBy(table.state, seat))
  const data = last === null ? { men } : { men, last }
  return (yield* decide({ seat, topic: 'place', data, rule, options })).space
}

/**
 * Asks how many men to place in a space, or which leader to place there instead of two men. Returns the number of men
 * used up.
 */
function* muster(
  table: QuestTable,
  seat: Seat,
  space: SpaceId,
  men: number,
  rule: string,
  least: number,
): Rule<number> {
  const leaders = men >= TABLES.leaderPrice ? leadersFor(table.state, seat, space) : []
  const options = leaders.map(leader => ({
    id: leader,
    act: { kind: 'leader' as const, leader },
    at: { space },
    cost: TABLES.leaderPrice,
    rule: 'IV.E',
  }))
  const answer = yield* decideCount({ seat, topic: 'muster', data: { men, space }, rule, options }, least, men)
  if (typeof answer === 'number') {
    placePieces(table, seat, space, { men: answer, leader: null }, rule)
    return answer
  }
  placePieces(table, seat, space, { men: 0, leader: answer.leader }, 'IV.E')
  return TABLES.leaderPrice
}

/**
 * Lists the leaders that a player can place in a space: those off the board, if the space has no leader (IV.E,
 * III.C.5.b, ruling W6).
 */
export const leadersFor = (board: Pick<Board, 'forces'>, seat: Seat, space: SpaceId): Leader[] =>
  forceIn(board, space)!.leader ? [] : LEADERS.filter(leader => leaderAt(board, seat, leader) === null)

/** Puts pieces in a space and emits the event. */
export function placePieces(table: QuestTable, seat: Seat, space: SpaceId, pieces: Pieces, rule: string): void {
  addPieces(table.state, space, seat, pieces)
  table.emit({ kind: 'places', seat, rule, space, men: pieces.men, leader: pieces.leader })
}
