import type { Deck, GameEvent, Seat, Table, TableState } from '../../../../kernel/index.ts'
import type { Placement } from '../islands/grid.ts'
import type { SpaceId, TileId } from '../islands/territories.ts'
import type { OffLand } from '../islands/waters.ts'
import type { Booked } from './book.ts'
import { type AnimalName, CALENDAR, type TableId } from './cards.ts'
import type { Housed } from './house-rules.ts'
import type { Met } from './marks.ts'
import type { ShortGame } from './short-games.ts'

/** The seven High Wizards in order of rank (7.4b, App. D). */
export const HIGH_WIZARDS = ['ishkatar', 'tolmitar', 'aevarex', 'elekov', 'zegoral', 'terek', 'veldor'] as const
export type HighWizard = (typeof HIGH_WIZARDS)[number]

/** A Magical Order (10). Evil and the Rangers exist only in the revised rulebook. */
export type OrderName = 'wizards' | 'sorcerers' | 'druids' | 'evil' | 'rangers'

export const POINT_KINDS = ['knowledge', 'perception', 'power'] as const
export type PointKind = (typeof POINT_KINDS)[number]
export type Points = Record<PointKind, number>

export const totalOf = ({ knowledge, perception, power }: Readonly<Points>): number => knowledge + perception + power

export const GEMS = ['sapphire', 'ruby', 'topaz', 'onyx', 'diamond', 'emerald'] as const
export type Gem = (typeof GEMS)[number]

/** The Animals that stay with a player (8.4), unlike the Dragon and the Dove. */
export type Animal = 'unicorn' | 'winged-horse' | 'horse' | 'hound'

/** A player's Rank: 0 before they join an Order, then from 1 to the rulebook's last Rank (10.1). */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5

export type Variant = 'standard' | 'solitaire' | 'partnership' | 'competitive' | 'cooperative'

/** One thing that a part of a Task requires, done or not: reaching a space marked on the board, or meeting a person. */
export interface Mark {
  /** The part of the card that this mark belongs to. */
  readonly stage: number
  readonly part: number
  /**
   * The space of the Task Marker or the home of the person to meet (9.1), or null for a High Wizard, any Master
   * Sorcerer, a Mentor or the Dragon (ruling W25).
   */
  at: SpaceId | null
  done: boolean
  /** The High Wizard who fulfilled this part, if one did. */
  by?: HighWizard
}

/** A Task Card a player holds (9). */
export interface HeldTask {
  readonly id: number
  /** The letter of its markers on the map: A to Z, then AA and so on. It is unique among the player's Tasks. */
  readonly letter: string
  /** True if the Task is Mandatory, which means that the player's Mentor gave it (9.41). */
  mandatory: boolean
  readonly marks: Mark[]
}

/** An Event Card with a lasting effect (8.51). */
export interface HeldEvent {
  readonly id: number
  /** The last day of its effect, or null if something other than the date ends it. */
  until: number | null
  /** The number of turns of effect left, for an Event that counts turns. */
  turns?: number
}

/**
 * A Trap that holds a player (8.3). `event` is set for an Event Card's Trap, in which Day 14 counts as a turn (12.1).
 */
export type Trap =
  | { readonly kind: 'turns'; left: number; readonly event?: true }
  | { readonly kind: 'fortnight' }
  | { readonly kind: 'rescue' }
  | { readonly kind: 'roll' }

/** A player's knowledge of a High Wizard's Gem Card (7.3261, 7.3263): the Gem, or that the wizard is False. */
export type GemKnown = Gem | 'false'

