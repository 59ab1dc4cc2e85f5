import animalsFile from '../../../../../data/wizards/animals.json' with { type: 'json' }
import calendarFile from '../../../../../data/wizards/calendar.json' with { type: 'json' }
import tablesFile from '../../../../../data/wizards/encounter-tables.json' with { type: 'json' }
import eventsFile from '../../../../../data/wizards/events.json' with { type: 'json' }
import ordersFile from '../../../../../data/wizards/orders.json' with { type: 'json' }
import rescueFile from '../../../../../data/wizards/rescue.json' with { type: 'json' }
import spellsFile from '../../../../../data/wizards/spells.json' with { type: 'json' }
import tasksFile from '../../../../../data/wizards/tasks.json' with { type: 'json' }
import wizardCardsFile from '../../../../../data/wizards/wizard-cards.json' with { type: 'json' }
import { dataFile } from '../../../../parts/data-file.ts'
import {
  COTTAGE,
  type Kind,
  SACRED_CENTER,
  type SpaceId,
  type Terrain,
  type TileId,
  TOWERS,
} from '../islands/territories.ts'
import type { HighWizard, OrderName, PointKind, Points } from './components.ts'

/** The three Master Sorcerers (7.34). */
export type Master = 'megmoran' | 'meligar' | 'melekok'
/** A person met only in the Center of one tile (7.33 to 7.35). */
export type Person = Master | 'ruktal' | 'hamdrel'

/** A reference to a part of a Task by its stage and its index in that stage, both from 0. */
export interface PartRef {
  readonly stage: number
  readonly part: number
}

/** Limits on a choice of spaces. An omitted field sets no limit. */
interface Filter {
  readonly terrain?: readonly Terrain[]
  readonly of?: readonly Kind[]
  readonly coast?: 'coastal' | 'inland'
}

/**
 * The place or person that a part of a Task requires (4.1, 9.1). `count` is the number of different spaces, 1 by
 * default.
 */
export type Place =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'random'; readonly of: readonly Kind[]; readonly not?: readonly TileId[]; readonly count?: number }
  | { readonly kind: 'random-in'; readonly tile: TileId; readonly count?: number }
  /** A random space in a Territory other than that of the part `unlike`. */
  | { readonly kind: 'random-elsewhere'; readonly of: readonly Kind[]; readonly unlike: PartRef }
  /** A space chosen by the player when the card is drawn (9.1). */
  | ({ readonly kind: 'any'; readonly count?: number } & Filter)
  /** Every matching space still standing (12.43). */
  | ({ readonly kind: 'every' } & Filter)
  /** Every matching space of one random Territory. */
  | {
      readonly kind: 'every-in-random'
      readonly terrain: readonly Terrain[]
      readonly of: readonly Kind[]
      readonly not: readonly TileId[]
    }
  /** One space of the player's choice in each connected wood. */
  | { readonly kind: 'every-woods'; readonly of: readonly Kind[] }
  /** Any water at least this many hexes from land. 0 means any water. */
  | { readonly kind: 'sea'; readonly from: 0 | 2 | 3 | 4 }
  | { readonly kind: 'farthest-sea' }
  /** Any lake or, if there is none, the most inland harbor. */
  | { readonly kind: 'lake' }
  | { readonly kind: 'farthest'; readonly terrain: readonly Terrain[]; readonly from: SpaceId }
  /** The player's space at the time the card is drawn. */
  | { readonly kind: 'here' }
  | { readonly kind: 'same'; readonly as: PartRef }
  /** The Elven Dwelling in the Territory of `part`. */
  | { readonly kind: 'dwelling-of'; readonly part: PartRef }
  | { readonly kind: 'person'; readonly who: Person }
  | { readonly kind: 'any-master' }
  | { readonly kind: 'mentor' }
  /** The Dragon, which is a Mentor in the revised rulebook only. */
  | { readonly kind: 'dragon' }
  /** A High Wizard: one of `who`, one other than the High Wizard of the part `unlike`, or any. */
  | { readonly kind: 'wizard'; readonly who?: readonly HighWizard[]; readonly unlike?: PartRef }

