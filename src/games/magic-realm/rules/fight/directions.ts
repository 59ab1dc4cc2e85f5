import { resultFor, TABLES } from '../pieces/tables.ts'

/**
 * The three rows of a melee sheet from the top: Charge and Thrust, Dodge and Swing, Duck and Smash (1.1.5). An attack
 * intercepts a maneuver in its own row.
 */
export const BOXES = [0, 1, 2] as const
export type Box = (typeof BOXES)[number]

export const ATTACK_DIRECTIONS = ['thrust', 'swing', 'smash'] as const
export type AttackDirection = (typeof ATTACK_DIRECTIONS)[number]

export const MANEUVERS = ['charge', 'dodge', 'duck'] as const
export type ManeuverDirection = (typeof MANEUVERS)[number]

export const attackIn = (box: Box): AttackDirection => ATTACK_DIRECTIONS[box]
export const maneuverIn = (box: Box): ManeuverDirection => MANEUVERS[box]

/** The row of Smash and Duck. */
export const SMASH = 2

/** The contents of a sheet's three rows. */
export type Rows<T> = [T[], T[], T[]]

export const emptyRows = <T>(): Rows<T> => [[], [], []]

/** Returns the row to which a row's pieces move after a reposition roll of `die`, from 1 to 6 (16.3.1). */
export const repositioned = (box: Box, die: number): Box => resultFor(TABLES.reposition, die)[box]

/** Returns the rows after a reposition roll has moved their pieces (16.3.1). */
export function shifted<T>(rows: Rows<T>, die: number): Rows<T> {
  const after = emptyRows<T>()
  for (const box of BOXES) after[repositioned(box, die)] = [...rows[box]]
  return after
}
