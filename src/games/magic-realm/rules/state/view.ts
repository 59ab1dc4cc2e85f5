import { copy, type Seat } from '../../../../kernel/index.ts'
import { type BelongingId, belonging } from '../pieces/belongings.ts'
import { CHIT_IDS, type ChitId } from '../pieces/chits.ts'
import type { ClearingId, TileCode } from '../pieces/tiles.ts'
import type { MagicState, OpenMagic, Sorcery } from './magic.ts'
import {
  type Cache,
  type Character,
  characterNow,
  type HiredLeader,
  type IndividualId,
  type MapChit,
  type Notebook,
  type OpenCache,
  type OpenCharacter,
  type OpenLeader,
  type OpenPile,
  type OpenRealm,
  type OpenWar,
  type OpenWeather,
  type OpenWithin,
  type Owned,
  type RealmState,
} from './state.ts'

/** A character as its own player sees it, in full. */
export interface OwnCharacter extends Character {
  readonly isOwn: true
  readonly unseen: 0
}

/** What others see in place of an individual's secrets (2.5.1). */
const SECRETS = { isOwn: false, gold: null, plan: null, yesterday: null, ways: null, sites: null, seen: null } as const

type Hidden = typeof SECRETS & {
  /** The number of cards missing from `owned`, because only their owner may see them (2.3.11). */
  readonly unseen: number
}

/** Another player's character. */
export interface OtherCharacter extends OpenCharacter, Hidden {
  readonly needs: null
  readonly start: null
  readonly boons: null
}

/** A character as a seat sees it. Only the character's own player sees it in full. */
export type SeenCharacter = OwnCharacter | OtherCharacter

/** A hired leader as the employer's player sees it, in full. */
export interface OwnLeader extends HiredLeader {
  readonly isOwn: true
  readonly unseen: 0
}

/** Another player's hired leader (11.2.2a). */
export interface OtherLeader extends OpenLeader, Hidden {}

/** A hired leader as a seat sees it. Only the employer's player sees it in full. */
export type SeenLeader = OwnLeader | OtherLeader

/**
 * The Third ENCOUNTER's state as a seat sees it. Employment, following, missions and campaigns are public (2.5.2), but
 * players' choices about prompts are not: `along` and `spared` are empty.
 */
export interface SeenWar extends OpenWar {
  readonly leaders: readonly SeenLeader[]
}

/**
 * The Fourth ENCOUNTER's state as a seat sees it. Face-down Spell cards are only counted, and awakened cards are listed
 * only if one of the seat's characters has the item that holds them active (9.4.4). `sparing` is empty.
 */
export interface SeenMagic extends OpenMagic {
  readonly cards: Readonly<Record<string, number>>
}

/** The Realm as a seat sees it. `seat` is null for a spectator. */
export interface RealmView extends OpenRealm {
  readonly seat: Seat | null
  /** The seat's own tiles that are still to be laid, and null for each of the other seats. */
  readonly hands: readonly (readonly TileCode[] | null)[]
  /** The number of tiles that each seat has left to lay. */
  readonly inHand: readonly number[]
  /** The map chits the seat knows, face up or down (9.2.7). */
  readonly chits: Readonly<Record<ChitId, MapChit>>
  /** The number of unknown map chits on each tile that has any. */
  readonly unknownChits: Readonly<Record<TileCode, number>>
  readonly characters: readonly SeenCharacter[]
  /** The individuals whose attention chits are still to be drawn, in no particular order. */
  readonly draw: readonly IndividualId[]
  /** The clearings whose evenings are not over yet, including the current one, in no particular order. */
  readonly evenings: readonly ClearingId[]
  /** The Third ENCOUNTER's state. Undefined in games without it. */
  readonly war?: SeenWar
  /** The Fourth ENCOUNTER's state. Undefined in games without it. */
  readonly magic?: SeenMagic
  /** The cards that the seat has seen, and where. Omitted for spectators, and before anyone has seen a card. */
  readonly notebook?: Notebook
  /** This week's weather. Next week's chit is null for seats that have not looked at it (26.23). */
  readonly weather?: OpenWeather & { readonly chit: number | null }
}

