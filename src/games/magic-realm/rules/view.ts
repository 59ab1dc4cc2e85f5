import { copy, type Seat } from '../../../kernel/index.ts'
import type { MagicState, Sorcery } from './magic/state.ts'
import type { ClearingId, TileCode } from './map/tiles.ts'
import { type BelongingId, belonging } from './pieces/belongings.ts'
import { CHIT_IDS, type ChitId } from './pieces/chits.ts'
import type { BoxId } from './pieces/setup-card.ts'
import type { Cache, Character, HiredLeader, MapChit, Owned, RealmState, War, Weather } from './state.ts'

/** A character as a seat sees him; null is what is his secret (2.5.1). */
export interface SeenCharacter
  extends Omit<
    Character,
    'owned' | 'gold' | 'within' | 'needs' | 'start' | 'plan' | 'yesterday' | 'ways' | 'sites' | 'seen' | 'boons'
  > {
  /** His own player looks. */
  readonly isOwn: boolean
  /** Counters, horses and active cards are public; his inactive cards he alone sees (2.3.11). */
  readonly owned: readonly Owned[]
  /** How many cards he holds that are not among them. */
  readonly unseen: number
  readonly gold: number | null
  /** What has gone into his form with him; what of it others may not see is missing (20.9.3). */
  readonly within?: SeenWithin
  readonly needs: Character['needs']
  readonly start: string | null
  readonly plan: Character['plan'] | null
  readonly yesterday: Character['yesterday'] | null
  readonly ways: Character['ways'] | null
  readonly sites: Character['sites'] | null
  readonly seen: Character['seen'] | null
  readonly boons: Character['boons'] | null
}

/** What a form holds, as a seat sees it: his gold is his secret, and so are cards he had not in use. */
export interface SeenWithin {
  readonly owned: readonly Owned[]
  readonly gold: number | null
}

/** A hired leader as a seat sees him; null is what only his employer knows (11.2.2a). */
export interface SeenLeader
  extends Omit<HiredLeader, 'owned' | 'gold' | 'within' | 'plan' | 'yesterday' | 'ways' | 'sites' | 'seen'> {
  readonly isOwn: boolean
  readonly owned: readonly Owned[]
  readonly unseen: number
  readonly gold: number | null
  readonly within?: SeenWithin
  readonly plan: HiredLeader['plan'] | null
  readonly yesterday: HiredLeader['yesterday'] | null
  readonly ways: HiredLeader['ways'] | null
  readonly sites: HiredLeader['sites'] | null
  readonly seen: HiredLeader['seen'] | null
}

/** What a seat sees of the Third ENCOUNTER: who serves whom, who follows whom, and who is on what campaign, all see (2.5.2). */
export interface SeenWar extends Omit<War, 'leaders'> {
  readonly leaders: readonly SeenLeader[]
}

/** What a seat sees of the Fourth ENCOUNTER: Spell cards that lie face down are counted, what is awake its item's owner sees (9.4.4). */
export interface SeenMagic extends Omit<MagicState, 'cards'> {
  readonly cards: Readonly<Record<string, number>>
}

/** A cache that somebody knows of; null is what only its maker knows. */
export interface SeenCache extends Pick<Cache, 'id' | 'clearing'> {
  readonly gold: number | null
  readonly things: readonly BelongingId[] | null
}

/** What lies in a box or a pile, top first; null for a card that lies face down (2.3.11). */
export type SeenPile = readonly (BelongingId | null)[]

/** What a seat may know of the Realm; `seat` is null for somebody who watches. */
export interface RealmView
  extends Omit<
    RealmState,
    | 'random'
    | 'forced'
    | 'hands'
    | 'chits'
    | 'characters'
    | 'boxes'
    | 'piles'
    | 'lost'
    | 'draw'
    | 'evenings'
    | 'war'
    | 'magic'
    | 'weather'
    | 'caches'
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
  /** Undefined before the Third ENCOUNTER. */
  readonly war?: SeenWar
  /** Undefined before the Fourth ENCOUNTER. */
  readonly magic?: SeenMagic
  /** The caches that he knows of: what lies in his own (26.5). */
  readonly caches?: readonly SeenCache[]
  /** The chit of the next week is null but for who has looked at it (26.23). */
  readonly weather?: Omit<Weather, 'chit'> & { readonly chit: number | null }
}

/**
 * What a seat may know: hidden are dice and cards to come, map chits that none of his characters has seen, others' gold,
 * needs, plans, discoveries and inactive cards, and what lies face down (2.5.1, 2.5.2).
 */
