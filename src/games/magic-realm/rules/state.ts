import type { Seat, Table, TableState } from '../../../kernel/index.ts'
import type { CombatState } from './combat/state.ts'
import type { RealmEvent } from './events.ts'
import type { MagicState, Sorcery } from './magic/state.ts'
import type { PlacedTile, WayId } from './map/board.ts'
import type { ClearingId, TileCode } from './map/tiles.ts'
import type { BelongingId } from './pieces/belongings.ts'
import type { Ability, CharacterId, Stage } from './pieces/characters.ts'
import type { ChitId } from './pieces/chits.ts'
import type { DenizenId } from './pieces/denizens.ts'
import type { WeatherKind } from './pieces/seasons.ts'
import type { BoxId, SiteCard, SiteId } from './pieces/setup-card.ts'
import type { Colour } from './pieces/spells.ts'
import type { Curse } from './pieces/tables.ts'
import type { OptionalRule } from './setup/optional.ts'

/** Which of the four games the rules teach is played (28.1.1). */
export type Encounter = 1 | 2 | 3 | 4

/** Where an action chit is (2.2.1); one that is not his yet, where characters develop, is absent (26.21). */
export type ChitState = 'active' | 'fatigued' | 'wounded' | 'committed' | 'enchanted' | 'absent'

/** Where a character is. */
export type Place =
  | { readonly kind: 'clearing'; readonly clearing: ClearingId }
  /** On a roadway overnight, after running (15.6.2). */
  | { readonly kind: 'road'; readonly way: WayId; readonly from: ClearingId }
  /** Outside the map, before a solitaire game's first move (27.1.3). */
  | { readonly kind: 'outside'; readonly way: WayId }
  /** In the woods of a tile, where the roadway he was on has gone (12.3.8). */
  | { readonly kind: 'woods'; readonly tile: TileCode; readonly from: ClearingId }
  /** In the air: above a tile between FLY phases, between two after flying out of a fight (8.6.5, 15.6.8); `spell` gave the FLY chit. */
  | { readonly kind: 'air'; readonly tiles: readonly TileCode[]; readonly spell: number | null }
  /** Dead, or gone for good. */
  | { readonly kind: 'off' }

/** A belonging in somebody's hands (1.4.7). */
export interface Owned {
  readonly id: BelongingId
  active: boolean
  /** An active weapon counter with its alerted side up. */
  alerted: boolean
  /** The inactive horse that bears it (8.4.5); null where he carries it himself. */
  packedOn: BelongingId | null
  /** An artifact or a book that is a source of colour now, as a colour chit is (26.15). */
  enchanted?: Colour
  /** The weapon a weapon potion works on; null for the dagger, and for everything else (2.4.4). */
  on: BelongingId | null
}

/** What victory is sought in (4.2.1). */
export const GOALS = ['great', 'spells', 'fame', 'notoriety', 'gold'] as const
export type Goal = (typeof GOALS)[number]

/** An activity as it is recorded (6.2.1). */
export type Activity =
  | { readonly kind: 'hide' | 'search' | 'trade' | 'cache' | 'hire' | 'rest' | 'alert' | 'enchant' | 'blank' | 'leave' }
  | { readonly kind: 'move'; readonly to: ClearingId }
  /** PEER by a card at a place far away (9.2.13); the Telescope and the Ball name their clearing. */
  | { readonly kind: 'peer'; readonly clearing: ClearingId }
  /** ENCHANT done in a clearing far away (12.3.9). */
  | { readonly kind: 'enchant-far'; readonly clearing: ClearingId }
  /** FLY to a tile (8.6.2). */
  | { readonly kind: 'fly'; readonly tile: TileCode }
  /** All day with somebody else (12.4). */
  | { readonly kind: 'follow'; readonly guide: IndividualId }
export type ActivityKind = Activity['kind']

/** What allows a phase: `basic`, `sunlight`, `pony`, `workhorse`, an advantage or a card by its name (6.1). */
export type PhaseSource = string

