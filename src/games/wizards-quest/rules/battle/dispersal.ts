import type { Rule, Seat } from '../../../../kernel/index.ts'
import { logLostSpace, removeLoss } from '../effects/losses.ts'
import { treasureIn } from '../effects/treasures.ts'
import { addPieces, forceIn, orcRoom, takePieces } from '../facts/forces.ts'
import { SPACE_IDS, type SpaceId } from '../pieces/marnon.ts'
import { decide, decideCount, spaceOptions } from '../state/acts.ts'
import type { Leader, Pieces, QuestState, QuestTable, Side } from '../state/components.ts'

/**
 * The terms of a dispersal: the player who chooses, the spaces of the battle, and the side that may take the space
 * after all its pieces have left.
 */
export interface Dispersal {
  readonly seat: Seat
  readonly front: readonly SpaceId[]
  readonly rule: string
  readonly taker: Side | null
}

/**
 * Asks a player where to send defeated pieces: to unoccupied spaces, or to spaces that their side holds (XI.C.2,
 * XI.C.4). Pieces with nowhere to go leave the board. The two spaces of the battle are excluded (ruling W49).
 */
export function* disperse(table: QuestTable, dispersal: Dispersal, from: SpaceId, lost: Pieces): Rule {
  const { seat, front, rule, taker } = dispersal
  const { side } = forceIn(table.state, from)!
  const { leader } = lost
  if (leader !== null) yield* disperseLeader(table, dispersal, side, from, leader)
  let left = lost.men
  while (left > 0) {
    const refuges = refugesFor(table.state, side, front)
    if (refuges.length === 0) break
    const options = spaceOptions('flee', refuges)
    const { space } = yield* decide({ seat, topic: 'flee', data: { from, men: left, leader: null }, rule, options })
    const room = side === 'orcs' ? orcRoom(table.state, space) : left
    const most = Math.min(left, room)
    const men = yield* decideCount({ seat, topic: 'flee-men', data: { from, space, men: left }, rule }, 1, most)
    moveRefugees(table, dispersal, side, from, space, { men, leader: null })
    left -= men
  }
  removeLoss(table, from, { men: left, leader: null }, 'slain', rule, taker)
}

function* disperseLeader(table: QuestTable, dispersal: Dispersal, side: Side, from: SpaceId, leader: Leader): Rule {
  const { seat, front, rule, taker } = dispersal
  const refuges = refugesFor(table.state, side, front).filter(space => !forceIn(table.state, space)?.leader)
  if (refuges.length === 0) {
    removeLoss(table, from, { men: 0, leader }, 'slain', rule, taker)
    return
  }
  const options = spaceOptions('flee', refuges)
  const { space } = yield* decide({ seat, topic: 'flee', data: { from, men: 0, leader }, rule, options })
  moveRefugees(table, dispersal, side, from, space, { men: 0, leader })
}

function moveRefugees(
  table: QuestTable,
  { rule, taker }: Dispersal,
  side: Side,
  from: SpaceId,
  to: SpaceId,
  pieces: Pieces,
): void {
  takePieces(table.state, from, pieces)
  addPieces(table.state, to, side, pieces)
  table.emit({ kind: 'flees', seat: side === 'orcs' ? null : side, rule, from, target: to, side, ...pieces })
  logLostSpace(table, from, side, rule, taker)
}

/**
 * Lists the unoccupied spaces and the side's own spaces that defeated pieces can flee to. Excludes the spaces of the
 * battle, spaces with four orcs, and spaces with the side's own treasure (rulings W49, W50).
 */
function refugesFor(state: QuestState, side: Side, front: readonly SpaceId[]): SpaceId[] {
  return SPACE_IDS.filter(space => {
    if (front.includes(space)) return false
    const force = forceIn(state, space)
    if (force && force.side !== side) return false
    return side === 'orcs' ? orcRoom(state, space) > 0 : treasureIn(state, space)?.owner !== side
  })
}
