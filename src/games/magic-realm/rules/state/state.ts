import type { Seat, Table, TableState } from '../../../../kernel/index.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import type { PlacedTile, WayId } from '../pieces/board.ts'
import type { Ability, CharacterId, Stage } from '../pieces/characters.ts'
import type { ChitId } from '../pieces/chits.ts'
import type { DenizenId } from '../pieces/denizens.ts'
import type { BoxId, SiteCard, SiteId } from '../pieces/setup-card.ts'
import type { Color } from '../pieces/spells.ts'
import type { Curse, WeatherKind } from '../pieces/tables.ts'
import type { ClearingId, TileCode } from '../pieces/tiles.ts'
import type { CombatState } from './combat.ts'
import type { RealmEvent } from './events.ts'
import type { MagicState, OpenMagic, Sorcery } from './magic.ts'
import type { OptionalRule } from './optional.ts'

/** The ENCOUNTER in play. The rulebook introduces the rules in four of them (28.1.1). */
export type Encounter = 1 | 2 | 3 | 4

/** The state of an action chit (2.2.1). `absent` means that it has not been gained in development yet (26.21). */
export type ChitState = 'active' | 'fatigued' | 'wounded' | 'committed' | 'enchanted' | 'absent'

export type Place =
  | { readonly kind: 'clearing'; readonly clearing: ClearingId }
  /** A place on a roadway, where a runner spends the night (15.6.2). */
  | { readonly kind: 'road'; readonly way: WayId; readonly from: ClearingId }
  /** A place outside the map, before the first move of a solitaire game (27.1.3). */
  | { readonly kind: 'outside'; readonly way: WayId }
  /** A place in the woods, after a roadway disappeared (12.3.8) or where a beast ran (15.6.10). */
  | { readonly kind: 'woods'; readonly tile: TileCode; readonly from: ClearingId }
  /**
   * A place in the air: above one tile between FLY phases, or between two tiles after flying out of a fight (8.6.5,
   * 15.6.8). `spell` is the spell whose FLY chit is in use, if any.
   */
  | { readonly kind: 'air'; readonly tiles: readonly TileCode[]; readonly spell: number | null }
  | { readonly kind: 'off' }

/** An owned belonging (1.4.7). */
export interface Owned {
  readonly id: BelongingId
  active: boolean
  /** True if an active weapon counter has its alerted side up. */
  alerted: boolean
  /** The inactive horse that carries the belonging (8.4.5), or null if the owner does. */
  packedOn: BelongingId | null
  /** The color that an artifact or book supplies while enchanted like a color chit (26.15). */
  enchanted?: Color
  /**
   * The weapon that a weapon potion is applied to, or null for the dagger. Also null for all other belongings (2.4.4).
   */
  on: BelongingId | null
}

/** The victory goals (4.2.1). */
export const GOALS = ['great', 'spells', 'fame', 'notoriety', 'gold'] as const
export type Goal = (typeof GOALS)[number]

/** An activity, as recorded (6.2.1). */
export type Activity =
  | { readonly kind: 'hide' | 'search' | 'trade' | 'cache' | 'hire' | 'rest' | 'alert' | 'enchant' | 'blank' | 'leave' }
  | { readonly kind: 'move'; readonly to: ClearingId }
  /** PEER into a named clearing, with a card (9.2.13), from the air (26.4), or by a familiar or phantasm. */
  | { readonly kind: 'peer'; readonly clearing: ClearingId }
  /** ENCHANT in a distant clearing (12.3.9). */
  | { readonly kind: 'enchant-far'; readonly clearing: ClearingId }
  /** FLY to a tile (8.6.2). */
  | { readonly kind: 'fly'; readonly tile: TileCode }
  /** FOLLOW someone all day (12.4). */
  | { readonly kind: 'follow'; readonly guide: IndividualId }
export type ActivityKind = Activity['kind']