/** A phase as it is recorded (6.1.10). */
export interface Recorded {
  readonly activity: Activity
  readonly source: PhaseSource
}

/** What somebody got as a boon and may buy back once (10.4.2). */
export interface Boon {
  readonly from: string
  readonly price: number
}

/** A character, or a hired leader by his denizen's id. */
export type IndividualId = CharacterId | DenizenId

/** The Witch's second piece, which nobody sees (24.14). */
export interface Familiar {
  place: Place
  /** Has found hidden enemies today: they serve the Witch in its clearing alone. */
  foundEnemies: boolean
  plan: Recorded[]
}

/** What a spell has made for a day to look about and to enchant for somebody (21.6.4). */
export interface Phantasm extends Familiar {
  /** Has done its first enchant phase (12.3.1). */
  prepared: boolean
}

/** Whoever takes turns: a character, or a leader whom one has hired (6.2.6, 11.2.2). */
export interface Individual {
  readonly id: IndividualId
  /** Is played by the optional ability of his card; left out where he is not (26.8). */
  ability?: Ability
  /** Whose he is; of a hired leader his employer's. */
  readonly seat: Seat
  fate: 'alive' | 'dead' | 'left'
  place: Place
  /** The roadway he last came by today; null where he has been here all day (15.6.2). */
  cameBy: WayId | null
  hidden: boolean
  /** Has found hidden enemies today (9.2.10). */
  foundEnemies: boolean
  /** Has blocked or been blocked today (13.1.6). */
  blocked: boolean
  /** Sleeps until Sunset among the Flowers of Rest (23.3.2). */
  asleep: boolean
  /** Records no turns, where nobody does (26.27). */
  unwritten?: true
  /** By number of his printed chits; a hired leader has none. */
  chits: ChitState[]
  owned: Owned[]
  gold: number
  /** Only characters are cursed (22.1). */
  curses: Curse[]
  /** Hidden paths and secret passages (1.5.3). */
  ways: WayId[]
  /** Sites and site cards. */
  sites: (SiteId | SiteCard)[]
  /** Map chits he has looked at while they lay face down (9.2.7). */
  seen: ChitId[]
  /** Today's turn as recorded, and yesterday's, which may be repeated. */
  plan: Recorded[]
  yesterday: Recorded[]
  /** The next blow is Tremendous, or a door opens (22.2, wish 6). */
  strength: boolean
  /** His searches may reach any clearing today (9.6.4, result 4). */
  hearing: boolean
  /** The Witch's familiar (24.14); nobody else has one. */
  familiar?: Familiar
  /** Goes about for him today, by a spell (21.6.4). */
  phantasm?: Phantasm
  /** The stage he has come to, where characters develop (26.21). */
  stage?: Stage
  /** Chits he has come to, and as many for each stage beyond the fourth; left out where nothing goes from game to game (26.22). */
  steps?: number
  /** What a character has of magic; undefined before the Fourth ENCOUNTER. */
  magic?: Sorcery
  /** Is not himself now: his chits are frozen (20.9.6). */
  formed?: 'mist' | 'beast' | 'monster'
  /** Chooses each phase as he comes to it, by a Prophecy (21.2.3). */
  foresees?: true
  /** What he had when he took another form, frozen until he is himself again (20.9.3). */
  within?: Within
  /** What he could have done when he was last asked, and had no use for: he is asked when there is something else. */
  passed?: Partial<Record<Standing, string[]>>
}

/** Questions that come again day after day, whether or not anything has changed. */
export type Standing = 'phase-start' | 'evening' | 'block' | 'rounds' | 'assign' | 'follow-on'

/** Goods and gold that have gone into somebody's other form (20.9.3). */
export interface Within {
  owned: Owned[]
  gold: number
}

