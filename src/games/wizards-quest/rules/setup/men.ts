import type { Rule } from '../../../../kernel/index.ts'
import { inOrder } from '../effects/order.ts'
import { placeMen } from '../effects/placing.ts'
import { TABLES } from '../pieces/tables.ts'
import type { QuestTable } from '../state/components.ts'

/**
 * Places the next player's setup men: 10 in one turn or, in a two-player game, 10, 20 and 10 in three turns (IV.D.6,
 * XII.B). Returns true when all have been placed.
 */
export function* placeFirstMen(table: QuestTable): Rule<boolean> {
  const { state } = table
  const { length } = state.players
  const { menOfTwo, men } = TABLES.setUp
  const portions = length === 2 ? menOfTwo : Array<number>(length).fill(men)
  yield* placeMen(table, inOrder(state)[state.gone % length]!, portions[state.gone]!, length === 2 ? 'XII.B' : 'IV.D.6')
  state.gone = (state.gone + 1) % portions.length
  return state.gone === 0
}
