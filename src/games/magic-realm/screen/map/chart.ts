import type { Seat } from '../../../../kernel/index.ts'

/** What a clearing is (1.2.4). */
export type Terrain = 'woods' | 'mountain' | 'cave'

/** What kind of ground a tile shows. */
export type Ground = 'valley' | 'woods' | 'mountain' | 'cave'

/** A kind of roadway (1.2.5). */
export type WayKind = 'road' | 'tunnel' | 'hidden' | 'secret'

/** A place on a tile as it lies: 0 is its middle, across -1 its west and 1 its east corner, down -1 its north and 1 its south edge. */
export interface Place {
  readonly across: number
  readonly down: number
}

/** The edges of a tile as it lies, clockwise from the north. */
export const EDGES = [0, 1, 2, 3, 4, 5] as const
export type Edge = (typeof EDGES)[number]

/** What stands or lies in a clearing, as far as the one who looks knows. */
export type Piece =
  | { readonly kind: 'you' }
  | { readonly kind: 'character'; readonly seat: Seat; readonly letter: string }
  | { readonly kind: 'monster' | 'native' | 'visitor' | 'dwelling' | 'site' | 'pile' | 'spell'; readonly count: number }

/** A clearing of a tile. */
export interface ChartClearing {
  readonly id: string
  readonly number: number
  readonly terrain: Terrain
  readonly place: Place
  /** Whoever counts most first. */
  readonly pieces: readonly Piece[]
}

/** A roadway between two clearings of a tile; one that is not known is not drawn. */
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
  /** The clearing it comes to on the neighbouring tile; null where it leads off the map. */
  readonly to: string | null
}

/** A tile where it lies. */
export interface ChartTile {
  readonly id: string
  readonly name: string
  /** Where the name has no room. */
  readonly short?: string
  readonly ground: Ground
  /** Axial coordinates: `q` columns to the east, `r` tiles to the south along a column. */
  readonly q: number
  readonly r: number
  readonly clearings: readonly ChartClearing[]
  readonly ways: readonly ChartWay[]
  readonly exits: readonly ChartExit[]
  /** What is known of its map chits, in a few words, the longest first that may be said of them; none where nothing is known. */
  readonly chits: readonly string[]
}

/** A step of a way that is drawn: from a clearing to one beside it, and in which phase; null where that is not recorded. */
export interface ChartStep {
  readonly from: string
  readonly to: string
  readonly phase: number | null
}

/** The Realm as one seat knows it, as it is drawn. */
export interface Chart {
  readonly tiles: readonly ChartTile[]
  /** The way of the turn recorded so far. */
  readonly steps: readonly ChartStep[]
}

/** Where the neighbour beyond each edge lies. */
const BEYOND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

/** The tile beyond an edge; null where none is laid. */
export function neighbourTile(chart: Chart, { q, r }: ChartTile, edge: Edge): ChartTile | null {
  const [across, down] = BEYOND[edge]
  return chart.tiles.find(tile => tile.q === q + across && tile.r === r + down) ?? null
}

/** The tile a clearing lies on; null where it is none of the chart. */
export const tileOfClearing = (chart: Chart, id: string): ChartTile | null =>
  chart.tiles.find(tile => tile.clearings.some(clearing => clearing.id === id)) ?? null

/** A clearing of the chart by its name. */
export const clearingOf = (tile: ChartTile, id: string): ChartClearing | null =>
  tile.clearings.find(clearing => clearing.id === id) ?? null

/** The edge over which a tile's road leads to a clearing of another tile; null where none does. */
export const edgeTo = (tile: ChartTile, from: string, to: string): Edge | null =>
  tile.exits.find(exit => exit.clearing === from && exit.to === to)?.edge ?? null

const SIXTH = Math.PI / 3
/** Half the height of a hex of which half the width is 1. */
const HALF_HEIGHT = Math.sqrt(3) / 2

/** Where a point of a printed tile (in hundredths of its width and height) comes to lie when it is turned by so many sixths clockwise. */
export function turnedPlace([x, y]: readonly [number, number], turn: number): Place {
  const [along, across] = [(x - 50) / 50, ((y - 50) / 50) * HALF_HEIGHT]
  const [sin, cos] = [Math.sin(turn * SIXTH), Math.cos(turn * SIXTH)]
  return { across: along * cos - across * sin, down: (along * sin + across * cos) / HALF_HEIGHT }
}

/** The middle of an edge. */
export function edgePlace(edge: Edge): Place {
  const angle = (edge - 1.5) * SIXTH
  return { across: Math.cos(angle) * HALF_HEIGHT, down: Math.sin(angle) }
}

/** The middle of a tile on the whole map, in halves of a tile's width; down is measured as across. */
export const tileMiddle = ({ q, r }: Pick<ChartTile, 'q' | 'r'>): { readonly x: number; readonly y: number } => ({
  x: q * 1.5,
  y: (2 * r + q) * HALF_HEIGHT,
})