export interface Part {
  /** A short instruction in the imperative. If the place consists of several spaces, it describes one of them. */
  readonly do: string
  readonly at: Place
  /** An object picked up at the place. An asterisk on the card makes it stealable (9.8). */
  readonly takes?: { readonly name: string; readonly stealable: boolean }
  readonly gives?: string
  /** The number of whole turns to stay at the place before the part is done. */
  readonly stay?: 1
  /** Transports the player to the marker of another part when this one is done (Tasks 9 and 45). */
  readonly then?: { readonly transport: PartRef }
}

/** One of the 98 Task cards. Its stages are done in order, and the parts of a stage in any order. */
export interface TaskCard {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly gain: Readonly<Points>
  readonly stages: readonly (readonly Part[])[]
}

/** A fixed number, or twice the roll of one die. */
export type CardAmount = number | 'double-die'

/** The destination of an Event's or Trap's transport. */
export type Destination =
  | { readonly kind: 'space'; readonly space: SpaceId }
  /** A land space of the player's choice. */
  | { readonly kind: 'any'; readonly of?: readonly Kind[]; readonly except: readonly SpaceId[] }

/** One effect of an Event card. Days and turns count from the draw. `data/wizards/README.md` documents each verb. */
export type EventEffect =
  | { readonly verb: 'points'; readonly of: PointKind | 'any'; readonly amount: CardAmount }
  | { readonly verb: 'extra-turns'; readonly turns: number | 'die' }
  | { readonly verb: 'complete-tasks'; readonly count: number }
  | { readonly verb: 'transport'; readonly to: Destination }
  | { readonly verb: 'wander'; readonly mover: 'left' | 'right'; readonly spaces: number }
  | { readonly verb: 'lose-turns'; readonly turns: number | 'die' | 'fortnight' }
  | { readonly verb: 'foresee' }
  /** Lets the player enter the Star Crest once. */
  | { readonly verb: 'star-crest-pass'; readonly when: 'any' | 'instead-of-roll' }
  | { readonly verb: 'winged-horse'; readonly turns: number }
  | { readonly verb: 'ward'; readonly days: number }
  /** Prevents one robbery. */
  | { readonly verb: 'lamps' }
  | { readonly verb: 'summons'; readonly to: readonly Extract<Place, { kind: 'space' | 'person' }>[] }
  | { readonly verb: 'town-favor'; readonly days: number; readonly least: number }
  | {
      readonly verb: 'roll-change'
      readonly how: 'add' | 'times'
      readonly by: number
      readonly days: number
      readonly landOnly?: true
    }
  | { readonly verb: 'swift'; readonly terrain: readonly Terrain[]; readonly days: number }
  | {
      readonly verb: 'as-boat'
      readonly terrain?: readonly Terrain[]
      readonly not?: readonly TileId[]
      readonly days: number
    }
  | { readonly verb: 'fly-anywhere'; readonly days: number; readonly except: readonly SpaceId[] }

/** The four types of Event (8.51). */
export type EventType = 'immediate' | 'extended' | 'movement' | 'trap'

/** One of the 49 Event cards. */
export interface EventCard {
  readonly id: number
  readonly type: EventType
  readonly title: string
  readonly text: string
  /** The effects, in the card's order. */
  readonly does: readonly EventEffect[]
}

/** One of the 14 Wizard cards (8.7). */
export type WizardCard =
  | {
      readonly kind: 'high-wizard'
      readonly id: HighWizard
      readonly rank: number
      readonly name: string
      readonly text: string
    }
  | { readonly kind: 'phantasm'; readonly id: string; readonly name: string; readonly text: string }
  | { readonly kind: 'trap'; readonly id: string; readonly name: string; readonly text: string; readonly to: SpaceId }

