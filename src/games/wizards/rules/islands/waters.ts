import { type BearingPoint, pointTo } from './bearings.ts'
import { Board } from './board.ts'
import { GRID, type Placement, RADIUS } from './grid.ts'
import { type SpaceId, type TileId, tileOf } from './territories.ts'

/** The position of a water space relative to the nearest Territory, fallen or not, as shown to players. */
export interface OffLand {
  readonly land: TileId
  /** The distance from the Territory's nearest space, where 1 means adjacent. */
  readonly spaces: number
  readonly point: BearingPoint
}

/**
 * Returns the position of a water space relative to the nearest Territory. Returns null for land and unknown spaces,
 * and before any tile is laid.
 */
export function offLand(placements: readonly Placement[], space: SpaceId): OffLand | null {
  if (tileOf(space) !== null || placements.length === 0) return null
  const hex = Board.of(placements).hex(space)
  if (hex < 0) return null
  const nearest = placements.reduce((best, other) =>
    GRID.distance(other.hex, hex) < GRID.distance(best.hex, hex) ? other : best,
  )
  const point = pointTo(nearest.hex, hex)
  return point && { land: nearest.tile, spaces: GRID.distance(nearest.hex, hex) - RADIUS, point }
}

/**
 * Returns a space as events record it. For water this includes its position relative to land, because events have no
 * board.
 */
export function loggedSpace({ placements }: { readonly placements: readonly Placement[] }, space: SpaceId) {
  const off = offLand(placements, space)
  return off ? { space, off } : { space }
}
