import type { PieceId } from '../fight/blows.ts'
import type { Box, Rows } from '../fight/directions.ts'

/**
 * A piece that a character plays: an action chit (given by number), Gloves, Boots, a horse, or a set of FLY values
 * (2.2.1, 15.5.6, 15.5.9a, 23.8.1).
 */
export type PlayedPiece =
  | { readonly kind: 'chit'; readonly chit: number }
  | { readonly kind: 'gear'; readonly id: string }
  | { readonly kind: 'horse'; readonly id: string; readonly gallops: boolean }
  /** A set of FLY values, from a FLY chit or the Carpet (15.5.9a). */
  | { readonly kind: 'fly' }

/** The steps of a round. Each one runs from one checkpoint to the next (14.3.1, 14.3.4a). */
const COMBAT_STEPS = [
  'meeting',
  'passing',
  'luring',
  'assigning',
  'deploying',
  'acting',
  'targeting',
  'living',
  'playing',
  'chance',
  'turning',
  'blows',
  'fatigue',
  'disengaging',
] as const
export type CombatStep = (typeof COMBAT_STEPS)[number]

/** The part of a denizen's sheet that holds the denizens attacking it (15.1.2). */
export interface Duel {
  /** The owner's attackers, without their heads, clubs and horses, in order of arrival (15.4.1). */
  attackers: PieceId[]
  /** The attacker that the owner strikes back at, or null before it is chosen (16.1.2, 16.1.3). */
  target: PieceId | null
  /** The rows of all attackers except the target. */
  circles: Rows<PieceId>
  /** The rows of the target. */
  squares: Rows<PieceId>
  /**
   * The character that an owner with its red side up keeps holding even when attacked (15.4.4), or null if there is
   * none.
   */
  holds: PieceId | null
}

/** A melee sheet with its owner and the pieces in its red boxes (15.1.1, 15.1.2). */
export interface Sheet {
  readonly owner: PieceId
  /** The attackers on a character's sheet, or the denizen itself on its own sheet. */
  boxes: Rows<PieceId>
  /** The part for attacking denizens. Omitted if there are none or if the owner is a character. */
  duel?: Duel
}

/**
 * A battle, in which a group's unhired members in the clearing fight a character and their hirelings this evening
 * (14.2.2).
 */
export interface Battle {
  readonly group: string
  readonly character: PieceId
}

/** The Third ENCOUNTER's part of a fight. */
export interface CombatWar {
  battles: Battle[]
  /** Denizens that rebelled this round. The `free` denizens and they spare each other (16.6.2). */
  rebels: PieceId[]
  /** The denizens that were unhired before the rebellion. The list is empty if there was no rebellion. */
  free: PieceId[]
}

/** A charge, with its target and the piece played (15.4.6). */
export interface Charge {
  readonly target: PieceId
  readonly piece: PlayedPiece
  readonly time: number
}

// These are types rather than interfaces, so that TypeScript accepts them as question data.

/** A piece played this round. `as` is the kind of chit it was played as (15.5.5, 18.1.1). */
export type Spent = {
  readonly piece: PlayedPiece
  readonly as: 'MOVE' | 'FIGHT' | 'MAGIC'
  readonly asterisks: number
}

/** An attack, with the FIGHT piece played and its row (16.2.2). */
export type AttackPlay = {
  readonly piece: PlayedPiece
  box: Box
  /** True if aimed past a horse at its rider, and omitted otherwise (26.25). */
  readonly atRider?: true
}

/** A maneuver, with the piece played and its row (16.2.5). */
export type ManeuverPlay = {
  readonly piece: PlayedPiece
  box: Box
}

/** A character's decisions and results in this round. */
export interface Engagement {
  readonly character: PieceId
  /** The pieces played in the Encounter and Melee Steps. */
  spent: Spent[]
  /** The character's target, or null if there is none (16.1.4). */
  target: PieceId | null
  attack: AttackPlay | null
  maneuver: ManeuverPlay | null
  /** The rider's own maneuver, if there is one (26.25). */
  rider?: ManeuverPlay
  /** The shield's direction (16.2.7). */
  shield: Box | null
  /**
   * True if the character has played a FIGHT chit or Gloves without a target, and so may turn the weapon over at the
   * end of the round (16.2.4).
   */
  readies: boolean
  /** The number of wounds received this round, which are taken in the Fatigue Step. */
  wounds: number
  /** True if the character has run or flown out of the clearing (15.6.4, 15.6.8). */
  gone: boolean
  /** The charge, if the character has charged (15.4.6). */
  charge?: Charge
  /** The spell cast this round, if any: its number, the row of its attack and its chosen targets. */
  spell?: { readonly number: number; box: Box | null; readonly named?: readonly PieceId[] }
  /** The row of a second attack by the form's head or club, if there is one (16.2.12). */
  second?: Box
}

/** The secret decisions made so far, included in the player's later questions. Nobody else sees them. */
export type RoundPlays = Pick<Engagement, 'spent' | 'attack' | 'maneuver' | 'rider' | 'shield'>

/** The fight in one clearing for a whole evening (14.3). It is public. */
export interface CombatState {
  readonly clearing: string
  /** The current round, counted from 1. */
  round: number
  step: CombatStep
  /** In steps played in turn order, the number of participants who have finished the step. */
  turn: number
  /** The turn order of the Encounter Step (15.1.4), or the order drawn for naming targets (16.1.3). */
  order: PieceId[]
  engagements: Engagement[]
  sheets: Sheet[]
  /**
   * The denizens, heads and clubs that have their dark or red side up, and the natives' horses at a gallop. All others
   * have their light side up (14.1.4) or walk.
   */
  dark: PieceId[]
  /**
   * Tremendous monsters that hit this round without killing. They turn red side up at the end of the round (17.3.1).
   */
  grips: PieceId[]
  /** True if something happened in this round (14.3.2). */
  happened: boolean
  /** The number of consecutive rounds in which nothing happened (14.3.3). */
  quiet: number
  /** The number of consecutive rounds fought only because a victim was held (17.3.5, D41). */
  held: number
  /** The battles with native groups and this round's rebels. Undefined before the Third ENCOUNTER. */
  war?: CombatWar
  /** Attackers whose Power of the Pit was canceled this round. Omitted if there are none (26.16). */
  silenced?: PieceId[]
  /**
   * Characters in a monster's form, with the side facing up and any victim held (21.5.1). Omitted if there are none.
   */
  shapes?: Record<PieceId, ShapeSide>
}

/** The side of an absorbed monster that faces up, and the victim it holds if that side is red (17.3.6, 21.5.1). */
export interface ShapeSide {
  isDark: boolean
  victim: PieceId | null
}
