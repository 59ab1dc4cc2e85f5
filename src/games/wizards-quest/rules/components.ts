import type { Deck, GameEvent, Seat, Table, TableState } from '../../../kernel/index.ts'
import type { SpaceId, Way } from './marnon/marnon.ts'
import type { CardId } from './petitions/deck.ts'

/** The two super powers of an army (III.B.2). */
export const LEADERS = ['hero', 'sorcerer'] as const
export type Leader = (typeof LEADERS)[number]

/** What goes by the dice and belongs to no force (III.C.5.f). */
export const CREATURES = ['dragon', 'wizard'] as const

export type Creature = (typeof CREATURES)[number]

export const TREASURES = ['ring', 'crown', 'chest'] as const
/** A treasure by its kind; a blank one is worth nothing (XIII). */
export type TreasureKind = (typeof TREASURES)[number] | 'blank'

/** Whose a force is. */
export type Side = Seat | 'orcs'

/** By whom a space is lost: an attack, the dragon, or nobody who could take it. */
export type Taker = Side | 'dragon' | null

/** All pieces of one side in a space (III.C.5.e). It has at most one leader, for hero and sorcerer are never together. */
export interface Force {
  side: Side
  /** Men, or orcs. */
  men: number
  leader: Leader | null
}

/** Pieces taken out of a force, or put into one. */
export interface Pieces {
  readonly men: number
  readonly leader: Leader | null
}

/** A treasure that lies hidden on the board. Its owner and its place are open, its kind is not (ruling W4). */
export interface Treasure {
  readonly owner: Seat
  readonly kind: TreasureKind
  at: SpaceId
  /** Who has seen its kind: whoever hid it, and whoever has looked since. */
  knownTo: Seat[]
}

export interface Player {
  readonly seat: Seat
  readonly name: string
  /** Treasures of the right neighbour that are still to be hidden (IV.D.5). */
  hand: TreasureKind[]
  /** Petition cards kept (X.A.3). */
  cards: CardId[]
  /** Boat cards that lie open (X.A.6.c). */
  boats: CardId[]
  /** Treasures regained. */
  found: TreasureKind[]
  /** Has lost all pieces (XI.D). */
  out: boolean
}

/** The parts of the set-up and of a turn, each from one resting point to the next (IV.D, V). */
export const PHASES = [
  'first-set-up',
  'castles',
  'orcs',
  'territories',
  'treasures',
  'men',
  'growth',
  'frenzy',
  'filling',
  'dragon',
  'wizard',
  'first-player',
  'petition',
  'reinforcement',
  'campaign',
] as const
export type Phase = (typeof PHASES)[number]

/** How an attack comes: over a border, or by boat. */
export type Approach = Way | 'boat' | 'here'

/** An attack that is under way (X.C, X.D). */
export interface Campaign {
  /** Where the attackers stand. */
  readonly from: SpaceId
  /** What is attacked. */
  readonly to: SpaceId
  readonly against: 'space' | Creature
  readonly by: Approach
  /** A free campaign, which counts for none (X.D.2-4). */
  readonly free: boolean
  /** A battle has been fought. */
  begun: boolean
  /** A leader has been called to it (X.C.4). */
  led: boolean
}

/** What the player whose turn it is has had and may still do (X). */
export interface PlayerTurn {
  /** Has drawn a card (X.A.1). */
  drawn: boolean
  /** A chest or crown just found, whose men are still to be placed (X.E.1.a-b). */
  found: { readonly kind: 'chest' | 'crown'; readonly space: SpaceId } | null
  /** A card just drawn that must be played at once, and whether a ring has brought it (X.A.2, X.E.1.c). Everybody sees it. */
  atOnce: { readonly card: CardId; readonly ring: boolean } | null
  /** A card that a ring has brought, and that is still to be played, kept or discarded (X.E.1.c). */
  ring: CardId | null
  /** Men from cards, to be placed with the reinforcements (X.A.6.a). */
  men: number
  /** How much of the reinforcements a card has taken. */
  lost: 'half' | 'all' | null
  /** Campaigns that may still be begun, without the free ones. */
  campaigns: number
  campaign: Campaign | null
}

export interface QuestState extends TableState {
  readonly seats: readonly string[]
  /** Whether each has a blank treasure too (XIII). */
  readonly blank: boolean
  phase: Phase
  /** Whoever goes first: in the set-up by IV.B, in a turn by IX. */
  first: Seat
  /** How many seats have been passed in this part, counted from the first; in a frenzy, how many spaces. */
  gone: number
  /** Every space, with null for one that is unoccupied (III.C.5.i). */
  forces: Record<SpaceId, Force | null>
  treasures: Treasure[]
  /** Where they are; null while they are off the board (ruling W7). */
  dragon: SpaceId | null
  wizard: SpaceId | null
  players: Player[]
  petitions: Deck<CardId>
  turn: PlayerTurn
}

export type QuestTable = Table<QuestState, QuestEvent>

/** Why the game is over: all treasures found, one player left, or none. */
export type EndReason = 'treasures' | 'last' | 'orcs'

/** What dice were rolled for. */
export type RollPurpose =
  | 'first-set-up'
  | 'orcs'
  | 'growth'
  | 'dragon'
  | 'wizard'
  | 'gobble'
  | 'first-player'
  | 'sent-dragon'
  | 'sent-wizard'
  | 'lot'

/** What becomes of pieces that leave a force. */
export type Loss = 'slain' | 'dispersed' | 'gobbled' | 'gone'

/** Why a frenzy passes a neighbour. */
export type Passed = 'hero' | 'dragon' | 'wizard'

