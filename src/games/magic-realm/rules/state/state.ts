import type { Seat, Table, TableState } from '../../../../kernel/index.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import type { PlacedTile, WayId } from '../pieces/board.ts'
import type { Ability, CharacterId, Stage } from '../pieces/characters.ts'
import type { ChitId } from '../pieces/chits.ts'
import type { DenizenId } from '../pieces/denizens.ts'
import type { BoxId, SiteCard, SiteId } from '../pieces/setup-card.ts'
import type { Colour } from '../pieces/spells.ts'
import type { Curse, WeatherKind } from '../pieces/tables.ts'
import type { ClearingId, TileCode } from '../pieces/tiles.ts'
import type { CombatState } from './combat.ts'
import type { RealmEvent } from './events.ts'
import type { MagicState, OpenMagic, Sorcery } from './magic.ts'
import type { OptionalRule } from './optional.ts'

/** The ENCOUNTER in play: the rules teach four games (28.1.1). */
export type Encounter = 1 | 2 | 3 | 4

/** The state of an action chit (2.2.1); absent if not gained yet in development (26.21). */
export type ChitState = 'active' | 'fatigued' | 'wounded' | 'committed' | 'enchanted' | 'absent'

export type Place =
  | { readonly kind: 'clearing'; readonly clearing: ClearingId }
  /** On a roadway overnight, after running (15.6.2). */
  | { readonly kind: 'road'; readonly way: WayId; readonly from: ClearingId }
  /** Outside the map, before a solitaire game's first move (27.1.3). */
  | { readonly kind: 'outside'; readonly way: WayId }
  /** In the woods of a tile, after the roadway under it disappeared (12.3.8). */
  | { readonly kind: 'woods'; readonly tile: TileCode; readonly from: ClearingId }
  /**
   * In the air: above one tile between FLY phases, between two after flying out of a fight (8.6.5, 15.6.8); `spell`
   * made the FLY chit.
   */
  | { readonly kind: 'air'; readonly tiles: readonly TileCode[]; readonly spell: number | null }
  | { readonly kind: 'off' }

/** An owned belonging (1.4.7). */
export interface Owned {
  readonly id: BelongingId
  active: boolean
  /** For an active weapon counter: alerted side up. */
  alerted: boolean
  /** The inactive horse that bears it (8.4.5); null if its owner carries it. */
  packedOn: BelongingId | null
  /** The colour of an artifact or book that is currently enchanted like a colour chit (26.15). */
  enchanted?: Colour
  /** The weapon affected by a weapon potion; null for the dagger, and for anything else (2.4.4). */
  on: BelongingId | null
}

/** The victory goals (4.2.1). */
export const GOALS = ['great', 'spells', 'fame', 'notoriety', 'gold'] as const
export type Goal = (typeof GOALS)[number]

/** An activity as it is recorded (6.2.1). */
export type Activity =
  | { readonly kind: 'hide' | 'search' | 'trade' | 'cache' | 'hire' | 'rest' | 'alert' | 'enchant' | 'blank' | 'leave' }
  | { readonly kind: 'move'; readonly to: ClearingId }
  /** A far PEER allowed by a card (9.2.13); the Telescope and the Ball name their clearing. */
  | { readonly kind: 'peer'; readonly clearing: ClearingId }
  /** ENCHANT in a distant clearing (12.3.9). */
  | { readonly kind: 'enchant-far'; readonly clearing: ClearingId }
  /** FLY to a tile (8.6.2). */
  | { readonly kind: 'fly'; readonly tile: TileCode }
  /** Following someone all day (12.4). */
  | { readonly kind: 'follow'; readonly guide: IndividualId }
export type ActivityKind = Activity['kind']

/** The source of a phase: `basic`, `sunlight`, `pony`, `workhorse`, or the id of an advantage or card (6.1). */
export type PhaseSource = string

/** A recorded phase (6.1.10). */
export interface Recorded {
  readonly activity: Activity
  readonly source: PhaseSource
}

/** A boon that may be bought back once (10.4.2). */
export interface Boon {
  readonly from: string
  readonly price: number
}

/** A character's id, or a hired leader's denizen id. */
export type IndividualId = CharacterId | DenizenId

/** The Witch's invisible second piece (24.14). */
export interface Familiar {
  place: Place
  /** Has found hidden enemies today, which helps the Witch only in the familiar's clearing. */
  foundEnemies: boolean
  plan: Recorded[]
}

