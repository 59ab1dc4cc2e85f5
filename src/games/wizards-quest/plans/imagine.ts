import { next, type RandomState, seedRandom, shuffle } from '../../../kernel/index.ts'
import { leftOf } from '../rules/effects/order.ts'
import { type CardId, deckOf, petitionOf } from '../rules/pieces/deck.ts'
import {
  activeSeat,
  type Player,
  type QuestState,
  TREASURES,
  type Treasure,
  type TreasureKind,
} from '../rules/state/components.ts'
import { copyOf, type QuestView } from '../rules/state/view.ts'

/**
 * Returns a state that is consistent with a seat's view: `random` deals everything that is hidden from the seat. The
 * seat's view of the result equals the original view, but future dice and cards differ.
 */
export function imagine(view: QuestView, random: RandomState): QuestState {
  const unseen = shuffle(random, cardsUnseen(view))
  const kinds = view.players.map(({ seat }) => shuffle(random, kindsUnseen(view, seat)))
  const players = view.players.map((seen): Player => {
    const { seat, name, boats, found, out } = seen
    const hidden = kinds[(seat + view.players.length - 1) % view.players.length]!
    return {
      seat,
      name,
      hand: seen.hand ? [...seen.hand] : hidden.splice(0, seen.toHide),
      cards: seen.cards ? [...seen.cards] : cardsFor(unseen, seen.cardCount),
      boats: [...boats],
      found: [...found],
      out,
    }
  })
  const treasures = view.treasures.map(({ owner, at, kind }): Treasure => {
    const hider = leftOf(view, owner)
    const knows = view.seat !== null && kind !== null && hider !== view.seat ? [hider, view.seat] : [hider]
    return { owner, at, kind: kind ?? kinds[owner]!.pop()!, knownTo: knows }
  })
  const { seat: _seat, petitions, turn, forces, seats, upheaval, ...open } = view
  const ring = turn.ring === 'hidden' ? (players[activeSeat(view)]?.cards.at(-1) ?? null) : turn.ring
  return {
    ...open,
    ...(upheaval && { upheaval: copyOf(upheaval) }),
    random: { dice: streamFrom(random), decks: streamFrom(random) },
    forced: [],
    seats: [...seats],
    forces: Object.fromEntries(Object.entries(forces).map(([space, force]) => [space, force && { ...force }])),
    treasures,
    players,
    petitions: { draw: unseen.splice(0, petitions.left), discard: unseen.splice(0, petitions.discarded) },
    turn: {
      ...turn,
      ring,
      found: turn.found && { ...turn.found },
      atOnce: turn.atOnce && { ...turn.atOnce },
      campaign: turn.campaign && { ...turn.campaign },
    },
  }
}

const streamFrom = (random: RandomState): RandomState => seedRandom(String(next(random)), 'imagined')

/** Lists the cards that are hidden from the seat: all except its own cards and the open ones. */
function cardsUnseen(view: QuestView): CardId[] {
  const unseen = [...deckOf(view.upheaval !== undefined)]
  for (const { cards, boats } of view.players)
    for (const card of [...(cards ?? []), ...boats]) unseen.splice(unseen.indexOf(card), 1)
  if (view.turn.atOnce) unseen.splice(unseen.indexOf(view.turn.atOnce.card), 1)
  return unseen
}

/** Deals cards to a player, except cards that must be played immediately. */
function cardsFor(unseen: CardId[], count: number): CardId[] {
  const cards: CardId[] = []
  for (let i = unseen.length - 1; i >= 0 && cards.length < count; i--) {
    const card = unseen[i]!
    if (petitionOf(card).immediate) continue
    cards.push(card)
    unseen.splice(i, 1)
  }
  return cards
}

/** Lists the kinds of a player's treasures that the seat has not seen, both on the board and in the hider's hand. */
function kindsUnseen(view: QuestView, owner: number): TreasureKind[] {
  const kinds: TreasureKind[] = view.blank ? [...TREASURES, 'blank'] : [...TREASURES]
  const seen = [
    ...(view.players[owner]?.found ?? []),
    ...(view.players[leftOf(view, owner)]?.hand ?? []),
    ...view.treasures.flatMap(treasure => (treasure.owner === owner && treasure.kind ? [treasure.kind] : [])),
  ]
  for (const kind of seen) kinds.splice(kinds.indexOf(kind), 1)
  return kinds
}
