import type { Rule, Seat } from '../../../../kernel/index.ts'
import { kingdomOf, reinforcementsFor } from '../facts/kingdoms.ts'
import type { PlayerTurn, QuestTable } from '../state/components.ts'
import { placeMen } from './placing.ts'

/** Places the men for kingdoms, minus those lost to a card, together with the men from cards (X.B.2-3). */
export function* reinforce(table: QuestTable, seat: Seat): Rule {
  const { state } = table
  const kingdom = kingdomOf(state, seat).length
  const due = reinforcementsFor(state, seat)
  const lost = lostOf(due, state.turn.lost)
  const cards = state.turn.men
  const men = due - lost + cards
  table.emit({ kind: 'reinforced', seat, rule: 'X.B.2', kingdom, lost, cards, men })
  state.turn.men = 0
  yield* placeMen(table, seat, men, 'X.B.3')
}

/** Returns the number of reinforcements lost to a card. If half are lost, that number is rounded up. */
const lostOf = (due: number, lost: PlayerTurn['lost']): number =>
  lost === 'all' ? due : lost === 'half' ? Math.ceil(due / 2) : 0
