import { copy, type Seat } from '../../../kernel/index.ts'
import type { ClearingId, TileCode } from './map/tiles.ts'
import { type BelongingId, belonging } from './pieces/belongings.ts'
import { CHIT_IDS, type ChitId } from './pieces/chits.ts'
import type { BoxId } from './pieces/setup-card.ts'
import type { Character, MapChit, Owned, RealmState } from './state.ts'

/** A character as a seat sees him; null is what is his secret (2.5.1). */
export interface SeenCharacter
  extends Omit<
    Character,
    'owned' | 'gold' | 'needs' | 'start' | 'plan' | 'yesterday' | 'ways' | 'sites' | 'seen' | 'boons'
  > {
  /** His own player looks. */
  readonly isOwn: boolean
  /** Counters, horses and active cards are public; his inactive cards he alone sees (2.3.11). */
  readonly owned: readonly Owned[]
  /** How many cards he holds that are not among them. */
  readonly unseen: number
  readonly gold: number | null
  readonly needs: Character['needs']
  readonly start: string | null
  readonly plan: Character['plan'] | null
  readonly yesterday: Character['yesterday'] | null
  readonly ways: Character['ways'] | null
  readonly sites: Character['sites'] | null
  readonly seen: Character['seen'] | null
  readonly boons: Character['boons'] | null
}

/** What lies in a box or a pile, top first; null for a card that lies face down (2.3.11). */
export type SeenPile = readonly (BelongingId | null)[]

/** What a seat may know of the Realm; `seat` is null for somebody who watches. */
export interface RealmView
  extends Omit<
    RealmState,
    'random' | 'forced' | 'hands' | 'chits' | 'characters' | 'boxes' | 'piles' | 'lost' | 'draw' | 'evenings'
  > {
  readonly seat: Seat | null
  /** The tiles he has still to lay; null for all others, whose number is told. */
  readonly hands: readonly (readonly TileCode[] | null)[]
  readonly inHand: readonly number[]
  /** The map chits that he knows, whichever way up they lie (9.2.7). */
  readonly chits: Readonly<Record<ChitId, MapChit>>
  /** How many chits lie on each tile that he does not know. */
  readonly unknownChits: Readonly<Record<TileCode, number>>
  readonly characters: readonly SeenCharacter[]
  readonly boxes: Readonly<Record<BoxId, SeenPile>>
  readonly piles: Readonly<Record<ClearingId, SeenPile>>
  /** Whose attention chits are still to be drawn, in no order. */
  readonly draw: readonly string[]
  /** Clearings whose evening is still to come, in no order. */
  readonly evenings: readonly ClearingId[]
}

/**
 * What a seat may know: hidden are dice and cards to come, map chits that none of his characters has seen, others' gold,
 * needs, plans, discoveries and inactive cards, and what lies face down (2.5.1, 2.5.2).
 */
export function view(state: RealmState, seat: Seat | null): RealmView {
  const { random, forced, lost, hands, chits, characters, boxes, piles, draw, evenings, ...open } = state
  const seen = new Set(characters.flatMap(one => (one.seat === seat ? one.seen : [])))
  const isKnown = (id: ChitId): boolean => {
    const chit = chits[id]
    return chit !== undefined && (chit.known || chit.up || seen.has(id))
  }
  const unknownChits: Record<TileCode, number> = {}
  for (const id of CHIT_IDS) {
    const tile = chits[id]?.tile
    if (tile !== undefined && tile !== null && !isKnown(id)) unknownChits[tile] = (unknownChits[tile] ?? 0) + 1
  }
  return copy({
    ...open,
    seat,
    hands: hands.map((tiles, owner) => (owner === seat ? tiles : null)),
    inHand: hands.map(({ length }) => length),
    chits: Object.fromEntries(CHIT_IDS.flatMap(id => (isKnown(id) && chits[id] ? [[id, chits[id]] as const] : []))),
    unknownChits,
    characters: characters.map(one => seenBy(one, seat)),
    boxes: mapped(boxes, pile => faces(state, pile)),
    piles: mapped(piles, pile => faces(state, pile)),
    draw: [...draw].sort(),
    evenings: [...evenings].sort(),
  })
}

const mapped = <T, U>(all: Readonly<Record<string, T>>, made: (one: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, made(one)]))

/** Counters lie open; cards face down, but for those that have come alive or been drawn (2.3.10, 9.6.1). */
const faces = ({ shown }: RealmState, pile: readonly BelongingId[]): SeenPile =>
  pile.map(id => (belonging(id).kind !== 'treasure' || shown.includes(id) ? id : null))

function seenBy(character: Character, seat: Seat | null): SeenCharacter {
  if (character.seat === seat) return { ...character, isOwn: true, unseen: 0 }
  const owned = character.owned.filter(({ id, active }) => active || belonging(id).kind !== 'treasure')
  const { familiar, wantsEnd, wantsDeath, ...open } = character
  return {
    ...open,
    isOwn: false,
    owned,
    unseen: character.owned.length - owned.length,
    gold: null,
    needs: null,
    start: null,
    plan: null,
    yesterday: null,
    ways: null,
    sites: null,
    seen: null,
    boons: null,
    // What it does today is hers to know, as her own turn is.
    ...(familiar ? { familiar: { ...familiar, plan: [] } } : {}),
  }
}
