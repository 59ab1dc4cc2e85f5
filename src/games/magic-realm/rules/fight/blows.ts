import { NEGLIGIBLE } from '../pieces/levels.ts'
import { TABLES } from '../pieces/tables.ts'
import type { Box } from './directions.ts'

/** The id of a piece in combat: a character, monster, native, head, club or horse. */
export type PieceId = string

/** A special effect of a blow: it kills outright (17.3.2) or causes a roll on a table (17.3.7). */
export type Special = 'kill' | 'pit' | 'curse'

/** The dice and the modifier of a MISSILE roll (17.1.3, 2.1.1). */
export interface Missile {
  readonly dice: 1 | 2
  readonly modifier: number
}

/** An attack on one target, before it is resolved. */
export interface Blow {
  readonly by: PieceId
  /** The piece whose death cancels the blow: the attacker, or the body of a head or club (1.3.4). */
  readonly body: PieceId
  readonly target: PieceId
  readonly box: Box
  /** Attack time (1.1.2). */
  readonly time: number
  /** Weapon length, 0 to 18 (16.5.5). */
  readonly length: number
  /** The harm letter as a rank (17.1.1). */
  readonly harm: number
  readonly stars: number
  /** True if strength exceeds the weapon's weight. This adds one level of harm (17.1.2). */
  readonly excess: boolean
  readonly missile: Missile | null
  readonly special: Special | null
  /** True if the blow also undercuts a maneuver of equal time (Ointment of Bite, 23.10.1). */
  readonly bites: boolean
  /** True if the blow ignores armor (Penetrating Grease, 17.2.11). */
  readonly penetrates: boolean
  /** The fixed harm of a wish for strength, which replaces the weapon's, or null without such a wish (17.1.7). */
  readonly exactly: number | null
  /** The dice and modifier of a strike's FUMBLE roll. Omitted without optional combat (26.25). */
  readonly fumble?: Missile
  /** True if the blow is aimed past the horse at its rider, and omitted otherwise (26.25). */
  readonly atRider?: boolean
  /** The spell that deals the blow, or omitted if a weapon or a creature does (16.4.8). */
  readonly spell?: string
}

/** A maneuver that blows are compared with. */
export interface Maneuver {
  readonly box: Box
  /** Move time (1.1.2). */
  readonly time: number
}

/**
 * The type of a hit: the attack undercuts or intercepts the target's maneuver, or the target has no maneuver (16.4.1,
 * 16.4.2).
 */
export type Hit = 'undercut' | 'intercept' | 'open'

/**
 * Returns how an attack hits a maneuver, or null if it misses (16.4.1). Equal times don't undercut unless the blow
 * `bites` (23.10.1).
 */
export function hitOn(blow: Pick<Blow, 'box' | 'time' | 'bites'>, maneuver: Maneuver | null): Hit | null {
  if (maneuver === null) return 'open'
  if (blow.time < maneuver.time || (blow.bites && blow.time === maneuver.time)) return 'undercut'
  return blow.box === maneuver.box ? 'intercept' : null
}

/** The harm levels added by a MISSILE roll of 1 to 6 (17.1.3). */
export const MISSILE_LEVELS = TABLES.missile

/**
 * Returns the harm of a blow as a rank: the letter, plus one level for each star that counts and for excess strength,
 * plus missile levels (17.1). The result is never below Negligible. A wish for strength sets it instead (17.1.7).
 */
export function harmOf(
  blow: Pick<Blow, 'harm' | 'stars' | 'excess' | 'exactly'>,
  meetsArmor: boolean,
  missileLevels = 0,
): number {
  if (blow.exactly !== null) return blow.exactly
  return Math.max(NEGLIGIBLE, blow.harm + starsOf(blow, meetsArmor) + (blow.excess ? 1 : 0) + missileLevels)
}

/** Returns the number of a blow's stars that count. Against armor, one star fewer counts (17.1.1). */
export const starsOf = ({ stars }: Pick<Blow, 'stars'>, meetsArmor: boolean): number =>
  Math.max(0, stars - (meetsArmor ? 1 : 0))

/**
 * Compares the order of two blows. The result is negative if `one` falls first, and 0 if they are simultaneous. Length
 * decides before time in an evening's first round; after that, time decides before length (16.5.1).
 */
export function compareBlows(
  one: Pick<Blow, 'time' | 'length'>,
  other: Pick<Blow, 'time' | 'length'>,
  firstRound: boolean,
): number {
  const byLength = other.length - one.length
  const byTime = one.time - other.time
  return firstRound ? byLength || byTime : byTime || byLength
}

/** Groups blows by the order in which they fall; the blows in a group are simultaneous (16.5.1, 16.5.2). */
export function inOrder<B extends Pick<Blow, 'time' | 'length'>>(blows: readonly B[], firstRound: boolean): B[][] {
  const groups: B[][] = []
  for (const blow of [...blows].sort((one, other) => compareBlows(one, other, firstRound))) {
    const last = groups.at(-1)
    if (last && compareBlows(last[0]!, blow, firstRound) === 0) last.push(blow)
    else groups.push([blow])
  }
  return groups
}
