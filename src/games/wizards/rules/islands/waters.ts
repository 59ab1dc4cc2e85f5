import { type Point, pointTo } from './bearings.ts'
import { Board } from './board.ts'
import { GRID, type Placement, RADIUS } from './grid.ts'
import { type SpaceId, type TileId, tileOf } from './territories.ts'

/** Where water lies, as people say it: how many spaces off which Territory, and on which side of it. */
export interface OffLand {
  readonly land: TileId
  /** From the nearest of its spaces; 1 beside it. */
  readonly spaces: number
  readonly point: Point
}

/** Where this water lies from the Territory that is nearest; null for land, and where the board has no such space. */
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

/** A space as an event tells it: water with the land it lies off, for what is told knows no board. */
export function toldSpace({ placements }: { readonly placements: readonly Placement[] }, space: SpaceId) {
  const off = offLand(placements, space)
  return off ? { space, off } : { space }
}
