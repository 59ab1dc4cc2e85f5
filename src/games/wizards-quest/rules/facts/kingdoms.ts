import type { Seat } from '../../../../kernel/index.ts'
import { CASTLE_IDS, type SpaceId } from '../pieces/marnon.ts'
import { TABLES } from '../pieces/tables.ts'
import { type Board, sideOf } from './forces.ts'
import { neighborsOn } from './island.ts'

/**
 * Lists the spaces in a player's kingdoms, each once: the player's castles and all their spaces connected to one
 * (X.B.1).
 */
export function kingdomOf(board: Pick<Board, 'forces' | 'upheaval'>, seat: Seat): SpaceId[] {
  const counted = CASTLE_IDS.filter(castle => sideOf(board, castle) === seat)
  const seen = new Set(counted)
  // This is a breadth-first search: the list grows during the iteration.
  for (const space of counted)
    for (const next of neighborsOn(board, space)) {
      if (seen.has(next) || sideOf(board, next) !== seat) continue
      seen.add(next)
      counted.push(next)
    }
  return counted
}

/**
 * Returns the number of men that a player gets for their kingdoms before a card reduces it: one per space, but at least
 * a fixed minimum (X.B.2).
 */
export const reinforcementsFor = (board: Pick<Board, 'forces' | 'upheaval'>, seat: Seat): number =>
  Math.max(TABLES.reinforcements.least, kingdomOf(board, seat).length)
