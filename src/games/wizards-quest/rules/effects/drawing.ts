import type { Seat } from '../../../../kernel/index.ts'
import { petitionOf } from '../pieces/deck.ts'
import type { QuestTable } from '../state/components.ts'

/** Returns true if a card can be drawn, if necessary after a reshuffle (X.A.5). */
export const isCardLeft = ({ state }: QuestTable): boolean =>
  state.petitions.draw.length > 0 || state.petitions.discard.length > 0

/**
 * Draws the top card for a player, or for a player's ring. A card that must be played immediately is public, and all
 * others are private (X.A.1-2). Does nothing if no card is left (X.A.5, ruling W27).
 */
export function drawCard(table: QuestTable, seat: Seat, ring: boolean): void {
  const { state } = table
  const card = table.draw(state.petitions)
  if (card === undefined) {
    table.emit({ kind: 'no-card', seat, rule: 'X.A.5' })
    return
  }
  const rule = ring ? 'X.E.1.c' : 'X.A.1'
  table.emit({ kind: 'draws', seat, rule })
  if (petitionOf(card).immediate) {
    state.turn.atOnce = { card, ring }
    return
  }
  state.players[seat]!.cards.push(card)
  if (ring) state.turn.ring = card
  table.emit({ kind: 'draws', seat, rule, card, to: [seat] })
}
