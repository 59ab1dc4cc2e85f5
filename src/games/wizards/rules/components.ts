import type { Deck, GameEvent, Seat, Table, TableState } from '../../../kernel/index.ts'
import type { Booked } from './book.ts'
import { type AnimalName, CALENDAR, type TableId } from './cards.ts'
import type { Placement } from './islands/grid.ts'
import type { SpaceId, TileId } from './islands/territories.ts'
import type { OffLand } from './islands/waters.ts'
import type { ShortGame } from './short-games.ts'
import type { Met } from './tasks/marks.ts'

/** The seven High Wizards, in the order of their rank (7.4b, App. D). */
export const HIGH_WIZARDS = ['ishkatar', 'tolmitar', 'aevarex', 'elekov', 'zegoral', 'terek', 'veldor'] as const
export type HighWizard = (typeof HIGH_WIZARDS)[number]

/** A Magical Order (10). Evil and the Rangers are known to the revised book alone. */
export type OrderName = 'wizards' | 'sorcerers' | 'druids' | 'evil' | 'rangers'

export const POINT_KINDS = ['knowledge', 'perception', 'power'] as const
export type PointKind = (typeof POINT_KINDS)[number]
export type Points = Record<PointKind, number>

/** Points of all kinds together. */
export const totalOf = ({ knowledge, perception, power }: Readonly<Points>): number => knowledge + perception + power

export const GEMS = ['sapphire', 'ruby', 'topaz', 'onyx', 'diamond', 'emerald'] as const
export type Gem = (typeof GEMS)[number]

/** The animals that stay with a player (8.4); the Dragon and the Dove do not. */
export type Animal = 'unicorn' | 'winged-horse' | 'horse' | 'hound'

/** 0 before a player joins an Order, then from 1 to the last of the book (10.1). */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5

export type Variant = 'standard' | 'solitaire' | 'partnership' | 'competitive' | 'cooperative'

/** One thing of a Task still to be done or done: a place marked on the board, or somebody to meet. */
export interface Mark {
  /** Which part of the card it belongs to. */
  readonly stage: number
  readonly part: number
  /** Where its Task Marker lies (9.1); null where it is a High Wizard, a Master Sorcerer or a Mentor that must be met. */
  at: SpaceId | null
  done: boolean
  /** Turns stayed in the space so far, for the parts that ask one to stay. */
  stayed?: number
  /** Who fulfilled it, where another part may not be fulfilled by the same. */
  by?: HighWizard
}

/** A Task Card a player holds (9). */
export interface HeldTask {
  readonly id: number
  /** From A, the letter of its markers on the map; unique among the player's Tasks. */
  readonly letter: string
  /** Given by the Mentor (9.41). */
  mandatory: boolean
  readonly marks: Mark[]
}

/** An Event Card whose effect goes on (8.51). */
export interface HeldEvent {
  readonly id: number
  /** The last day it works, or null where it waits to be used. */
  until: number | null
  /** The turns it still works, where it counts those. */
  turns?: number
}

/** A Trap a player sits in (8.3); `event` where an Event Card has set it, for which Day 14 counts as a turn (12.1). */
export type Trap =
  | { readonly kind: 'turns'; left: number; readonly event?: true }
  | { readonly kind: 'fortnight' }
  | { readonly kind: 'rescue' }
  | { readonly kind: 'roll' }

/** What a player has found of a High Wizard's Gem Card (7.3261, 7.3263): the gem he gave, or that he is False. */
export type GemKnown = Gem | 'false'