export function view(state: RealmState, seat: Seat | null): RealmView {
  const {
    random,
    forced,
    lost,
    hands,
    chits,
    characters,
    boxes,
    piles,
    draw,
    evenings,
    war,
    magic,
    weather,
    caches,
    ...open
  } = state
  // What his hired leaders look at he sees too (11.2.2a).
  const looking = [...characters, ...(war?.leaders ?? [])]
  const seen = new Set(looking.flatMap(one => (one.seat === seat ? one.seen : [])))
  const isKnown = (id: ChitId): boolean => {
    const chit = chits[id]
    return chit !== undefined && (chit.known || chit.up || seen.has(id))
  }
  const unknownChits: Record<TileCode, number> = {}
  // In the order of the tiles: in that of the chits, the order of the keys would say which chit lies where.
  const unknown = CHIT_IDS.flatMap(id => (isKnown(id) ? [] : (chits[id]?.tile ?? [])))
  for (const tile of unknown.sort()) unknownChits[tile] = (unknownChits[tile] ?? 0) + 1
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
    ...(war
      ? { war: { ...war, along: [], spared: [], leaders: war.leaders.map(one => leaderSeenBy(one, seat)) } }
      : {}),
    ...(magic ? { magic: magicSeenBy(state, magic, seat) } : {}),
    ...(caches ? { caches: cachesSeenBy(state, caches, seat) } : {}),
    ...(weather
      ? { weather: { ...weather, chit: seat !== null && weather.seen.includes(seat) ? weather.chit : null } }
      : {}),
  })
}

/** The caches that his own have made or discovered (26.5). */
function cachesSeenBy({ characters, war }: RealmState, caches: readonly Cache[], seat: Seat | null): SeenCache[] {
  const own = [...characters, ...(war?.leaders ?? [])].filter(one => one.seat === seat)
  return caches.flatMap(({ id, clearing, owner, gold, things }): SeenCache[] => {
    if (own.some(one => one.id === owner)) return [{ id, clearing, gold, things }]
    return own.some(({ sites }) => sites.includes(id)) ? [{ id, clearing, gold: null, things: null }] : []
  })
}

const mapped = <T, U>(all: Readonly<Record<string, T>>, made: (one: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, made(one)]))

/** Counters lie open; cards face down, but for those that have come alive or been drawn (2.3.10, 9.6.1). */
const faces = ({ shown }: RealmState, pile: readonly BelongingId[]): SeenPile =>
  pile.map(id => (belonging(id).kind !== 'treasure' || shown.includes(id) ? id : null))

function magicSeenBy({ characters }: RealmState, magic: MagicState, seat: Seat | null): SeenMagic {
  const own = characters.flatMap(one => (one.seat === seat ? one.owned : []))
  const isOpen = (item: string): boolean => own.some(({ id, active }) => id === item && active)
  return {
    ...magic,
    sparing: [],
    cards: mapped(magic.cards, cards => cards.length),
    awake: Object.fromEntries(Object.entries(magic.awake).filter(([item]) => isOpen(item))),
  }
}

/** What others see of his magic: spells are secret until they are cast, and so is what he has chosen to begin with (2.5.1, 4.1.4). */
function sorcerySeen({ begins, ...open }: Sorcery): Sorcery {
  return { ...open, spells: [] }
}

/** What others see of what a form holds (2.5.1, 20.9.3). */
const formSeen = (within: Character['within']): { readonly within?: SeenWithin } =>
  within ? { within: { owned: within.owned.filter(isOpenTo), gold: null } } : {}

/** Counters, horses and active cards lie open (2.3.11). */
const isOpenTo = ({ id, active }: Owned): boolean => active || belonging(id).kind !== 'treasure'

function leaderSeenBy(leader: HiredLeader, seat: Seat | null): SeenLeader {
  if (leader.seat === seat) return { ...leader, isOwn: true, unseen: 0 }
  const owned = leader.owned.filter(({ id }) => belonging(id).kind !== 'treasure')
  const unseen = leader.owned.length - owned.length
  const secret = { gold: null, plan: null, yesterday: null, ways: null, sites: null, seen: null }
  const { within, passed, ...open } = leader
  return { ...open, isOwn: false, owned, unseen, ...secret, ...formSeen(within) }
}

function seenBy(character: Character, seat: Seat | null): SeenCharacter {
  if (character.seat === seat) return { ...character, isOwn: true, unseen: 0 }
  const owned = character.owned.filter(isOpenTo)
  const { familiar, phantasm, wantsEnd, wantsDeath, asksAll, passed, within, ...open } = character
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
    ...(phantasm ? { phantasm: { ...phantasm, plan: [] } } : {}),
    ...formSeen(within),
    // Spells are secret until they are cast (2.5.1).
    ...(open.magic ? { magic: sorcerySeen(open.magic) } : {}),
  }
}

/** Whoever takes turns, as a seat sees him. */
export type SeenIndividual = SeenCharacter | SeenLeader

/** The character or hired leader of an id; null where there is none. */
export const seenIndividual = ({ characters, war }: RealmView, id: string): SeenIndividual | null =>
  characters.find(one => one.id === id) ?? war?.leaders.find(one => one.id === id) ?? null