/**
 * The source of a phase: `basic`, `sunlight`, `sheltered`, `pony`, `workhorse`, `stage`, or the id of an advantage,
 * card or spell (6.1, 26.22, 26.23).
 */
export type PhaseSource = string

/** A recorded phase (6.1.10). */
export interface Recorded {
  readonly activity: Activity
  readonly source: PhaseSource
}

/** A boon from a group or visitor, with its base price in gold. Its receiver may try once to buy it back (10.4.2). */
export interface Boon {
  readonly from: string
  readonly price: number
}

/** A character's id, or a hired leader's denizen id. */
export type IndividualId = CharacterId | DenizenId

/** The Witch's invisible second piece (24.14). */
export interface Familiar {
  place: Place
  /** True if the piece has found hidden enemies today, which helps its owner only in the same clearing. */
  foundEnemies: boolean
  plan: Recorded[]
}

/** A piece that a spell creates for a day. It can only MOVE, PEER and ENCHANT (21.6.4). */
export interface Phantasm extends Familiar {
  /** True after the phantasm's first enchant phase today (12.3.1). */
  prepared: boolean
}

/** The public part of an individual, shared by the state and every view (2.5.1). */
export interface OpenIndividual {
  readonly id: IndividualId
  /** The optional ability in use, if any (26.8). */
  ability?: Ability
  /** The player's seat. For a hired leader, it is the seat of the employer's player. */
  readonly seat: Seat
  fate: 'alive' | 'dead' | 'left'
  place: Place
  /** The roadway last used today (15.6.2). Null if the individual has not moved, or has arrived without one. */
  cameBy: WayId | null
  hidden: boolean
  /** True if the individual has found hidden enemies today (9.2.10). */
  foundEnemies: boolean
  /** True if the individual has blocked or been blocked today (13.1.6). */
  blocked: boolean
  /** True while the individual sleeps among the Flowers of Rest, until Sunset (23.3.2). */
  asleep: boolean
  /** True if phases are chosen one by one because turns are unwritten (26.27). */
  unwritten?: true
  /** The states of the action chits, in printed order. The list is empty for a hired leader. */
  chits: ChitState[]
  /** The belongings. A view omits others' inactive cards (2.3.11). */
  readonly owned: readonly Owned[]
  /** The curses that are not suspended. Only characters can have any (22.1). */
  curses: Curse[]
  /** True while a wish for strength lasts: the next hit is Tremendous, or the wish opens a door (22.2, wish 6). */
  strength: boolean
  /** True if the individual may PEER and ENCHANT in any clearing today (9.6.4, result 4). */
  hearing: boolean
  /** The familiar. Only the Witch has one (24.14). */
  familiar?: Familiar
  /** The phantasm created by a spell for today (21.6.4). */
  phantasm?: Phantasm
  /** The stage reached in development (26.21). */
  stage?: Stage
  /**
   * The number of chits gained in all stages, including those beyond the fourth. Omitted without extended development
   * (26.22).
   */
  steps?: number
  /** The character's magic. Undefined for a hired leader, and before the Fourth ENCOUNTER. */
  magic?: Sorcery
  /** The current form. The character's own chits are frozen while it lasts (20.9.6). */
  formed?: 'mist' | 'beast' | 'monster'
  /** True if phases are chosen one by one because of a Prophecy (21.2.3). */
  foresees?: true
  /** The belongings and gold that the form of a beast or mist has absorbed (20.9.3). A monster form absorbs nothing. */
  readonly within?: OpenWithin
  /** The options that the player has passed up, by topic. They alone cause no new prompt. */
  passed?: Partial<Record<StandingOrders, string[]>>
}

/** An individual who takes turns: a character or a hired leader (6.2.6, 11.2.2). */
export interface Individual extends OpenIndividual {
  owned: Owned[]
  gold: number
  /** Discovered hidden paths and secret passages (1.5.3). */
  ways: WayId[]
  /** Discovered sites, site cards and other individuals' caches, by id (1.5.3, 26.5). */
  sites: (SiteId | SiteCard)[]
  /** The map chits looked at in a search or through a spell, face up or down (9.2.7, 21.5.2). */
  seen: ChitId[]
  /** Today's recorded turn. */
  plan: Recorded[]
  /** Yesterday's recorded turn, which can be repeated. */
  yesterday: Recorded[]
  within?: Within
}