/**
 * Builds a seat's view. It hides future dice and cards, unseen map chits, everything face down, and others' gold,
 * goals, plans, discoveries, recorded spells and inactive cards (2.5.1, 2.5.2).
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
  // A player also knows what their hired leaders have looked at (11.2.2a).
  const looking = [...characters, ...(war?.leaders ?? [])]
  const seen = new Set(looking.flatMap(one => (one.seat === seat ? one.seen : [])))
  const isKnown = (id: ChitId): boolean => {
    const chit = chits[id]
    return chit !== undefined && (chit.known || chit.up || seen.has(id))
  }
  const unknownChits: Record<TileCode, number> = {}
  // Sorted by tile, because keys in chit order would reveal the chits.
  const unknown = CHIT_IDS.flatMap(id => (isKnown(id) ? [] : (chits[id]?.tile ?? [])))
  for (const tile of unknown.sort()) unknownChits[tile] = (unknownChits[tile] ?? 0) + 1
  return copy({
    ...open,
    seat,
    hands: hands.map((tiles, owner) => (owner === seat ? tiles : null)),
    inHand: hands.map(({ length }) => length),
    chits: Object.fromEntries(CHIT_IDS.flatMap(id => (isKnown(id) && chits[id] ? [[id, chits[id]] as const] : []))),
    unknownChits,
    characters: characters.map(one => seenBy(state, one, seat)),
    boxes: mapValues(boxes, pile => visiblePile(state, pile)),
    piles: mapValues(piles, pile => visiblePile(state, pile)),
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

/** Returns the caches that the seat's individuals have made or discovered (26.5). */
function cachesSeenBy({ characters, war }: RealmState, caches: readonly Cache[], seat: Seat | null): OpenCache[] {
  const own = [...characters, ...(war?.leaders ?? [])].filter(one => one.seat === seat)
  return caches.flatMap(({ id, clearing, owner, gold, things }): OpenCache[] => {
    if (own.some(one => one.id === owner)) return [{ id, clearing, gold, things }]
    return own.some(({ sites }) => sites.includes(id)) ? [{ id, clearing, gold: null, things: null }] : []
  })
}

const mapValues = <T, U>(all: Readonly<Record<string, T>>, made: (one: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, made(one)]))

/**
 * Returns a pile as seats see it: counters face up, and cards face down unless they are awakened, opened or drawn
 * (2.3.10, 2.4.4, 9.6.1).
 */
const visiblePile = ({ shown }: RealmState, pile: readonly BelongingId[]): OpenPile =>
  pile.map(id => (belonging(id).kind !== 'treasure' || shown.includes(id) ? id : null))

function magicSeenBy({ characters }: RealmState, magic: MagicState, seat: Seat | null): SeenMagic {
  const own = characters.flatMap(one => (one.seat === seat ? one.owned : []))
  const isOpen = (item: string): boolean => own.some(({ id, active }) => id === item && active)
  return {
    ...magic,
    sparing: [],
    cards: mapValues(magic.cards, cards => cards.length),
    awake: Object.fromEntries(Object.entries(magic.awake).filter(([item]) => isOpen(item))),
  }
}

/** Returns a character's magic as others see it, without recorded spells and starting choices (2.5.1, 4.1.4). */
function sorcerySeen({ begins, ...open }: Sorcery): Sorcery {
  return { ...open, spells: [] }
}

/** Returns the belongings and gold absorbed by a form, as others see them (2.5.1, 20.9.3). */
const formSeen = (within: Character['within']): { readonly within?: OpenWithin } =>
  within ? { within: { owned: within.owned.filter(isOpenTo), gold: null } } : {}

/** Returns true for counters (including horses) and active cards, which everyone can see (2.3.11). */
const isOpenTo = ({ id, active }: Owned): boolean => active || belonging(id).kind !== 'treasure'

function leaderSeenBy(leader: HiredLeader, seat: Seat | null): SeenLeader {
  if (leader.seat === seat) return { ...leader, isOwn: true, unseen: 0 }
  const owned = leader.owned.filter(isOpenTo)
  const unseen = leader.owned.length - owned.length
  const { within, passed, ...open } = leader
  return { ...open, ...SECRETS, owned, unseen, ...formSeen(within) }
}

function seenBy({ battle }: RealmState, character: Character, seat: Seat | null): SeenCharacter {
  if (character.seat === seat) return { ...character, isOwn: true, unseen: 0 }
  // The players set up a battle together, so all cards are open.
  const owned = battle ? character.owned : character.owned.filter(isOpenTo)
  const { familiar, phantasm, within, magic } = character
  const seen: OtherCharacter = {
    ...character,
    ...SECRETS,
    owned,
    unseen: character.owned.length - owned.length,
    needs: null,
    start: null,
    boons: null,
    // A familiar's plan is as secret as its owner's own turn.
    ...(familiar ? { familiar: { ...familiar, plan: [] } } : {}),
    ...(phantasm ? { phantasm: { ...phantasm, plan: [] } } : {}),
    ...formSeen(within),
    // Spells are secret until they are cast (2.5.1).
    ...(magic ? { magic: sorcerySeen(magic) } : {}),
  }
  // Few characters have these, so deleting them is five times faster than spreading all other fields.
  for (const key of PLAYERS_WISHES) delete seen[key]
  return seen
}

/** A player's choices that are omitted from other players' views. */
const PLAYERS_WISHES = ['wantsEnd', 'wantsDeath', 'asksAll', 'passed'] as const

export type SeenIndividual = SeenCharacter | SeenLeader

/** Finds a character or hired leader. Returns null if there is none. */
export const seenIndividual = (view: RealmView, id: string): SeenIndividual | null =>
  characterNow(view, id) ?? view.war?.leaders.find(one => one.id === id) ?? null

/**
 * Reads the value at a path such as `characters.0.gold`, for checks in move files. Returns undefined if there is
 * nothing at the path.
 */
export function lookUp(view: RealmView, path: string): unknown {
  return path.split('.').reduce<unknown>((value, part) => {
    if (typeof value !== 'object' || value === null) return undefined
    return Object.hasOwn(value, part) ? (value as Readonly<Record<string, unknown>>)[part] : undefined
  }, view)
}
