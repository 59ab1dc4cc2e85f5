import { NEGLIGIBLE } from '../pieces/levels.ts'
import { TABLES } from '../pieces/tables.ts'
import type { Box } from './directions.ts'

/** The id of a piece in combat: a character, monster, native, head, club or horse. */
export type PieceId = string

/** The special effect of a blow: it kills outright (17.3.2), or its victim rolls on a table (17.3.7). */
export type Special = 'kill' | 'pit' | 'curse'

/** The dice and modifier of a missile's roll (17.1.3, 2.1.1). */
export interface Missile {
  readonly dice: 1 | 2
  readonly modifier: number
}

/** An attack on its way to one target. */
export interface Blow {
  readonly by: PieceId
  /** The piece whose death cancels it: the attacker, or the body of a head or club (1.3.4). */
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
  /** One extra level if strength exceeds the weapon's weight (17.1.2). */
  readonly excess: boolean
  readonly missile: Missile | null
  readonly special: Special | null
  /** Also hits on equal times (Ointment of Bite, 23.10.1). */
  readonly bites: boolean
  /** Ignores armor (Penetrating Grease, 17.2.11). */
  readonly penetrates: boolean
  /** The strength wish: exactly this harm, regardless of the weapon (17.1.7). */
  readonly exactly: number | null
  /** The dice of its FUMBLE roll; absent without optional combat (26.25). */
  readonly fumble?: Missile
  /** Aimed past the horse at its rider; absent if not (26.25). */
  readonly atRider?: boolean
  /** The spell that strikes instead of a weapon (16.4.8). */
  readonly spell?: string
}

/** A maneuver for comparison with blows. */
export interface Maneuver {
  readonly box: Box
  /** Move time (1.1.2). */
  readonly time: number
}

/** The way an attack hits: by undercutting, by intercepting, or against no maneuver (16.4.1, 16.4.2). */
export type Hit = 'undercut' | 'intercept' | 'open'

/** Returns how an attack hits a maneuver; null if it misses (16.4.1). Equal times don't undercut. */
export function hitOn(blow: Pick<Blow, 'box' | 'time' | 'bites'>, maneuver: Maneuver | null): Hit | null {
  if (maneuver === null) return 'open'
  if (blow.time < maneuver.time || (blow.bites && blow.time === maneuver.time)) return 'undercut'
  return blow.box === maneuver.box ? 'intercept' : null
}

/** Levels added by a MISSILE roll of 1 to 6 (17.1.3). */
export const MISSILE_LEVELS = TABLES.missile

/**
 * Returns the harm of a blow as a rank (17.1): the letter, one level a star (one star less against armor), excess
 * strength, missile levels. Never below Negligible.
 */
export function harmOf(
  blow: Pick<Blow, 'harm' | 'stars' | 'excess' | 'exactly'>,
  meetsArmor: boolean,
  missileLevels = 0,
): number {
  if (blow.exactly !== null) return blow.exactly
  return Math.max(NEGLIGIBLE, blow.harm + starsOf(blow, meetsArmor) + (blow.excess ? 1 : 0) + missileLevels)
}

/** Returns the stars of a blow that count: one less against armor (17.1.1). */
export const starsOf = ({ stars }: Pick<Blow, 'stars'>, meetsArmor: boolean): number =>
  Math.max(0, stars - (meetsArmor ? 1 : 0))

/**
 * Compares the order of two blows: negative if `one` is first, 0 if simultaneous. In the first round of an evening
 * longer weapons precede lower times; later, lower times precede longer weapons (16.5.1).
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

/** Groups blows in the order they fall; a group is simultaneous (16.5.1, 16.5.2). */
export function inOrder<B extends Pick<Blow, 'time' | 'length'>>(blows: readonly B[], firstRound: boolean): B[][] {
  const groups: B[][] = []
  for (const blow of [...blows].sort((one, other) => compareBlows(one, other, firstRound))) {
    const last = groups.at(-1)
    if (last && compareBlows(last[0]!, blow, firstRound) === 0) last.push(blow)
    else groups.push([blow])
  }
  return groups
}
