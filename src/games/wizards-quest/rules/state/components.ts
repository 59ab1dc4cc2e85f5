import type { Deck, GameEvent, Seat, Table, TableState } from '../../../../kernel/index.ts'
import type { CardId } from '../pieces/deck.ts'
import type { SpaceId, Way } from '../pieces/marnon.ts'

/** The two leaders of an army, which the rulebook calls super powers (III.B.2). */
export const LEADERS = ['hero', 'sorcerer'] as const
export type Leader = (typeof LEADERS)[number]

/** The creatures controlled by dice. They never belong to a force (III.B.3, III.C.5.f). */
export const CREATURES = ['dragon', 'wizard'] as const

export type Creature = (typeof CREATURES)[number]

export const TREASURES = ['ring', 'crown', 'chest'] as const
/** The kind of a treasure. A blank one is worth nothing (XIII). */
export type TreasureKind = (typeof TREASURES)[number] | 'blank'

/** The owner of a force. */
export type Side = Seat | 'orcs'

/**
 * The side that may take a space from a player: the attacker, the dragon (which only eats), or null if there is none.
 */
export type Taker = Side | 'dragon' | null

/**
 * All pieces of one side in a space (III.C.5.e). A force has at most one leader, because the hero and the sorcerer are
 * never together.
 */
export interface Force {
  side: Side
  /** The number of men, or of orcs. */
  men: number
  leader: Leader | null
}

/** Pieces that leave or join a force. */
export interface Pieces {
  readonly men: number
  readonly leader: Leader | null
}

/** A treasure hidden on the board. Its owner and space are public, but its kind is not (ruling W4). */
export interface Treasure {
  readonly owner: Seat
  readonly kind: TreasureKind
  at: SpaceId
  /** The seats that know the treasure's kind: the hider, and those that have looked at it since. */
  knownTo: Seat[]
}

export interface Player {
  readonly seat: Seat
  readonly name: string
  /** The right neighbor's treasures that still have to be hidden (IV.D.5). */
  hand: TreasureKind[]
  /** The petition cards in hand (X.A.3). */
  cards: CardId[]
  /** The open boat cards (X.A.6.c). */
  boats: CardId[]
  /** The treasures that the player has regained. */
  found: TreasureKind[]
  /** True after all pieces are lost (XI.D). */
  out: boolean
}

/** The phases of the setup and of a turn (IV.D, V). */
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

/** The phases of a player's turn (X). */
export const PLAYER_PHASES: ReadonlySet<Phase> = new Set<Phase>(['petition', 'reinforcement', 'campaign'])

/** Returns the player whose turn it is. Only valid during the phases of a player's turn. */
export const activeSeat = ({ players, first, gone }: Turns): Seat => (first + gone) % players.length

/** The parts of a state or view that determine whose turn it is. */
type Turns = Pick<QuestState, 'first' | 'gone'> & { readonly players: readonly unknown[] }

/** The approach of an attack: by land, bridge or tunnel, by boat, or within the same space. */
export type Approach = Way | 'boat' | 'here'

/** A campaign in progress (X.C, X.D). */
export interface Campaign {
  /** The attackers' space. */
  readonly from: SpaceId
  /** The target space. */
  readonly to: SpaceId
  readonly against: 'space' | Creature
  readonly by: Approach
  /** True for a free campaign, which doesn't use up one of the player's campaigns (X.D.2-4). */
  readonly free: boolean
  /** True after a battle has been fought. */
  begun: boolean
  /** True after a leader has been called (X.C.4). */
  led: boolean
}

/** The progress of the current player's turn (X). */
export interface PlayerTurn {
  /** True after a card has been drawn (X.A.1). */
  drawn: boolean
  /** A chest or crown just found. Its men still have to be placed (X.E.1.a-b). */
  found: { readonly kind: 'chest' | 'crown'; readonly space: SpaceId } | null
  /**
   * A card just drawn that must be played immediately. It is public. `ring` is true if it came from a ring (X.A.2,
   * X.E.1.c).
   */
  atOnce: { readonly card: CardId; readonly ring: boolean } | null
  /** A card from a ring that must still be played, kept or discarded (X.E.1.c). */
  ring: CardId | null
  /** The men from cards, to be placed with the reinforcements (X.A.6.a). */
  men: number
  /** The share of the reinforcements lost to a card, or null if none is. */
  lost: 'half' | 'all' | null
  /** The number of campaigns left, not counting free ones. */
  campaigns: number
  campaign: Campaign | null
}

/** The changes that the blank petition card has made to the island (XIV). */
export interface Upheaval {
  /** The territories where new entrances of the Great Tunnel have opened, in order. */
  entrances: SpaceId[]
  /** The bridges that are down, by their position in `BRIDGES`. */
  bridgesDown: number[]
  /** True while nobody can pass through the Great Tunnel. */
  tunnelClosed: boolean
  /** The last turn in which nobody may begin a campaign, or 0 if there has been no truce. */
  truce: number
}

