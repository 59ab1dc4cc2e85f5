import { type Level, NEGLIGIBLE, rankOf, TREMENDOUS } from '../levels.ts'
import type { Blow, Maneuver, Missile, PieceId, Special } from './blows.ts'
import type { Box } from './directions.ts'

/** How a side of a denizen attacks. */
export interface FoeAttack {
  /** Null where it is not harm that it does. */
  readonly harm: Level | null
  readonly time: number
  readonly stars: number
  readonly special: Special | null
}

/** One side of a denizen, a head or a club (1.1.4). */
export interface FoeSide {
  /** Null where it does not attack on this side (16.4.7). */
  readonly attack: FoeAttack | null
  /** Move time; null for a head or a club, which cannot be attacked (1.3.4). */
  readonly move: number | null
  /** Length of its weapon; 0 for tooth and claw (16.5.5). */
  readonly length: number
}

/** A denizen, or the head or club of one, as it fights. */
export interface Foe {
  readonly id: PieceId
  readonly part: boolean
  /** A native: a knight stands Tremendous harm, and yet he holds nobody (1.3.8). */
  readonly native?: true
  /** What Transform has made: it holds nobody, however large (22.4). */
  readonly beast?: true
  /** A native's horse (1.3.9). */
  readonly mount?: true
  /** Its vulnerability (1.3.2); of a head or a club its body's. */
  readonly size: Level
  readonly armored: boolean
  readonly missile: Missile | null
  /** How FUMBLE is rolled for its blows; left out where optional combat is not played (26.25). */
  readonly fumble?: Missile
  readonly light: FoeSide
  readonly dark: FoeSide
}

/** Whether it is one of those that pick their victims up (1.3.3). */
export const isTremendous = ({ part, native, beast, size }: Pick<Foe, 'part' | 'native' | 'beast' | 'size'>): boolean =>
  !part && !native && !beast && rankOf(size) === TREMENDOUS

/** Whether a change of tactics turns it over: all but the bodies of the Tremendous, and horses (16.3.3). */
export const turnsOver = (foe: Pick<Foe, 'part' | 'native' | 'beast' | 'mount' | 'size'>): boolean =>
  !foe.mount && !isTremendous(foe)

/** The side that is up. */
export const sideUp = (foe: Foe, isDark: boolean): FoeSide => (isDark ? foe.dark : foe.light)

/** The blow of a denizen from a row; null where it does not attack on this side (16.4.3, 16.4.7). */
export function foeBlow(foe: Foe, isDark: boolean, body: PieceId, target: PieceId, box: Box): Blow | null {
  const { attack, length } = sideUp(foe, isDark)
  if (attack === null) return null
  return {
    by: foe.id,
    body,
    target,
    box,
    time: attack.time,
    length,
    harm: attack.harm === null ? NEGLIGIBLE : rankOf(attack.harm),
    stars: attack.stars,
    excess: false,
    missile: foe.missile,
    special: attack.special,
    bites: false,
    penetrates: false,
    exactly: null,
    ...(foe.fumble ? { fumble: foe.fumble } : {}),
  }
}

/** How a denizen moves out of the way: in the direction of its row (16.4.3). Null for a head or a club. */
export function foeManeuver(foe: Foe, isDark: boolean, box: Box): Maneuver | null {
  const { move } = sideUp(foe, isDark)
  return move === null ? null : { box, time: move }
}
