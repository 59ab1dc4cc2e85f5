import type { Rule, Seat } from '../../../../kernel/index.ts'
import { type CardEffect, type CardId, petitionOf } from '../pieces/deck.ts'
import type { QuestState, QuestTable } from '../state/components.ts'
import { applyCardEffect, canDo } from './effects.ts'

/** Lists a card's effects. Leaves out those that cost reinforcements if the card came from a ring (X.E.1.c). */
const effectsOf = (card: CardId, ring: boolean): readonly CardEffect[] =>
  petitionOf(card).effects.filter(({ verb }) => !(ring && verb === 'lose-reinforcements'))

/** Returns true if a card would have an effect now (ruling W25). */
export const isPlayable = (state: QuestState, seat: Seat, card: CardId, ring = false): boolean =>
  effectsOf(card, ring).some(effect => canDo(state, seat, effect))

/** Plays a card from the hand (X.A.4-5). */
export function* playCard(table: QuestTable, seat: Seat, card: CardId): Rule {
  takeCard(table, seat, card)
  yield* applyEffects(table, seat, card, false)
}

/** Plays a card that was just drawn and must be played immediately (X.A.2). */
export function* playAtOnce(table: QuestTable, seat: Seat, card: CardId, ring: boolean): Rule {
  table.state.turn.atOnce = null
  yield* applyEffects(table, seat, card, ring)
}

/**
 * Discards a played card, or leaves it open if it is a boat, and performs its effects in order, omitting impossible
 * ones.
 */
function* applyEffects(table: QuestTable, seat: Seat, card: CardId, ring: boolean): Rule {
  const { state } = table
  const rule = petitionOf(card).immediate ? 'X.A.2' : 'X.A.4'
  const effects = effectsOf(card, ring)
  table.emit({ kind: 'plays', seat, rule, card, wasted: !isPlayable(state, seat, card, ring) })
  // An open boat is only discarded after it has been used (X.A.6.c).
  if (effects.some(({ verb }) => verb === 'boat')) state.players[seat]!.boats.push(card)
  else state.petitions.discard.push(card)
  for (const effect of effects) if (canDo(state, seat, effect)) yield* applyCardEffect(table, seat, effect)
}

/** Discards a card from the hand without any effect (X.E.1.c). */
export function discard(table: QuestTable, seat: Seat, card: CardId): void {
  takeCard(table, seat, card)
  table.state.petitions.discard.push(card)
  table.emit({ kind: 'discards', seat, rule: 'X.E.1.c', card })
}

function takeCard({ state }: QuestTable, seat: Seat, card: CardId): void {
  const { cards } = state.players[seat]!
  cards.splice(cards.indexOf(card), 1)
}