/** A piece that a spell creates for a day to peer and enchant for its owner (21.6.4). */
export interface Phantasm extends Familiar {
  /** Has done its first enchant phase (12.3.1). */
  prepared: boolean
}

/** What everybody may see of an individual: the base of the state's and of a view's (2.5.1). */
export interface OpenIndividual {
  readonly id: IndividualId
  /** The optional ability in use; absent if none (26.8). */
  ability?: Ability
  /** The player; for a hired leader, the employer's. */
  readonly seat: Seat
  fate: 'alive' | 'dead' | 'left'
  place: Place
  /** The roadway last used today; null if not moved (15.6.2). */
  cameBy: WayId | null
  hidden: boolean
  /** Has found hidden enemies today (9.2.10). */
  foundEnemies: boolean
  /** Has blocked or been blocked today (13.1.6). */
  blocked: boolean
  /** Sleeps until Sunset among the Flowers of Rest (23.3.2). */
  asleep: boolean
  /** Chooses phase by phase because nobody records (26.27). */
  unwritten?: true
  /** By number of the printed chit; empty for a hired leader. */
  chits: ChitState[]
  /** In a view, without others' inactive cards (2.3.11). */
  readonly owned: readonly Owned[]
  /** Curses; only characters have any (22.1). */
  curses: Curse[]
  /** The next blow is Tremendous, or opens a door (22.2, wish 6). */
  strength: boolean
  /** Searches may reach any clearing today (9.6.4, result 4). */
  hearing: boolean
  /** The familiar, only for the Witch (24.14). */
  familiar?: Familiar
  /** The phantasm created for today by a spell (21.6.4). */
  phantasm?: Phantasm
  /** The stage reached in development (26.21). */
  stage?: Stage
  /** Chits gained, counted through all stages and beyond the fourth; absent outside extended development (26.22). */
  steps?: number
  /** The character's magic; undefined before the Fourth ENCOUNTER. */
  magic?: Sorcery
  /** Transformed: the own chits are frozen (20.9.6). */
  formed?: 'mist' | 'beast' | 'monster'
  /** Chooses phase by phase because of a Prophecy (21.2.3). */
  foresees?: true
  /** Belongings and gold frozen while transformed (20.9.3). */
  readonly within?: OpenWithin
  /** The options declined when last prompted, by topic. */
  passed?: Partial<Record<StandingOrders, string[]>>
}

/** Someone who takes turns: a character, or a hired leader (6.2.6, 11.2.2). */
export interface Individual extends OpenIndividual {
  owned: Owned[]
  gold: number
  /** Hidden paths and secret passages (1.5.3). */
  ways: WayId[]
  sites: (SiteId | SiteCard)[]
  /** Map chits looked at while face down (9.2.7). */
  seen: ChitId[]
  /** Today's recorded turn, and yesterday's, which may be repeated. */
  plan: Recorded[]
  yesterday: Recorded[]
  within?: Within
}

/** Questions that recur every day, even if nothing has changed. */
export type StandingOrders = 'phase-start' | 'evening' | 'block' | 'rounds' | 'assign' | 'follow-on'

/** Belongings and gold absorbed by a form as a seat sees them: others' gold and inactive cards are secret. */
export interface OpenWithin {
  readonly owned: readonly Owned[]
  readonly gold: number | null
}

/** Belongings and gold absorbed by a form (20.9.3). */
export interface Within extends OpenWithin {
  owned: Owned[]
  gold: number
}

/** What everybody may see of a character (2.5.1). */
export interface OpenCharacter extends OpenIndividual {
  readonly id: CharacterId
  fame: number
  notoriety: number
  /** Levels of friendship lost, for example by boons, by group or visitor (10.4.2). */
  strained: Record<string, number>
  /** Value of the starting gold and gear, which doesn't count (4.2.5). */
  worth: number
  /** Victory points already used to gain chits (26.21). */
  earned?: number
  /** Kills today, for bounties (18.3.1). */
  kills: number
  /** Plays as Tremendous until Midnight (24.4). */
  berserk: boolean
  /** The final score, at the end of the game or on leaving (19.5). */
  score: Score | null
  /** The player wants every prompt, not only new ones. */
  asksAll?: true
  /** Wants to end the month now (19.4.1). */
  wantsEnd?: true
  /** Chose to die as of the last Midnight (19.4.2). */
  wantsDeath?: true
}