/** The topics of questions that recur every day even if nothing has changed. */
export type StandingOrders = 'phase-start' | 'evening' | 'block' | 'rounds' | 'assign' | 'follow-on'

/** Belongings and gold absorbed by a form, as a seat sees them. Others' gold and inactive cards are secret. */
export interface OpenWithin {
  readonly owned: readonly Owned[]
  readonly gold: number | null
}

/** Belongings and gold absorbed by a form (20.9.3). */
export interface Within extends OpenWithin {
  owned: Owned[]
  gold: number
}

/** The public part of a character (2.5.1). */
export interface OpenCharacter extends OpenIndividual {
  readonly id: CharacterId
  fame: number
  notoriety: number
  /** The levels of friendship lost, by group or visitor (10.4.2). A negative number is levels gained (26.12). */
  strained: Record<string, number>
  /** The value in gold of the starting gold and gear, which is subtracted from the gold that counts (4.2.5). */
  worth: number
  /** Victory points already used to gain chits (26.21). */
  earned?: number
  /** The number of kills today, for bounties (18.3.1). */
  kills: number
  /** True while the character's vulnerability is Tremendous, until Midnight (24.4). */
  berserk: boolean
  /** The final score (19.5). Null until the game ends or the character leaves the Realm, and after a death. */
  score: Score | null
  /** True if the player wants every prompt, not only those with something new. */
  asksAll?: true
  /** True if the player wants to end the month now (19.4.1). */
  wantsEnd?: true
  /** True if the player has chosen to end the character's life. The death counts as of last Midnight (19.4.2). */
  wantsDeath?: true
}

/** A character in play (1.5.3). A dead one remains until its successor arrives (19.3). */
export interface Character extends OpenCharacter, Individual {
  readonly id: CharacterId
  owned: Owned[]
  within?: Within
  boons: Boon[]
  /** The victory points assigned to each goal, or null before they are chosen (4.2.1). */
  needs: Record<Goal, number> | null
  /** The chosen starting place: a Dwelling, or the Ghosts (4.1.5). */
  start: string
}

/** The public part of a hired leader or controlled monster (2.5.2, 20.8.5). */
export interface OpenLeader extends OpenIndividual {
  readonly id: DenizenId
}

/** A hired native leader or controlled monster, always in the same place as its denizen (11.2.2, 20.8.5). */
export interface HiredLeader extends OpenLeader, Individual {
  readonly id: DenizenId
  owned: Owned[]
  within?: Within
}

/** The employment of a hired denizen (11.1.4, 20.8.3). */
export interface Hire {
  readonly employer: CharacterId
  /** The day of hiring. The denizen can be assigned to a guide from the next day on (7.1.2). */
  readonly since: number
  /** The last day of the term, which ends at Midnight, or at Sunset if a spell controls the monster (20.8.5). */
  until: number
  /** True if an underling is hidden with its guide (11.2.5). A leader has its own `hidden` field. */
  hidden: boolean
  /** The number of the spell that controls the monster. Omitted if the denizen was hired (20.8.5). */
  spell?: number
}

/** A mission or campaign that a character has taken up. The character holds its chit (25.4). */
export interface Undertaking {
  readonly character: CharacterId
  /** The index of the undertaking's chit among the six visitor and mission chits. */
  readonly chit: number
  readonly name: string
  /** The last day for completing the undertaking. After that, it has failed (25.4.2). */
  readonly until: number
  /** The Dwelling that is a mission's destination, or null for a campaign (25.4.3). */
  readonly goal: string | null
  /** The gold paid for a mission at its destination (25.4.3). */
  readonly reward: number
}

