import animalsFile from '../../../../data/wizards/animals.json' with { type: 'json' }
import calendarFile from '../../../../data/wizards/calendar.json' with { type: 'json' }
import tablesFile from '../../../../data/wizards/encounter-tables.json' with { type: 'json' }
import eventsFile from '../../../../data/wizards/events.json' with { type: 'json' }
import ordersFile from '../../../../data/wizards/orders.json' with { type: 'json' }
import rescueFile from '../../../../data/wizards/rescue.json' with { type: 'json' }
import spellsFile from '../../../../data/wizards/spells.json' with { type: 'json' }
import tasksFile from '../../../../data/wizards/tasks.json' with { type: 'json' }
import wizardCardsFile from '../../../../data/wizards/wizard-cards.json' with { type: 'json' }
import type { HighWizard, OrderName, PointKind, Points } from './components.ts'
import {
  COTTAGE,
  type Kind,
  SACRED_CENTER,
  type SpaceId,
  type Terrain,
  type TileId,
  TOWERS,
} from './islands/territories.ts'

/** The three Master Sorcerers (7.34). */
export type Master = 'megmoran' | 'meligar' | 'melekok'
/** Those who are met in the Center of one tile and nowhere else (7.33 to 7.35). */
export type Person = Master | 'ruktal' | 'hamdrel'

/** One part of a Task by its stage and its place in that stage, both counted from 0. */
export interface PartRef {
  readonly stage: number
  readonly part: number
}

/** What narrows a choice of spaces down; what is left out narrows nothing. */
interface Filter {
  readonly terrain?: readonly Terrain[]
  readonly of?: readonly Kind[]
  readonly coast?: 'coastal' | 'inland'
}

/** Where, or before whom, a part of a Task is done (4.1, 9.1). `count` asks for that many different spaces. */
export type Place =
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'random'; readonly of: readonly Kind[]; readonly not?: readonly TileId[]; readonly count?: number }
  | { readonly kind: 'random-in'; readonly tile: TileId; readonly count?: number }
  /** In another Territory than the part `unlike`. */
  | { readonly kind: 'random-elsewhere'; readonly of: readonly Kind[]; readonly unlike: PartRef }
  /** The player chooses when the card is drawn (9.1). */
  | ({ readonly kind: 'any'; readonly count?: number } & Filter)
  /** All such spaces that still stand (12.43). */
  | ({ readonly kind: 'every' } & Filter)
  /** All such spaces of one random Territory. */
  | {
      readonly kind: 'every-in-random'
      readonly terrain: readonly Terrain[]
      readonly of: readonly Kind[]
      readonly not: readonly TileId[]
    }
  /** One space of the player's choice in each wood that hangs together. */
  | { readonly kind: 'every-woods'; readonly of: readonly Kind[] }
  /** Any water this many hexes or more from land; 0 is any water. */
  | { readonly kind: 'sea'; readonly from: 0 | 2 | 3 | 4 }
  | { readonly kind: 'farthest-sea' }
  /** Any lake, or the most inland harbour where there is none. */
  | { readonly kind: 'lake' }
  | { readonly kind: 'farthest'; readonly terrain: readonly Terrain[]; readonly from: SpaceId }
  /** Where the player stands when he draws the card. */
  | { readonly kind: 'here' }
  /** Where that part was. */
  | { readonly kind: 'same'; readonly as: PartRef }
  /** The Elven Dwelling of the Territory that part was in. */
  | { readonly kind: 'dwelling-of'; readonly part: PartRef }
  | { readonly kind: 'person'; readonly who: Person }
  | { readonly kind: 'any-master' }
  | { readonly kind: 'mentor' }
  /** The Dragon, who is a Mentor by the revised book alone. */
  | { readonly kind: 'dragon' }
  /** A High Wizard: one of `who`, another than the part `unlike` met, or any. */
  | { readonly kind: 'wizard'; readonly who?: readonly HighWizard[]; readonly unlike?: PartRef }

/** One thing to do for a Task. */
export interface Part {
  /** What to do, in an imperative of a few words. Where the place is many spaces, it is said of one of them. */
  readonly do: string
  readonly at: Place
  /** What is picked up here; an asterisk on the card makes it stealable (9.8). */
  readonly takes?: { readonly name: string; readonly stealable: boolean }
  /** What is handed over or left here. */
  readonly gives?: string
  /** Whole turns to stay here before the part is done. */
  readonly stay?: 1
  /** What happens to the player when the part is done. */
  readonly then?: { readonly transport: PartRef }
}

/** One of the 98 Task cards. Its stages are done in order, the parts of one stage in any order. */
export interface TaskCard {
  readonly id: number
  readonly title: string
  readonly text: string
  readonly gain: Readonly<Points>
  readonly stages: readonly (readonly Part[])[]
}

/** How many: a fixed number, or one die doubled. */
export type Amount = number | 'double-die'

/** Where an Event or a Trap transports a player. */
export type Destination =
  | { readonly kind: 'space'; readonly space: SpaceId }
  /** A land space of the player's choice. */
  | { readonly kind: 'any'; readonly of?: readonly Kind[]; readonly except: readonly SpaceId[] }