/** A character in play (1.5.3). A dead one stays until his successor comes (19.3). */
export interface Character extends Individual {
  readonly id: CharacterId
  fame: number
  notoriety: number
  /** Levels of friendship lost by boons, by group or visitor (10.4.2). */
  strained: Record<string, number>
  boons: Boon[]
  /** Points of victory, five in all; null until he has chosen (4.2.1). */
  needs: Record<Goal, number> | null
  /** Gold and prices of the start, which do not count (4.2.5). */
  worth: number
  /** Where he chose to begin: a Dwelling, or with the Ghosts (4.1.5). */
  start: string
  /** Points of victory that have brought him chits (26.21). */
  earned?: number
  /** Kills of today, for bounties (18.3.1). */
  kills: number
  /** Plays as Tremendous until Midnight (24.4). */
  berserk: boolean
  /** What he came to when the game was over, or when he left (19.5). */
  score: Score | null
  /** His player wants to be asked every time, and not about what is new alone. */
  asksAll?: true
  /** Would end the month now (19.4.1). */
  wantsEnd?: true
  /** Has taken his own life at the Midnight just past (19.4.2). */
  wantsDeath?: true
}

/** A leader whom a character has hired, while he serves: he stands where his denizen stands (11.2.2). */
export interface HiredLeader extends Individual {
  readonly id: DenizenId
}

/** Whom a hired denizen serves, and how long (11.1.4, 20.8.3). */
export interface Hire {
  readonly employer: CharacterId
  /** The day he was hired; from the next he can be given to a guide (7.1.2). */
  readonly since: number
  /** The last day of his term, which ends at its Midnight. */
  until: number
  /** Of an underling: hidden with his guide (11.2.5). A leader's own `hidden` says it of him. */
  hidden: boolean
  /** The spell that makes a monster serve, by its number; left out where a wage does (20.8.5). */
  spell?: number
}

/** A mission or campaign that a character has taken up; its chit is with him (25.4). */
export interface Undertaking {
  readonly character: CharacterId
  /** Which of the six chits. */
  readonly chit: number
  readonly name: string
  /** The last day on which it can be done. */
  readonly until: number
  /** Of a mission: the Dwelling it goes to, and the gold that is paid there (25.4.3). */
  readonly goal: string | null
  readonly reward: number
}

/** What the Third ENCOUNTER adds to the state (28.4). */
export interface War {
  /** Hired natives, leaders and underlings, and monsters that serve by magic. */
  hires: Record<DenizenId, Hire>
  /** Those of them who take turns: one entry for each hired HQ, and for each monster that is controlled. */
  leaders: HiredLeader[]
  /** Who goes with whom today: individuals who follow, and underlings given to a guide (7.1, 12.4). */
  follows: Record<IndividualId, IndividualId>
  /** With whom underlings go day after day, until their employer is asked again. */
  usual?: Record<DenizenId, IndividualId>
  /** Seats that go along for the rest of the turn without being asked. */
  along: Seat[]
  /** Who has stopped following in this phase: his turn ends with it (12.4.2). */
  stayed: IndividualId[]
  /** Who lets whoever moves pass for the rest of the turn (13.1.5). */
  spared: IndividualId[]
  undertakings: Undertaking[]
  /** Natives whose horse is dead (2.3.13, 7.3.3). */
  unhorsed: DenizenId[]
}

/** What a character comes to in the end (19.5). */
export interface Score {
  readonly goals: readonly {
    readonly goal: Goal
    readonly points: number
    readonly has: number
    readonly needed: number
    readonly basic: number
    readonly bonus: number
  }[]
  readonly total: number
}

/** A map chit (3.5, 13.2). */
export interface MapChit {
  /** The tile it lies on; null in the box of the Lost City or Castle, and when it has been exchanged. */
  tile: TileCode | null
  /** The box it waits in. */
  inside: ChitId | null
  up: boolean
  /** The clearing it has been put into, once turned up. */
  at: ClearingId | null
  /** Everybody has seen it where it lies. */
  known: boolean
}

/** A monster or a native in play; in its box where it is neither in a clearing nor dead (1.3). */
export interface DenizenState {
  at: ClearingId | null
  dead: boolean
  /** Has blocked or been blocked today, and moves no more (13.1.7). */
  blocked: boolean
  /** The order in which it came to its clearing (15.3.1). */
  arrived: number
}

