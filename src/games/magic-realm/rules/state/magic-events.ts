import type { GameEvent } from '../../../../kernel/index.ts'
import type { Color, SpellId } from '../pieces/spells.ts'
import type { TileCode } from '../pieces/tiles.ts'
import type { MagicSight, SpellTarget } from './magic.ts'
import type { DemonTopic } from './magic-acts.ts'

export type SpellEnd = 'cancelled' | 'no-target' | 'broken' | 'over' | 'caster' | 'released'

/** A magic event. `character` is the one acting or affected; `seat` is their player's seat. */
export type MagicEvent = GameEvent &
  (
    | { readonly kind: 'records-spells'; readonly character: string; readonly spells: readonly SpellId[] }
    | { readonly kind: 'prepares-magic'; readonly character: string }
    | { readonly kind: 'enchants-chit'; readonly character: string; readonly chit: number; readonly color: Color }
    | {
        readonly kind: 'enchants-tile'
        readonly character: string
        readonly tile: TileCode
        readonly enchanted: boolean
      }
    /** An artifact or book becomes a source of color (26.15). */
    | { readonly kind: 'enchants-item'; readonly character: string; readonly item: string; readonly color: Color }
    | { readonly kind: 'plays-color'; readonly character: string; readonly color: Color; readonly chit: number }
    | { readonly kind: 'alerts-chit'; readonly character: string; readonly chit: number }
    /** A character reads runes. Only the reader learns which spell it was (9.4.3). */
    | { readonly kind: 'reads-runes'; readonly character: string; readonly box: string; readonly spell?: SpellId }
    /** MAGIC SIGHT reveals who owns counters or cards, or who has recorded spells (9.5.2). */
    | { readonly kind: 'perceives'; readonly character: string; readonly sight: MagicSight }
    /** A character looks at all Spell cards in a box. Nobody else sees them (9.5.5, 10.5.1). */
    | {
        readonly kind: 'sees-spells'
        readonly character: string
        readonly box: string
        readonly spells: readonly SpellId[]
      }
    | { readonly kind: 'learns-spell'; readonly character: string; readonly spell: SpellId; readonly erased?: SpellId }
    | {
        readonly kind: 'casts'
        readonly character: string
        readonly spell: SpellId
        readonly time: number
        readonly item?: string
      }
    | {
        readonly kind: 'aims-spell'
        readonly character: string
        readonly spell: SpellId
        readonly targets: readonly SpellTarget[]
      }
    | { readonly kind: 'spell-lives'; readonly character: string; readonly spell: SpellId }
    | { readonly kind: 'spell-ends'; readonly character: string; readonly spell: SpellId; readonly why: SpellEnd }
    /** The character's MAGIC chits change type, or count as MOVE and FIGHT (20.11.1). */
    | {
        readonly kind: 'alters'
        readonly character: string
        readonly spell: SpellId
        readonly chits: readonly number[]
      }
    /** A monster serves the character for the duration of the spell (20.8.5). */
    | {
        readonly kind: 'controls'
        readonly character: string
        readonly denizen: string
        readonly spell: SpellId
      }
    /** Someone is transformed (20.9, 22.4) or absorbs a monster (21.5.1). */
    | { readonly kind: 'transforms'; readonly character: string; readonly target: string; readonly into: string }
    /** A Demon answers. Only the character who asked gets the answer (21.5.2). */
    | {
        readonly kind: 'demon-answers'
        readonly character: string
        readonly of: string
        readonly about: DemonTopic
        readonly thing: string
        readonly answer: string
      }
    | { readonly kind: 'sees-weather'; readonly character: string; readonly chit: number }
    | { readonly kind: 'changes-weather'; readonly character: string }
    | { readonly kind: 'protects'; readonly character: string }
    /** Hurricane Winds blow a denizen away (21.4.4). */
    | { readonly kind: 'blown'; readonly character: string; readonly target: string; readonly tile: TileCode }
    /** A storm takes some of the turn's phases (21.4.7). */
    | { readonly kind: 'storms'; readonly character: string; readonly phases: number }
    | {
        readonly kind: 'energizes'
        readonly character: string
        readonly spell: SpellId
        readonly energized: boolean
      }
  )
