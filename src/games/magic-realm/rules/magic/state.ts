import type { ClearingId, TileCode } from '../map/tiles.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import type { DenizenId } from '../pieces/denizens.ts'
import type { Colour, MagicType, SpellId } from '../pieces/spells.ts'
import type { Curse } from '../pieces/tables.ts'

/** A spell that somebody has recorded (4.1.3, 9.4.5). */
export interface RecordedSpell {
  readonly spell: SpellId
  /** From a Spell card, in play; those of the start do not count for victory (4.2.3). */
  readonly learned: boolean
  /** By the type of an artifact or a book: it counts for whoever has one of that type in the end (26.15). */
  readonly held?: true
}

/** What a MAGIC chit is while a spell alters it: another type, or MOVE and FIGHT (20.11.1). */
export type Altered = MagicType | 'power'

/** What Magic Sight shows: who owns counters, who owns Treasure cards, who has recorded spells (9.5.2). */
export type Sight = 'counters' | 'cards' | 'spell'

/** What a character has of magic (1.5.3). */
export interface Sorcery {
  /** His spell boxes, fourteen at most (D4). */
  spells: RecordedSpell[]
  /** MAGIC chits alerted until Midnight, by number (12.2.1). */
  alerted: number[]
  /** Altered chits by number (20.11). */
  altered: Record<number, Altered>
  /** Chits that begin as colour chits, as he has chosen in secret; gone once he is in the Realm (4.1.4). */
  begins?: number[]
  /** Begins with one spell more than his card gives him, until he has chosen (26.22). */
  more?: true
  /** What Magic Sight has shown him today (9.5.3 to 9.5.5). */
  sight: Sight[]
  /** Has done the first enchant phase of the day (12.3.1). */
  prepared: boolean
  /** Curses that do nothing while something keeps magic off him (21.5.5, 21.6.3, 21.7.4). */
  stilled?: Curse[]
}

/** What a spell is cast upon, or works on (20.4.2). */
export type SpellTarget =
  | { readonly kind: 'character'; readonly id: string }
  | { readonly kind: 'denizen'; readonly id: string }
  | { readonly kind: 'clearing'; readonly id: ClearingId }
  | { readonly kind: 'tile'; readonly id: TileCode }
  /** A spell in effect, by its number. */
  | { readonly kind: 'spell'; readonly id: string }
  | { readonly kind: 'curse'; readonly id: string; readonly curse: string }
  /** A weapon counter, an artifact, a book, a card. */
  | { readonly kind: 'belonging'; readonly id: BelongingId }
  /** A map chit. */
  | { readonly kind: 'sound'; readonly id: string }
  /** A chit of the caster's, by its number. */
  | { readonly kind: 'chit'; readonly id: string }

/** How far a spell has come: committed, its targets named, in effect (20.3 to 20.5). */
export type SpellStage = 'cast' | 'aimed' | 'alive'

/** A spell that has been cast, until it ends (20.3 to 20.7). Everybody sees it once it has been cast. */
export interface CastSpell {
  /** Counted from 1. */
  readonly number: number
  readonly spell: SpellId
  readonly caster: string
  /** The MAGIC chit it was cast with and that is committed to it; null where an item cast it, or nothing is tied up (26.13). */
  chit: number | null
  /** The artifact or book that cast it (20.6.3). */
  readonly item: BelongingId | null
  /** Which of his spell boxes is in use; null for a card of an item (20.3.4). */
  box: number | null
  /** The artifact or book whose card his own chit has cast (26.15). */
  card?: BelongingId
  /** Completion time (20.3.2). */
  readonly time: number
  stage: SpellStage
  targets: SpellTarget[]
  /** Of a Permanent spell: its colour reaches it now, or has today (20.7.2). */
  energized: boolean
  /** The day at whose Sunset it ends; null where nothing of the kind ends it (20.7.1). */
  until: number | null
  /** What its dice have come to, or what was named with it: the beast of Transform, the phases of the Storm, the spell an item gains. */
  result?: string
  /** The monster that has gone into the spell (21.5.1). */
  absorbed?: DenizenId
  /** When it last woke, counted from 1: of several Absorb Essence the last one rules (21.5.1). */
  woke?: number
  /** The tile that the winds blow its target to (21.4.4). */
  to?: TileCode
  /** The winds have carried their target off, and it has not come down yet (21.4.4). */
  aloft?: true
  /** A Phase chit that is in use now (21.7.4), or a Broomstick that its caster has called upon (21.5.3). */
  active?: true
}

/** What the Fourth ENCOUNTER adds to the state (28.5). */
export interface MagicState {
  /** Spell cards that nobody has awakened, by box, top first (3.1.8). */
  cards: Record<string, SpellId[]>
  /** Cards of artifacts and books that have been awakened (9.4.4). */
  awake: Record<BelongingId, SpellId[]>
  /** Spells cast and not yet ended, in the order in which they were cast. */
  spells: CastSpell[]
  /** How many have been cast. */
  cast: number
  /** Items that have cast a spell this evening, each with the type it was played as (20.6.1, 21.6.2). */
  played: string[]
  /** Who spends no colour on others' phases for the rest of the turn (8.2.2). */
  sparing: string[]
}

/** A source of colour that lasts, or a colour chit by its number (20.2). */
export type ColourSource =
  | { readonly kind: 'free'; readonly colour: Colour }
  | {
      readonly kind: 'chit'
      readonly colour: Colour
      /** Below 0 where an item is the source (26.15). */
      readonly chit: number
      readonly item?: BelongingId
    }