/**
 * One way a Transporting Spell may take a player (10.11 to 10.13): from anywhere, from a Stone, from any space of the
 * Circle, or from the Lair.
 */
export interface TransportWay {
  readonly from: 'anywhere' | 'stone' | 'circle' | 'lair'
  /**
   * A random space, a random space of a Territory the player chooses, a random Stone of the Circle, or a random space
   * of the Lair.
   */
  readonly to: 'random' | 'random-in-any-territory' | 'random-stone' | 'random-in-lair'
  /** True if casting it while standing on a Stone gives the extra turn of 11.2131. */
  readonly extraTurn?: true
}

/** The threats an Escaping Spell may avoid. */
export type Escape = 'traps' | 'transporting' | 'theft' | 'dazed' | 'dragonbound'

/** A spell as a Rank knows it, with its parameters (10.11 to 10.13). */
export type KnownSpell =
  | { readonly spell: 'boat-summoning'; readonly range: number | 'unlimited'; readonly pontoon?: true }
  | {
      readonly spell: 'swiftness'
      readonly terrain: readonly Terrain[]
      /** The only area where the spell works. If omitted, the spell works everywhere. */
      readonly in?: 'common' | 'lair'
      /** If true, Demons don't stop the player. */
      readonly demons?: true
      /** The kind of walls of which the player can pass through one (D34). */
      readonly walls?: 'cottage' | 'outside-lair' | 'anywhere'
    }
  | { readonly spell: 'transporting'; readonly ways: readonly TransportWay[] }
  | { readonly spell: 'animal-summoning' }
  | { readonly spell: 'demon-dispelling' }
  | { readonly spell: 'dragon-taming' }
  | { readonly spell: 'escaping'; readonly of: readonly Escape[] }
  | { readonly spell: 'telepathy'; readonly for: 'advancement' | 'gems' }
  | { readonly spell: 'gem-summoning' }
  | { readonly spell: 'perception' }
  | { readonly spell: 'demon-cloning' }
  | { readonly spell: 'demon-dodging'; readonly deluxe?: true }
  | { readonly spell: 'dragon-dodging' }
  | { readonly spell: 'animal-mustering' }
  | { readonly spell: 'dove-summoning' }

/** The name of a spell (11.2). The 1982 rulebook has ten spells. */
export type SpellName = KnownSpell['spell']

/** The properties of a spell that are common to all Orders (11.2). */
export interface Spell {
  readonly id: SpellName
  readonly name: string
  /** The spell's type (10.14): A for Movement, B for Encounter, C for Special. */
  readonly type: 'A' | 'B' | 'C'
  readonly rule: string
  /** The rolls of one die on which the spell works (11.1). Empty if it is never cast. */
  readonly succeedsOn: readonly number[]
  /** The rolls on which it works for a Dazed player. Omitted if Dazed players may not try it (7.3043). */
  readonly whenDazed?: readonly number[]
  /** The rolls on which it also reveals a Secret Wizard (11.223). */
  readonly revealsOn?: readonly number[]
  readonly text: string
}

/** A Rank of an Order, with the points it requires and its spells (10.1). */
export type RankEntry = Readonly<Points> & {
  /** The number of the Rank, from 1. */
  readonly rank: number
  readonly title: string
  readonly spells: readonly KnownSpell[]
  /**
   * Only for Rangers: at least `primary` points of any one type and `total` overall, in addition to those of each type
   * (D37).
   */
  readonly primary?: number
  readonly total?: number
}

/** A Magical Order (10.1). There are three in 1982 and five in the revised game. */
export interface Order {
  readonly id: OrderName
  readonly name: string
  readonly rule: string
  readonly mentor: Extract<Place, { kind: 'wizard' | 'any-master' | 'person' | 'dragon' }>
  readonly text: string
  /** The Ranks, from Rank 1. */
  readonly ranks: readonly RankEntry[]
}

