import type * as v from 'valibot'
import tilesFile from '../../../../../data/magic-realm/tiles.json' with { type: 'json' }
import { dataFile } from '../../../../parts/data-file.ts'
import type { ChitLetter } from './chits.ts'
import type { tileSchema } from './schema.ts'

/** The code of a tile, such as `CV` for Curst Valley. */
export type TileCode = string
/** The id of a clearing: its tile's code and its number, such as `CV5` (1.2.3). */
export type ClearingId = string

/** The type of a clearing (1.2.4). */
export type Terrain = 'woods' | 'mountain' | 'cave'
/** The type of a roadway (1.2.5). */
export type WayKind = 'road' | 'tunnel' | 'hidden' | 'secret'
export type TileKind = 'valley' | 'woods' | 'mountain' | 'cave'

/** A tile's edges, clockwise, with a flat side at the top (3.2.11). An edge is an index into this list. */
export const EDGES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const

/** The step across each edge, in axial coordinates of flat-top hexes. */
export const EDGE_STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]

export interface PrintedClearing {
  readonly number: number
  readonly terrain: Terrain
  /** The position as printed, in hundredths of the tile's width and height from the upper left. */
  readonly at: readonly [number, number]
  /** The colors of magic that the clearing supplies. There are none on the green side (1.2.9). */
  readonly colors: readonly string[]
}

/** One side of a tile as printed, without rotation. */
export interface TileSide {
  readonly clearings: readonly PrintedClearing[]
  readonly ways: readonly (readonly [number, number, WayKind])[]
  /** The clearing that each edge's road leads to, or 0 if the edge has no road. */
  readonly exits: readonly number[]
}

export interface Tile {
  readonly code: TileCode
  readonly name: string
  /** A short name for small maps. */
  readonly short?: string
  readonly kind: TileKind
  /** The letter on the tile's warning chits (3.5). */
  readonly letter: ChitLetter
  readonly normal: TileSide
  readonly enchanted: TileSide
}

type TileFile = v.InferOutput<typeof tileSchema>

const LETTERS: Readonly<Record<TileKind, ChitLetter>> = { valley: 'V', woods: 'W', mountain: 'M', cave: 'C' }

type Sides = TileFile['sides']

const roadsOf = ({ ways, exits }: Sides[keyof Sides]) => ({ ways, exits: EDGES.map(edge => exits[edge] ?? 0) })

/** Builds both sides of a tile. Terrain is given only for the green side, because it is the same on both. */
function sidesOf({ normal, enchanted }: Sides): Pick<Tile, 'normal' | 'enchanted'> {
  const ground = new Map(normal.clearings.map(({ number, terrain }) => [number, terrain]))
  return {
    normal: { clearings: normal.clearings.map(clearing => ({ ...clearing, colors: [] })), ...roadsOf(normal) },
    enchanted: {
      clearings: enchanted.clearings.map(clearing => ({ ...clearing, terrain: ground.get(clearing.number)! })),
      ...roadsOf(enchanted),
    },
  }
}

export const TILES: readonly Tile[] = dataFile<TileFile[]>(tilesFile).map(({ code, name, short, kind, sides }) => ({
  code,
  name,
  ...(short === undefined ? {} : { short }),
  kind,
  letter: LETTERS[kind],
  ...sidesOf(sides),
}))

/** The first tile laid (3.2.1). */
export const BORDERLAND: TileCode = 'B'

const BY_CODE: ReadonlyMap<TileCode, Tile> = new Map(TILES.map(tile => [tile.code, tile]))

/** Finds a tile. Throws Error if there is none, which would be a bug. */
export function tileOf(code: TileCode): Tile {
  const tile = BY_CODE.get(code)
  if (!tile) throw new Error(`there is no tile ${code}`)
  return tile
}

export const clearingOf = (code: TileCode, number: number): ClearingId => `${code}${number}`

export const tileCodeOf = (clearing: ClearingId): TileCode => clearing.slice(0, -1)

export const numberOf = (clearing: ClearingId): number => Number(clearing.slice(-1))

export const clearingsOf = (tile: TileCode): ClearingId[] =>
  tileOf(tile).normal.clearings.map(({ number }) => clearingOf(tile, number))

/**
 * Returns a clearing as printed on the tile's green side, or undefined if there is none. Its terrain is the same on
 * both sides (1.2.7).
 */
const printedClearing = (clearing: ClearingId): PrintedClearing | undefined =>
  BY_CODE.get(tileCodeOf(clearing))?.normal.clearings.find(({ number }) => number === numberOf(clearing))

/** Returns the terrain of a clearing (1.2.4). */
export const terrainOf = (clearing: ClearingId): Terrain => printedClearing(clearing)!.terrain
export const isCave = (clearing: ClearingId): boolean => terrainOf(clearing) === 'cave'
export const isMountain = (clearing: ClearingId): boolean => terrainOf(clearing) === 'mountain'

export const CLEARING_IDS: readonly ClearingId[] = TILES.flatMap(({ code, normal }) =>
  normal.clearings.map(({ number }) => clearingOf(code, number)),
)