export interface QuestState extends TableState {
  readonly seats: readonly string[]
  /** True if each player also has a blank treasure (XIII). */
  readonly blank: boolean
  phase: Phase
  /** The first player, determined by IV.B in the setup and by IX in a turn. */
  first: Seat
  /**
   * The number of seats, counted from the first player, that are done with this round of the setup or with their turn
   * (X). During frenzies, the number of spaces checked; in the setup for two, the portions of men placed (XII.B).
   */
  gone: number
  /** The force in each space, or null if the space is unoccupied (III.C.5.i). */
  forces: Record<SpaceId, Force | null>
  treasures: Treasure[]
  /** The spaces of the dragon and the wizard, or null while they are off the board (X.D.5.a, ruling W7). */
  dragon: SpaceId | null
  wizard: SpaceId | null
  players: Player[]
  petitions: Deck<CardId>
  turn: PlayerTurn
  /** Present only if the blank petition card is in the deck (XIV). */
  upheaval?: Upheaval
}

export type QuestTable = Table<QuestState, QuestEvent>

/** The reason the game ended: a player found all their treasures, one player was left, or none was. */
export type EndReason = 'treasures' | 'last' | 'orcs'

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
  | 'blank'

/** The fate of pieces that leave a force. */
export type Loss = 'slain' | 'dispersed' | 'gobbled' | 'gone'

/** The reason a frenzy spares a neighbor. */
export type Passed = 'hero' | 'dragon' | 'wizard'

export type QuestEvent = GameEvent &
  (
    | { readonly kind: 'roll'; readonly purpose: RollPurpose; readonly dice: readonly number[] }
    | { readonly kind: 'first'; readonly of: 'set-up' | 'turn' }
    | { readonly kind: 'castle'; readonly space: SpaceId }
    | { readonly kind: 'orcs'; readonly spaces: readonly SpaceId[]; readonly orcs: number }
    | { readonly kind: 'settles'; readonly space: SpaceId }
    /**
     * A treasure is hidden. Its owner and space are public, but only the hider's event includes its kind (`treasure`).
     */
    | { readonly kind: 'hides'; readonly owner: Seat; readonly space: SpaceId; readonly treasure?: TreasureKind }
    | { readonly kind: 'places'; readonly space: SpaceId; readonly men: number; readonly leader: Leader | null }
    | { readonly kind: 'turn'; readonly turn: number }
    | { readonly kind: 'growth'; readonly region: number; readonly spaces: readonly SpaceId[] }
    | { readonly kind: 'frenzy'; readonly space: SpaceId }
    | { readonly kind: 'passed'; readonly space: SpaceId; readonly target: SpaceId; readonly why: Passed }
    | ({ readonly kind: 'battle' } & BattleDetails)
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
    /**
     * A player has lost their last piece in a space. `taker` is the attacker, the dragon, or null if there is neither.
     */
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
    /** A result of the blank card that has no effect. */
    | { readonly kind: 'no-effect' }
    | { readonly kind: 'entrance'; readonly space: SpaceId }
    | { readonly kind: 'tunnel'; readonly closed: boolean }
    /** Nobody may begin a campaign before the end of turn `until`. */
    | { readonly kind: 'truce'; readonly until: number }
    /** Bridges, given by their positions in `BRIDGES`, fall or are rebuilt. */
    | { readonly kind: 'bridges'; readonly bridges: readonly number[]; readonly down: boolean }
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
    /**
     * The first battle of a campaign against a player's space. The event belongs to the defender, and the pieces are
     * the attacker's.
     */
    | ({ readonly kind: 'attacked'; readonly by: Seat; readonly target: SpaceId } & Pieces)
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
    /** A player has placed all their men. This isn't shown, but lessons use it. */
    | { readonly kind: 'placed' }
    /** A player has ended their turn. This isn't shown, but it determines whether promises were kept. */
    | { readonly kind: 'turn-over' }
    | { readonly kind: 'out' }
    | { readonly kind: 'end'; readonly why: EndReason; readonly winners: readonly Seat[] }
  )

/** One side of a finished battle: its range with the parts, its die, and its losses. */
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

/** One part of a die range, and the amount it adds. */
export interface RangePart {
  readonly what: 'men' | 'orcs' | Leader | Creature | 'forest' | 'mountain' | 'castle' | Exclude<Way, 'land'>
  readonly adds: number
}

export interface BattleDetails {
  readonly from: SpaceId
  readonly target: SpaceId
  readonly by: Approach
  readonly attacker: Fighter
  readonly defender: Fighter
}
