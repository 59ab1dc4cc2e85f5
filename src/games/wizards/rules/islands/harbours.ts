import type { Board } from './board.ts'
import { GRID } from './grid.ts'
import { type Ground, groundOf, SPACES } from './space-numbers.ts'
import type { SpaceId } from './territories.ts'

/** What a boat lies beside at the start (3.3). */
export const BOAT_PLACES: ReadonlySet<Ground> = new Set<Ground>(['town', 'dwelling', 'abbey'])

/** 1 for each space that a boat lies beside, by its number. */
const hasBoat = Uint8Array.from({ length: SPACES }, (_, number) => (BOAT_PLACES.has(groundOf(number)) ? 1 : 0))

/**
 * Where the boats lie at the start (3.3): one beside each Common Town, Elven Dwelling and the Abbey that touches
 * water, in the last water hex clockwise before land (3.31); open sea goes before a lake.
 */
export const harboursOf = (board: Board): SpaceId[] => harbourHexes(board).map(hex => board.name(hex))

/** The same as hexes. No wall stands between a harbour and its water, and on either side of it lies its own tile: water there ends before land. */
export function harbourHexes({ water, ocean, land, numbers, ways }: Board): number[] {
  const out: number[] = []
  for (const hex of land) {
    if (hasBoat[numbers[hex]!] === 0) continue
    // Of the last waters before land the first in the order of the directions, on the open sea and on a lake.
    let sea = -1
    let lake = -1
    for (let d = 5; d >= 0; d--) {
      const next = ways[6 * hex + d]!
      const after = GRID.neighbours[6 * hex + ((d + 1) % 6)]!
      if (water[next] !== 1 || water[after] === 1) continue
      if (ocean[next] === 1) sea = next
      else lake = next
    }
    const at = sea >= 0 ? sea : lake
    if (at >= 0) out.push(at)
  }
  return out
}
