import type { Board } from './board.ts'
import { GRID } from './grid.ts'
import { type Ground, groundOf, SPACES } from './space-numbers.ts'
import type { SpaceId } from './territories.ts'

/** Ground that can have a boat beside it at the start (3.3). */
export const BOAT_PLACES: ReadonlySet<Ground> = new Set<Ground>(['town', 'dwelling', 'abbey'])

/** 1 for each space with ground in `BOAT_PLACES`, by space number. */
const hasBoat = Uint8Array.from({ length: SPACES }, (_, number) => (BOAT_PLACES.has(groundOf(number)) ? 1 : 0))

/**
 * Returns the boats' starting spaces (3.3). Each Common Town, each Elven Dwelling and the Abbey has one if it is
 * Coastal: the last water space clockwise before land (3.31), on the open sea rather than on a lake if both are
 * possible.
 */
export const harborsOf = (board: Board): SpaceId[] => harborHexes(board).map(hex => board.name(hex))

/**
 * Returns the hexes of the boats' starting spaces. The harbor's own tile borders its water at both ends, so going
 * clockwise along the water always reaches land.
 */
export function harborHexes({ water, ocean, land, numbers, ways }: Board): number[] {
  const out: number[] = []
  for (const hex of land) {
    if (hasBoat[numbers[hex]!] === 0) continue
    // The first matching water hex by direction, on the open sea and on a lake.
    let sea = -1
    let lake = -1
    for (let d = 5; d >= 0; d--) {
      const next = ways[6 * hex + d]!
      const after = GRID.neighbors[6 * hex + ((d + 1) % 6)]!
      if (water[next] !== 1 || water[after] === 1) continue
      if (ocean[next] === 1) sea = next
      else lake = next
    }
    const at = sea >= 0 ? sea : lake
    if (at >= 0) out.push(at)
  }
  return out
}
