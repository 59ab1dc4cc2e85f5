import type { Board } from '../islands/board.ts'
import { GRID } from '../islands/grid.ts'
import { COTTAGE, LAIR, type SpaceId, type TileId, tileOf } from '../islands/territories.ts'
import type { Player, WizardsState } from '../state/components.ts'
import { type MovementLeft, pricesOnFoot, type Walls } from './movement.ts'
import { boardOf, spaceStands } from './spaces.ts'

/** A step through a wall: the hex beyond, and its cost in quarter points. */
interface WallStep {
  readonly hex: number
  readonly to: SpaceId
  readonly cost: number
}

/** Returns true if the player is beside a wall of the given kind with standing land beyond it. */
export const hasWallBeside = (state: WizardsState, player: Player, walls: Walls): boolean =>
  beyondWalls(state, player, walls).length > 0

/**
 * Lists the steps through walls that a Swiftness Spell allows now (D34). Any roll is enough for the first step of a
 * move (D24).
 */
export function wallSteps(state: WizardsState, player: Player, move: MovementLeft): WallStep[] {
  if (!move.walls) return []
  // The spell works only on walls beside the space where it was cast.
  if (move.wallsFrom !== player.space) return []
  const board = boardOf(state)
  const left = move.land - move.spent
  const out: WallStep[] = []
  for (const hex of beyondWalls(state, player, move.walls)) {
    const price = pricesOnFoot(state, player, move)[hex]!
    if (price < 0 || (left < price && move.spent > 0)) continue
    out.push({ hex, to: board.name(hex), cost: Math.min(price, left) })
  }
  return out
}

/** Lists the hexes of standing land beyond walls of the given kind. Nobody passes a wall from or into water. */
function beyondWalls(state: WizardsState, { space }: Player, walls: Walls): number[] {
  const board = boardOf(state)
  const start = board.hex(space)
  if (board.isWater(start)) return []
  return [0, 1, 2, 3, 4, 5]
    .filter(d => isWallOf(board, start, d, walls))
    .map(d => GRID.neighbor(start, d))
    .filter(hex => !board.isWater(hex) && spaceStands(state, board.name(hex)))
}

/**
 * Returns true if this hexside has a wall of the given kind, drawn on either side. A wall drawn on the Lair's tile
 * counts as the Lair's.
 */
function isWallOf(board: Board, hex: number, direction: number, walls: Walls): boolean {
  const owners = [wallDrawnBy(board, hex, direction), wallDrawnBy(board, GRID.neighbor(hex, direction), direction + 3)]
  if (owners.every(owner => owner === null)) return false
  if (walls === 'anywhere') return true
  if (owners.includes(LAIR)) return false
  return walls === 'outside-lair' || owners.includes(tileOf(COTTAGE))
}

/** Returns the Territory of a hex if its tile has a wall on this side, or null. The rift doesn't count as a wall. */
function wallDrawnBy(board: Board, hex: number, direction: number): TileId | null {
  const territory = board.territoryAt[hex]
  if (!territory) return null
  const { turn } = board.placements.find(({ tile }) => tile === territory.id)! // the hex belongs to a tile on the board
  const code = board.name(hex).slice(territory.id.length + 1)
  const side = (direction + 6 - turn) % 6
  const isWalled = territory.walls.some(wall => wall.code === code && wall.direction === side && !wall.rift)
  return isWalled ? territory.id : null
}