/** One of the six chits of visitors and missions (25.3). */
export interface VisitorChit {
  /** Its box of row 6, from 1; null once it stands on the map. */
  box: number | null
  at: ClearingId | null
  side: 0 | 1
}

/** The parts of a game, each from one resting point to the next. */
export const PHASES = [
  'building',
  'characters',
  'visitors',
  'choices',
  'successors',
  'birdsong',
  'sunrise',
  'daylight',
  'sunset',
  'evening',
  'midnight',
] as const
export type Phase = (typeof PHASES)[number]

/** What somebody has hidden in a clearing (26.5). */
export interface Cache {
  readonly id: string
  /** Who has made it and opens it; null once he is dead or gone. */
  owner: IndividualId | null
  readonly clearing: ClearingId
  gold: number
  /** Under the gold, the first uppermost. */
  things: BelongingId[]
}

/** What somebody has dropped openly, where everybody sees it (26.7). */
export interface Dropped {
  readonly id: BelongingId
  readonly clearing: ClearingId
  /** Who has dropped it; null once he is dead or gone. */
  by: IndividualId | null
}

/** The weather of a week, and the chit of the next one (26.23). */
export interface Weather {
  kind: WeatherKind
  /** The number chit that has been drawn for the next week; nobody sees it. */
  chit: number
  /** Who has looked at it by magic (21.9.2). */
  seen: Seat[]
}

/** The turn that is being played (8.1). */
export interface Turn {
  readonly character: IndividualId
  /** Phases played. */
  played: number
  /** Has used a Sunlight phase (8.3.4). */
  sunlight: boolean
  /** The mountain clearing that the phase before was spent on (8.3.2). */
  climbing: ClearingId | null
  /** How many phases it has taken so far, where mountains cost more than two (26.23); left out for one. */
  climbed?: number
  /** Wants to be asked about his belongings before the next phase. */
  asks: boolean
  /** Chooses his phases as he goes (23.3.4). */
  free: boolean
  /** Has come into a cave against his will, or begun the day in one, and has no sun (6.1.3, 22.2.1). */
  sunless?: true
  /** The storm has taken phases of this turn (21.4.7). */
  stormed?: true
  /** Players who have said all they had to at the start of this phase, where they follow (12.4.2); only while that lasts. */
  starting?: Seat[]
  /** Has been outdoors in this turn: no phase of it is sheltered (26.23). */
  exposed?: true
  /** Lets lie for the rest of this turn what has been dropped where he comes (26.7). */
  leaves?: true
}