/** A character in play (1.5.3). A dead one stays until its successor arrives (19.3). */
export interface Character extends OpenCharacter, Individual {
  readonly id: CharacterId
  owned: Owned[]
  within?: Within
  boons: Boon[]
  /** Victory points, five in all; null until chosen (4.2.1). */
  needs: Record<Goal, number> | null
  /** The chosen start: a Dwelling, or with the Ghosts (4.1.5). */
  start: string
}

/** What everybody may see of a hired leader (2.5.2). */
export interface OpenLeader extends OpenIndividual {
  readonly id: DenizenId
}

/** A leader hired by a character, always located where its denizen is (11.2.2). */
export interface HiredLeader extends OpenLeader, Individual {
  readonly id: DenizenId
  owned: Owned[]
  within?: Within
}

/** The employment of a hired denizen (11.1.4, 20.8.3). */
export interface Hire {
  readonly employer: CharacterId
  /** The day of hiring; from the next day on it can be assigned to a guide (7.1.2). */
  readonly since: number
  /** The last day of the term, which ends at Midnight. */
  until: number
  /** For an underling: hidden with its guide (11.2.5). A leader has its own `hidden`. */
  hidden: boolean
  /** The number of the spell that makes a monster serve; absent for a wage (20.8.5). */
  spell?: number
}

/** A mission or campaign taken up by a character, who holds its chit (25.4). */
export interface Undertaking {
  readonly character: CharacterId
  /** The index among the six chits. */
  readonly chit: number
  readonly name: string
  readonly until: number
  /** For a mission: its destination Dwelling, and the gold paid there (25.4.3). */
  readonly goal: string | null
  readonly reward: number
}

/** What everybody may see of the Third ENCOUNTER (2.5.2). */
export interface OpenWar {
  /** Hired natives, leaders and underlings, and monsters serving by magic. */
  hires: Record<DenizenId, Hire>
  /** Hirelings who take turns: one entry for each hired HQ and each controlled monster. */
  readonly leaders: readonly OpenLeader[]
  /** Today's followers and their guides: individuals, and underlings (7.1, 12.4). */
  follows: Record<IndividualId, IndividualId>
  /** Each underling's usual guide, until the employer is prompted again. */
  usual?: Record<DenizenId, IndividualId>
  /** Seats that follow for the rest of the turn without prompts. */
  along: Seat[]
  /** Individuals who stopped following in this phase; their turns end with it (12.4.2). */
  stayed: IndividualId[]
  /** Individuals who let the mover pass for the rest of the turn (13.1.5). */
  spared: IndividualId[]
  undertakings: Undertaking[]
  /** Natives whose horses are dead (2.3.13, 7.3.3). */
  unhorsed: DenizenId[]
}

/** The Third ENCOUNTER's part of the state (28.4). */
export interface War extends OpenWar {
  leaders: HiredLeader[]
}

/** A character's final score (19.5). */
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
  /** Its tile; null while in the box of the Lost City or Castle, or after being exchanged. */
  tile: TileCode | null
  /** The Lost City or Castle that holds it. */
  inside: ChitId | null
  up: boolean
  /** Its clearing, once turned up. */
  at: ClearingId | null
  /** Seen by everyone in its place. */
  known: boolean
}

/** A monster or native in play; in its box if neither in a clearing nor dead (1.3). */
export interface DenizenState {
  at: ClearingId | null
  dead: boolean
  /** Has blocked or been blocked today, and no longer moves (13.1.7). */
  blocked: boolean
  /** Its order of arrival in the clearing (15.3.1). */
  arrived: number
}

/** One of the six visitor and mission chits (25.3). */
export interface VisitorChit {
  /** Its box in row 6, from 1; null once on the map. */
  box: number | null
  at: ClearingId | null
  side: 0 | 1
}

/** The phases of a game, each run in steps from checkpoint to checkpoint. */
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

/** A cache as a seat knows it; its contents are null except for its maker. */
export interface OpenCache {
  readonly id: string
  readonly clearing: ClearingId
  readonly gold: number | null
  /** Below the gold, top first. */
  readonly things: readonly BelongingId[] | null
}

/** A hidden cache in a clearing (26.5). */
export interface Cache extends OpenCache {
  /** Its maker, who can open it; null once dead or gone. */
  owner: IndividualId | null
  gold: number
  things: BelongingId[]
}

