import type { Seat } from '../../../../kernel/index.ts'
import type { QuestTable } from '../components.ts'
import type { CardId } from './deck.ts'

/** How many cards can still be drawn, those that would be shuffled first among them (X.A.5). */
export const cardsLeft = ({ state }: QuestTable): number => state.petitions.draw.length + state.petitions.discard.length

/** A player takes the top card, and only he sees it; undefined where there is none at all (X.A.5, ruling W27). */
export function drawCard(table: QuestTable, seat: Seat, rule: string): CardId | undefined {
  const card = table.draw(table.state.petitions)
  if (card === undefined) {
    table.tell({ kind: 'no-card', seat, rule: 'X.A.5' })
    return undefined
  }
  table.state.players[seat]!.cards.push(card)
  table.tell({ kind: 'draws', seat, rule })
  table.tell({ kind: 'draws', seat, rule, card, to: [seat] })
  return card
}
