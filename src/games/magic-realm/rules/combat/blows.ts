import { NEGLIGIBLE } from '../levels.ts'
import { TABLES } from '../pieces/tables.ts'
import type { Box } from './directions.ts'

/** A piece in a fight: a character, a monster, a native; a head or a club; a horse. */
export type PieceId = string

/** What a blow is beside ordinary harm: it kills outright (17.3.2), or its victim rolls on a table (17.3.7). */
export type Special = 'kill' | 'pit' | 'curse'

/** How a missile's level is rolled: by how many dice, and with what added (17.1.3, 2.1.1). */
export interface Missile {
  readonly dice: 1 | 2
  readonly modifier: number
}

/** An attack on its way to one target. */
export interface Blow {
  readonly by: PieceId
  /** Whose death cancels it: the attacker itself, or the body of a head or a club (1.3.4). */
  readonly body: PieceId
  readonly target: PieceId
  readonly box: Box
  /** Attack time (1.1.2). */
  readonly time: number
  /** Length of the weapon, 0 to 18 (16.5.5). */
  readonly length: number
  /** The letter as a rank (17.1.1). */
  readonly harm: number
  readonly stars: number
  /** One level for a strength that exceeds the weapon's weight (17.1.2). */
  readonly excess: boolean
  readonly missile: Missile | null
  readonly special: Special | null
  /** Hits on equal times too (Ointment of Bite, 23.10.1). */
  readonly bites: boolean
  /** Meets no armor (Penetrating Grease, 17.2.11). */
  readonly penetrates: boolean
  /** The strength wish: it does this and nothing else, whatever the weapon (17.1.7). */
  readonly exactly: number | null
  /** How FUMBLE is rolled for it; left out where optional combat is not played (26.25). */
  readonly fumble?: Missile
  /** It goes past the horse at who rides it; left out where it does not (26.25). */
  readonly atRider?: boolean
  /** A spell strikes, and no weapon (16.4.8). */
  readonly spell?: string
}

/** A maneuver as blows are compared with it. */
export interface Maneuver {
  readonly box: Box
  /** Move time (1.1.2). */
  readonly time: number
}

/** How an attack hits: faster than the maneuver, in its way, or because there is none (16.4.1, 16.4.2). */
export type Hit = 'undercut' | 'intercept' | 'open'

/** How an attack hits a maneuver; null where it misses (16.4.1). Equal times do not undercut. */
export function hitOn(blow: Pick<Blow, 'box' | 'time' | 'bites'>, maneuver: Maneuver | null): Hit | null {
  if (maneuver === null) return 'open'
  if (blow.time < maneuver.time || (blow.bites && blow.time === maneuver.time)) return 'undercut'
  return blow.box === maneuver.box ? 'intercept' : null
}

/** Levels that a MISSILE roll of 1 to 6 adds (17.1.3). */
export const MISSILE_LEVELS = TABLES.missile

/**
 * The harm of a blow as a rank (17.1): letter, one level a star (one star less where it meets armor), excess strength, the
 * levels of a missile. Never below Negligible.
 */
export function harmOf(
  blow: Pick<Blow, 'harm' | 'stars' | 'excess' | 'exactly'>,
  meetsArmor: boolean,
  missileLevels = 0,
): number {
  if (blow.exactly !== null) return blow.exactly
  return Math.max(NEGLIGIBLE, blow.harm + starsOf(blow, meetsArmor) + (blow.excess ? 1 : 0) + missileLevels)
}

/** The stars of a blow that count: one less where it meets armor (17.1.1). */
export const starsOf = ({ stars }: Pick<Blow, 'stars'>, meetsArmor: boolean): number =>
  Math.max(0, stars - (meetsArmor ? 1 : 0))

/**
 * Which of two blows falls first: below 0 the one, above 0 the other, 0 both at once. In the first round of the evening the
 * longer weapon, then the lower time; later the lower time, then the longer weapon (16.5.1).
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

/** Blows in the order they fall; those of one group fall at the same time (16.5.1, 16.5.2). */
export function inOrder<B extends Pick<Blow, 'time' | 'length'>>(blows: readonly B[], firstRound: boolean): B[][] {
  const groups: B[][] = []
  for (const blow of [...blows].sort((one, other) => compareBlows(one, other, firstRound))) {
    const last = groups.at(-1)
    if (last && compareBlows(last[0]!, blow, firstRound) === 0) last.push(blow)
    else groups.push([blow])
  }
  return groups
}