/** A belonging dropped openly, visible to everyone (26.7). */
export interface Dropped {
  readonly id: BelongingId
  readonly clearing: ClearingId
  /** Its dropper; null once dead or gone. */
  by: IndividualId | null
}

/** The place where a player last saw a card (a box, a clearing or an individual's id), and the day. */
export interface Noted {
  readonly at: string
  readonly day: number
}

/** The cards that a player has seen. */
export type Notebook = Readonly<Record<BelongingId, Noted>>

/** A weapon potion on a weapon that no character has (2.4.4). */
export interface Treated {
  readonly id: BelongingId
  readonly on: BelongingId
}

/** What everybody may see of the week's weather (26.23). */
export interface OpenWeather {
  kind: WeatherKind
  /** Seats that have looked at the next week's chit by magic (21.9.2). */
  seen: Seat[]
}

/** The week's weather, and the next week's chit (26.23). */
export interface Weather extends OpenWeather {
  /** The number chit drawn for the next week, hidden. */
  chit: number
}

/** The current turn (8.1). */
export interface Turn {
  readonly character: IndividualId
  played: number
  /** Has used a Sunlight phase (8.3.4). */
  sunlight: boolean
  /** The mountain clearing being climbed (8.3.2). */
  climbing: ClearingId | null
  /** Phases already spent on it, if mountains cost more than two (26.23); absent for one. */
  climbed?: number
  /** Prompts about belongings before the next phase. */
  asks: boolean
  /** Chooses phase by phase (23.3.4). */
  free: boolean
  /** Was moved into a cave involuntarily, or began the day in one, and has no sunlight (6.1.3, 22.2.1). */
  sunless?: true
  /** The storm has taken phases of this turn (21.4.7). */
  stormed?: true
  /** Seats of followers done with the start of this phase (12.4.2); present only during it. */
  starting?: Seat[]
  /** Has been outdoors, so no phase of this turn is sheltered (26.23). */
  exposed?: true
  /** Picks up nothing dropped for the rest of this turn (26.7). */
  leaves?: true
}

/** A box or pile, top first; null for a card that the viewer sees face down (2.3.11). */
export type OpenPile = readonly (BelongingId | null)[]

/**
 * What everybody may see of the Realm: the base of the state and of every view. What one seat knows more of is listed as
 * far as the viewer knows it.
 */
export interface OpenRealm extends Omit<TableState, 'random' | 'forced'> {
  readonly seats: readonly string[]
  readonly encounter: Encounter
  /** Optional rules in play (ch. 26); absent if none. */
  readonly optional?: readonly OptionalRule[]
  /** Length in weeks (26.18); absent for the usual four. */
  readonly weeks?: number
  /** The first month's season, if seasons are played (26.23). */
  readonly season?: string
  /** This week's weather, if seasons are played (26.23). */
  readonly weather?: OpenWeather
  readonly perPlayer: number
  /** One player alone (ch. 27). */
  readonly solitaire: boolean
  /** The parts of the set-up done by the players (3.2, 3.4). */
  readonly byHand: { readonly map: boolean; readonly visitors: boolean }
  phase: Phase
  /** Players done in a phase that goes around the table. */
  gone: number
  /** The map, replaced rather than mutated. */
  tiles: readonly PlacedTile[]
  readonly chits: Readonly<Record<ChitId, MapChit>>
  dwellings: Record<string, ClearingId>
  readonly characters: readonly OpenCharacter[]
  denizens: Record<DenizenId, DenizenState>
  visitors: VisitorChit[]
  /** The contents of each set-up card box. */
  readonly boxes: Readonly<Record<BoxId, OpenPile>>
  /** Abandoned belongings. */
  readonly piles: Readonly<Record<ClearingId, OpenPile>>
  /** Awakened Enchanted cards and drawn site cards, which are face up (2.4.1, 9.6.1). */
  shown: BelongingId[]
  /** In a view, the caches the seat knows (26.5). */
  readonly caches?: readonly OpenCache[]
  /** Belongings dropped openly, oldest first; absent if none (26.7). */
  dropped?: Dropped[]
  damaged: BelongingId[]
  /** Weapon potions on weapons that no character has; absent if none (2.4.4). */
  treated?: Treated[]
  /** The Vault has been opened (9.3.5). */
  vaultOpen: boolean
  /** A solitaire player's edge road (27.1.7). */
  entrance: WayId | null
  /** The rows prowling today (7.2.1). */
  prowling: number[]
  /** Attention chits still to be drawn (7.4.1). */
  readonly draw: readonly IndividualId[]
  /** The character with the day's first turn (8.1.3). */
  first: CharacterId | null
  /** The seat of the last turn begun today (8.1.2). */
  moved?: Seat
  turn: Turn | null
  /** Clearings whose evening is still to come (14.1.2). */
  readonly evenings: readonly ClearingId[]
  /** Individuals done with the exchange in this evening's clearing. */
  traded: IndividualId[]
  combat: CombatState | null
  /** The fight in this evening's clearing is over (28.3.5). */
  fought: boolean
  /** Clearings where a wish forbids fighting this evening (22.2.2). */
  peace: ClearingId[]
  /** Indexes in `characters` of those who died, in order of death (19.3.3). */
  fallen: number[]
  /** Count of all denizen arrivals. */
  arrivals: number
  /** Undefined before the Third ENCOUNTER. */
  readonly war?: OpenWar
  /** Undefined before the Fourth ENCOUNTER. */
  readonly magic?: OpenMagic
}