/** The public part of the Third ENCOUNTER's state (2.5.2). */
export interface OpenWar {
  /** All hirelings: hired natives and monsters, and monsters controlled by a spell. */
  hires: Record<DenizenId, Hire>
  /** The hirelings that take turns: hired native leaders and controlled monsters. */
  readonly leaders: readonly OpenLeader[]
  /** Today's followers, both individuals and underlings, with their guides (7.1, 12.4). */
  follows: Record<IndividualId, IndividualId>
  /** The guide that each underling was last assigned to, until the employer's player is asked about it again. */
  usual?: Record<DenizenId, IndividualId>
  /** The seats whose followers keep following for the rest of the turn without a prompt. */
  along: Seat[]
  /** Individuals who stopped following in this phase, and whose turns end after it (12.4.2). */
  stayed: IndividualId[]
  /** Individuals who have chosen to block no other individual for the rest of the turn (13.1.5). */
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
  /** The chit's tile. Null while the chit is in the box of the Lost City or Castle, and after it has been exchanged. */
  tile: TileCode | null
  /** The Lost City or Lost Castle that holds the chit, or null if neither does. */
  inside: ChitId | null
  up: boolean
  /** The clearing of a site or sound chit that has been turned up, looted or shared. Null before that. */
  at: ClearingId | null
  /** True once everyone has seen the chit where it lies. */
  known: boolean
}

/** A monster or native (1.3). If alive but in no clearing, it is in its box, in the air, absorbed or blown away. */
export interface DenizenState {
  at: ClearingId | null
  dead: boolean
  /** True if the denizen has blocked or been blocked today, and so stays where it is (13.1.7). */
  blocked: boolean
  /** The denizen's place in the order of arrival in the clearing (15.3.1). */
  arrived: number
}

/** One of the six visitor and mission chits (25.3). */
export interface VisitorChit {
  /** The chit's box in row 6, counted from 1. Null before it is placed and once it has left the box. */
  box: number | null
  at: ClearingId | null
  side: 0 | 1
}

/** The phases of a game. Each one runs in steps from one checkpoint to the next. */
export const PHASES = [
  'building',
  'characters',
  'visitors',
  'choices',
  'battle',
  'successors',
  'birdsong',
  'sunrise',
  'daylight',
  'sunset',
  'evening',
  'midnight',
] as const
export type Phase = (typeof PHASES)[number]

/** A cache as a seat sees it. Only its maker knows the contents, which are null for everyone else. */
export interface OpenCache {
  readonly id: string
  readonly clearing: ClearingId
  readonly gold: number | null
  /** The belongings below the gold, top first. */
  readonly things: readonly BelongingId[] | null
}

/** A hidden cache in a clearing (26.5). */
export interface Cache extends OpenCache {
  /** The maker, who can open the cache. Null once the maker is dead or gone. */
  owner: IndividualId | null
  gold: number
  things: BelongingId[]
}

/** A belonging dropped openly, visible to everyone (26.7). */
export interface Dropped {
  readonly id: BelongingId
  readonly clearing: ClearingId
  /** The individual who dropped the belonging. Null once they are dead or gone. */
  by: IndividualId | null
}

/** The box, clearing or individual where a player last saw a card, by id, and the day. */
export interface Noted {
  readonly at: string
  readonly day: number
}

/** The cards that a player has seen, and where they last saw each one. */
export type Notebook = Readonly<Record<BelongingId, Noted>>

/** A weapon potion on a weapon that no character owns (2.4.4). */
export interface Treated {
  readonly id: BelongingId
  readonly on: BelongingId
}

/** The public part of the week's weather (26.23). */
export interface OpenWeather {
  kind: WeatherKind
  /** The seats whose players have looked at next week's chit by magic (21.9.2). */
  seen: Seat[]
}

/** The week's weather and next week's chit (26.23). */
export interface Weather extends OpenWeather {
  /** The hidden number chit for next week. */
  chit: number
}

