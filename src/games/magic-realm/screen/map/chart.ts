import type { Seat } from '../../../../kernel/index.ts'
import { EDGE_STEPS, type Terrain, type TileKind, type WayKind } from '../../rules/pieces/tiles.ts'

/**
 * A position on a placed tile. The center is 0, the west and east corners are `across` -1 and 1, and the north and
 * south edges are `down` -1 and 1.
 */
export interface ChartPosition {
  readonly across: number
  readonly down: number
}

/** The edges of a placed tile, clockwise from the north. */
export const TILE_EDGES = [0, 1, 2, 3, 4, 5] as const
export type Edge = (typeof TILE_EDGES)[number]

/** A piece in a clearing, to the extent that the viewer knows it. */
export type ChartPiece =
  | { readonly kind: 'you' }
  | { readonly kind: 'character'; readonly seat: Seat; readonly letter: string }
  | { readonly kind: 'monster' | 'native' | 'visitor' | 'dwelling' | 'site' | 'pile' | 'spell'; readonly count: number }

export interface ChartClearing {
  readonly id: string
  readonly number: number
  readonly terrain: Terrain
  readonly place: ChartPosition
  /** The pieces, most important first. */
  readonly pieces: readonly ChartPiece[]
}

/** A roadway between two clearings of a tile, which is drawn only if known. */
export interface ChartWay {
  readonly from: string
  readonly to: string
  readonly kind: WayKind
  readonly isKnown: boolean
}

/** A road that leaves a tile. */
export interface ChartExit {
  readonly edge: Edge
  readonly clearing: string
  /** The clearing that the road reaches on the neighboring tile, or null if the road leaves the map. */
  readonly to: string | null
}

export interface ChartTile {
  readonly id: string
  readonly name: string
  /** A short name for tight spaces. */
  readonly short?: string
  readonly ground: TileKind
  /** Axial coordinates: `q` counts columns to the east, and `r` counts tiles to the south along a column. */
  readonly q: number
  readonly r: number
  readonly clearings: readonly ChartClearing[]
  readonly ways: readonly ChartWay[]
  readonly exits: readonly ChartExit[]
  /** The names of the known map chits, most important first. The list is empty if nothing is known. */
  readonly chits: readonly string[]
}

/** A step between adjacent clearings on a path. `phase` is null if the step is not recorded. */
export interface ChartStep {
  readonly from: string
  readonly to: string
  readonly phase: number | null
}

/** A seat's view of the Realm, ready for drawing. */
export interface Chart {
  readonly tiles: readonly ChartTile[]
  /** The steps of the turns recorded so far, as far as the viewer knows them. */
  readonly steps: readonly ChartStep[]
}

/** Returns the tile across an edge, or null if there is none. */
export function neighborTile(chart: Chart, { q, r }: ChartTile, edge: Edge): ChartTile | null {
  const [across, down] = EDGE_STEPS[edge]!
  return chart.tiles.find(tile => tile.q === q + across && tile.r === r + down) ?? null
}

/** Returns the tile that contains a clearing, or null if it is not on the map. */
export const tileOfClearing = (chart: Chart, id: string): ChartTile | null =>
  chart.tiles.find(tile => tile.clearings.some(clearing => clearing.id === id)) ?? null

/** Finds a clearing on a tile by its id. Returns null if it is not there. */
export const chartClearing = (tile: ChartTile, id: string): ChartClearing | null =>
  tile.clearings.find(clearing => clearing.id === id) ?? null

/**
 * Returns the edge that a road crosses from a clearing to one on a different tile, or null if there is no such road.
 */
export const edgeTo = (tile: ChartTile, from: string, to: string): Edge | null =>
  tile.exits.find(exit => exit.clearing === from && exit.to === to)?.edge ?? null

const SIXTH = Math.PI / 3
/** Half the height of a hex that is 2 wide. */
const HALF_HEIGHT = Math.sqrt(3) / 2

/**
 * Returns the position of a printed point after a clockwise rotation by `turn` sixths of a full turn. The point is
 * given in percent of the tile's width and height.
 */
export function turnedPlace([x, y]: readonly [number, number], turn: number): ChartPosition {
  const [along, across] = [(x - 50) / 50, ((y - 50) / 50) * HALF_HEIGHT]
  const [sin, cos] = [Math.sin(turn * SIXTH), Math.cos(turn * SIXTH)]
  return { across: along * cos - across * sin, down: (along * sin + across * cos) / HALF_HEIGHT }
}

export function edgePlace(edge: Edge): ChartPosition {
  const angle = (edge - 1.5) * SIXTH
  return { across: Math.cos(angle) * HALF_HEIGHT, down: Math.sin(angle) }
}

/** Returns the center of a tile on the whole map. The unit is half a tile width on both axes. */
export const tileMiddle = ({ q, r }: Pick<ChartTile, 'q' | 'r'>): { readonly x: number; readonly y: number } => ({
  x: q * 1.5,
  y: (2 * r + q) * HALF_HEIGHT,
})