export interface RealmState extends OpenRealm, Pick<TableState, 'random' | 'forced'> {
  weather?: Weather
  /** Tiles still to be laid, by seat (3.2.1). */
  hands: TileCode[][]
  chits: Record<ChitId, MapChit>
  characters: Character[]
  boxes: Record<BoxId, BelongingId[]>
  piles: Record<ClearingId, BelongingId[]>
  /** Absent if there are none (26.5). */
  caches?: Cache[]
  /** Out of the game. */
  lost: BelongingId[]
  /** The cards each seat has seen, by seat; absent before the first one. */
  noted?: Notebook[]
  draw: IndividualId[]
  /** In drawn order. */
  evenings: ClearingId[]
  war?: War
  magic?: MagicState
}

export type RealmTable = Table<RealmState, RealmEvent>

/** Finds the character in play, or the last one who was. Throws Error if there was none, which is a bug. */
export function characterOf<C extends OpenCharacter>(state: { readonly characters: readonly C[] }, id: CharacterId): C {
  const found = characterNow(state, id)
  if (!found) throw new Error(`nobody plays ${id}`)
  return found
}

/** Finds the character, alive or dead; null once a successor has taken a dead one's place. */
export const characterNow = <C extends OpenCharacter>(
  { characters }: { readonly characters: readonly C[] },
  id: CharacterId,
): C | null =>
  characters.find(one => one.id === id && one.fate === 'alive') ?? characters.find(one => one.id === id) ?? null

/** Returns everyone in play, in seat order. */
export const living = <C extends OpenCharacter>({ characters }: { readonly characters: readonly C[] }): C[] =>
  characters.filter(({ fate }) => fate === 'alive')

/** Returns the clearing of an individual; null anywhere else. */
export const clearingAt = ({ place }: Pick<Individual, 'place'>): ClearingId | null =>
  place.kind === 'clearing' ? place.clearing : null

/**
 * Returns true if someone sees hidden enemies in the clearing: found today, or by a familiar or phantasm there (9.2.10,
 * 21.6.4, 24.14).
 */
export const seesHidden = ({ place, foundEnemies, familiar, phantasm }: OpenIndividual): boolean =>
  foundEnemies ||
  [familiar, phantasm].some(piece => piece?.foundEnemies === true && clearingAt({ place }) === clearingAt(piece))

/** Returns the characters in a clearing, in seat order. */
export const charactersAt = <C extends OpenCharacter>(
  state: { readonly characters: readonly C[] },
  clearing: ClearingId,
): C[] => living(state).filter(character => clearingAt(character) === clearing)

/** Returns the denizens in a clearing, in order of arrival. */
export const denizensAt = (state: OpenRealm, clearing: ClearingId): DenizenId[] =>
  Object.keys(state.denizens)
    .filter(id => state.denizens[id]!.at === clearing)
    .sort((a, b) => state.denizens[a]!.arrived - state.denizens[b]!.arrived || (a < b ? -1 : 1))

export const ownedBy = (character: Pick<OpenIndividual, 'owned'>, id: BelongingId): Owned | undefined =>
  character.owned.find(piece => piece.id === id)

export const hasActive = ({ owned }: { readonly owned: readonly Owned[] }, id: BelongingId): boolean =>
  owned.find(piece => piece.id === id)?.active ?? false