/** The current turn (8.1). */
export interface Turn {
  readonly character: IndividualId
  /** The number of phases begun. */
  played: number
  /** True if a Sunlight phase has been used (8.3.4). */
  sunlight: boolean
  /** The mountain clearing being climbed, or null if there is none (8.3.2). */
  climbing: ClearingId | null
  /** The number of phases already spent on the climb. Omitted if it is 1 (26.23). */
  climbed?: number
  /** True until the player wants no more prompts at the start of this turn's phases (8.2.1). */
  asks: boolean
  /** True once phases were chosen one by one this turn. Losing that ability blocks the individual (23.3.4). */
  free: boolean
  /**
   * True if there is no more sunlight, because the turn began in a cave, or because a landing or involuntary movement
   * ended in one (6.1.3, 8.6.6, 22.2.1).
   */
  sunless?: true
  /** True if the storm has already taken phases from this turn (21.4.7). */
  stormed?: true
  /** The seats that have answered for their followers at the start of this phase (12.4.2). Omitted at other times. */
  starting?: Seat[]
  /** True if the individual has been outdoors, so there are no sheltered phases this turn (26.23). */
  exposed?: true
  /** True if the player doesn't want to be asked again this turn about picking up dropped belongings (26.7). */
  leaves?: true
}

/** A game that is a single battle instead of a month. */
export interface SingleBattle {
  /** The clearing where the battle is fought, or null until the characters are placed in it. */
  clearing: ClearingId | null
  /** The character being changed before the battle, or null if none is. */
  edited: CharacterId | null
  /** True if the battle began without unhired denizens, so that the characters can only fight each other. */
  duel: boolean
  /** The number of rounds begun. */
  rounds: number
}

/** A box or pile, top first. A card that the viewer sees face down is null (2.3.11). */
export type OpenPile = readonly (BelongingId | null)[]

/**
 * The public part of the Realm, shared by the state and every view. In a view, partly secret lists contain what the
 * viewer knows.
 */
