import type { Rule, Seat } from '../../../../kernel/index.ts'
import type { QuestState, QuestTable } from '../components.ts'
import { type CardId, petitionOf } from './deck.ts'
import { canDo, perform } from './effects.ts'

/** Whether a card would do anything now (ruling W25). */
export const isPlayable = (state: QuestState, seat: Seat, card: CardId): boolean =>
  petitionOf(card).effects.some(effect => canDo(state, seat, effect))

/** A card leaves the hand and does what it says; what cannot be done is left out (X.A.4-5). */
export function* play(table: QuestTable, seat: Seat, card: CardId): Rule {
  const { state } = table
  const { effects } = petitionOf(card)
  takeCard(table, seat, card)
  const rule = petitionOf(card).immediate ? 'X.A.2' : 'X.A.4'
  table.tell({ kind: 'plays', seat, rule, card, wasted: !isPlayable(state, seat, card) })
  // An open boat is discarded once it is used (X.A.6.c).
  if (effects.some(({ verb }) => verb === 'boat')) state.players[seat]!.boats.push(card)
  else state.petitions.discard.push(card)
  for (const effect of effects) {
    if (state.result || state.players[seat]!.out) return
    if (canDo(state, seat, effect)) yield* perform(table, seat, effect)
  }
}

/** A card leaves the hand and does nothing (X.E.1.c). */
export function discard(table: QuestTable, seat: Seat, card: CardId): void {
  takeCard(table, seat, card)
  table.state.petitions.discard.push(card)
  table.tell({ kind: 'discards', seat, rule: 'X.E.1.c', card })
}

function takeCard({ state }: QuestTable, seat: Seat, card: CardId): void {
  const { cards } = state.players[seat]!
  cards.splice(cards.indexOf(card), 1)
}