export type QuestEvent = GameEvent &
  (
    | { readonly kind: 'roll'; readonly purpose: RollPurpose; readonly dice: readonly number[] }
    | { readonly kind: 'first'; readonly of: 'set-up' | 'turn' }
    | { readonly kind: 'castle'; readonly space: SpaceId }
    | { readonly kind: 'orcs'; readonly spaces: readonly SpaceId[]; readonly orcs: number }
    | { readonly kind: 'settles'; readonly space: SpaceId }
    /** A treasure is hidden: everybody sees whose and where, the hider alone which (`treasure`, told to him). */
    | { readonly kind: 'hides'; readonly owner: Seat; readonly space: SpaceId; readonly treasure?: TreasureKind }
    | { readonly kind: 'places'; readonly space: SpaceId; readonly men: number; readonly leader: Leader | null }
    | { readonly kind: 'turn'; readonly turn: number }
    | { readonly kind: 'growth'; readonly region: number; readonly spaces: readonly SpaceId[] }
    | { readonly kind: 'frenzy'; readonly space: SpaceId }
    | { readonly kind: 'passed'; readonly space: SpaceId; readonly target: SpaceId; readonly why: Passed }
    | ({ readonly kind: 'battle' } & BattleTold)
    | {
        readonly kind: 'loses'
        readonly space: SpaceId
        readonly side: Side
        readonly men: number
        readonly leader: Leader | null
        readonly how: Loss
      }
    | {
        readonly kind: 'flees'
        readonly from: SpaceId
        readonly target: SpaceId
        readonly side: Side
        readonly men: number
        readonly leader: Leader | null
      }
    | {
        readonly kind: 'captures'
        readonly from: SpaceId
        readonly target: SpaceId
        readonly side: Side
        readonly men: number
        readonly leader: Leader | null
      }
    /** The last piece of a player in a space is gone: by whose attack or by the dragon, or null where nobody is left to take it. */
    | { readonly kind: 'lost'; readonly space: SpaceId; readonly taker: Taker }
    | { readonly kind: 'fills'; readonly spaces: readonly SpaceId[] }
    | { readonly kind: 'lands'; readonly creature: Creature; readonly space: SpaceId; readonly sent: boolean }
    /** The dragon eats nothing where it has landed. */
    | { readonly kind: 'hungry'; readonly space: SpaceId; readonly why: 'wizard' | 'empty' }
    | { readonly kind: 'prospers'; readonly space: SpaceId; readonly side: Side; readonly men: number }
    | { readonly kind: 'draws'; readonly card?: CardId }
    | { readonly kind: 'no-card' }
    | { readonly kind: 'plays'; readonly card: CardId; readonly wasted: boolean }
    | { readonly kind: 'discards'; readonly card: CardId }
    | { readonly kind: 'awarded'; readonly men: number }
    | { readonly kind: 'extra'; readonly campaigns: number }
    | { readonly kind: 'short'; readonly part: 'half' | 'all' }
    | { readonly kind: 'peeks'; readonly space: SpaceId; readonly treasure?: TreasureKind }
    | { readonly kind: 'carts'; readonly owner: Seat; readonly from: SpaceId; readonly target: SpaceId }
    | { readonly kind: 'orcs-go'; readonly from: SpaceId; readonly target: SpaceId | null; readonly orcs: number }
    | { readonly kind: 'orcs-join'; readonly spaces: readonly SpaceId[]; readonly orcs: number }
    | {
        readonly kind: 'reinforced'
        readonly kingdom: number
        readonly lost: number
        readonly cards: number
        readonly men: number
      }
    | ({ readonly kind: 'campaign' } & Pick<Campaign, 'from' | 'against' | 'by' | 'free'> & {
          readonly target: SpaceId
        })
    | { readonly kind: 'supplements'; readonly from: SpaceId; readonly target: SpaceId; readonly men: number }
    | {
        readonly kind: 'leads'
        readonly leader: Leader
        readonly from: SpaceId
        readonly target: SpaceId
        readonly swapped: boolean
      }
    | {
        readonly kind: 'halts'
        readonly from: SpaceId
        readonly target: SpaceId
        readonly why: 'wish' | 'weak' | 'hero'
      }
    | {
        readonly kind: 'sails'
        readonly from: SpaceId
        readonly target: SpaceId
        readonly men: number
        readonly leader: Leader | null
      }
    | { readonly kind: 'finds'; readonly space: SpaceId; readonly treasure: TreasureKind; readonly found: number }
    | { readonly kind: 'slays'; readonly space: SpaceId }
    | { readonly kind: 'sends'; readonly creature: Creature; readonly region: number }
    /** A player has placed all the men he had to. Told in no words: a guide goes by it. */
    | { readonly kind: 'placed' }
    /** A player has ended his turn. Told in no words: promises are judged by it. */
    | { readonly kind: 'turn-over' }
    | { readonly kind: 'out' }
    | { readonly kind: 'end'; readonly why: EndReason; readonly winners: readonly Seat[] }
  )

/** One side of a battle as it was fought: its range with what it is made of, its die, and what it lost. */
export interface Fighter {
  readonly side: Side | Creature
  readonly range: Range
  readonly die: number
  readonly lost: number
}

/** A die range with its parts (XI.B.1). */
export interface Range {
  readonly range: number
  readonly parts: readonly RangePart[]
}

/** One reason for a die range, and what it adds. */
export interface RangePart {
  readonly what: 'men' | 'orcs' | Leader | Creature | 'forest' | 'mountain' | 'castle' | 'bridge' | 'tunnel'
  readonly adds: number
}

export interface BattleTold {
  readonly from: SpaceId
  readonly target: SpaceId
  readonly by: Approach
  readonly attacker: Fighter
  readonly defender: Fighter
}