export interface OpenRealm extends Omit<TableState, 'random' | 'forced'> {
  readonly seats: readonly string[]
  readonly encounter: Encounter
  /** The optional rules in play (ch. 26). Omitted if there are none. */
  readonly optional?: readonly OptionalRule[]
  /** The length in weeks (26.18). Omitted for the usual four weeks. */
  readonly weeks?: number
  /** The first month's season, if seasons are played (26.23). */
  readonly season?: string
  /** This week's weather, if seasons are played (26.23). */
  readonly weather?: OpenWeather
  /** The single battle. Omitted in other games. */
  readonly battle?: SingleBattle
  /** The number of characters per player (26.20). */
  readonly perPlayer: number
  /** True if one player plays alone (ch. 27). */
  readonly solitaire: boolean
  /** True for each part of the setup that the players do themselves (3.2, 3.4). */
  readonly byHand: { readonly map: boolean; readonly visitors: boolean }
  phase: Phase
  /** In a phase that goes around the table, the seat of the next player, modulo the number of seats. */
  gone: number
  /** The map. It is replaced, never mutated. */
  tiles: readonly PlacedTile[]
  readonly chits: Readonly<Record<ChitId, MapChit>>
  /** The clearings of the Dwellings and campfires on the map, and the Ghosts' own clearing as `ghosts` (3.6.1). */
  dwellings: Record<string, ClearingId>
  readonly characters: readonly OpenCharacter[]
  denizens: Record<DenizenId, DenizenState>
  visitors: VisitorChit[]
  /** The contents of each setup card box. */
  readonly boxes: Readonly<Record<BoxId, OpenPile>>
  /** Abandoned belongings. */
  readonly piles: Readonly<Record<ClearingId, OpenPile>>
  /** Face-up cards: awakened Enchanted cards (2.4.1), opened reusable potions and drawn site cards (9.6.1). */
  shown: BelongingId[]
  /** The caches. A view lists only those that the seat knows about (26.5). */
  readonly caches?: readonly OpenCache[]
  /** Belongings dropped openly, oldest first. Omitted if there are none (26.7). */
  dropped?: Dropped[]
  damaged: BelongingId[]
  /** Weapon potions on weapons that no character owns. Omitted if there are none (2.4.4). */
  treated?: Treated[]
  /** True if the Vault has been opened (9.3.5). */
  vaultOpen: boolean
  /** The edge road by which a solitaire player enters (27.1.3, 27.1.7). Null until it is chosen, and in other games. */
  entrance: WayId | null
  /** The rows prowling today (7.2.1). */
  prowling: number[]
  /** Individuals whose attention chits are still to be drawn (7.4.1). */
  readonly draw: readonly IndividualId[]
  /** The character who took the day's first turn, or the employer if a hired leader took it (8.1.3). */
  first: CharacterId | null
  /** The seat of the player who last began a turn today (8.1.2). */
  moved?: Seat
  turn: Turn | null
  /** Clearings whose evening is not over yet, including the current one (14.1.2). */
  readonly evenings: readonly ClearingId[]
  /** Individuals whose exchange this evening has begun or is over. */
  traded: IndividualId[]
  combat: CombatState | null
  /** True if the fight in this evening's clearing is over (28.3.5). */
  fought: boolean
  /** Clearings where a wish forbids fighting this evening (22.2.2). */
  peace: ClearingId[]
  /** The indexes in `characters` of the dead characters who have no successor yet, in order of death (19.3.3). */
  fallen: number[]
  /** The number of denizen arrivals so far. */
  arrivals: number
  /** The Third ENCOUNTER's state. Undefined in games without it. */
  readonly war?: OpenWar
  /** The Fourth ENCOUNTER's state. Undefined in games without it. */
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
  /** All caches. Omitted if there are none (26.5). */
  caches?: Cache[]
  /** Belongings out of the game. */
  lost: BelongingId[]
  /** For each seat, the cards it has seen. Omitted before anyone has seen a card. */
  noted?: Notebook[]
  draw: IndividualId[]
  /** Clearings whose evening is not over yet, in the order drawn. The first is the current one. */
  evenings: ClearingId[]
  war?: War
  magic?: MagicState
}

export type RealmTable = Table<RealmState, RealmEvent>

/** Finds a character, alive or dead. Throws Error if nobody plays it, which would be a bug. */
export function characterOf<C extends OpenCharacter>(state: { readonly characters: readonly C[] }, id: CharacterId): C {
  const found = characterNow(state, id)
  if (!found) throw new Error(`nobody plays ${id}`)
  return found
}

/** Finds a character, preferably a living one. Returns null if nobody plays it or a successor has replaced it. */
export const characterNow = <C extends OpenCharacter>(
  { characters }: { readonly characters: readonly C[] },
  id: CharacterId,
): C | null =>
  characters.find(one => one.id === id && one.fate === 'alive') ?? characters.find(one => one.id === id) ?? null

/** Returns all living characters, in the order of the list. */
export const living = <C extends OpenCharacter>({ characters }: { readonly characters: readonly C[] }): C[] =>
  characters.filter(({ fate }) => fate === 'alive')

/** Returns an individual's clearing, or null if the individual is not in one. */
export const clearingAt = ({ place }: Pick<Individual, 'place'>): ClearingId | null =>
  place.kind === 'clearing' ? place.clearing : null

/**
 * Returns true if the individual has found hidden enemies today, or a familiar or phantasm in the same clearing has
 * (9.2.10, 21.6.4, 24.14).
 */
export const seesHidden = ({ place, foundEnemies, familiar, phantasm }: OpenIndividual): boolean =>
  foundEnemies ||
  [familiar, phantasm].some(piece => piece?.foundEnemies === true && clearingAt({ place }) === clearingAt(piece))

/** Returns the living characters in a clearing, in the order of the list. */
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
