import type { Option } from '../../../../kernel/index.ts'
import type { ActOption } from '../../../../parts/asking.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import type { Ability } from '../pieces/characters.ts'
import type { ClearingId, TileCode } from '../pieces/tiles.ts'
import type { MagicAct } from './magic-acts.ts'
import type { ActivityKind, IndividualId } from './state.ts'

/** A non-combat act without parameters. */
export type Word =
  | 'done'
  | 'repeat'
  | 'now'
  | 'wait'
  | 'go'
  | 'go-on'
  | 'show-himself'
  | 'keep'
  | 'pass'
  | 'spare'
  | 'nothing'
  | 'drink'
  | 'pay'
  | 'refuse'
  | 'favor'
  /** Declines the character's optional ability (26.8). */
  | 'as-ever'
  /** Chooses an extra spell instead of a weapon or armor (26.22). */
  | 'gain-spell'
  | 'suffer'
  | 'buy-back'
  | 'gold'
  /** Adds everything discovered in the clearing to a deal (2.5.4). */
  | 'discoveries'
  | 'accept'
  | 'ask-all'
  | 'ask-new'
  | 'farewell'
  | 'stay'
  | 'end-month'
  | 'play-on'
  | 'end-life'
  /** Begins a single battle. */
  | 'fight'
  | 'foes'
  /** Changes the kind of clearing. */
  | 'terrain'
  /** Switches to another character, or to another stage of the same one. */
  | 'another'
  | 'hidden'
  | 'in-sight'
  | 'belongings'
  | 'chits'
  | 'hirelings'

/** The kinds of clearings in which a battle can be fought. */
export const GROUNDS = ['road', 'mountain', 'cave'] as const
export type Ground = (typeof GROUNDS)[number]

