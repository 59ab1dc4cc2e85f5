import type { ClearingId, TileCode } from '../map/tiles.ts'
import type { Colour, SpellId } from '../pieces/spells.ts'
import type { SpellTarget } from './state.ts'

/** What is asked of who has magic; the words of each are in `words/magic`. */
export const MAGIC_TOPICS = [
  // The set-up (4.1.3, 4.1.4).
  'spell',
  'colour-chits',
  // Daylight (9.4.5, 12.3).
  'learn',
  'sight-take',
  'sight-spells',
  'enchant',
  // Casting, and what spells ask (20.3, 20.4, ch. 21).
  'colour',
  'feed',
  'spell-target',
  'spell-curse',
  'bird',
  'brew',
  'sound-to',
  'question',
  'question-of',
  'winds',
  'item-spell',
  'lost-way',
  'storm',
  'absorbs',
  'record-phantasm',
  'broom',
  'enchant-at',
  'weather',
] as const
export type MagicTopic = (typeof MAGIC_TOPICS)[number]

/** What an answer does by magic. */
export type MagicAct =
  /** A spell that is recorded; `replaces` is the box that is erased for it (9.4.5). */
  | { readonly kind: 'spell'; readonly spell: SpellId; readonly replaces?: number }
  /** A MAGIC chit becomes a colour chit, or serves a spell, by its number. */
  | { readonly kind: 'colour-chit' | 'magic-chit'; readonly chit: number }
  /** The tile is turned over with this chit (12.3.3). */
  | { readonly kind: 'turn-tile'; readonly chit: number; readonly tile: TileCode }
  /** An artifact or a book becomes a source of its colour, or turns the tile over (26.15). */
  | { readonly kind: 'colour-item'; readonly item: string }
  | { readonly kind: 'turn-by-item'; readonly item: string; readonly tile: TileCode }
  /** Runes of a site, an artifact or a book are read; `card` is one that is awake (9.4.2). */
  | { readonly kind: 'runes'; readonly box: string; readonly clearing: ClearingId; readonly card?: SpellId }
  | ColourAct
  /** The topmost counter or card of a site or of the pile is taken (9.5.3, 9.5.4). */
  | { readonly kind: 'take-top'; readonly from: string }
  /** What a spell is cast upon (20.4.1). */
  | { readonly kind: 'aim'; readonly target: SpellTarget }
  | { readonly kind: 'tile-to'; readonly tile: TileCode }
  /** What is asked of a Demon: of whom, and about what (21.5.2). */
  | { readonly kind: 'ask'; readonly of: string; readonly about: DemonTopic }
  | { readonly kind: 'ask-of'; readonly thing: string }
  /** A Phase chit is put in use (21.7.4). */
  | ProtectAct
  | BroomAct
  /** A phase that the storm takes, by its place in the turn, or by what allows it (21.4.7). */
  | { readonly kind: 'lose-phase'; readonly phase: number }
  | { readonly kind: 'lose-source'; readonly source: string }
  /** Which of several monsters that wake at once he is (21.5.1). */
  | { readonly kind: 'be'; readonly spell: number }
  /** The chit of the next week is looked at, or drawn anew (21.9.2). */
  | { readonly kind: 'weather'; readonly how: 'look' | 'change' }
  /** A spell is cast with a chit, or by an item (20.3.2, 20.6.1). */
  | CastAct

/** What a Demon answers: a need, a spell he knows, a site he has found, a treasure he owns, a face-down chit, a box (21.5.2, D52). */
export type DemonTopic = 'needs' | 'spell' | 'site' | 'treasure' | 'chit' | 'box'

/** A colour chit is used up: for a spell by its number, or for nothing (8.2.2, 12.3.10, 20.7.2). */
export interface ColourAct {
  readonly kind: 'colour'
  readonly colour: Colour
  readonly chit: number
  readonly spell: number | null
  /** The item that is the source (26.15). */
  readonly item?: string
}

/** What somebody lets a Broomstick do in another's hands, or that it ends (21.5.3). */
export type BroomAct =
  | { readonly kind: 'broom'; readonly how: 'leave' | 'end' | 'hasten' | 'allow' }
  | { readonly kind: 'broom'; readonly how: 'fly'; readonly tile: TileCode }
  | { readonly kind: 'broom'; readonly how: 'charge'; readonly target: string }

/** A Phase chit is put in use (21.7.4). */
export interface ProtectAct {
  readonly kind: 'protect'
  readonly spell: number
}

/** A way to cast a spell: with which chit from which box, or by which item. */
export interface CastAct {
  readonly kind: 'cast'
  readonly spell: SpellId
  readonly chit: number | null
  readonly box: number | null
  readonly item: string | null
  /** The artifact or book whose card is cast by his own chit (26.15). */
  readonly card?: string
}