export interface Player extends Booked {
  readonly seat: Seat
  readonly name: string
  space: SpaceId
  /** The number of the player's boat, or null if the player is on land or swimming. */
  boat: number | null
  order: OrderName | null
  rank: Rank
  /** The day of the last advance in the present Order (10.21), or null if there was none. */
  advanced: number | null
  points: Points
  tasks: HeldTask[]
  animal: { readonly kind: Animal; left: number } | null
  events: HeldEvent[]
  /** True if the player is Demon Dazed (7.3043). */
  dazed: boolean
  /** True if the player is Dragonbound (7.3051). */
  bound: boolean
  /**
   * The number of turns still to be lost to Demons or the Dragon. They are not a Trap, and nobody can free the player
   * from them (ruling 40).
   */
  stunned: number
  trap: Trap | null
  /**
   * The encounter that holds the player, who must stay on their next turn and meet Common Folk (7.301) or the Dragon
   * (7.305) again.
   */
  held: 'folk' | 'dragon' | null
  /** The number of extra turns still to be taken. */
  extra: number
  /** The number of turns begun in this game. */
  turns: number
  /** True if a High Wizard, Ruktal or a Master Sorcerer has healed the player this turn (7.322). */
  healed?: true
  /** The number of arrivals with an encounter in each space since the player came to its Territory (7.6, ruling 50). */
  visits: Record<SpaceId, number>
  /**
   * Meetings with Hamdrel during this visit, and visits since the player came to her tile (7.354). In the revised
   * rulebook, `met` counts all meetings since they came to her tile or were last transported. It is omitted if there
   * are none (D37).
   */
  hamdrel: { meetings: number; visits: number; met?: number }
  /**
   * The number of the turn in which the player left the Star Crest, and whether they have used the re-entry (7.372).
   * Null if they never left it, or have since entered it in any other way.
   */
  crest: { left: number; again: boolean } | null
  /**
   * The day on which the Dragon's Lair binds the player (12.511), or null for a player outside the Lair or already
   * Dragonbound.
   */
  lair: number | null
  /** True if the player has asked to be rescued (7.303). */
  stranded: boolean
  /** The Gems carried, by the High Wizard who gave each. */
  gems: Partial<Record<HighWizard, Gem>>
  /** The player's knowledge of the Gem Cards. */
  known: Partial<Record<HighWizard, GemKnown>>
  /** The spells tried this turn that can't be tried again (11.24). */
  cast: string[]
  /**
   * A counter that is incremented at every change of space, so that pending effects can detect that the player has
   * left.
   */
  arrivals: number
  /** The number of water spaces swum since the player was last on land or in a boat (8.451). */
  swum: number
}

/** A player without the fields that are secret from others (14.3), which is enough for all movement rules. */
export type Traveller = Omit<Player, 'gems' | 'known'>

/** A High Wizard on the board (7.32). Some players may not know who a Secret Wizard is (7.302). */
export interface WizardOut {
  readonly wizard: HighWizard
  readonly at: SpaceId
  /** The letter of a Secret Wizard's markers, or null for a High Wizard known to everybody. */
  readonly letter: string | null
  /** The seats that know a Secret Wizard's identity. Empty for any other High Wizard. */
  knownTo: Seat[]
  /** The Wizard Cards set aside until the wizard is met (8.74). */
  readonly cards: string[]
}

/** The stage of setup (3), or play. */
export type Phase = 'deal' | 'tiles' | 'begin' | 'play'

export interface WizardsState extends TableState, Booked, Dated, Housed {
  readonly variant: Variant
  /** The kind of short game. Omitted in a full game. */
  readonly short?: ShortGame
  readonly seats: readonly string[]
  /** The setup options from the header. */
  readonly setup: { readonly map: 'auto' | 'arrange'; readonly removed: string }
  phase: Phase
  /** The tiles still to be laid, by the seat that holds them (3.2). Used only if players lay them. */
  hands: TileId[][]
  /** The tiles nobody holds yet, if they are drawn one by one. */
  stock?: TileId[]
  /** The seat that lays or moves next. */
  next: Seat
  /** The number of players who have taken their turn today. */
  acted: number
  /** The first player of each day (3.74). */
  dealer: Seat
  placements: Placement[]
  /**
   * The tiles laid face down, either because a solitaire player lays them unseen (App. A 5) or because the rulebook
   * deals them face down.
   */
  spots: Placement[]
  /**
   * The tile being laid, from the time it is chosen until it is placed (3.21-3.23). `hex` is its Center once chosen.
   */
  laying: { readonly tile: TileId; readonly hex: number | null } | null
  /** Territories taken over by Evil, in order (12.4). */
  fallen: TileId[]
  boats: SpaceId[]
  /**
   * The numbers of the boats that carry a Demon, once for each Demon aboard. Its marker moves with the boat (12.141).
   */
  haunted: number[]
  demons: SpaceId[]
  dragon: SpaceId
  players: Player[]
  decks: { tasks: Deck<number>; events: Deck<number>; wizards: Deck<string> }
  /** The Gem Card in each High Wizard's box (3.11). */
  gems: Record<HighWizard, Gem | 'false'>
  wizards: WizardOut[]
  /** Wizard Cards drawn and not yet returned, while their effect is being resolved. */
  drawn: string[]
  /** The Completion Marker's position: the number of Tasks completed since the last thwart was earned (12.2). */
  completed: number
  tasksDone: number
  /**
   * The number of thwarts in hand. In 1982 each cancels an attack (12.22); in the revised game it saves one Territory
   * (D9).
   */
  thwarts: number
  /** The Territory foreseen to fall (Event 24), or null. */
  foreseen: TileId | null
  withinTurn?: WithinTurn
}

