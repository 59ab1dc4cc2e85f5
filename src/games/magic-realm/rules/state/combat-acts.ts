import type { PieceId } from '../fight/blows.ts'
import type { Box } from '../fight/directions.ts'
import type { PlayedPiece } from './combat.ts'
import type { CastAct, ColorAct, ProtectAct } from './magic-acts.ts'

/** A combat act without parameters. */
export type CombatWord =
  /** Agrees to skip the quiet rounds. If everyone who is asked agrees, the fight is over (14.3.5, D32). */
  | 'rest-of-evening'
  /** Plays the next quiet round instead of skipping it (14.3.5, D32). */
  | 'fight-on'
  /** Makes a newly controlled monster stop attacking its target (20.8.5). */
  | 'let-go'
  /** Keeps a newly controlled monster attacking its target (20.8.5). */
  | 'keep-on'
  /** Stops luring. */
  | 'lured'
  /** Stops deploying and charging (15.4.5). */
  | 'deployed'
  /** Takes no action in this step. */
  | 'no-action'
  /** Runs into the woods as a beast (15.6.10). */
  | 'run-woods'
  | 'no-target'
  | 'no-attack'
  | 'no-maneuver'
  /** Makes no change. */
  | 'as-it-is'
  /** Makes no further change of gear (15.5.8). */
  | 'enough'
  /** Turns the weapon over as an action (15.5.4). */
  | 'alert'
  /** Spreads all pieces still to be placed over the rows (16.2.9). */
  | 'spread'

export type PieceAct = 'run-by' | 'alert-by' | 'charge-by' | 'pick-up-by' | 'attack' | 'maneuver' | 'rider'

export type CombatAct =
  /** Alerts a MAGIC chit (12.2.1). */
  | { readonly kind: 'alert-chit'; readonly chit: number }
  /** Casts a spell (20.3). */
  | CastAct
  /** Activates a Phase chit (15.5.9). */
  | ProtectAct
  /** Plays a color chit in addition to the action (15.5.1). */
  | ColorAct
  | { readonly kind: CombatWord }
  | { readonly kind: 'lure'; readonly denizen: PieceId; readonly kin?: true }
  /** Lures with a hireling (15.2.2), or gives it a denizen that was assigned to its employer (15.3.4). */
  | { readonly kind: 'lure-by' | 'assign-to'; readonly hireling: PieceId }
  /** Deploys a hireling against a target (15.4.1), or makes it strike back at one of its attackers (16.1.3). */
  | {
      readonly kind: 'deploy' | 'hireling-target'
      readonly hireling: PieceId
      readonly target: PieceId
      /** True if the target belongs to the hireling's own group. Attacking it is treachery (26.11). */
      readonly kin?: true
      /** The natives that the attack would rouse against the employer (26.10). */
      readonly rouses?: readonly PieceId[]
    }
  /** Chooses the side of a transformed character's monster form (21.5.1). */
  | { readonly kind: 'shape-side'; readonly dark: boolean }
  /** Chooses the sides of a hireling and of its horse, head or club (15.4.1, 16.2.10). */
  | { readonly kind: 'hireling-side'; readonly dark: boolean; readonly gallops: boolean; readonly part?: boolean }
  | { readonly kind: 'charge'; readonly target: PieceId }
  /** Runs along a roadway (15.6.1). */
  | { readonly kind: 'run'; readonly road: string }
  /** Flies away to a tile (15.6.8). */
  | { readonly kind: 'fly-away'; readonly tile: string }
  | { readonly kind: PieceAct; readonly piece: PlayedPiece }
  /** Chooses which side of the weapon is up, in an ALERT phase (12.2.1) or at the end of the round (16.2.4). */
  | { readonly kind: 'turn-weapon'; readonly alerted: boolean }
  | { readonly kind: 'berserk'; readonly chit: number }
  | { readonly kind: 'put-on' | 'take-off' | 'abandon' | 'drop'; readonly belonging: string }
  /** Picks up a dropped belonging. Picking up something that another character dropped requires a move piece (26.7). */
  | { readonly kind: 'pick-up'; readonly belonging: string; readonly isOwn: boolean }
  | {
      readonly kind: 'target'
      readonly denizen: PieceId
      /** The natives that the attack would rouse against the character (26.10). */
      readonly rouses?: readonly PieceId[]
    }
  | {
      readonly kind: 'attack-row' | 'maneuver-row' | 'rider-row' | 'shield' | 'move-attack' | 'move-maneuver'
      readonly box: Box
    }
  /** Aims at a rider or at the rider's horse (26.25). */
  | { readonly kind: 'strike-at'; readonly at: 'horse' | 'rider' }
  | { readonly kind: 'place'; readonly denizen: PieceId; readonly box: Box }
  | { readonly kind: 'free-asterisk'; readonly of: 'MOVE' | 'FIGHT' }

/** The combat acts of the given kinds. */
export type Fighting<K extends CombatAct['kind']> = CombatAct & { readonly kind: K }