export type RealmAct =
  | { readonly kind: Word }
  | { readonly kind: 'count' }
  | { readonly kind: 'tile'; readonly tile: TileCode }
  | { readonly kind: 'lay'; readonly tile: TileCode; readonly q: number; readonly r: number; readonly turn: number }
  | { readonly kind: 'take' | 'deal-with'; readonly character: IndividualId }
  /** Takes an optional ability (26.8). */
  | { readonly kind: 'ability'; readonly ability: Ability }
  | { readonly kind: 'from'; readonly group: string }
  | { readonly kind: 'visitor'; readonly chit: number; readonly side: string }
  | { readonly kind: 'box'; readonly box: number }
  | { readonly kind: 'start'; readonly at: string }
  /** Chooses the starting stage; `points` is the number of victory points that it requires (26.21). */
  | { readonly kind: 'stage'; readonly stage: number; readonly points: number }
  /** Assigns victory points to the goals, in the order of the question's `goals` (4.2.1). */
  | { readonly kind: 'needs'; readonly points: readonly number[] }
  /** Chooses a horse, weapon or armor from natives, for a character who starts beyond the fourth stage (26.22). */
  | { readonly kind: 'gain'; readonly belonging: BelongingId; readonly from: string }
  | { readonly kind: 'grow'; readonly chit: number }
  | { readonly kind: 'entrance'; readonly way: string }
  | {
      readonly kind: 'record'
      readonly activity: ActivityKind
      readonly clearing?: ClearingId
      readonly tile?: TileCode
      readonly guide?: IndividualId
    }
  /** Changes the source of the last recorded phase (6.1.10). */
  | { readonly kind: 'retag'; readonly source: string }
  | { readonly kind: Handling; readonly belonging: BelongingId }
  | { readonly kind: 'pack'; readonly belonging: BelongingId; readonly horse: BelongingId }
  /** Blocks a monster (13.1.4). */
  | { readonly kind: 'block'; readonly denizen: string }
  /** Blocks someone (13.1.5), stops following, leaves a follower behind, or arranges a follower's belongings (12.4). */
  | { readonly kind: 'block-one' | 'stop' | 'leave-behind' | 'arrange'; readonly who: IndividualId }
  /** Hires or rehires one or more natives, or pacified monsters, together (11.1, 20.8.3). */
  | { readonly kind: 'hire'; readonly group: string; readonly natives: readonly string[]; readonly again: boolean }
  /** Assigns underlings to a guide (7.1.1). */
  | { readonly kind: 'assign'; readonly natives: readonly string[]; readonly guide: IndividualId }
  /** Takes up a mission or campaign (25.4). */
  | { readonly kind: 'take-up'; readonly chit: number; readonly name: string }
  /** Gives up a campaign (25.4.8). */
  | { readonly kind: 'give-up'; readonly name: string }
  /**
   * Searches a clearing by rolling on a table. For `loot`, `site` names what to loot: a site, a site card, a cache, or
   * `pile` for the clearing's pile.
   */
  | {
      readonly kind: 'search'
      readonly table: 'peer' | 'locate' | 'loot' | 'magic-sight'
      readonly clearing: ClearingId
      readonly site?: string
    }
  | { readonly kind: 'finding'; readonly findings: readonly string[] }
  | { readonly kind: 'exchange'; readonly chit: string }
  /** Opens a door with a chit, given by number (9.3.5). */
  | { readonly kind: 'open'; readonly chit: number }
  /** Opens a door with a belonging, a wish for strength, a Tremendous hireling, or the character's own form (9.3.5). */
  | { readonly kind: 'open-with'; readonly belonging: BelongingId | 'strength' }
  | { readonly kind: 'to'; readonly clearing: ClearingId }
  /** Edits a character in a single battle. */
  | { readonly kind: 'edit'; readonly character: IndividualId }
  /** Changes how many monsters of a kind, or members of a native group, take part. */
  | { readonly kind: 'pieces'; readonly of: string }
  | { readonly kind: 'ground'; readonly ground: Ground }
  | { readonly kind: 'with' | 'without'; readonly belonging: BelongingId }
  | { readonly kind: 'chit-to'; readonly chit: number; readonly to: 'active' | 'fatigued' | 'wounded' }
  | { readonly kind: 'banish'; readonly who: string }
  | { readonly kind: 'look'; readonly box: string }
  | { readonly kind: 'free'; readonly character: IndividualId; readonly curse: string }
  | { readonly kind: 'trade'; readonly side: 'sell' | 'buy'; readonly with: string }
  /** Rests one chit (12.1.1). `change` is the chit that fatigues as change, or null if none does. */
  | { readonly kind: 'rest'; readonly chit: number; readonly change: number | null }
  | { readonly kind: 'discovery'; readonly thing: string }
  /** Makes a cache (26.5). */
  | { readonly kind: 'cache-make' }
  /** Opens a cache (26.5). */
  | { readonly kind: 'cache-open'; readonly cache: string }
  /** Moves gold into a cache or out of it (26.5). */
  | { readonly kind: 'cache-gold'; readonly to: 'cache' | 'owner' }
  | MagicAct

/** The acts of the given kinds. */
export type ActOfKind<K extends RealmAct['kind']> = RealmAct & { readonly kind: K }

/** An act that arranges a belonging (2.3.2 to 2.3.7). */
export type ArrangeAct = ActOfKind<'activate' | 'deactivate' | 'pack' | 'unpack' | 'abandon' | 'drop'>

/** An act that fatigues or wounds a chit. `change` is the chit recovered as change, or null if none is. */
export type ChitAct =
  | { readonly kind: 'fatigue'; readonly chit: number; readonly change: number | null }
  | { readonly kind: 'wound'; readonly chit: number }

export type Handling =
  | 'activate'
  | 'deactivate'
  | 'abandon'
  /** Drops a belonging openly (26.7). */
  | 'drop'
  /** Picks up a dropped belonging (26.7). */
  | 'pick-up'
  | 'unpack'
  | 'turn'
  | 'hand'
  | 'buy'
  | 'ask-for'

/** Returns an option's act, typed as an act outside combat, or undefined if the option has none. */
export const actOf = (option: Pick<Option, 'act'> | undefined): RealmAct | undefined =>
  option?.act as RealmAct | undefined // this game's questions have this game's acts

export type RealmOption<A extends RealmAct = RealmAct> = ActOption<A>

export const wordOption = <K extends Word>(kind: K, rule?: string): RealmOption<{ readonly kind: K }> => ({
  id: kind,
  act: { kind },
  ...(rule === undefined ? {} : { rule }),
})
