import type { Seat } from '../../../../kernel/index.ts'
import { type Board, sideOf } from '../forces/forces.ts'
import { CASTLE_IDS, neighboursOf, type SpaceId } from '../marnon/marnon.ts'
import { TABLES } from '../tables.ts'

/** The spaces of all a player's kingdoms: his castles and whatever of his hangs together with them, each once (X.B.1). */
export function kingdomOf(board: Pick<Board, 'forces'>, seat: Seat): SpaceId[] {
  const counted = CASTLE_IDS.filter(castle => sideOf(board, castle) === seat)
  const seen = new Set(counted)
  // The list grows while it is walked: whatever is found leads on to its own neighbours.
  for (const space of counted)
    for (const next of neighboursOf(space)) {
      if (seen.has(next) || sideOf(board, next) !== seat) continue
      seen.add(next)
      counted.push(next)
    }
  return counted
}

/** The men a player gets for his kingdoms, before a card takes of them (X.B.2). */
export const reinforcementsFor = (board: Pick<Board, 'forces'>, seat: Seat): number =>
  Math.max(TABLES.reinforcements.least, kingdomOf(board, seat).length)
