import type { Rule } from '../../../../kernel/index.ts'
import { countersIn, forceIn, takePieces } from '../facts/forces.ts'
import type { SpaceId } from '../pieces/marnon.ts'
import { decide } from '../state/acts.ts'
import type { Loss, Pieces, QuestTable, Side, Taker } from '../state/components.ts'

/**
 * Chooses which pieces a force loses, up to all of them. The owner chooses whether a leader is among them (XI.B.5,
 * ruling W19).
 */
export function* chooseLoss(table: QuestTable, space: SpaceId, count: number, how: Loss, rule: string): Rule<Pieces> {
  const force = forceIn(table.state, space)!
  const { side, men, leader } = force
  if (count >= countersIn(force)) return { men, leader }
  if (leader === null || side === 'orcs') return { men: count, leader: null }
  const { leader: lost } = yield* decide({
    seat: side,
    topic: 'loss',
    data: { space, count, how },
    rule,
    options: [
      { id: 'men', act: { kind: 'lose' as const, leader: null }, at: { space } },
      { id: leader, act: { kind: 'lose' as const, leader }, at: { space } },
    ],
  })
  return { men: lost === null ? count : count - 1, leader: lost }
}

/**
 * Takes lost pieces off the board. `taker` is the side that may take the space if it is now empty. Doesn't eliminate
 * players; see `eliminate`.
 */
export function removeLoss(
  table: QuestTable,
  space: SpaceId,
  lost: Pieces,
  how: Loss,
  rule: string,
  taker: Taker = how === 'gobbled' ? 'dragon' : null,
): void {
  const force = forceIn(table.state, space)
  if (!force || countersIn(lost) === 0) return
  const { side } = force
  takePieces(table.state, space, lost)
  table.emit({ kind: 'loses', seat: side === 'orcs' ? null : side, rule, space, side, ...lost, how })
  logLostSpace(table, space, side, rule, taker)
}

/** Emits `lost` if a player has just lost their last pieces in a space. */
export function logLostSpace(table: QuestTable, space: SpaceId, side: Side, rule: string, taker: Taker): void {
  if (side !== 'orcs' && !forceIn(table.state, space)) table.emit({ kind: 'lost', seat: side, rule, space, taker })
}