/** The tables of chapters 7 and 8, with the possible outcomes of each in the order of its rows. */
export const OUTCOMES_OF = {
  'random-encounters': ['demon', 'trap', 'animal', 'event', 'folk', 'wizard-card'],
  'common-towns': ['robbed', 'points-lost', 'held-here', 'task', 'extra-turn', 'nothing'],
  'elven-dwellings': ['points-twice', 'points', 'nothing'],
  abbey: ['extra-turn', 'mentor', 'points'],
  'high-hollow': ['star-crest', 'cottage', 'megmorans-tower'],
  'star-crest': ['ten-of-each', 'two-high-wizards', 'extra-turns'],
  'hamdrels-gifts-1-3': ['points-twice', 'task', 'high-wizard-shown'],
  'hamdrels-gifts-0-4': ['high-wizard', 'wizard-card', 'high-wizard-shown'],
  'player-encounters-1-3': [
    'demons-for-all',
    'transported',
    'winged-horse',
    'wizard-card',
    'tasks-given-away',
    'points',
  ],
  'player-encounters-4': ['demons-for-all', 'star-crest', 'unicorn', 'high-wizard', 'secrets-told', 'secret-wizard'],
  demons: ['turns-lost', 'points-lost', 'robbed', 'dazed', 'to-lair', 'flees'],
  dragon: ['dragonbound', 'turns-lost', 'robbed', 'points-lost-twice', 'to-den', 'unharmed'],
  traps: ['held-fortnight', 'den', 'turns-lost', 'lair', 'held-roll', 'transported'],
  animals: ['dragon', 'unicorn', 'winged-horse', 'horse', 'hound', 'dove'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type TableId = keyof typeof OUTCOMES_OF
/** Outcomes of these tables that exist only in the revised rulebook. */
interface RevisedOutcomes {
  readonly 'star-crest': 'ten-and-five'
  readonly 'hamdrels-gifts-0-4': 'unicorn'
  readonly 'player-encounters-1-3': 'high-wizard' | 'leader-gives'
  readonly traps: 'held-until-rescued'
}
export type OutcomeOf<T extends TableId> =
  | (typeof OUTCOMES_OF)[T][number]
  | (T extends keyof RevisedOutcomes ? RevisedOutcomes[T] : never)
export type EncounterOutcome = OutcomeOf<TableId>

/** A table of chapter 7 or 8. The higher of two dice counts. */
export interface EncounterTable {
  readonly id: TableId
  readonly title: string
  readonly rule: string
  readonly dice: 'higher of two'
  /** The outcome of each roll, and its text. */
  readonly rows: readonly { readonly on: readonly number[]; readonly does: EncounterOutcome; readonly text: string }[]
}

export type AnimalName = 'dragon' | 'unicorn' | 'winged-horse' | 'horse' | 'hound' | 'dove'

/** An Animal (8.4). */
export interface AnimalEntry {
  readonly id: AnimalName
  readonly name: string
  readonly rule: string
  /** The number of turns the Animal stays, or of days if `days` is set. 0 if it doesn't stay. */
  readonly turns: number
  readonly days?: true
  readonly does:
    | { readonly how: 'attack' }
    | { readonly how: 'anywhere' }
    | { readonly how: 'fly'; readonly spaces: number }
    | { readonly how: 'ride'; readonly add: number; readonly swims: number }
    | { readonly how: 'run'; readonly add: number }
    | { readonly how: 'task' }
  /** The tiles and spaces the Animal won't enter. */
  readonly refuses: readonly (TileId | SpaceId)[]
  /** The encounters that make the Animal leave early. */
  readonly leavesOn: readonly ('dragon' | 'demon' | 'boat')[]
  readonly text: string
}

/** A possible attack on the last day of a Fortnight (12.1). */
export interface Attack {
  /** The kind of attack. Omitted in the revised rulebook. */
  readonly id?: 'thwarted' | 'early' | 'later'
  readonly rule: string
  /** The first and last Fortnights with this attack, counted from 1. `until` is null if there is no last one. */
  readonly from: number
  readonly until: number | null
  /** If true, the day is played as usual and there is no attack. */
  readonly turns?: boolean
  readonly transports: boolean
  readonly demons?: boolean
  readonly landsLost: number
  /** The number of Territories lost in the Partnership game (App. B). */
  readonly landsLostByPartners?: number
  /** The number of Territories lost in the cooperative game with at least `partners` players (D8). */
  readonly together?: { readonly partners: number; readonly landsLost: number }
  readonly text: string
}

/** The Calendar and Evil's attacks (12). */
export interface Calendar {
  /** The number of days in a Fortnight. The attack comes on the last day. */
  readonly days: number
  /** The number of completed Tasks that earn a thwart: in all (12.2) or, in the revised rulebook, per player (D9). */
  readonly tasksToThwart: number
  readonly attacks: readonly Attack[]
  readonly fallsFirst: readonly Kind[]
  readonly neverFalls: readonly TileId[]
  /** When this Territory falls, everyone loses (12.46). */
  readonly lostWith: TileId
}

/**
 * Returns the attack at the end of a Fortnight, or the thwarted one if there are `thwarts` in hand and the Calendar has
 * one (12.21). Throws Error if it has none for this Fortnight.
 */
export function attackIn({ attacks }: Pick<Calendar, 'attacks'>, fortnight: number, thwarts = 0): Attack {
  const attack = attacks.find(
    ({ id, from, until }) =>
      (id !== 'thwarted' || thwarts > 0) && fortnight >= from && (until === null || fortnight <= until),
  )
  if (!attack) throw new Error(`the Calendar has no attack for Fortnight ${fortnight}`)
  return attack
}

/** The points a rescuer gains and may divide among the types (7.303). */
export interface Rescue {
  readonly rule: string
  /**
   * The points for each place where a player may be stranded. The first match counts, and `on` may also be 'water' or
   * 'elsewhere'.
   */
  readonly stranded: readonly { readonly on: TileId; readonly points: number }[]
  readonly trapped: number
}

export const TASKS = dataFile<readonly TaskCard[]>(tasksFile)
export const EVENTS = dataFile<readonly EventCard[]>(eventsFile)
export const WIZARD_CARDS = dataFile<readonly WizardCard[]>(wizardCardsFile)
export const MAGICAL_ORDERS = dataFile<readonly Order[]>(ordersFile)
export const SPELLS = dataFile<readonly Spell[]>(spellsFile)
export const ENCOUNTER_TABLES = dataFile<readonly EncounterTable[]>(tablesFile)
export const ANIMALS = dataFile<readonly AnimalEntry[]>(animalsFile)
export const CALENDAR = dataFile<Calendar>(calendarFile)
export const RESCUE = dataFile<Rescue>(rescueFile)

/** The space where each person is met (7.33 to 7.35). */
export const HOME_OF: Readonly<Record<Person, SpaceId>> = {
  ruktal: SACRED_CENTER,
  hamdrel: COTTAGE,
  megmoran: TOWERS[0],
  meligar: TOWERS[1],
  melekok: TOWERS[2],
}

/** Returns a lookup by id that throws Error for an unknown id. */
export function byId<K, T extends { readonly id: K }>(what: string, list: readonly T[]): (id: K) => T {
  const found = new Map(list.map(item => [item.id, item]))
  return id => {
    const item = found.get(id)
    if (!item) throw new Error(`there is no ${what} "${id}"`)
    return item
  }
}

/** Returns the Task card with this number, 1 to 98. Throws Error if there is none. */
export const taskCard = byId<number, TaskCard>('Task card', TASKS)
/** Returns the Event card with this number, 1 to 49. Throws Error if there is none. */
export const eventCard = byId<number, EventCard>('Event card', EVENTS)
/** Returns the Wizard card with this id. Throws Error if there is none. */
export const wizardCard = byId<string, WizardCard>('Wizard card', WIZARD_CARDS)