export interface RealmState extends TableState {
  readonly seats: readonly string[]
  readonly encounter: Encounter
  /** Rules of chapter 26 that are played; left out where none is. */
  readonly optional?: readonly OptionalRule[]
  /** How long it lasts (26.18); left out for the usual four. */
  readonly weeks?: number
  /** The season of its first month, where seasons are played (26.23). */
  readonly season?: string
  /** The weather of this week, from the first day on where seasons are played (26.23). */
  weather?: Weather
  /** How many characters each player leads. */
  readonly perPlayer: number
  /** One player alone (ch. 27). */
  readonly solitaire: boolean
  /** What the players lay themselves (3.2, 3.4). */
  readonly byHand: { readonly map: boolean; readonly visitors: boolean }
  phase: Phase
  /** How many have done their part of a phase that goes round the table. */
  gone: number
  /** The map; never changed in place. */
  tiles: readonly PlacedTile[]
  /** Tiles still to be laid, by seat (3.2.1). */
  hands: TileCode[][]
  chits: Record<ChitId, MapChit>
  /** Where each Dwelling stands; only those that are on the map. */
  dwellings: Record<string, ClearingId>
  characters: Character[]
  denizens: Record<DenizenId, DenizenState>
  visitors: VisitorChit[]
  /** What lies in each box of the set-up card, top first. */
  boxes: Record<BoxId, BelongingId[]>
  /** Abandoned belongings, top first. */
  piles: Record<ClearingId, BelongingId[]>
  /** Enchanted cards that have come alive, and site cards that have been drawn; they lie face up (2.4.1, 9.6.1). */
  shown: BelongingId[]
  /** Left out where there is none (26.5). */
  caches?: Cache[]
  /** What lies openly apart from the piles, the first dropped first; left out where nothing does (26.7). */
  dropped?: Dropped[]
  damaged: BelongingId[]
  /** Out of the game. */
  lost: BelongingId[]
  /** The Vault has been opened (9.3.5). */
  vaultOpen: boolean
  /** The edge road a solitaire player came by (27.1.7). */
  entrance: WayId | null
  /** The rows that prowl today (7.2.1). */
  prowling: number[]
  /** Attention chits still to be drawn (7.4.1). */
  draw: IndividualId[]
  /** Who had the first turn of the day (8.1.3). */
  first: CharacterId | null
  /** Whose turn was the last to begin today (8.1.2). */
  moved?: Seat
  turn: Turn | null
  /** Clearings whose evening is still to come, in the order drawn (14.1.2). */
  evenings: ClearingId[]
  /** Who has had his say in the exchange of this evening's clearing. */
  traded: IndividualId[]
  combat: CombatState | null
  /** The fight of this evening's clearing is over (28.3.5). */
  fought: boolean
  /** Clearings where a wish forbids fighting this evening (22.2.2). */
  peace: ClearingId[]
  /** Places in `characters` whose character has died, in the order of their deaths (19.3.3). */
  fallen: number[]
  /** How many denizens have arrived anywhere. */
  arrivals: number
  /** Undefined before the Third ENCOUNTER, whose state it is. */
  war?: War
  /** Undefined before the Fourth ENCOUNTER, whose state it is. */
  magic?: MagicState
}

export type RealmTable = Table<RealmState, RealmEvent>

/** The character of this name who is in play, or the last who was. Throws Error where there was none: a fault of ours. */
export function characterOf(state: RealmState, id: CharacterId): Character {
  const found = characterNow(state, id)
  if (!found) throw new Error(`nobody plays ${id}`)
  return found
}

/** The same; null where another is played by now in the place of who is dead. */
export const characterNow = ({ characters }: Pick<RealmState, 'characters'>, id: CharacterId): Character | null =>
  characters.find(one => one.id === id && one.fate === 'alive') ?? characters.find(one => one.id === id) ?? null

/** Everybody in play, in the order of the seats. */
export const living = (state: RealmState): Character[] => state.characters.filter(({ fate }) => fate === 'alive')

/** The clearing a character stands in; null anywhere else. */
export const clearingAt = ({ place }: Pick<Individual, 'place'>): ClearingId | null =>
  place.kind === 'clearing' ? place.clearing : null

/** Whether he sees who is hidden in his clearing: he has found hidden enemies, or his familiar or phantasm has and is there (9.2.10, 21.6.4, 24.14). */
export const seesHidden = ({ place, foundEnemies, familiar, phantasm }: Individual): boolean =>
  foundEnemies ||
  [familiar, phantasm].some(piece => piece?.foundEnemies === true && clearingAt({ place }) === clearingAt(piece))

/** The characters in a clearing, in the order of the seats. */
export const charactersAt = (state: RealmState, clearing: ClearingId): Character[] =>
  living(state).filter(character => clearingAt(character) === clearing)

/** The denizens in a clearing, in the order in which they came. */
export const denizensAt = (state: RealmState, clearing: ClearingId): DenizenId[] =>
  Object.keys(state.denizens)
    .filter(id => state.denizens[id]!.at === clearing)
    .sort((a, b) => state.denizens[a]!.arrived - state.denizens[b]!.arrived || (a < b ? -1 : 1))

/** His belonging of this id, or undefined where it is not his. */
export const ownedBy = (character: Pick<Individual, 'owned'>, id: BelongingId): Owned | undefined =>
  character.owned.find(piece => piece.id === id)

/** Whether he owns it and it is active. */
export const hasActive = ({ owned }: { readonly owned: readonly Owned[] }, id: BelongingId): boolean =>
  owned.find(piece => piece.id === id)?.active ?? false