export interface Player extends Booked {
  readonly seat: Seat
  readonly name: string
  space: SpaceId
  /** The boat he is in, by its number; null on land or swimming. */
  boat: number | null
  order: OrderName | null
  rank: Rank
  /** The day of his last advance (10.21), or null. */
  advanced: number | null
  points: Points
  tasks: HeldTask[]
  animal: { readonly kind: Animal; left: number } | null
  events: HeldEvent[]
  /** Demon Dazed (7.3043). */
  dazed: boolean
  /** Dragonbound (7.3051). */
  bound: boolean
  /** Turns lost to Demons or the Dragon; they are no Trap and nobody can rescue from them (ruling 40). */
  stunned: number
  trap: Trap | null
  /** Must stay and meet again what held him: Common Folk (7.301) or the Dragon (7.305). */
  held: 'folk' | 'dragon' | null
  /** Extra turns still to be taken. */
  extra: number
  /** How many turns he has begun. */
  turns: number
  /** True where a High Wizard, Ruktal or a Master Sorcerer has healed the player this turn (7.322). */
  healed?: true
  /** Encounters in each space since he came to its Territory (7.6). */
  visits: Record<SpaceId, number>
  /**
   * Meetings with Hamdrel this visit, and visits since he came to her tile (7.354); by the revised book `met` too, all meetings since he
   * came there or was transported last, left out where there were none (D37).
   */
  hamdrel: { meetings: number; visits: number; met?: number }
  /** Turn number of leaving the Star Crest, and whether re-entry has been used (7.372). */
  crest: { left: number; again: boolean } | null
  /** The day on which the Dragon's Lair binds him (12.511), or null outside it. */
  lair: number | null
  /** Has asked to be rescued (7.303). */
  stranded: boolean
  /** Gems he carries, each with the High Wizard who gave it. */
  gems: Partial<Record<HighWizard, Gem>>
  /** What he knows of the Gem Cards. */
  known: Partial<Record<HighWizard, GemKnown>>
  /** Spells tried this turn (11.24). */
  cast: string[]
  /** Raised at every change of space, so that what was about to happen in one knows that he has left it. */
  arrivals: number
  /** Water spaces swum since he was last on land or in a boat (8.451). */
  swum: number
}

/** A player but for what only his own eyes may see (14.3): all that movement asks of him. */
export type Traveller = Omit<Player, 'gems' | 'known'>

/** A High Wizard whose whereabouts are known (7.32), openly or to some (Secret Wizard, 7.302). */
export interface WizardOut {
  readonly wizard: HighWizard
  readonly at: SpaceId
  /** The letter of a Secret Wizard's markers, or null for one known to all. */
  readonly letter: string | null
  /** Who knows which High Wizard a secret one is. */
  knownTo: Seat[]
  /** The Wizard Cards kept aside until he is met (8.74). */
  readonly cards: string[]
}

/** How far the set-up has come (3). */
export type Phase = 'deal' | 'tiles' | 'begin' | 'play'

export interface WizardsState extends TableState, Booked, Dated {
  readonly variant: Variant
  /** What makes it a game for an evening; left out in a whole one. */
  readonly short?: ShortGame
  readonly seats: readonly string[]
  /** What the header chose. */
  readonly setup: { readonly map: 'auto' | 'arrange'; readonly removed: string }
  phase: Phase
  /** Tiles still to be laid, by the seat that holds them (3.2); only while people lay them. */
  hands: TileId[][]
  /** Tiles that nobody holds yet, where they are drawn one by one. */
  stock?: TileId[]
  /** The seat that lays or moves next. */
  next: Seat
  /** How many players have moved today. */
  acted: number
  /** The first player of each day (3.74). */
  dealer: Seat
  placements: Placement[]
  /** Where tiles lie face down, for the solitaire player who lays them unseen (App. A 5). */
  spots: Placement[]
  /** The tile being laid, from when it is chosen until it lies, and the hex of its Center once that is chosen (3.21-3.23). */
  laying: { readonly tile: TileId; readonly hex: number | null } | null
  /** Territories taken over by Evil, in the order they fell (12.4). */
  fallen: TileId[]
  /** Where each boat lies. */
  boats: SpaceId[]
  /** Boats that carry a Demon, by number: its marker moves with them (12.141). */
  haunted: number[]
  demons: SpaceId[]
  /** Where the Dragon's marker stands. */
  dragon: SpaceId
  players: Player[]
  decks: { tasks: Deck<number>; events: Deck<number>; wizards: Deck<string> }
  /** The Gem Card in each High Wizard's box (3.11). */
  gems: Record<HighWizard, Gem | 'false'>
  wizards: WizardOut[]
  /** Wizard Cards drawn and not yet returned, while somebody meets what they show. */
  drawn: string[]
  /** Completion Track, 0 to 9 (12.2). */
  completed: number
  /** Tasks completed in the whole game. */
  tasksDone: number
  /** How many attacks are thwarted ahead (12.22). */
  thwarts: number
  /** The Territory foreseen to fall next (Event 24), or null. */
  foreseen: TileId | null
}

export type WizardsTable = Table<WizardsState, WizardsEvent>

/** How a game ends: the Gems delivered (13), the Sacred Circle fallen (12.46), the only player drowned or bound in the Lair (App. A), the last Rank reached, or nothing left to do. */
export type Ending = 'time' | 'delivered' | 'circle' | 'drowned' | 'lair' | 'risen' | 'draw'

