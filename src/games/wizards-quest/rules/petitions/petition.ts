import type { Rule, Seat } from '../../../../kernel/index.ts'
import { boatOptions, sail } from '../campaign/boats.ts'
import { drawCard, isCardLeft } from '../effects/drawing.ts'
import type { CardId } from '../pieces/deck.ts'
import { TABLES } from '../pieces/tables.ts'
import { decide, type QuestAct, type QuestOption, wordOption } from '../state/acts.ts'
import type { QuestTable } from '../state/components.ts'
import { discard, isPlayable, playCard } from './playing.ts'

/**
 * Runs one decision of the petition phase: draw, play, use a boat, or continue. Returns true if the player continues
 * (X.A).
 */
export function* playPetitions(table: QuestTable, seat: Seat): Rule<boolean> {
  const { state } = table
  const player = state.players[seat]!
  const act = yield* decide({
    seat,
    topic: 'petition',
    data: { cards: player.cards, drawn: state.turn.drawn },
    rule: mustPlay(player.cards) ? 'X.A.3' : 'X.A.1',
    options: petitionOptions(table, seat),
  })
  switch (act.kind) {
    case 'draw':
      drawCard(table, seat, false)
      state.turn.drawn = true
      return false
    case 'play':
      yield* playCard(table, seat, act.card)
      return false
    case 'boat':
      yield* sail(table, seat, act.space)
      return false
    default:
      return true
  }
}

/** Returns true if a hand has more cards than a player may keep (X.A.3). */
const mustPlay = (cards: readonly CardId[]): boolean => cards.length > TABLES.cardsHeld

function petitionOptions(table: QuestTable, seat: Seat): QuestOption[] {
  const { state } = table
  const { cards } = state.players[seat]!
  const must = mustPlay(cards)
  // Cards that would have no effect now are not offered, unless one must be played (rulings W24, W25).
  const kinds = [...new Set(cards)].filter(card => must || isPlayable(state, seat, card))
  const plays = kinds.map(card => ({
    id: `play ${card}`,
    act: { kind: 'play' as const, card },
    at: { card },
    rule: 'X.A.4',
  }))
  if (must) return plays
  const draws = !state.turn.drawn && isCardLeft(table) ? [{ ...wordOption('draw'), rule: 'X.A.1' }] : []
  return [...draws, ...plays, ...boatOptions(state, seat), { ...wordOption('keep'), stops: true }]
}

/**
 * Asks whether to play a ring's card, if it would have an effect, or keep it. With two other cards in hand, the choice
 * is to play or discard it (X.E.1.c).
 */
export function* playRingCard(table: QuestTable, seat: Seat, card: CardId): Rule {
  const act = yield* chooseForRing(table, seat, card)
  table.state.turn.ring = null
  if (act.kind === 'play') yield* playCard(table, seat, card)
  else if (act.kind === 'discard') discard(table, seat, card)
}

function* chooseForRing(table: QuestTable, seat: Seat, card: CardId): Rule<QuestAct> {
  const { state } = table
  const must = mustPlay(state.players[seat]!.cards)
  const plays = { id: `play ${card}`, act: { kind: 'play' as const, card }, at: { card } }
  const discards = { id: 'discard', act: { kind: 'discard' as const, card }, at: { card } }
  const options: QuestOption[] = [
    ...(must || isPlayable(state, seat, card) ? [plays] : []),
    must ? discards : wordOption('keep'),
  ]
  return yield* decide({ seat, topic: 'ring', data: { card }, rule: 'X.E.1.c', options })
}
