import type { CastAct, ColourAct, ProtectAct } from '../magic/acts.ts'
import type { PieceId } from './blows.ts'
import type { Box } from './directions.ts'
import type { Piece } from './state.ts'

/** What is asked in a fight; the words of each are in `words/combat/`. */
export const COMBAT_TOPICS = [
  // The ALERT activity (12.2).
  'alert',
  // Whether quiet rounds are played at all (14.3.5).
  'rounds',
  // The Encounter Step (15).
  'lure',
  'assign-to',
  'deploy',
  'deploy-side',
  'charge-by',
  'action',
  'run-by',
  'alert-by',
  'pick-up-by',
  'more-gear',
  // The Melee Step (16).
  'target',
  'hireling-target',
  'attack',
  'attack-row',
  'maneuver',
  'maneuver-row',
  // Where optional combat is played (26.25).
  'strike-at',
  'rider',
  'rider-row',
  'shield',
  'place',
  'hireling-side',
  'bracelets',
  'cloak',
  // The Fatigue Step (18.1).
  'ready',
  'free-asterisk',
  // Spells (20.8.5, 21.5.1).
  'let-go',
  'shape-side',
] as const
export type CombatTopic = (typeof COMBAT_TOPICS)[number]

/** An act that is said by one word. */
export type CombatWord =
  /** Nothing more tonight, or the rounds are played (14.3.5, D32). */
  | 'rest-of-evening'
  | 'fight-on'
  /** A monster that has come under control lets go of whom it attacks, or does not (20.8.5). */
  | 'let-go'
  | 'keep-on'
  /** No more is lured; no action; nobody is attacked; nothing is played; all stays as it is; no more is changed. */
  | 'lured'
  /** No more is deployed, and nobody charged (15.4.5). */
  | 'deployed'
  | 'no-action'
  /** As a beast of the woods he runs into them (15.6.10). */
  | 'run-woods'
  | 'no-target'
  | 'no-attack'
  | 'no-maneuver'
  | 'as-it-is'
  | 'enough'
  /** His weapon is turned as an action (15.5.4). */
  | 'alert'
  /** All that is still to be placed is spread over the rows (16.2.9). */
  | 'spread'

/** With what piece something is done. */
export type PieceAct = 'run-by' | 'alert-by' | 'charge-by' | 'pick-up-by' | 'attack' | 'maneuver' | 'rider'

/** What an answer does in a fight. */
export type CombatAct =
  /** A MAGIC chit is alerted (12.2.1). */
  | { readonly kind: 'alert-chit'; readonly chit: number }
  /** A spell is cast (20.3). */
  | CastAct
  /** A Phase chit is put in use (15.5.9). */
  | ProtectAct
  /** A colour chit is played beside his action (15.5.1). */
  | ColourAct
  | { readonly kind: CombatWord }
  | { readonly kind: 'lure'; readonly denizen: PieceId; readonly kin?: true }
  /** One of his hirelings lures (15.2.2), takes a denizen that he would get (15.3.4). */
  | { readonly kind: 'lure-by' | 'assign-to'; readonly hireling: PieceId }
  /** A hireling attacks somebody (15.4.1), or one of its attackers back (16.1.3). */
  | {
      readonly kind: 'deploy' | 'hireling-target'
      readonly hireling: PieceId
      readonly target: PieceId
      /** Of his own group, which is treachery (26.11). */
      readonly kin?: true
      /** Who would fall upon his employer for it (26.10). */
      readonly rouses?: readonly PieceId[]
    }
  /** Which side of the monster whose shape he has lies up (21.5.1). */
  | { readonly kind: 'shape-side'; readonly dark: boolean }
  /** Which sides of a hireling and his horse, or his head or club, lie up (15.4.1, 16.2.10). */
  | { readonly kind: 'hireling-side'; readonly dark: boolean; readonly gallops: boolean; readonly part?: boolean }
  | { readonly kind: 'charge'; readonly target: PieceId }
  /** He runs along the roadway to that clearing (15.6.1), with what piece. */
  | { readonly kind: 'run'; readonly road: string }
  /** He flies away to that tile (15.6.8). */
  | { readonly kind: 'fly-away'; readonly tile: string }
  | { readonly kind: PieceAct; readonly piece: Piece }
  /** He turns his weapon when the round ends (16.2.4). */
  | { readonly kind: 'turn-weapon'; readonly alerted: boolean }
  | { readonly kind: 'berserk'; readonly chit: number }
  | { readonly kind: 'put-on' | 'take-off' | 'abandon' | 'drop'; readonly belonging: string }
  /** He picks up what has been dropped, his own or with a piece to move by (26.7). */
  | { readonly kind: 'pick-up'; readonly dropped: string; readonly isOwn: boolean }
  | {
      readonly kind: 'target'
      readonly denizen: PieceId
      /** Who would fall upon him for it (26.10). */
      readonly rouses?: readonly PieceId[]
    }
  | {
      readonly kind: 'attack-row' | 'maneuver-row' | 'rider-row' | 'shield' | 'move-attack' | 'move-maneuver'
      readonly box: Box
    }
  /** At the horse of a rider, or past it at himself (26.25). */
  | { readonly kind: 'strike-at'; readonly at: 'horse' | 'rider' }
  | { readonly kind: 'place'; readonly denizen: PieceId; readonly box: Box }
  | { readonly kind: 'free-asterisk'; readonly of: 'MOVE' | 'FIGHT' }