/** One thing an Event card does. Days and turns count from the drawing; `data/wizards/README.md` tells each verb. */
export type Effect =
  | { readonly verb: 'points'; readonly of: PointKind | 'any'; readonly amount: Amount }
  | { readonly verb: 'extra-turns'; readonly turns: number | 'die' }
  | { readonly verb: 'complete-tasks'; readonly count: number }
  | { readonly verb: 'transport'; readonly to: Destination }
  | { readonly verb: 'wander'; readonly mover: 'left' | 'right'; readonly spaces: number }
  | { readonly verb: 'lose-turns'; readonly turns: number | 'die' | 'fortnight' }
  | { readonly verb: 'foresee' }
  /** For one entry. */
  | { readonly verb: 'star-crest-pass'; readonly when: 'any' | 'instead-of-roll' }
  | { readonly verb: 'winged-horse'; readonly turns: number }
  | { readonly verb: 'ward'; readonly days: number }
  /** For one robbery. */
  | { readonly verb: 'lamps' }
  | { readonly verb: 'summons'; readonly to: readonly Extract<Place, { kind: 'space' | 'person' }>[] }
  | { readonly verb: 'town-favour'; readonly days: number; readonly least: number }
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
  /** In the order of the card. */
  readonly does: readonly Effect[]
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

/** One way a Transporting spell may take a player (10.11 to 10.13). */
export interface TransportWay {
  readonly from: 'anywhere' | 'stone' | 'circle' | 'lair'
  /** A random space; a random space of a Territory the player chooses; a random Stone of the Circle; a random space of the Lair. */
  readonly to: 'random' | 'random-in-any-territory' | 'random-stone' | 'random-in-lair'
  /** Whether leaving a Stone by it brings the extra turn of 11.2131. */
  readonly extraTurn?: true
}

/** What an Escaping Spell may slip. */
export type Escape = 'traps' | 'transporting' | 'theft' | 'dazed' | 'dragonbound'

