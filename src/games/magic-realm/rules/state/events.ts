import type { GameEvent } from '../../../../kernel/index.ts'
import type { BelongingId } from '../pieces/belongings.ts'
import type { PlacedTile } from '../pieces/board.ts'
import type { CharacterId } from '../pieces/characters.ts'
import type { ChitId } from '../pieces/chits.ts'
import type { DenizenId } from '../pieces/denizens.ts'
import type { Bid, MeetingResult, WeatherKind } from '../pieces/tables.ts'
import type { ClearingId, TileCode } from '../pieces/tiles.ts'
import type { CombatEvent } from './combat-events.ts'
import type { GivenGood } from './goods.ts'
import type { MagicEvent } from './magic-events.ts'
import type { Activity, IndividualId } from './state.ts'

export type TableName =
  | 'hide'
  | 'peer'
  | 'locate'
  | 'loot'
  | 'meeting'
  | 'commerce'
  | 'missile'
  | 'fumble'
  | 'stumble'
  | 'curses'
  | 'wishes'
  | 'pit'
  | 'toadstool-circle'
  | 'crypt-of-the-knight'
  | 'enchanted-meadow'
  | 'runes'
  | 'magic-sight'
  | 'transform'
  | 'storm'
  | 'serious-wounds'
  | 'lost'

/** The reason a recorded phase failed (6.2.2). */
export type BlankReason =
  | 'no-way'
  | 'no-wings'
  | 'undiscovered'
  | 'cave'
  | 'climbing'
  | 'source'
  | 'curse'
  | 'nothing'
  | 'declined'
  | 'weary'
  | 'form'
  | 'lost'
  | 'weather'
  | 'blank'

