import type { GameEvent } from '../../../../kernel/index.ts'
import type { AimTable } from '../fight/aiming.ts'
import type { Hit, Maneuver, PieceId } from '../fight/blows.ts'
import type { Box, Rows } from '../fight/directions.ts'
import type { BlowOutcome, FumbleRoll } from '../fight/resolution.ts'
import type { PlayedPiece } from './combat.ts'

/** A character's roll for the assignment of a denizen, with the dice and the modified result (15.3.3). */
export interface AssignmentRoll {
  readonly character: PieceId
  readonly dice: readonly number[]
  readonly result: number
}

/** The reason a fight is over (14.3.3, 14.3.4, 14.3.5). */
export type CombatEnd = 'quiet' | 'nobody' | 'agreed'

/** A blow in a round's summary, with its attacker, target and outcome. */
export interface BlowDone {
  readonly by: PieceId
  readonly target: PieceId
  readonly outcome: BlowOutcome
  /** The armor or horse that was struck, or null if neither was. */
  readonly on: string | null
  readonly wounds: number
}

/** A combat event. `character` is the one acting or affected; `seat` is their player's seat. */
export type CombatEvent = GameEvent &
  (
    | {
        readonly kind: 'combat-round'
        readonly clearing: string
        readonly round: number
        /** Set if nothing happened in the previous round. A second such round ends the fight (14.3.3). */
        readonly quiet?: true
      }
    | {
        readonly kind: 'combat-over'
        readonly clearing: string
        readonly why: CombatEnd
        /** The characters who died in the last round, if nobody is left to fight. Omitted if there are none. */
        readonly fallen?: readonly string[]
      }
    | { readonly kind: 'lures'; readonly character: PieceId; readonly denizen: PieceId }
    | {
        readonly kind: 'assigned'
        readonly character: PieceId
        readonly denizen: PieceId
        readonly rolls: readonly AssignmentRoll[]
      }
    /** A Demon's Power of the Pit is canceled for this round (26.16). */
    | { readonly kind: 'silenced'; readonly denizen: PieceId }
    | { readonly kind: 'runs'; readonly character: PieceId; readonly road: string; readonly piece: PlayedPiece }
    /** A character fails to run, fly away or pick something up (26.25). */
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
          readonly piece: PlayedPiece
          readonly box: Box
          readonly time: number
          readonly atRider?: true
        } | null
        readonly maneuver: { readonly piece: PlayedPiece; readonly box: Box; readonly time: number } | null
        /** The rider's own maneuver, if there is one (26.25). */
        readonly rider?: { readonly piece: PlayedPiece; readonly box: Box; readonly time: number }
        readonly shield: Box | null
      }
    /** Pieces are placed in the rows of a sheet. */
    | { readonly kind: 'placed'; readonly owner: PieceId; readonly boxes: Rows<PieceId> }
    /** The pieces on a sheet are repositioned (16.3.1). */
    | { readonly kind: 'repositioned'; readonly owner: PieceId; readonly die: number; readonly boxes: Rows<PieceId> }
    | {
        readonly kind: 'tactics'
        readonly owner: PieceId
        readonly box: Box
        readonly dice: readonly number[]
        /** The pieces that can turn over. */
        readonly able: readonly PieceId[]
        /** The pieces that turned over. The list is empty unless a six was rolled. */
        readonly turned: readonly PieceId[]
      }
    /** A hireling is deployed against someone (15.4.1), or strikes back at one of its attackers (16.1.3). */
    | { readonly kind: 'deploys' | 'strikes-back'; readonly character: PieceId; readonly denizen: PieceId }
    | { readonly kind: 'charges'; readonly character: PieceId; readonly target: PieceId; readonly piece: PlayedPiece }
    /**
     * A character betrays hired members of a group, all of whom then leave their service (16.6.1). If a controlled
     * monster is betrayed, `group` names the monster (16.6.3).
     */
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
        /** The maneuver that the attack was compared with, or null if the target has none (16.4.1). */
        readonly against: Maneuver | null
        readonly outcome: BlowOutcome
        readonly missile: number | null
        /** The aiming roll, if there was one (26.25). */
        readonly aimed?: FumbleRoll
        /** The number of pieces of armor that a missile went through, if any (26.25). */
        readonly through?: number
        readonly harm: number | null
        /**
         * The components of the harm: the letter's rank, the number of stars that count, and whether excess strength
         * applies (17.1). `lost` is the number of stars that armor stops, if any. Null if harm was not computed, or if
         * a wish for strength sets it (17.1.7).
         */
        readonly made: {
          readonly letter: number
          readonly stars: number
          readonly excess: boolean
          readonly lost?: number
        } | null
        /** The armor or horse that was struck, or null if neither was. */
        readonly on: string | null
        readonly wounds: number
      }
    /** A summary of the blows a fighter dealt and took in a round, in order (16.4). */
    | {
        readonly kind: 'fought'
        readonly character: PieceId
        readonly round: number
        readonly dealt: readonly BlowDone[]
        readonly taken: readonly BlowDone[]
      }
    /** A roll on the FUMBLE or optional MISSILE table. `modifier` is the total of all modifiers (26.25). */
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
        /** The gold for killing a native, if any (18.3.1). */
        readonly gold?: number
        /**
         * This kill's number among the character's kills that day (18.3.1), or 0 for a hireling's kill, which isn't
         * counted (18.3.6).
         */
        readonly kill: number
        /** The number of killers sharing the bounty (18.3.4). */
        readonly shared: number
      }
    | { readonly kind: 'grips' | 'lets-go'; readonly denizen: PieceId; readonly victim: PieceId }
  )
