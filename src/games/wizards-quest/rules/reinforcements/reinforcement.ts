import type { Rule, Seat } from '../../../../kernel/index.ts'
import type { PlayerTurn, QuestTable } from '../components.ts'
import { placeMen } from '../forces/placing.ts'
import { kingdomOf, reinforcementsFor } from './kingdoms.ts'

/** Men for the kingdoms, less what a card has taken, and men from cards are placed together (X.B.2-3). */
export function* reinforce(table: QuestTable, seat: Seat): Rule {
  const { state } = table
  const kingdom = kingdomOf(state, seat).length
  const due = reinforcementsFor(state, seat)
  const lost = lostOf(due, state.turn.lost)
  const cards = state.turn.men
  const men = due - lost + cards
  table.tell({ kind: 'reinforced', seat, rule: 'X.B.2', kingdom, lost, cards, men })
  state.turn.men = 0
  yield* placeMen(table, seat, men, 'X.B.3')
}

/** What a card takes of the reinforcements; of an odd number the greater half. */
const lostOf = (due: number, lost: PlayerTurn['lost']): number =>
  lost === 'all' ? due : lost === 'half' ? Math.ceil(due / 2) : 0
