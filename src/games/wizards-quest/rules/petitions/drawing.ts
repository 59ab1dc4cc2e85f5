import type { Seat } from '../../../../kernel/index.ts'
import type { QuestTable } from '../components.ts'
import { petitionOf } from './deck.ts'

/** Whether a card can still be drawn, those that would be shuffled first among them (X.A.5). */
export const isCardLeft = ({ state }: QuestTable): boolean =>
  state.petitions.draw.length > 0 || state.petitions.discard.length > 0

/**
 * A player takes the top card, for himself or by a ring. One that must be played at once is laid open; any other he alone
 * sees (X.A.1-2). Where there is none at all he takes none (X.A.5, ruling W27).
 */
export function drawCard(table: QuestTable, seat: Seat, ring: boolean): void {
  const { state } = table
  const card = table.draw(state.petitions)
  if (card === undefined) {
    table.tell({ kind: 'no-card', seat, rule: 'X.A.5' })
    return
  }
  const rule = ring ? 'X.E.1.c' : 'X.A.1'
  table.tell({ kind: 'draws', seat, rule })
  if (petitionOf(card).immediate) {
    state.turn.atOnce = { card, ring }
    return
  }
  state.players[seat]!.cards.push(card)
  if (ring) state.turn.ring = card
  table.tell({ kind: 'draws', seat, rule, card, to: [seat] })
}