/** A spell as a Rank knows it, with its parameters (10.11 to 10.13). */
export type KnownSpell =
  | { readonly spell: 'boat-summoning'; readonly range: number | 'unlimited'; readonly pontoon?: true }
  | {
      readonly spell: 'swiftness'
      readonly terrain: readonly Terrain[]
      /** Where alone it works, if not everywhere. */
      readonly in?: 'common' | 'lair'
      /** Whether Demons stop nobody. */
      readonly demons?: true
      /** The walls of which one can be gone through. */
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

/** A spell (11.2): ten by the book of 1982. */
export type SpellName = KnownSpell['spell']

/** A spell as it is for everybody who has it (11.2). */
export interface Spell {
  readonly id: SpellName
  readonly name: string
  /** A: Movement, B: Encounter, C: Special (10.14). */
  readonly type: 'A' | 'B' | 'C'
  readonly rule: string
  /** The rolls of one die on which it works (11.1); none for what is never cast. */
  readonly succeedsOn: readonly number[]
  /** The rolls on which it works for a Demon Dazed player; left out where he may not try (7.3043). */
  readonly whenDazed?: readonly number[]
  /** The rolls on which it shows a Secret Wizard besides (11.223). */
  readonly revealsOn?: readonly number[]
  readonly text: string
}

/** A Rank of an Order: the points it takes and what it can cast (10.1). */
export type RankEntry = Readonly<Points> & {
  /** 1 to 4. */
  readonly rank: number
  readonly title: string
  readonly spells: readonly KnownSpell[]
  /** Where a Rank asks for one kind of the player's choice, and for so many of all together, beside what it asks of each. */
  readonly primary?: number
  readonly total?: number
}

/** One of the three Magical Orders (10.1). */
export interface Order {
  readonly id: OrderName
  readonly name: string
  readonly rule: string
  readonly mentor: Extract<Place, { kind: 'wizard' | 'any-master' | 'person' | 'dragon' }>
  readonly text: string
  /** Rank 1 first. */
  readonly ranks: readonly RankEntry[]
}

/** The tables of chapters 7 and 8, and what the results of each come to. */
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
/** What results of these tables come to by the revised book alone. */
interface RevisedOutcomes {
  readonly 'star-crest': 'ten-and-five'
  readonly 'hamdrels-gifts-0-4': 'unicorn'
  readonly 'player-encounters-1-3': 'high-wizard' | 'leader-gives'
  readonly traps: 'held-until-rescued'
}
export type OutcomeOf<T extends TableId> =
  | (typeof OUTCOMES_OF)[T][number]
  | (T extends keyof RevisedOutcomes ? RevisedOutcomes[T] : never)
export type Outcome = OutcomeOf<TableId>

/** A table of chapter 7 or 8: two dice, read by the higher. */
export interface EncounterTable {
  readonly id: TableId
  readonly title: string
  readonly rule: string
  readonly dice: 'higher of two'
  /** What each roll does, and the same as a sentence. */
  readonly rows: readonly { readonly on: readonly number[]; readonly does: Outcome; readonly text: string }[]
}

export type AnimalName = 'dragon' | 'unicorn' | 'winged-horse' | 'horse' | 'hound' | 'dove'

/** An Animal (8.4). */
export interface AnimalEntry {
  readonly id: AnimalName
  readonly name: string
  readonly rule: string
  /** How many turns it stays, or days; 0 for one that does not stay. */
  readonly turns: number
  readonly days?: true
  readonly does:
    | { readonly how: 'attack' }
    | { readonly how: 'anywhere' }
    | { readonly how: 'fly'; readonly spaces: number }
    | { readonly how: 'ride'; readonly add: number; readonly swims: number }
    | { readonly how: 'run'; readonly add: number }
    | { readonly how: 'task' }
  /** Where it will not go: tiles and single spaces. */
  readonly refuses: readonly (TileId | SpaceId)[]
  /** What makes it leave before its time. */
  readonly leavesOn: readonly ('dragon' | 'demon' | 'boat')[]
  readonly text: string
}

/** What Day 14 may bring (12.1). */
export interface Attack {
  /** What 1982 calls it. */
  readonly id?: 'thwarted' | 'early' | 'later'
  readonly rule: string
  /** The first and last Fortnight of it, counted from 1; null where it never ends. */
  readonly from: number
  readonly until: number | null
  /** Whether the players take their turns on that day in place of the attack. */
  readonly turns?: boolean
  readonly transports: boolean
  readonly demons?: boolean
  readonly landsLost: number
  /** Territories lost in the Partnership game (App. B). */
  readonly landsLostByPartners?: number
  /** Territories lost where so many partners and more play together (D8 of 2016). */
  readonly together?: { readonly partners: number; readonly landsLost: number }
  readonly text: string
}

/** The Calendar and Evil's attacks (12). */
export interface Calendar {
  /** Days of a Fortnight; the attack comes on the last. */
  readonly days: number
  readonly tasksToThwart: number
  readonly attacks: readonly Attack[]
  readonly fallsFirst: readonly Kind[]
  readonly neverFalls: readonly TileId[]
  /** When this Territory falls, all have lost (12.46). */
  readonly lostWith: TileId
}

/** The attack of this Fortnight; the day is lost to Evil only where a thwart is in hand (12.21). Throws Error where the Calendar has none. */
export function attackIn({ attacks }: Pick<Calendar, 'attacks'>, fortnight: number, thwarts = 0): Attack {
  const attack = attacks.find(
    ({ id, from, until }) =>
      (id !== 'thwarted' || thwarts > 0) && fortnight >= from && (until === null || fortnight <= until),
  )
  if (!attack) throw new Error(`the Calendar has no attack for Fortnight ${fortnight}`)
  return attack
}

/** What a rescuer gains, in points split as he likes (7.303). */
export interface Rescue {
  readonly rule: string
  /** The first that fits; 'water' and 'elsewhere' besides tile ids. */
  readonly stranded: readonly { readonly on: TileId; readonly points: number }[]
  readonly trapped: number
}

// The compiler sees no more of a JSON file than strings and numbers. That each file is what is said here, the schemas
// prove in the tests, so that nothing is checked while people play; hence the casts.
export const TASKS = tasksFile as unknown as readonly TaskCard[]
export const EVENTS = eventsFile as unknown as readonly EventCard[]
export const WIZARD_CARDS = wizardCardsFile as unknown as readonly WizardCard[]
export const MAGICAL_ORDERS = ordersFile as unknown as readonly Order[]
export const SPELLS = spellsFile as unknown as readonly Spell[]
export const ENCOUNTER_TABLES = tablesFile as unknown as readonly EncounterTable[]
export const ANIMALS = animalsFile as unknown as readonly AnimalEntry[]
export const CALENDAR = calendarFile as unknown as Calendar
export const RESCUE = rescueFile as unknown as Rescue

/** Where each of those who never travel is met. */
export const HOME_OF: Readonly<Record<Person, SpaceId>> = {
  ruktal: SACRED_CENTER,
  hamdrel: COTTAGE,
  megmoran: TOWERS[0],
  meligar: TOWERS[1],
  melekok: TOWERS[2],
}

/** Looks a thing up by its id. The function it makes throws Error where there is none. */
export function byId<K, T extends { readonly id: K }>(what: string, list: readonly T[]): (id: K) => T {
  const found = new Map(list.map(item => [item.id, item]))
  return id => {
    const item = found.get(id)
    if (!item) throw new Error(`there is no ${what} "${id}"`)
    return item
  }
}

/** The Task card of this number, 1 to 98. Throws Error where there is none. */
export const taskCard = byId<number, TaskCard>('Task card', TASKS)
/** The Event card of this number, 1 to 49. Throws Error where there is none. */
export const eventCard = byId<number, EventCard>('Event card', EVENTS)
/** The Wizard card of this id. Throws Error where there is none. */
export const wizardCard = byId<string, WizardCard>('Wizard card', WIZARD_CARDS)
