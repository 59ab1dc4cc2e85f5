import { TABLES } from '../pieces/tables.ts'
import type { Blow, Maneuver } from './blows.ts'

/** A table that decides how well a blow is aimed, in optional combat (26.25). */
export type AimTable = 'fumble' | 'optional-missile'

/**
 * A row of an aim table: the highest result it covers (null if unlimited) and its harm levels (null if the blow has no
 * effect).
 */
export type AimRow = (typeof TABLES)[AimTable][number]

/** Returns the row for a result, however high or low (26.25). */
export const aimRow = (table: AimTable, result: number): AimRow =>
  TABLES[table].find(({ to }) => to === null || result <= to)!

/** Returns the table for a blow that hits: FUMBLE for a strike, the optional MISSILE table for a shot (26.25). */
export const aimTableOf = ({ missile }: Pick<Blow, 'missile'>): AimTable => (missile ? 'optional-missile' : 'fumble')

/** The maneuver time assumed for a target without a maneuver. */
const STANDING = 8
/** The modifier if the blow does not intercept its target's maneuver. */
const OUT_OF_LINE = 4

/**
 * Returns the modifier for the roll of a blow that hits: its time minus the target's, plus 4 if it does not intercept.
 * Against a rider, both the horse's maneuver and the rider's own count (26.25).
 */
export function aimModifier(
  { time, box, atRider }: Pick<Blow, 'time' | 'box' | 'atRider'>,
  maneuver: Maneuver | null,
  rider: Maneuver | null = null,
): number {
  if (maneuver === null) return time - STANDING
  const against = (one: Maneuver): number => time - one.time + (box === one.box ? 0 : OUT_OF_LINE)
  return against(maneuver) + (atRider && rider ? against(rider) : 0)
}
