import { type Level, NEGLIGIBLE, rankOf, TREMENDOUS } from '../pieces/levels.ts'
import type { Blow, Maneuver, Missile, PieceId, Special } from './blows.ts'
import type { Box } from './directions.ts'

export interface FoeAttack {
  /** The harm letter, or null if the attack has an effect other than harm. */
  readonly harm: Level | null
  readonly time: number
  readonly stars: number
  readonly special: Special | null
}

/** One side of a denizen, or of its head, club or horse (1.1.4). */
export interface FoeSide {
  /** The attack, or null if this side does not attack (16.4.7). */
  readonly attack: FoeAttack | null
  /** The move time, or null for a head or club, which cannot be attacked (1.3.4). */
  readonly move: number | null
  /** The weapon length, which is 0 for teeth and claws (16.5.5). */
  readonly length: number
}

/** A denizen in combat, or its head, club or horse. */
export interface Foe {
  readonly id: PieceId
  readonly part: boolean
  /** True for a native. Even a Knight, who is Tremendous, holds nobody (1.3.8). */
  readonly native?: true
  /** True for a beast created by Transform, which holds nobody regardless of its size (22.4). */
  readonly beast?: true
  /** True for a native's horse (1.3.9). */
  readonly mount?: true
  /** The vulnerability (1.3.2). For a head or club, it is the body's. */
  readonly size: Level
  readonly armored: boolean
  readonly missile: Missile | null
  /** The dice and modifier of FUMBLE rolls. Omitted without optional combat (26.25). */
  readonly fumble?: Missile
  readonly light: FoeSide
  readonly dark: FoeSide
}

/** Returns true for Tremendous monsters, which pick up their victims (1.3.3). */
export const isTremendous = ({ part, native, beast, size }: Pick<Foe, 'part' | 'native' | 'beast' | 'size'>): boolean =>
  !part && !native && !beast && rankOf(size) === TREMENDOUS

/**
 * Returns true if a change of tactics can turn a piece over. It can turn over all pieces except Tremendous bodies and
 * horses (16.3.3).
 */
export const turnsOver = (foe: Pick<Foe, 'part' | 'native' | 'beast' | 'mount' | 'size'>): boolean =>
  !foe.mount && !isTremendous(foe)

export const foeSideUp = (foe: Foe, isDark: boolean): FoeSide => (isDark ? foe.dark : foe.light)

/**
 * Returns the blow that a denizen, head or club strikes from its row, or null if this side does not attack (16.4.3,
 * 16.4.7).
 */
export function foeBlow(foe: Foe, isDark: boolean, body: PieceId, target: PieceId, box: Box): Blow | null {
  const { attack, length } = foeSideUp(foe, isDark)
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

/** Returns a denizen's maneuver, in the direction of its row (16.4.3). Returns null for a head or club. */
export function foeManeuver(foe: Foe, isDark: boolean, box: Box): Maneuver | null {
  const { move } = foeSideUp(foe, isDark)
  return move === null ? null : { box, time: move }
}
