import type { Color, SpellId } from '../pieces/spells.ts'
import type { ClearingId, TileCode } from '../pieces/tiles.ts'
import type { SpellTarget } from './magic.ts'

export type MagicAct =
  /**
   * Chooses a spell to record (4.1.3, 9.4.5) or buy (10.5.1), or one for an item to gain (21.6.2). `replaces` is the
   * index of the spell that is erased.
   */
  | { readonly kind: 'spell'; readonly spell: SpellId; readonly replaces?: number }
  /** Turns a MAGIC chit, given by number, into a color chit (4.1.4, 12.3.2). No question offers `magic-chit`. */
  | { readonly kind: 'color-chit' | 'magic-chit'; readonly chit: number }
  /** Turns the tile over with a chit (12.3.3). */
  | { readonly kind: 'turn-tile'; readonly chit: number; readonly tile: TileCode }
  /** Makes an artifact or book a source of its color (26.15). */
  | { readonly kind: 'color-item'; readonly item: string }
  /** Turns the tile over with an artifact or book (26.15). */
  | { readonly kind: 'turn-by-item'; readonly item: string; readonly tile: TileCode }
  /** Reads the runes of a site, artifact or book. `card` names an awakened card (9.4.2). */
  | { readonly kind: 'runes'; readonly box: string; readonly clearing: ClearingId; readonly card?: SpellId }
  | ColorAct
  /** Takes the topmost counter or card of a site or pile (9.5.3, 9.5.4). */
  | { readonly kind: 'take-top'; readonly from: string }
  /** Chooses a target of a spell (20.4.1). */
  | { readonly kind: 'aim'; readonly target: SpellTarget }
  | { readonly kind: 'tile-to'; readonly tile: TileCode }
  /** Asks a Demon about a character. `about` is the topic (21.5.2). */
  | { readonly kind: 'ask'; readonly of: string; readonly about: DemonTopic }
  | { readonly kind: 'ask-of'; readonly thing: string }
  /** Activates a Phase chit (21.7.4). */
  | ProtectAct
  | BroomAct
  /** Chooses a phase to lose to the storm, by its index in the turn (21.4.7). */
  | { readonly kind: 'lose-phase'; readonly phase: number }
  /** Chooses a source that loses a phase to the storm (21.4.7). */
  | { readonly kind: 'lose-source'; readonly source: string }
  /** Chooses which monster to become if several spells start working at the same time (21.5.1). */
  | { readonly kind: 'be'; readonly spell: number }
  /** Looks at next week's chit, or redraws it (21.9.2). */
  | { readonly kind: 'weather'; readonly how: 'look' | 'change' }
  /** Casts a spell with a chit or an item (20.3.2, 20.6.1). */
  | CastAct

/**
 * The topics that a Demon can be asked about: victory points, a known spell, a discovered site, an owned treasure, a
 * face-down chit, or a box (21.5.2, D52).
 */
export type DemonTopic = 'needs' | 'spell' | 'site' | 'treasure' | 'chit' | 'box'

/**
 * An act that plays a color chit to cast or energize a spell. Both are given by number. `spell` is null if the chit
 * pays for a spell being cast or is only fatigued (8.2.2, 12.3.10, 20.3.3, 20.7.2).
 */
export interface ColorAct {
  readonly kind: 'color'
  readonly color: Color
  readonly chit: number
  readonly spell: number | null
  /** The item used as the source of color (26.15). */
  readonly item?: string
}

/** A command from the holder of a Broomstick cast on someone else. `end` ends the spell (21.5.3). */
export type BroomAct =
  | { readonly kind: 'broom'; readonly how: 'leave' | 'end' | 'hasten' | 'allow' }
  | { readonly kind: 'broom'; readonly how: 'fly'; readonly tile: TileCode }
  | { readonly kind: 'broom'; readonly how: 'charge'; readonly target: string }

/** An act that activates the Phase chit of the spell with this number (21.7.4). */
export interface ProtectAct {
  readonly kind: 'protect'
  readonly spell: number
}

/**
 * A way to cast a spell: with a chit and a spell box, or with an item. With enhanced items, an item can also cast a
 * recorded spell, and a chit an awakened one (26.15).
 */
export interface CastAct {
  readonly kind: 'cast'
  readonly spell: SpellId
  readonly chit: number | null
  readonly box: number | null
  readonly item: string | null
  /** The artifact or book whose card is cast with the caster's chit (26.15). */
  readonly card?: string
}
