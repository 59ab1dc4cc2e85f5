import type { Level } from '../levels.ts'
import type { Armor } from './armor.ts'
import type { Missile, Special } from './blows.ts'

/** An active chit that a character can play in a fight, with the values it has now (2.2.1, 23.6). */
export interface FightChit {
  /** Its number among the twelve. */
  readonly number: number
  readonly kind: 'MOVE' | 'FIGHT' | 'DUCK' | 'BERSERK'
  readonly strength: Level
  readonly time: number
  readonly asterisks: number
  /** The strength that is printed on a MOVE chit, whatever makes it stronger (21.3.1). */
  readonly printed?: Level
}

/** What is another's than a character's of whoever has another form (16.2.12, 20.9). */
export interface Shape {
  /** It flies, and does not run (8.6.9). */
  readonly flies: boolean
  readonly armored: boolean
  /** Instead of harm: a red side kills, a Demon's or the Imp's light one makes its victim roll (17.3.2, 17.3.7). */
  readonly special: Special | null
  /** A head or a club strikes the same target (21.5.1). */
  readonly part: {
    readonly strength: Level
    readonly time: number
    readonly length: number
    /** Fire (26.9); null for what strikes. */
    readonly missile: Missile | null
  } | null
  /** The monster whose shape it is; left out of beasts and mist. */
  readonly monster?: string
  /** It takes no part in fights, but for running away (21.6.3). */
  readonly mist?: true
}

/** The face of a weapon that is up. */
export interface WeaponFace {
  readonly harm: Level
  /** Attack time; null where the FIGHT chit's counts (16.2.3). */
  readonly time: number | null
  readonly stars: number
}

/** The active weapon: a counter, a card, or the dagger that everybody has (16.2.8). */
export interface Weapon {
  /** The belonging; null for the dagger. */
  readonly id: string | null
  readonly weight: Level
  readonly length: number
  readonly shoots: boolean
  readonly face: WeaponFace
  /** Which face is up; null for a card and for the dagger, which have but one (1.4.4). */
  readonly alerted: boolean | null
  /** Weapon potions on it (23.10.1). */
  readonly potions: {
    readonly dust: boolean
    readonly oil: boolean
    readonly bite: boolean
    readonly grease: boolean
  }
}

/** Gloves or boots, played as a chit without asterisks (23.8.1). */
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

/** The active horse. */
export interface Horse {
  readonly id: string
  readonly vulnerability: Level
  readonly armored: boolean
  readonly walk: HorseSide
  readonly gallop: HorseSide
}

/** A character as he can fight now: all that rules, plans and bots reckon with. Everybody may know it (2.5.2). */
export interface Fighter {
  readonly id: string
  readonly weight: Level
  /** His weight; Tremendous while he is berserk (24.4). */
  readonly vulnerability: Level
  readonly chits: readonly FightChit[]
  readonly weapon: Weapon
  readonly gloves: Gear | null
  readonly boots: Gear | null
  readonly horse: Horse | null
  /** Active armor; where the shield is held is chosen in the melee (16.2.7). */
  readonly armor: readonly Armor[]
  /** The weight of the heaviest item that he carries himself (15.5.7). */
  readonly load: Level
  /** The most asterisks he may show in a round (15.5.5). */
  readonly effort: number
  readonly missile: Missile
  /** Battle Bracelets, Elusive Cloak, Reflecting Grease (23.11, 23.12). */
  readonly bracelets: boolean
  readonly cloak: boolean
  readonly greased: boolean
  /** Where serious wounds are played (26.1). */
  readonly hardy?: boolean
  /** How FUMBLE is rolled for his blows; left out where optional combat is not played (26.25). */
  readonly fumble?: Missile
  /** His next FIGHT chit or Gloves that hits does exactly Tremendous harm (17.1.7). */
  readonly wish: boolean
  /** FLY values that he plays as he likes; left out where he has none (15.5.9a). */
  readonly flight?: { readonly strength: Level; readonly time: number } | null
  /** Left out of whoever is himself. */
  readonly shape?: Shape
}

/** The dagger of whoever has no active weapon: Negligible with one star, any strength exceeds its weight (16.2.8). */
export const DAGGER: Weapon = {
  id: null,
  weight: 'N',
  length: 0,
  shoots: false,
  face: { harm: 'N', time: null, stars: 1 },
  alerted: null,
  potions: { dust: false, oil: false, bite: false, grease: false },
}

/** The usual limit of asterisks in a round (15.5.5). */
export const EFFORT_LIMIT = 2
/** With the Girtle of Energy (23.11.1). */
export const GIRTLE_LIMIT = 3