export interface WithinTurn {
  /** The players aloft, in the order in which they left the board. */
  readonly aloft?: readonly InTransit[]
  /** The seats that dodged the Dragon, if the rulebook has that spell (D34). */
  readonly dodging?: readonly Seat[]
}

/** A transported player who has not landed, in a rulebook where transported players land at the end (D29). */
export interface InTransit {
  readonly seat: Seat
  /** True if a Task transports the player to a marker that they must pick up (D40). */
  readonly onErrand: boolean
  /** True while landing is suspended. */
  readonly waits?: true
}

export type WizardsTable = Table<WizardsState, WizardsEvent>

/**
 * The reason a game ended: its Fortnights ran out, the Gems were delivered (13), the Sacred Circle fell (12.46), the
 * only player drowned or was bound in the Lair (App. A), the last Rank was reached, or nothing was left to do.
 */
export type Ending = 'time' | 'delivered' | 'circle' | 'drowned' | 'lair' | 'risen' | 'draw'

/** A thief of Magical Objects and Gems (7.3263, 9.8). */
export type Robber = 'thieves' | 'demons' | 'dragon' | 'false-wizard'

/** The source of points gained or lost. */
export type Cause =
  | {
      readonly by:
        | 'demons'
        | 'demon-dispelled'
        | 'demons-depart'
        | 'dragon'
        | 'folk'
        | 'elves'
        | 'monks'
        | 'hamdrel'
        | 'star-crest'
        | 'meeting'
        | 'call'
    }
  | { readonly by: 'task'; readonly task: number }
  | { readonly by: 'event'; readonly event: number }
  | { readonly by: 'rescue'; readonly of: Seat }

