import type { Seat } from '../../../../kernel/index.ts'
import type { Force, Leader, Pieces, QuestState, Side } from '../components.ts'
import { SPACE_IDS, type SpaceId, spaceOf } from '../marnon/marnon.ts'
import { TABLES } from '../tables.ts'

/** What of a state the board is. */
export type Board = Pick<QuestState, 'forces' | 'dragon' | 'wizard'>

/** How many counters a force is (XI.B.4). */
export const countersIn = (force: Pieces | null | undefined): number =>
  force ? force.men + (force.leader === null ? 0 : 1) : 0

/** The force in a space, or null where it is unoccupied (III.C.5.i). */
export const forceIn = ({ forces }: Pick<Board, 'forces'>, space: SpaceId): Force | null => forces[space] ?? null

/** Whose a space is, or null. */
export const sideOf = ({ forces }: Pick<Board, 'forces'>, space: SpaceId): Side | null => forces[space]?.side ?? null

/** The spaces a side holds, in the order of numbers. */
export function heldBy({ forces }: Pick<Board, 'forces'>, side: Side): SpaceId[] {
  const held: SpaceId[] = []
  for (const space of SPACE_IDS) if (forces[space]?.side === side) held.push(space)
  return held
}

/** All who have a piece on the board. */
export function sidesOn({ forces }: Pick<Board, 'forces'>): ReadonlySet<Side> {
  const sides = new Set<Side>()
  for (const space of SPACE_IDS) {
    const force = forces[space]
    if (force) sides.add(force.side)
  }
  return sides
}

/** How many counters a side has on the board. */
export function countersOf({ forces }: Pick<Board, 'forces'>, side: Side): number {
  let sum = 0
  for (const space of SPACE_IDS) {
    const force = forces[space]
    if (force?.side === side) sum += countersIn(force)
  }
  return sum
}

/** Where a player's leader is, or null while he is off the board. */
export function leaderAt({ forces }: Pick<Board, 'forces'>, seat: Seat, leader: Leader): SpaceId | null {
  for (const space of SPACE_IDS) {
    const force = forces[space]
    if (force?.side === seat && force.leader === leader) return space
  }
  return null
}

/** Whether the wizard keeps attacks off a space: a territory in the region where he stands (VIII.C). */
export const isProtected = ({ wizard }: Pick<Board, 'wizard'>, space: SpaceId): boolean =>
  wizard !== null && spaceOf(wizard).region === spaceOf(space).region

/** How many orcs more a space can hold that is theirs or unoccupied (VI.A.3). */
export const orcRoom = (board: Pick<Board, 'forces'>, space: SpaceId): number =>
  TABLES.orcsInSpace - countersIn(forceIn(board, space))

/** Puts pieces of a side into a space that is its own or unoccupied. Throws Error where they cannot stand: a fault of ours. */
export function put({ forces }: Pick<Board, 'forces'>, space: SpaceId, side: Side, { men, leader }: Pieces): void {
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

/** Takes pieces out of a space. Throws Error where they are not there: a fault of ours. */
export function take({ forces }: Pick<Board, 'forces'>, space: SpaceId, { men, leader }: Pieces): void {
  const force = forces[space]
  if (!force || force.men < men || (leader !== null && force.leader !== leader))
    throw new Error(`${leader ?? men} cannot be taken from ${space}`)
  force.men -= men
  if (leader !== null) force.leader = null
  if (countersIn(force) === 0) forces[space] = null
}
