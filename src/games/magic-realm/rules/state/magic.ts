import type { BelongingId } from '../pieces/belongings.ts'
import type { DenizenId } from '../pieces/denizens.ts'
import type { Color, MagicType, SpellId } from '../pieces/spells.ts'
import type { Curse } from '../pieces/tables.ts'
import type { ClearingId, TileCode } from '../pieces/tiles.ts'

/** A recorded spell (4.1.3, 9.4.5). */
export interface RecordedSpell {
  readonly spell: SpellId
  /** True if the spell was learned in play from a Spell card. Starting spells do not score (4.2.3). */
  readonly learned: boolean
  /**
   * True if the spell was recorded with an artifact or book. Such a spell scores only if the character owns an item of
   * its type at the end of the game (26.15).
   */
  readonly held?: true
}

/** The altered type of a MAGIC chit, or `power` if it serves as MOVE or FIGHT (20.11.1). */
export type Altered = MagicType | 'power'

/**
 * The information that Magic Sight reveals: owners of counters, owners of Treasure cards, or characters with recorded
 * spells (9.5.2).
 */
export type MagicSight = 'counters' | 'cards' | 'spell'

/** A character's magic (1.5.3). */
export interface Sorcery {
  /** The spell boxes, up to fourteen of them (D4). */
  spells: RecordedSpell[]
  /** The MAGIC chits alerted until Midnight, by number (12.2.1). */
  alerted: number[]
  /** The alterations of MAGIC chits, by the chits' numbers (20.11). */
  altered: Record<number, Altered>
  /** The secretly chosen chits that start as color chits. Removed when the character enters the Realm (4.1.4). */
  begins?: number[]
  /** True until the character has chosen the extra starting spell of an advanced stage (26.22). */
  more?: true
  /** The MAGIC SIGHT results rolled today, which stay in effect until Midnight (9.5.3 to 9.5.5). */
  sight: MagicSight[]
  /** True after the day's first enchant phase (12.3.1). */
  prepared: boolean
  /** Curses suspended while a ward blocks magic (21.5.5, 21.6.3, 21.7.4). */
  stilled?: Curse[]
}

/** A target of a spell (20.4.2). */
export type SpellTarget =
  | { readonly kind: 'character'; readonly id: string }
  | { readonly kind: 'denizen'; readonly id: string }
  | { readonly kind: 'clearing'; readonly id: ClearingId }
  | { readonly kind: 'tile'; readonly id: TileCode }
  /** A spell in effect, given by number. */
  | { readonly kind: 'spell'; readonly id: string }
  | { readonly kind: 'curse'; readonly id: string; readonly curse: string }
  /** A weapon counter, an artifact, a book or a card. */
  | { readonly kind: 'belonging'; readonly id: BelongingId }
  | { readonly kind: 'sound'; readonly id: string }
  /** One of the caster's chits, given by number. */
  | { readonly kind: 'chit'; readonly id: string }

/** The stage of a spell: cast (its chit is committed), aimed at its targets, or in effect (20.3 to 20.5). */
export type SpellStage = 'cast' | 'aimed' | 'alive'

/** A spell from its casting until it ends. It is public throughout (20.3 to 20.7). */
export interface CastSpell {
  /** The spell's number, counted from 1. */
  readonly number: number
  readonly spell: SpellId
  readonly caster: string
  /** The committed MAGIC chit, or null if an item cast the spell or casting commits no chit (26.13). */
  chit: number | null
  /** The item that cast the spell, or null if a character did (20.6.3). */
  readonly item: BelongingId | null
  /** The spell box in use, or null if the spell uses none (20.3.4, 26.13). */
  box: number | null
  /** The artifact or book whose card was cast with the caster's own chit (26.15). */
  card?: BelongingId
  /** The completion time (20.3.2). */
  readonly time: number
  stage: SpellStage
  targets: SpellTarget[]
  /**
   * Always true unless the spell is Permanent. For a Permanent spell, true if its color reaches it now or has reached
   * it today (20.7.2).
   */
  energized: boolean
  /** The day whose Sunset ends the spell, or null if it ends some other way (20.7.1). */
  until: number | null
  /**
   * A result that was rolled or named: Transform's beast, the number of phases that a Storm costs, or the spell that an
   * item gains.
   */
  result?: string
  /** The absorbed monster (21.5.1). */
  absorbed?: DenizenId
  /**
   * The spell's position in the order in which absorptions took effect, counted from 1. The latest takes precedence
   * (21.5.1).
   */
  woke?: number
  /** The tile to which the winds blow the target (21.4.4). */
  to?: TileCode
  /** True from the time the target is blown away until it lands (21.4.4). */
  aloft?: true
  /** True for an active Phase chit (21.7.4), or a Broomstick called by its holder (21.5.3). */
  active?: true
}

/** The public part of the Fourth ENCOUNTER's state, with the awakened cards that the viewer may see (9.4.4). */
export interface OpenMagic {
  /** Awakened cards of artifacts and books (9.4.4). */
  awake: Record<BelongingId, SpellId[]>
  /** Spells that have been cast and have not ended, in order of casting. */
  spells: CastSpell[]
  /** The number of spells so far. The latest one has this number. */
  cast: number
  /** Items used this evening, each with the type it was used as (20.6.1, 21.6.2). */
  played: string[]
  /** Characters who won't play any more color chits in others' phases for the rest of the turn (8.2.2). */
  sparing: string[]
}

/** The Fourth ENCOUNTER's part of the state (28.5). */
export interface MagicState extends OpenMagic {
  /** The Spell cards that are not awakened, by box, top first (3.1.8). */
  cards: Record<string, SpellId[]>
}

/** A free source of color, or a color chit given by number (20.2). */
export type ColorSource =
  | { readonly kind: 'free'; readonly color: Color }
  | {
      readonly kind: 'chit'
      readonly color: Color
      /** The chit's number, or a negative number if an item is the source (26.15). */
      readonly chit: number
      readonly item?: BelongingId
    }