/** The game's events. `roll` comes from the kernel, and the rest are the game's own. */
export type WizardsEvent = GameEvent & EventBody
type EventBody =
  | { readonly kind: 'roll'; readonly purpose: string; readonly dice: readonly number[] }
  /** A ward protects the player from a Trap, or their possessions from thieves (Events 25, 28). */
  | { readonly kind: 'warded'; readonly from: 'trap' | 'theft' }
  | { readonly kind: 'calls-for-help' }
  | { readonly kind: 'tile'; readonly tile: TileId; readonly by: 'person' | 'chance' }
  | { readonly kind: 'removed'; readonly count: number }
  | {
      readonly kind: 'placed'
      readonly space: SpaceId
      readonly what: 'player' | 'dragon' | 'demon' | 'boats' | 'wizard'
      readonly wizard?: HighWizard | null
    }
  | { readonly kind: 'dawn'; readonly fortnight: number; readonly dayOfFortnight: number }
  | { readonly kind: 'turn'; readonly extra: boolean }
  | { readonly kind: 'lost-turn'; readonly why: 'stunned' | 'trapped'; readonly left: number | null }
  | {
      readonly kind: 'moved'
      readonly from: SpaceId
      readonly space: SpaceId
      readonly off?: OffLand
      readonly how:
        | 'walks'
        | 'boards'
        | 'sails'
        | 'lands'
        | 'swims'
        | 'flies'
        | 'rides'
        | 'stone'
        | 'center'
        | 'through'
        | 'wanders'
      readonly cost: number
    }
  | { readonly kind: 'transported'; readonly from: SpaceId; readonly space: SpaceId; readonly off?: OffLand }
  | {
      readonly kind: 'meets'
      readonly who:
        | Met
        | 'demons'
        | 'dragon'
        | 'folk'
        | 'elves'
        | 'monks'
        | 'trap'
        | 'star-crest'
        | 'high-hollow'
        | 'players'
      /** The players in a meeting of players. They may include the player the event is about. */
      readonly players?: readonly Seat[]
      readonly space: SpaceId
    }
  /**
   * A roll of two dice on a table of chapter 7 or 8, with the row's number. The higher die counts, or the lower one
   * after a failed Animal Mustering (D34).
   */
  | { readonly kind: 'result'; readonly table: TableId; readonly dice: readonly number[]; readonly on: number }
  | { readonly kind: 'points'; readonly gained: Partial<Points>; readonly why: Cause }
  | { readonly kind: 'joins'; readonly order: OrderName }
  | { readonly kind: 'advances'; readonly rank: Rank }
  | {
      readonly kind: 'task'
      readonly task: number
      readonly what: 'given' | 'part' | 'done' | 'impossible' | 'passed'
      readonly mandatory?: boolean
      readonly part?: string
    }
  | { readonly kind: 'marker'; readonly task: number; readonly space: SpaceId; readonly letter: string }
  | { readonly kind: 'event'; readonly event: number; readonly what: 'drawn' | 'used' | 'ends' | 'lost' }
  | { readonly kind: 'animal'; readonly animal: AnimalName; readonly what: 'comes' | 'leaves' }
  | {
      readonly kind: 'spell'
      readonly spell: string
      readonly success: boolean
      /** The rolls on which the spell works for this player. */
      readonly on: readonly number[]
    }
  | { readonly kind: 'afflicted'; readonly with: 'dazed' | 'bound'; readonly now: boolean }
  | { readonly kind: 'trapped'; readonly trap: Trap['kind'] | 'none'; readonly left?: number }
  | { readonly kind: 'demon'; readonly space: SpaceId; readonly off?: OffLand; readonly what: 'appears' | 'departs' }
  | { readonly kind: 'gem'; readonly wizard: HighWizard; readonly gem: Gem | 'false' | null }
  | { readonly kind: 'stolen'; readonly by: Robber; readonly gems: readonly Gem[]; readonly objects: readonly string[] }
  /**
   * `scatters` is set if it is too early for a Territory to fall, so everybody is transported instead. `saved` is the
   * number of Territories that thwarts save while others fall.
   */
  | { readonly kind: 'attack'; readonly thwarted: boolean; readonly scatters?: true; readonly saved?: number }
  | { readonly kind: 'falls'; readonly tile: TileId }
  | { readonly kind: 'thwart'; readonly completed: number; readonly thwarts: number }
  | { readonly kind: 'wizard-card'; readonly card: string }
  /** Shows everybody Traps and Phantasms that were drawn (D46). */
  | { readonly kind: 'cards-shown'; readonly cards: readonly string[] }
  /** Tells some players a Secret Wizard's name (7.302). */
  | { readonly kind: 'secret'; readonly wizard: HighWizard; readonly letter: string }
  | { readonly kind: 'foreseen'; readonly tile: TileId }
  /** `gems` is the number of Gems that a short game requires, if it was won by delivering them. */
  | { readonly kind: 'end'; readonly winners: readonly Seat[]; readonly how: Ending; readonly gems?: number }

/** The number of days in a Fortnight (12.1). The first two Fortnights always have this length. */
export const FORTNIGHT = CALENDAR.days
/** The last day of the second Fortnight. Later Fortnights may be shorter. */
const FIRST_TWO = 2 * FORTNIGHT

/** The part of a state or view that determines how days are counted. */
export interface Dated {
  /** The number of days in each Fortnight after the second. Omitted if it is the usual 14. */
  readonly fortnight?: number
}

/** Returns the length of the Fortnight that contains a day. */
export const daysOfFortnight = ({ fortnight = FORTNIGHT }: Dated, day: number): number =>
  day <= FIRST_TWO ? FORTNIGHT : fortnight

/** Returns the number of the Fortnight (counting from 1) that contains a day. */
export const fortnightOf = ({ fortnight = FORTNIGHT }: Dated, day: number): number =>
  day <= FIRST_TWO ? Math.ceil(day / FORTNIGHT) : 2 + Math.ceil((day - FIRST_TWO) / fortnight)

/** Returns a day's number on the Calendar, from 1 to the length of its Fortnight. */
export const dayOfFortnight = ({ fortnight = FORTNIGHT }: Dated, day: number): number =>
  day <= FIRST_TWO ? ((day - 1) % FORTNIGHT) + 1 : ((day - FIRST_TWO - 1) % fortnight) + 1

/** Returns the day of the attack that ends a day's Fortnight (12.1). */
export const attackDay = (of: Dated, day: number): number => day + daysOfFortnight(of, day) - dayOfFortnight(of, day)

export const NO_POINTS: Points = { knowledge: 0, perception: 0, power: 0 }

/** Lists the players clockwise from a seat, which is turn order (3.74). */
export const playersFrom = ({ players }: Pick<WizardsState, 'players'>, seat: Seat): Player[] =>
  players.map((_, i) => players[(seat + i) % players.length]!)
