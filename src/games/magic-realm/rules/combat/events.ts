import type { GameEvent } from '../../../../kernel/index.ts'
import type { AimTable } from './aiming.ts'
import type { Hit, Maneuver, PieceId } from './blows.ts'
import type { Box, Rows } from './directions.ts'
import type { Aimed, Outcome } from './resolution.ts'
import type { Piece } from './state.ts'

/** A character's roll for a denizen: what fell, and what it came to with all that adds to it (15.3.3). */
export interface AssignmentRoll {
  readonly character: PieceId
  readonly dice: readonly number[]
  readonly result: number
}

/** Why a fight is over (14.3.3, 14.3.4, 14.3.5). */
export type CombatEnd = 'quiet' | 'nobody' | 'agreed'

/** A blow of a round as it is summed up: whose it was, at whom, and what came of it. */
export interface BlowDone {
  readonly by: PieceId
  readonly target: PieceId
  readonly outcome: Outcome
  /** The armor or the horse that was struck. */
  readonly on: string | null
  readonly wounds: number
}

/** What happens in a fight. `character` is whose doing it is; `seat` his player. */
export type CombatEvent = GameEvent &
  (
    | { readonly kind: 'combat-round'; readonly clearing: string; readonly round: number }
    | { readonly kind: 'combat-over'; readonly clearing: string; readonly why: CombatEnd }
    | { readonly kind: 'lures'; readonly character: PieceId; readonly denizen: PieceId }
    | {
        readonly kind: 'assigned'
        readonly character: PieceId
        readonly denizen: PieceId
        readonly rolls: readonly AssignmentRoll[]
      }
    /** A Demon's pit opens for nobody in this round (26.16). */
    | { readonly kind: 'silenced'; readonly denizen: PieceId }
    | { readonly kind: 'runs'; readonly character: PieceId; readonly road: string; readonly piece: Piece }
    /** He has played to get away, and comes to nothing (26.25). */
    | { readonly kind: 'stumbles'; readonly character: PieceId }
    | { readonly kind: 'runs-into-woods'; readonly character: PieceId }
    | { readonly kind: 'turns-weapon'; readonly character: PieceId; readonly weapon: string; readonly alerted: boolean }
    | { readonly kind: 'goes-berserk'; readonly character: PieceId }
    | { readonly kind: 'names'; readonly character: PieceId; readonly denizen: PieceId }
    | {
        readonly kind: 'plays-round'
        readonly character: PieceId
        readonly target: PieceId | null
        readonly attack: {
          readonly piece: Piece
          readonly box: Box
          readonly time: number
          readonly atRider?: true
        } | null
        readonly maneuver: { readonly piece: Piece; readonly box: Box; readonly time: number } | null
        /** What he does himself on his horse; left out where that is nothing (26.25). */
        readonly rider?: { readonly piece: Piece; readonly box: Box; readonly time: number }
        readonly shield: Box | null
      }
    /** How denizens stand on a sheet: as they were placed, or after the die has moved them (16.3.1). */
    | { readonly kind: 'placed'; readonly owner: PieceId; readonly boxes: Rows<PieceId> }
    | { readonly kind: 'repositioned'; readonly owner: PieceId; readonly die: number; readonly boxes: Rows<PieceId> }
    | {
        readonly kind: 'tactics'
        readonly owner: PieceId
        readonly box: Box
        readonly dice: readonly number[]
        /** What can turn over there. */
        readonly able: readonly PieceId[]
        /** What turned over; nothing where no six fell. */
        readonly turned: readonly PieceId[]
      }
    /** A hireling is sent against somebody (15.4.1), or attacks one of its attackers back (16.1.3). */
    | { readonly kind: 'deploys' | 'strikes-back'; readonly character: PieceId; readonly denizen: PieceId }
    | { readonly kind: 'charges'; readonly character: PieceId; readonly target: PieceId; readonly piece: Piece }
    /** He has turned against those he has hired of a group, and is left by all of them (16.6.1), or by the monster that is named in its place (16.6.3). */
    | { readonly kind: 'betrays'; readonly character: PieceId; readonly group: string; readonly fame: number }
    | { readonly kind: 'moves-attack' | 'moves-maneuver'; readonly character: PieceId; readonly box: Box }
    | {
        readonly kind: 'blow'
        readonly by: PieceId
        readonly target: PieceId
        readonly box: Box
        readonly time: number
        readonly length: number
        readonly hit: Hit | null
        /** The maneuver it was compared with; null where there was none (16.4.1). */
        readonly against: Maneuver | null
        readonly outcome: Outcome
        readonly missile: number | null
        /** The roll that said how well it was aimed, and pieces of armor a missile went through; left out where there is none (26.25). */
        readonly aimed?: Aimed
        readonly through?: number
        readonly harm: number | null
        /** What the harm is made of: the letter as a rank, stars that count, excess strength (17.1). Null where no harm was reckoned. */
        readonly made: { readonly letter: number; readonly stars: number; readonly excess: boolean } | null
        /** The armor or the horse that was struck. */
        readonly on: string | null
        readonly wounds: number
      }
    /** What a round came to for one who fought in it: the blows he struck and those that were struck at him, as they fell (16.4). */
    | {
        readonly kind: 'fought'
        readonly character: PieceId
        readonly round: number
        readonly dealt: readonly BlowDone[]
        readonly taken: readonly BlowDone[]
      }
    /** A roll on FUMBLE or on the optional MISSILE table, with all that is added (26.25). */
    | {
        readonly kind: 'aims'
        readonly by: PieceId
        readonly table: AimTable
        readonly dice: readonly number[]
        readonly modifier: number
        readonly result: number
      }
    | { readonly kind: 'missile'; readonly by: PieceId; readonly dice: readonly number[]; readonly result: number }
    | {
        readonly kind: 'bounty'
        readonly character: PieceId
        readonly denizen: PieceId
        readonly fame: number
        readonly notoriety: number
        /** Gold that is paid for a native (18.3.1); left out where there is none. */
        readonly gold?: number
        /** Which kill of his day it is (18.3.1); 0 where a hireling has killed, for whom nothing is counted (18.3.6). */
        readonly kill: number
        /** Among how many it is shared (18.3.4). */
        readonly shared: number
      }
    | { readonly kind: 'grips' | 'lets-go'; readonly denizen: PieceId; readonly victim: PieceId }
  )