/** A game event. `character` is the one acting or affected; `seat` is their player's seat. */
export type RealmEvent =
  | CombatEvent
  | MagicEvent
  | (GameEvent &
      (
        | { readonly kind: 'lays'; readonly placed: PlacedTile }
        | { readonly kind: 'map'; readonly tiles: readonly TileCode[] }
        | { readonly kind: 'takes'; readonly character: CharacterId }
        /** A single battle begins. */
        | {
            readonly kind: 'battle'
            readonly clearing: ClearingId
            readonly characters: readonly CharacterId[]
            readonly foes: readonly DenizenId[]
          }
        /** A character starts at a stage, or reaches the next one (26.21). */
        | { readonly kind: 'stage'; readonly character: CharacterId; readonly stage: number }
        /**
         * The stage and extra chits with which the character starts the next game. Characters beyond the tenth stage
         * retire (26.22).
         */
        | {
            readonly kind: 'next-stage'
            readonly character: CharacterId
            readonly how: 'won' | 'lived' | 'died'
            readonly stage: number
            readonly chits: number
          }
        | {
            readonly kind: 'grows'
            readonly character: CharacterId
            readonly chits: readonly number[]
            readonly own?: true
          }
        /** A visitor chit is placed in a box. `idle` is set if the side facing up is unused in this game (28.2.3). */
        | {
            readonly kind: 'visitor'
            readonly chit: number
            readonly side: string
            readonly box: number
            readonly idle?: true
          }
        | { readonly kind: 'dwelling'; readonly dwelling: string; readonly clearing: ClearingId }
        | {
            readonly kind: 'starts'
            readonly character: CharacterId
            readonly at: string
            readonly gear: readonly BelongingId[]
            readonly paid: number
          }
        | { readonly kind: 'needs'; readonly character: CharacterId; readonly needs: Readonly<Record<string, number>> }
        | { readonly kind: 'day'; readonly week: boolean }
        /**
         * A new week begins. Its weather is set by the higher of a die and the chit drawn last week. The first week is
         * always clear and uses neither (26.23).
         */
        | {
            readonly kind: 'weather'
            readonly season: string
            readonly weather: WeatherKind
            readonly days: number
            readonly dice: readonly number[]
            readonly chit: number | null
          }
        | { readonly kind: 'prowl'; readonly dice: readonly number[]; readonly rows: readonly number[] }
        | { readonly kind: 'regenerates'; readonly denizens: readonly DenizenId[] }
        /**
         * The visitor chits flip. `chits` lists the sides now facing up, and `idle` lists those that are unused in this
         * game (28.2.3).
         */
        | { readonly kind: 'flips'; readonly chits: readonly string[]; readonly idle?: readonly string[] }
        | { readonly kind: 'turn'; readonly character: CharacterId; readonly chosen: boolean }
        | { readonly kind: 'activity'; readonly character: CharacterId; readonly activity: Activity }
        | {
            readonly kind: 'blank'
            readonly character: CharacterId
            readonly activity: Activity
            readonly why: BlankReason
          }
        | {
            readonly kind: 'moves'
            readonly character: CharacterId
            readonly from: ClearingId | null
            readonly target: ClearingId
            readonly way: string
          }
        | { readonly kind: 'flies'; readonly character: CharacterId; readonly tile: TileCode }
        | { readonly kind: 'lands'; readonly character: CharacterId; readonly target: ClearingId }
        /** A phase of a familiar (24.14) or a phantasm (21.6.4). If it failed, `why` is the reason. */
        | {
            readonly kind: 'familiar'
            /** True for a phantasm (21.6.4). */
            readonly phantasm?: true
            readonly character: CharacterId
            readonly activity: Activity
            readonly why: BlankReason | null
          }
        | { readonly kind: 'climbs'; readonly character: CharacterId; readonly target: ClearingId }
        | { readonly kind: 'loses-turn'; readonly character: CharacterId; readonly why: 'asleep' | 'blocked' }
        /**
         * A dice roll on a table: the higher die plus the modifier, limited to the range 1 to 6 except for STUMBLE
         * (2.1, 26.25).
         */
        | {
            readonly kind: 'table'
            readonly character: CharacterId
            readonly table: TableName
            readonly dice: readonly number[]
            readonly modifier: number
            readonly result: number
            /** For LOOT, the number of pieces that can be looted, if it is public (9.3.2). */
            readonly pieces?: number
          }
        | { readonly kind: 'hides'; readonly character: CharacterId; readonly hidden: boolean }
        | { readonly kind: 'unhides'; readonly character: CharacterId }
        | { readonly kind: 'sees'; readonly character: CharacterId; readonly chits: readonly ChitId[] }
        | { readonly kind: 'finds-enemies'; readonly character: CharacterId }
        | { readonly kind: 'discovers'; readonly character: CharacterId; readonly things: readonly string[] }
        | { readonly kind: 'spies'; readonly character: CharacterId; readonly things: readonly string[] }
        | { readonly kind: 'finds-nothing'; readonly character: CharacterId }
        /** A character gets a belonging. Its id is sent only to players who may see it. */
        | {
            readonly kind: 'gets'
            readonly character: CharacterId
            readonly from: string
            readonly belonging?: BelongingId
          }
        | { readonly kind: 'opens'; readonly character: CharacterId; readonly door: string; readonly with: string }
        | { readonly kind: 'shows'; readonly character: CharacterId; readonly belonging: BelongingId }
        | { readonly kind: 'gold'; readonly character: CharacterId; readonly gold: number }
        | { readonly kind: 'fame'; readonly character: CharacterId; readonly fame: number; readonly notoriety: number }
        | {
            readonly kind: 'arranges'
            readonly character: CharacterId
            readonly belonging: BelongingId
            readonly how: 'activates' | 'deactivates' | 'packs' | 'abandons' | 'drops' | 'returns'
          }
        | {
            readonly kind: 'sells'
            readonly character: CharacterId
            readonly buyer: string
            readonly belongings: readonly BelongingId[]
            readonly gold: number
          }
        | { readonly kind: 'caches'; readonly character: IndividualId; readonly how: 'makes' | 'opens' }
        /** A seller shows goods to a leader (26.24). */
        | {
            readonly kind: 'shows-goods'
            readonly character: CharacterId
            readonly buyer: string
            readonly belongings: readonly BelongingId[]
            readonly drinks: boolean
          }
        | { readonly kind: 'bids'; readonly character: CharacterId; readonly with: string; readonly bid: Bid }
        | {
            readonly kind: 'asks-price'
            readonly character: CharacterId
            readonly from: string
            /** The belonging, `spell` for any spell (10.5.1), or null for a boon being bought back (10.4.2). */
            readonly belonging: BelongingId | null
            readonly drinks: boolean
          }
        /** A MEETING roll. `battle` is set if it decides whether a group battles the character tonight (14.2.1). */
        | {
            readonly kind: 'meeting'
            readonly character: CharacterId
            readonly with: string
            readonly result: MeetingResult
            readonly battle?: true
          }
        | { readonly kind: 'buys-back'; readonly character: CharacterId; readonly from: string; readonly gold: number }
        | {
            readonly kind: 'buys'
            readonly character: CharacterId
            readonly from: string
            /** The belonging, or `spell` for any spell (10.5.1). */
            readonly belonging: BelongingId
            readonly gold: number
            readonly boon: boolean
          }
        | { readonly kind: 'no-deal'; readonly character: CharacterId; readonly with: string }
        /**
         * A chit is rested. `own` is set if the character has an optional ability, so that the chits may not be the
         * printed ones (26.8).
         */
        | {
            readonly kind: 'rests'
            readonly character: CharacterId
            readonly chit: number
            readonly becomes: string
            readonly own?: true
          }
        | {
            readonly kind: 'fatigues'
            readonly character: CharacterId
            readonly chits: readonly number[]
            readonly own?: true
          }
        | {
            readonly kind: 'wounded'
            readonly character: CharacterId
            readonly chits: readonly number[]
            readonly own?: true
          }
        /** A curse has no effect on the character (26.8). */
        | { readonly kind: 'uncursed'; readonly character: CharacterId; readonly curse: string }
        | { readonly kind: 'cursed'; readonly character: CharacterId; readonly curse: string }
        | { readonly kind: 'freed'; readonly character: CharacterId; readonly curses: readonly string[] }
        | { readonly kind: 'wish'; readonly character: CharacterId; readonly wish: string }
        | { readonly kind: 'pit'; readonly character: CharacterId; readonly result: string; readonly target: string }
        | { readonly kind: 'teleports'; readonly character: CharacterId; readonly target: ClearingId }
        | {
            readonly kind: 'looks-into'
            readonly character: CharacterId
            readonly box: string
            readonly belongings: readonly BelongingId[]
          }
        | {
            readonly kind: 'armor'
            readonly character: CharacterId
            readonly belonging: BelongingId
            readonly destroyed: boolean
          }
        | { readonly kind: 'sent-home'; readonly character: CharacterId; readonly denizen: DenizenId }
        | { readonly kind: 'sleeps' | 'wakes'; readonly character: CharacterId }
        | {
            readonly kind: 'blocks'
            readonly character: CharacterId
            readonly denizens: readonly string[]
            readonly by: 'denizens' | 'character'
            /** The number of recorded phases that the block costs, if any. */
            readonly lost?: number
          }
        | { readonly kind: 'turned-up'; readonly tile: TileCode; readonly chits: readonly ChitId[] }
        | {
            readonly kind: 'appears'
            readonly denizens: readonly DenizenId[]
            readonly clearing: ClearingId
            readonly by: string
          }
        | {
            readonly kind: 'prowls'
            readonly denizens: readonly DenizenId[]
            readonly clearing: ClearingId
          }
        | {
            readonly kind: 'asks-hire'
            readonly character: IndividualId
            readonly group: string
            readonly natives: readonly DenizenId[]
            readonly drinks: boolean
          }
        | {
            readonly kind: 'hires'
            readonly character: IndividualId
            readonly group: string
            readonly natives: readonly DenizenId[]
            readonly gold: number
            readonly until: number
            readonly again: boolean
          }
        | {
            readonly kind: 'dismissed'
            readonly character: CharacterId
            readonly denizen: DenizenId
            readonly why: 'term' | 'employer' | 'killed' | 'treachery' | 'gone'
          }
        | {
            readonly kind: 'assigns'
            readonly character: CharacterId
            readonly natives: readonly DenizenId[]
            readonly guide: IndividualId
          }
        /** Someone follows a guide today, or stops following. */
        | { readonly kind: 'follows' | 'stops'; readonly character: IndividualId; readonly guide: IndividualId }
        /** A group battles a character tonight (14.2.2). */
        | { readonly kind: 'battles'; readonly character: CharacterId; readonly group: string }
        | {
            readonly kind: 'takes-up'
            readonly character: CharacterId
            readonly name: string
            readonly until: number
            readonly goal: string | null
            readonly reward: number
          }
        | {
            readonly kind: 'undertaken'
            readonly character: CharacterId
            readonly name: string
            readonly how: 'done' | 'failed' | 'given-up'
          }
        | { readonly kind: 'comes'; readonly visitor: string; readonly clearing: ClearingId; readonly idle?: true }
        | {
            readonly kind: 'gives'
            readonly character: CharacterId
            readonly receiver: CharacterId
            /** The things given. Cards and discoveries are not named. */
            readonly what: readonly GivenGood[]
          }
        /** Discoveries are shared in a deal. `things` names them (2.5.4). */
        | {
            readonly kind: 'shares'
            readonly character: IndividualId
            readonly receiver: IndividualId
            readonly things: readonly string[]
          }
        | { readonly kind: 'slain'; readonly denizen: DenizenId; readonly by: CharacterId | null }
        | { readonly kind: 'dies'; readonly character: CharacterId; readonly by: string | null }
        | { readonly kind: 'leaves'; readonly character: CharacterId }
        /** A tile turns over automatically (26.17). */
        | { readonly kind: 'tile-turns'; readonly tile: TileCode; readonly enchanted: boolean }
        | { readonly kind: 'midnight' }
        | { readonly kind: 'scores'; readonly character: CharacterId; readonly total: number }
      ))
