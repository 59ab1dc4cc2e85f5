import { TABLES } from '../pieces/tables.ts'
import type { Blow, Maneuver } from './blows.ts'

/** The tables that say how well a blow was aimed, where optional combat is played (26.25). */
export type AimTable = 'fumble' | 'optional-missile'

/** A row of one: for results up to this, null for all beyond; levels of harm, null where nothing of it is left. */
export type AimRow = (typeof TABLES)[AimTable][number]

/** The row for a result, however low or high it is (26.25). */
export const aimRow = (table: AimTable, result: number): AimRow =>
  TABLES[table].find(({ to }) => to === null || result <= to)!

/** The table on which a blow that hits rolls: what strikes on FUMBLE, what shoots on the other (26.25). */
export const aimTableOf = ({ missile }: Pick<Blow, 'missile'>): AimTable => (missile ? 'optional-missile' : 'fumble')

/** The time as which somebody counts who does not get out of the way. */
const STANDING = 8
/** What a blow loses that does not come in the way of its target. */
const OUT_OF_LINE = 4

/**
 * What is added to the roll of a blow that hits: its time less the target's, and 4 where it does not come in his way. Of a
 * rider who is aimed at his horse's maneuver counts, and his own too (26.25).
 */
export function aimOf(
  { time, box, atRider }: Pick<Blow, 'time' | 'box' | 'atRider'>,
  maneuver: Maneuver | null,
  rider: Maneuver | null = null,
): number {
  if (maneuver === null) return time - STANDING
  const against = (one: Maneuver): number => time - one.time + (box === one.box ? 0 : OUT_OF_LINE)
  return against(maneuver) + (atRider && rider ? against(rider) : 0)
}
