import type { Level } from '../pieces/levels.ts'
import type { WornArmor } from './armor.ts'
import type { Missile, Special } from './blows.ts'

/** An active chit that can be played in a fight, with its current values (2.2.1, 23.6). */
export interface FightChit {
  /** The index of the chit among the character's twelve chits. */
  readonly number: number
  readonly kind: 'MOVE' | 'FIGHT' | 'DUCK' | 'BERSERK'
  readonly strength: Level
  readonly time: number
  readonly asterisks: number
  /** The printed strength, before any increase by a spell (21.3.1). */
  readonly printed?: Level
}

/** The special properties of a transformed character (16.2.12, 20.9). */
export interface Shape {
  /** True for a flyer, which cannot run (8.6.9). */
  readonly flies: boolean
  readonly armored: boolean
  /**
   * A special attack instead of harm. A red side kills outright, and the light side of a Demon or the Imp makes its
   * victim roll on a table (17.3.2, 17.3.7).
   */
  readonly special: Special | null
  /** A head or club that strikes the same target as its monster (21.5.1). */
  readonly part: {
    readonly strength: Level
    readonly time: number
    readonly length: number
    /** The MISSILE dice of a dragon head's fire (26.9), or null for a strike. */
    readonly missile: Missile | null
  } | null
  /** The absorbed monster. Omitted for beasts and mist. */
  readonly monster?: string
  /** True for mist, which takes no part in fights except to run away (21.6.3). */
  readonly mist?: true
}

export interface WeaponFace {
  readonly harm: Level
  /** The attack time, or null if the FIGHT chit's time counts (16.2.3). */
  readonly time: number | null
  readonly stars: number
}

/** The active weapon: a counter, a card, the dagger that everyone has (16.2.8), or a creature's claws (16.2.12). */
export interface ActiveWeapon {
  /** The weapon's id, or null for the dagger and for claws. */
  readonly id: string | null
  readonly weight: Level
  readonly length: number
  readonly shoots: boolean
  readonly face: WeaponFace
  /** True if the alerted face is up. Null for weapons that aren't counters, which have only one face (1.4.4). */
  readonly alerted: boolean | null
  /** The weapon potions that affect the weapon (23.10.1). */
  readonly potions: {
    readonly dust: boolean
    readonly oil: boolean
    readonly bite: boolean
    readonly grease: boolean
  }
}

/** Gloves or Boots, which are played like a chit without asterisks (23.8.1). */
export interface Gear {
  readonly id: string
  readonly strength: Level
  readonly time: number
}

/** One side of a horse (1.4.6). */
export interface HorseSide {
  readonly strength: Level
  readonly time: number
}

export interface RiddenHorse {
  readonly id: string
  readonly vulnerability: Level
  readonly armored: boolean
  readonly walk: HorseSide
  readonly gallop: HorseSide
}

/** A character's current combat values, used by rules, plans and bots. They are public (2.5.2). */
export interface Fighter {
  readonly id: string
  readonly weight: Level
  /** The character's weight, or Tremendous while berserk (24.4). */
  readonly vulnerability: Level
  readonly chits: readonly FightChit[]
  readonly weapon: ActiveWeapon
  readonly gloves: Gear | null
  readonly boots: Gear | null
  readonly horse: RiddenHorse | null
  /** Active armor. The shield's direction is chosen during the melee (16.2.7). */
  readonly armor: readonly WornArmor[]
  /** The weight of the heaviest item carried personally (15.5.7). */
  readonly load: Level
  /** The number of asterisks that the character can play in a round (15.5.5). */
  readonly effort: number
  readonly missile: Missile
  /** True if Battle Bracelets are active (23.12). */
  readonly bracelets: boolean
  /** True if the Elusive Cloak is active (23.12). */
  readonly cloak: boolean
  /** True if Reflecting Grease is active (23.11). */
  readonly greased: boolean
  /** True if the serious wounds rule is in play (26.1). */
  readonly hardy?: boolean
  /** The dice and modifier of FUMBLE rolls. Omitted without optional combat (26.25). */
  readonly fumble?: Missile
  /** True while a wish for strength lasts: the next hit does exactly Tremendous harm (17.1.7). */
  readonly wish: boolean
  /** The strength and time of a FLY value that can be used, if there is one (15.5.9a). */
  readonly flight?: { readonly strength: Level; readonly time: number } | null
  /** The form of a transformed character. Omitted if not transformed. */
  readonly shape?: Shape
}

/**
 * The weapon of a character with no active one. It has Negligible harm and one star, and any strength exceeds its
 * weight (16.2.8).
 */
export const DAGGER: ActiveWeapon = {
  id: null,
  weight: 'N',
  length: 0,
  shoots: false,
  face: { harm: 'N', time: null, stars: 1 },
  alerted: null,
  potions: { dust: false, oil: false, bite: false, grease: false },
}

/** The usual limit on the asterisks a character can play in a round (15.5.5). */
export const EFFORT_LIMIT = 2
/** The limit on asterisks with the Girtle of Energy (23.11.1). */
export const GIRTLE_LIMIT = 3
