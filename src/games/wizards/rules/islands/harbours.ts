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

/** The same as hexes. */
export function harbourHexes({ water, ocean, land, numbers, ways }: Board): number[] {
  const out: number[] = []
  for (let i = 0; i < land.length; i++) {
    const hex = land[i]!
    if (hasBoat[numbers[hex]!] === 0) continue
    // Of the water beside it: the first direction of the open sea and of any water, and the first before land of each.
    let firstSea = -1
    let firstAny = -1
    let lastSea = -1
    let lastAny = -1
    for (let d = 0; d < 6; d++) {
      const next = ways[6 * hex + d]!
      if (next < 0 || water[next] === 0) continue
      const after = GRID.neighbours[6 * hex + ((d + 1) % 6)]!
      const beforeLand = after < 0 || water[after] === 0
      if (firstAny < 0) firstAny = next
      if (beforeLand && lastAny < 0) lastAny = next
      if (ocean[next] === 0) continue
      if (firstSea < 0) firstSea = next
      if (beforeLand && lastSea < 0) lastSea = next
    }
    const at = firstSea >= 0 ? (lastSea >= 0 ? lastSea : firstSea) : lastAny >= 0 ? lastAny : firstAny
    if (at >= 0) out.push(at)
  }
  return out
}
