import { copy, type Seat } from '../../../../kernel/index.ts'
import { type BelongingId, belonging } from '../pieces/belongings.ts'
import { CHIT_IDS, type ChitId } from '../pieces/chits.ts'
import type { BoxId } from '../pieces/setup-card.ts'
import type { ClearingId, TileCode } from '../pieces/tiles.ts'
import type { MagicState, Sorcery } from './magic.ts'
import type { Cache, Character, HiredLeader, MapChit, Notebook, Owned, RealmState, War, Weather } from './state.ts'

/** A character as a seat sees it; secrets are null (2.5.1). */
export interface SeenCharacter
  extends Omit<
    Character,
    'owned' | 'gold' | 'within' | 'needs' | 'start' | 'plan' | 'yesterday' | 'ways' | 'sites' | 'seen' | 'boons'
  > {
  /** True for the character's own player. */
  readonly isOwn: boolean
  /** Counters, horses and active cards are public; inactive cards are visible only to their owner (2.3.11). */
  readonly owned: readonly Owned[]
  /** The number of cards not listed in `owned`. */
  readonly unseen: number
  readonly gold: number | null
  /** The belongings absorbed by its form, without secret ones (20.9.3). */
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

/** A form's contents as a seat sees them: gold and inactive cards are secret. */
export interface SeenWithin {
  readonly owned: readonly Owned[]
  readonly gold: number | null
}

/** A hired leader as a seat sees it; the employer's secrets are null (11.2.2a). */
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

/** The Third ENCOUNTER as a seat sees it: employment, following and campaigns are public (2.5.2). */
export interface SeenWar extends Omit<War, 'leaders'> {
  readonly leaders: readonly SeenLeader[]
}

/**
 * The Fourth ENCOUNTER as a seat sees it: face-down Spell cards are only counted, and awakened cards are visible to the
 * item's owner (9.4.4).
 */
export interface SeenMagic extends Omit<MagicState, 'cards'> {
  readonly cards: Readonly<Record<string, number>>
}

/** A cache that a seat knows; its contents are null except for its maker. */
export interface SeenCache extends Pick<Cache, 'id' | 'clearing'> {
  readonly gold: number | null
  readonly things: readonly BelongingId[] | null
}

/** A box or pile, top first; null for a face-down card (2.3.11). */
export type SeenPile = readonly (BelongingId | null)[]

/** The Realm as a seat sees it; `seat` is null for a spectator. */
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
    | 'noted'
  > {
  readonly seat: Seat | null
  /** The seat's own tiles left to lay; null for the others, who have only a number. */
  readonly hands: readonly (readonly TileCode[] | null)[]
  readonly inHand: readonly number[]
  /** The map chits the seat knows, face up or down (9.2.7). */
  readonly chits: Readonly<Record<ChitId, MapChit>>
  readonly unknownChits: Readonly<Record<TileCode, number>>
  readonly characters: readonly SeenCharacter[]
  readonly boxes: Readonly<Record<BoxId, SeenPile>>
  readonly piles: Readonly<Record<ClearingId, SeenPile>>
  /** Characters whose attention chits are still to be drawn, in no particular order. */
  readonly draw: readonly string[]
  /** Clearings whose evening is still to come, in no particular order. */
  readonly evenings: readonly ClearingId[]
  /** Undefined before the Third ENCOUNTER. */
  readonly war?: SeenWar
  /** Undefined before the Fourth ENCOUNTER. */
  readonly magic?: SeenMagic
  /** The caches the seat knows, with the contents of its own (26.5). */
  readonly caches?: readonly SeenCache[]
  /** The cards the seat has seen, and where; absent if none. */
  readonly notebook?: Notebook
  /** Next week's chit is null for seats that have not looked at it (26.23). */
  readonly weather?: Omit<Weather, 'chit'> & { readonly chit: number | null }
}

/**
 * Builds a seat's view. Hidden are future dice and cards, unseen map chits, others' gold, goals, plans, discoveries and
 * inactive cards, and anything face down (2.5.1, 2.5.2).
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
    noted,
    ...open
  } = state
  // The player also sees what their hired leaders look at (11.2.2a).
  const looking = [...characters, ...(war?.leaders ?? [])]
  const seen = new Set(looking.flatMap(one => (one.seat === seat ? one.seen : [])))
  const isKnown = (id: ChitId): boolean => {
    const chit = chits[id]
    return chit !== undefined && (chit.known || chit.up || seen.has(id))
  }
  const unknownChits: Record<TileCode, number> = {}
  // Sorted by tile: in chit order, the order of keys would reveal the chits.
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
    ...(noted && seat !== null ? { notebook: noted[seat]! } : {}),
    ...(weather
      ? { weather: { ...weather, chit: seat !== null && weather.seen.includes(seat) ? weather.chit : null } }
      : {}),
  })
}

/** Returns the caches made or discovered by the seat's individuals (26.5). */
function cachesSeenBy({ characters, war }: RealmState, caches: readonly Cache[], seat: Seat | null): SeenCache[] {
  const own = [...characters, ...(war?.leaders ?? [])].filter(one => one.seat === seat)
  return caches.flatMap(({ id, clearing, owner, gold, things }): SeenCache[] => {
    if (own.some(one => one.id === owner)) return [{ id, clearing, gold, things }]
    return own.some(({ sites }) => sites.includes(id)) ? [{ id, clearing, gold: null, things: null }] : []
  })
}

const mapped = <T, U>(all: Readonly<Record<string, T>>, made: (one: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, made(one)]))

/** Returns a pile as seen: counters lie open, cards are face down unless awakened or drawn (2.3.10, 9.6.1). */
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

/** Returns a character's magic as others see it, without uncast spells and starting choices (2.5.1, 4.1.4). */
function sorcerySeen({ begins, ...open }: Sorcery): Sorcery {
  return { ...open, spells: [] }
}

/** Returns a form's contents as others see them (2.5.1, 20.9.3). */
const formSeen = (within: Character['within']): { readonly within?: SeenWithin } =>
  within ? { within: { owned: within.owned.filter(isOpenTo), gold: null } } : {}

/** Returns true for counters, horses and active cards, which lie open (2.3.11). */
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
    // Only the owner knows its plan, as with their own turn.
    ...(familiar ? { familiar: { ...familiar, plan: [] } } : {}),
    ...(phantasm ? { phantasm: { ...phantasm, plan: [] } } : {}),
    ...formSeen(within),
    // Spells are secret until they are cast (2.5.1).
    ...(open.magic ? { magic: sorcerySeen(open.magic) } : {}),
  }
}

export type SeenIndividual = SeenCharacter | SeenLeader

/** Finds a character or hired leader; null if there is none. */
export const seenIndividual = ({ characters, war }: RealmView, id: string): SeenIndividual | null =>
  characters.find(one => one.id === id) ?? war?.leaders.find(one => one.id === id) ?? null

/** Reads a path such as `characters.0.gold` from the view, for checks in move files; undefined if absent. */
export function lookUp(view: RealmView, path: string): unknown {
  return path.split('.').reduce<unknown>((value, part) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.hasOwn(value, part) ? (value as Readonly<Record<string, unknown>>)[part] : undefined
  }, view)
}
