import { copy, type Seat } from '../../../kernel/index.ts'
import { phasesLeft } from './day/phases.ts'
import { belonging, type BelongingId } from './pieces/belongings.ts'
import { type ChitId, chitFace } from './pieces/chits.ts'
import type { TileCode } from './map/tiles.ts'
import type { Character, MapChit, Owned, RealmState } from './state.ts'

/** A map chit on a tile as a seat sees it: which it is only where somebody of the seat's has seen it. */
export interface SeenChit {
  readonly id: ChitId | null
  readonly up: boolean
  readonly at: string | null
}

/** A belonging of somebody's as a seat sees it; an inactive card of another is a card (2.3.11). */
export type SeenOwned = Omit<Owned, 'id' | 'packedOn'> & {
  readonly id: BelongingId | null
  readonly packedOn: BelongingId | null
}

/** A character as a seat sees him; what is secret is null (2.5.1, 2.5.2). */
export interface SeenCharacter
  extends Pick<
    Character,
    | 'id'
    | 'seat'
    | 'fate'
    | 'place'
    | 'cameBy'
    | 'hidden'
    | 'foundEnemies'
    | 'blocked'
    | 'asleep'
    | 'chits'
    | 'fame'
    | 'notoriety'
    | 'curses'
    | 'strained'
    | 'kills'
    | 'berserk'
    | 'strength'
    | 'hearing'
    | 'worth'
    | 'score'
  > {
  readonly owned: readonly SeenOwned[]
  readonly gold: number | null
  readonly ways: Character['ways'] | null
  readonly sites: Character['sites'] | null
  readonly seen: Character['seen'] | null
  readonly needs: Character['needs']
  readonly boons: Character['boons'] | null
  readonly start: string | null
  readonly plan: Character['plan'] | null
  readonly yesterday: Character['plan'] | null
  /** What he can still record, for his own player (6.1). */
  readonly left: ReturnType<typeof phasesLeft> | null
}

/** What a seat may know of a game of Magic Realm; `seat` is null for somebody who watches. */
export interface RealmView
  extends Pick<
    RealmState,
    | 'day'
    | 'result'
    | 'seats'
    | 'encounter'
    | 'perPlayer'
    | 'solitaire'
    | 'phase'
    | 'tiles'
    | 'dwellings'
    | 'denizens'
    | 'visitors'
    | 'shown'
    | 'damaged'
    | 'vaultOpen'
    | 'prowling'
    | 'draw'
    | 'first'
    | 'turn'
    | 'evenings'
    | 'combat'
    | 'peace'
    | 'entrance'
  > {
  readonly seat: Seat | null
  /** Tiles in hand, which everybody sees (3.2.1). */
  readonly hands: readonly (readonly TileCode[])[]
  /** The chits of each tile, those that are known first. */
  readonly chits: Readonly<Record<TileCode, readonly SeenChit[]>>
  readonly characters: readonly SeenCharacter[]
  /** How many pieces lie in each box, and the counters among them, which everybody sees; top first. */
  readonly boxes: Readonly<Record<string, readonly (BelongingId | null)[]>>
  readonly piles: Readonly<Record<string, readonly (BelongingId | null)[]>>
  readonly lost: readonly (BelongingId | null)[]
}

/** Counters, horses, and cards that lie face up are for all to see (2.3.11). */
const seenPiece = (state: RealmState, id: BelongingId): BelongingId | null =>
  belonging(id).kind !== 'treasure' || state.shown.includes(id) ? id : null

function seenPieces(state: RealmState, piles: Readonly<Record<string, readonly BelongingId[]>>) {
  return Object.fromEntries(Object.entries(piles).map(([name, pile]) => [name, pile.map(id => seenPiece(state, id))]))
}

function seenCharacter(state: RealmState, character: Character, isOwn: boolean): SeenCharacter {
  const { owned } = character
  const isOver = state.result !== null
  const open = isOwn || isOver
  const { id, seat, fate, place, cameBy, hidden, foundEnemies, blocked, asleep, chits, fame, notoriety } = character
  const { curses, strained, kills, berserk, strength, hearing, worth, score } = character
  return copy({
    id,
    seat,
    fate,
    place,
    cameBy,
    hidden,
    foundEnemies,
    blocked,
    asleep,
    chits,
    fame,
    notoriety,
    curses,
    strained,
    kills,
    berserk,
    strength,
    hearing,
    worth,
    score,
    owned: owned.map(piece => ({
      ...piece,
      id: open || piece.active ? piece.id : seenPiece(state, piece.id),
      packedOn: piece.packedOn,
    })),
    gold: open ? character.gold : null,
    ways: open ? character.ways : null,
    sites: open ? character.sites : null,
    seen: open ? character.seen : null,
    needs: open ? character.needs : null,
    boons: open ? character.boons : null,
    start: open || place.kind === 'clearing' ? character.start : null,
    plan: open ? character.plan : null,
    yesterday: open ? character.yesterday : null,
    left: isOwn && fate === 'alive' && state.phase === 'birdsong' ? phasesLeft(state, character, character.plan) : null,
  })
}

/** The chits of a tile as a seat sees them: known ones by name in the order of names, then those that are not. */
function seenChits(state: RealmState, seat: Seat | null): Record<TileCode, SeenChit[]> {
  const mine = new Set(state.characters.filter(one => one.seat === seat).flatMap(({ seen }) => seen))
  const tiles: Record<TileCode, SeenChit[]> = {}
  for (const [id, chit] of Object.entries(state.chits)) {
    if (chit.tile === null) continue
    tiles[chit.tile] ??= []
    tiles[chit.tile]!.push(seenChit(id, chit, mine.has(id) || state.result !== null))
  }
  for (const tile of Object.keys(tiles))
    tiles[tile]!.sort((a, b) => ((a.id ?? '~') < (b.id ?? '~') ? -1 : 1))
  return tiles
}

const seenChit = (id: ChitId, chit: MapChit, isSeen: boolean): SeenChit => {
  const isKnown = chit.up || chit.known || isSeen
  return { id: isKnown ? chitFace(id).id : null, up: chit.up, at: isKnown ? chit.at : null }
}

/** What a seat may know: hidden are chits nobody of its has seen, decks, others' plans, discoveries, gold and inactive cards (2.5). */
export function view(state: RealmState, seat: Seat | null): RealmView {
  const isRecording = state.phase === 'birdsong'
  const { day, result, seats, encounter, perPlayer, solitaire, phase, tiles, dwellings, denizens, visitors } = state
  const { shown, damaged, lost, vaultOpen, prowling, draw, first, turn, evenings, combat, peace, entrance } = state
  return {
    ...copy({
      day,
      result,
      seats,
      encounter,
      perPlayer,
      solitaire,
      phase,
      dwellings,
      denizens,
      visitors,
      shown,
      damaged,
      vaultOpen,
      prowling,
      draw: isRecording ? [] : draw,
      first,
      turn,
      evenings,
      combat,
      peace,
      entrance,
      hands: state.hands,
    }),
    lost: lost.map(id => seenPiece(state, id)),
    tiles,
    seat,
    chits: seenChits(state, seat),
    characters: state.characters.map(character => seenCharacter(state, character, character.seat === seat)),
    boxes: seenPieces(state, state.boxes),
    piles: seenPieces(state, state.piles),
  }
}