/** Who robs a player (9.8). */
export type Robber = 'thieves' | 'demons' | 'dragon' | 'false-wizard'

/** What points come of, or are lost to. */
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

/** What is told. `roll` comes from the kernel; the rest is the game's. */
export type WizardsEvent = GameEvent & EventBody
type EventBody =
  | { readonly kind: 'roll'; readonly purpose: string; readonly dice: readonly number[] }
  /** A ward keeps the player from a Trap, or what he carries from thieves (Events 25, 28). */
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
      /** All who meet, where they are players; the one it befalls among them or not. */
      readonly players?: readonly Seat[]
      readonly space: SpaceId
    }
  /** Two dice on a table of chapter 7 or 8, read by the higher. */
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
      /** The faces on which it works for this player. */
      readonly on: readonly number[]
    }
  | { readonly kind: 'afflicted'; readonly with: 'dazed' | 'bound'; readonly now: boolean }
  | { readonly kind: 'trapped'; readonly trap: Trap['kind'] | 'none'; readonly left?: number }
  | { readonly kind: 'demon'; readonly space: SpaceId; readonly off?: OffLand; readonly what: 'appears' | 'departs' }
  | { readonly kind: 'gem'; readonly wizard: HighWizard; readonly gem: Gem | 'false' | null }
  | { readonly kind: 'stolen'; readonly by: Robber; readonly gems: readonly Gem[]; readonly objects: readonly string[] }
  /** `scatters` where it is too early for a land to fall, and all are carried off instead; `saved` how many lands the thwarts in hand keep where others fall all the same. */
  | { readonly kind: 'attack'; readonly thwarted: boolean; readonly scatters?: true; readonly saved?: number }
  | { readonly kind: 'falls'; readonly tile: TileId }
  | { readonly kind: 'thwart'; readonly completed: number; readonly thwarts: number }
  | { readonly kind: 'wizard-card'; readonly card: string }
  /** Traps and Phantasms that were drawn and passed over. */
  | { readonly kind: 'cards-shown'; readonly cards: readonly string[] }
  /** A Secret Wizard's name comes to those who may know it. */
  | { readonly kind: 'secret'; readonly wizard: HighWizard; readonly letter: string }
  | { readonly kind: 'foreseen'; readonly tile: TileId }
  /** `gems` says how many were delivered, where it was not all of them. */
  | { readonly kind: 'end'; readonly winners: readonly Seat[]; readonly how: Ending; readonly gems?: number }

/** Days of a fortnight (12.1), of the first two in every game. */
export const FORTNIGHT = CALENDAR.days
/** The last day of the first two fortnights, which may be longer than those after them. */
const FIRST_TWO = 2 * FORTNIGHT

/** What says how the days are counted: a state or a view. */
export interface Dated {
  /** The days of each fortnight after the second; left out where they are the usual 14. */
  readonly fortnight?: number
}

/** The days of the fortnight to which a day belongs. */
export const daysOfFortnight = ({ fortnight = FORTNIGHT }: Dated, day: number): number =>
  day <= FIRST_TWO ? FORTNIGHT : fortnight

/** Which fortnight a day belongs to, from 1. */
export const fortnightOf = ({ fortnight = FORTNIGHT }: Dated, day: number): number =>
  day <= FIRST_TWO ? Math.ceil(day / FORTNIGHT) : 2 + Math.ceil((day - FIRST_TWO) / fortnight)

/** A day's number on the Calendar, 1 to 14, or to as many days as its fortnight has. */
export const dayOfFortnight = ({ fortnight = FORTNIGHT }: Dated, day: number): number =>
  day <= FIRST_TWO ? ((day - 1) % FORTNIGHT) + 1 : ((day - FIRST_TWO - 1) % fortnight) + 1

/** The day of the attack that ends the fortnight to which a day belongs (12.1): its last. */
export const attackDay = (of: Dated, day: number): number => day + daysOfFortnight(of, day) - dayOfFortnight(of, day)

export const NO_POINTS: Points = { knowledge: 0, perception: 0, power: 0 }

/** The players clockwise from a seat on, in the order of play (3.74). */
export const playersFrom = ({ players }: Pick<WizardsState, 'players'>, seat: Seat): Player[] =>
  players.map((_, i) => players[(seat + i) % players.length]!)
