import type { Seat } from '../../../../kernel/index.ts'
import { SPACE_IDS, type SpaceId, spaceOf } from '../pieces/marnon.ts'
import { TABLES } from '../pieces/tables.ts'
import type { Force, Leader, Pieces, QuestState, Side } from '../state/components.ts'

/** The part of a state that describes the board. */
export type Board = Pick<QuestState, 'forces' | 'dragon' | 'wizard' | 'upheaval'>

/** Counts the pieces in a force (XI.B.4). */
export const countersIn = (force: Pieces | null | undefined): number =>
  force ? force.men + (force.leader === null ? 0 : 1) : 0

/** Returns the force in a space, or null if it is unoccupied (III.C.5.i). */
export const forceIn = ({ forces }: Pick<Board, 'forces'>, space: SpaceId): Force | null => forces[space] ?? null

/** Returns the side that holds a space, or null if it is unoccupied. */
export const sideOf = ({ forces }: Pick<Board, 'forces'>, space: SpaceId): Side | null => forces[space]?.side ?? null

/** Lists the spaces that a side holds, in order of their numbers. */
export function heldBy({ forces }: Pick<Board, 'forces'>, side: Side): SpaceId[] {
  const held: SpaceId[] = []
  for (const space of SPACE_IDS) if (forces[space]?.side === side) held.push(space)
  return held
}

/** Returns all sides with a piece on the board. */
export function sidesOn({ forces }: Pick<Board, 'forces'>): ReadonlySet<Side> {
  const sides = new Set<Side>()
  for (const space of SPACE_IDS) {
    const force = forces[space]
    if (force) sides.add(force.side)
  }
  return sides
}

/** Counts a side's pieces on the board. */
export function countersOf({ forces }: Pick<Board, 'forces'>, side: Side): number {
  let sum = 0
  for (const space of SPACE_IDS) {
    const force = forces[space]
    if (force?.side === side) sum += countersIn(force)
  }
  return sum
}

/** Returns the space of a player's leader, or null if the leader is off the board. */
export function leaderAt({ forces }: Pick<Board, 'forces'>, seat: Seat, leader: Leader): SpaceId | null {
  for (const space of SPACE_IDS) {
    const force = forces[space]
    if (force?.side === seat && force.leader === leader) return space
  }
  return null
}

/** Returns true if the wizard protects a space, that is, if it is a territory in the wizard's region (VIII.C). */
export const isProtected = ({ wizard }: Pick<Board, 'wizard'>, space: SpaceId): boolean =>
  wizard !== null && spaceOf(wizard).region === spaceOf(space).region

/** Returns how many more orcs fit into a space that is unoccupied or held by orcs (VI.A.3). */
export const orcRoom = (board: Pick<Board, 'forces'>, space: SpaceId): number =>
  TABLES.orcsInSpace - countersIn(forceIn(board, space))

/**
 * Puts pieces in a space that belongs to their side or is unoccupied. Throws Error if another side holds it or if it
 * would have two leaders, which is a bug.
 */
export function addPieces(
  { forces }: Pick<Board, 'forces'>,
  space: SpaceId,
  side: Side,
  { men, leader }: Pieces,
): void {
  const force = forces[space]
  if (!force) {
    forces[space] = { side, men, leader }
    return
  }
  if (force.side !== side || (leader !== null && force.leader !== null))
    throw new Error(`${space} cannot take ${leader ?? men} of ${side}`)
  force.men += men
  force.leader ??= leader
}

/** Takes pieces out of a space. Throws Error if they are not there, which is a bug. */
export function takePieces({ forces }: Pick<Board, 'forces'>, space: SpaceId, { men, leader }: Pieces): void {
  const force = forces[space]
  if (!force || force.men < men || (leader !== null && force.leader !== leader))
    throw new Error(`${leader ?? men} cannot be taken from ${space}`)
  force.men -= men
  if (leader !== null) force.leader = null
  if (countersIn(force) === 0) forces[space] = null
}
