import type { Seat } from '../../../../kernel/index.ts'
import type { CardId } from '../pieces/deck.ts'
import { SPACE_IDS, type SpaceId } from '../pieces/marnon.ts'
import {
  activeSeat,
  type Force,
  type PlayerTurn,
  type QuestState,
  type TreasureKind,
  type Upheaval,
} from './components.ts'

/** A hidden treasure as a seat sees it. Its kind is null unless the seat has seen it. */
export interface SeenTreasure {
  readonly owner: Seat
  readonly at: SpaceId
  readonly kind: TreasureKind | null
}

/** A player as a seat sees them. Hands are private. */
export interface SeenPlayer {
  readonly seat: Seat
  readonly name: string
  /** The treasures that still have to be hidden, or null for other seats. */
  readonly hand: readonly TreasureKind[] | null
  readonly toHide: number
  /** The cards in hand, or null for other seats. */
  readonly cards: readonly CardId[] | null
  readonly cardCount: number
  readonly boats: readonly CardId[]
  readonly found: readonly TreasureKind[]
  readonly out: boolean
}

/** A turn as a seat sees it. Only the player whose turn it is sees the card from a ring. */
export type SeenTurn = Omit<PlayerTurn, 'ring'> & { readonly ring: CardId | 'hidden' | null }

/** The game as a seat sees it. `seat` is null for spectators. */
export interface QuestView
  extends Pick<QuestState, 'day' | 'result' | 'seats' | 'blank' | 'phase' | 'first' | 'gone' | 'dragon' | 'wizard'> {
  readonly seat: Seat | null
  readonly forces: Readonly<Record<SpaceId, Force | null>>
  /** The treasures in the order in which they were hidden. */
  readonly treasures: readonly SeenTreasure[]
  readonly players: readonly SeenPlayer[]
  /** The number of cards left to draw and the number of discarded cards. Their kinds are secret (X.A.5). */
  readonly petitions: { readonly left: number; readonly discarded: number }
  readonly turn: SeenTurn
  /** Present only if the blank petition card is in the deck. */
  readonly upheaval?: Readonly<Upheaval>
}

/**
 * Returns a seat's view. It hides future dice and cards, other players' cards, and the kinds of treasures that the seat
 * hasn't seen (ruling W4).
 */
export function view(state: QuestState, seat: Seat | null): QuestView {
  const { day, result, blank, phase, first, gone, dragon, wizard, petitions, turn, upheaval } = state
  const forces: Record<SpaceId, Force | null> = {}
  for (const space of SPACE_IDS) {
    const force = state.forces[space]
    forces[space] = force ? { ...force } : null
  }
  return {
    seat,
    day,
    result: result && { ...result },
    seats: [...state.seats],
    blank,
    phase,
    first,
    gone,
    dragon,
    wizard,
    forces,
    treasures: state.treasures.map(({ owner, at, kind, knownTo }) => ({
      owner,
      at,
      kind: knownTo.some(knower => knower === seat) ? kind : null,
    })),
    players: state.players.map(player => ({
      seat: player.seat,
      name: player.name,
      hand: player.seat === seat ? [...player.hand] : null,
      toHide: player.hand.length,
      cards: player.seat === seat ? [...player.cards] : null,
      cardCount: player.cards.length,
      boats: [...player.boats],
      found: [...player.found],
      out: player.out,
    })),
    petitions: { left: petitions.draw.length, discarded: petitions.discard.length },
    turn: {
      ...turn,
      campaign: turn.campaign && { ...turn.campaign },
      found: turn.found && { ...turn.found },
      atOnce: turn.atOnce && { ...turn.atOnce },
      ring: turn.ring === null || seat === activeSeat(state) ? turn.ring : 'hidden',
    },
    ...(upheaval && { upheaval: copyOf(upheaval) }),
  }
}

/** Copies the blank card's changes to the island. */
export const copyOf = ({ entrances, bridgesDown, ...rest }: Upheaval): Upheaval => ({
  ...rest,
  entrances: [...entrances],
  bridgesDown: [...bridgesDown],
})
