import type * as v from 'valibot'
import tilesFile from '../../../../../data/magic-realm/tiles.json' with { type: 'json' }
import type { ChitLetter } from '../pieces/chits.ts'
import type { tileSchema } from '../schema.ts'

/** A tile by the letters of its code: `CV`, Curst Valley. */
export type TileCode = string
/** A clearing by its tile's code and its number: `CV5` (1.2.3). */
export type ClearingId = string

export type Terrain = 'woods' | 'mountain' | 'cave'
export type WayKind = 'road' | 'tunnel' | 'hidden' | 'secret'
export type TileKind = 'valley' | 'woods' | 'mountain' | 'cave'

/** The edges of a tile, clockwise, the flat side up (3.2.11); an edge is an index into this list. */
export const EDGES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const

/** The step over each edge, in axial coordinates of hexes that lie flat side up. */
export const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]

/** A printed clearing. */
export interface PrintedClearing {
  readonly number: number
  readonly terrain: Terrain
  /** In hundredths of the tile's width and height from its upper left, as printed. */
  readonly at: readonly [number, number]
  /** The colours of magic it gives; the green side gives none (1.2.9). */
  readonly colours: readonly string[]
}

/** One side of a tile as it is printed, not turned. */
export interface TileSide {
  readonly clearings: readonly PrintedClearing[]
  readonly ways: readonly (readonly [number, number, WayKind])[]
  /** The clearing each edge's road leads to; 0 where the edge has none. */
  readonly exits: readonly number[]
}

export interface Tile {
  readonly code: TileCode
  readonly name: string
  /** Where the name has no room on a map. */
  readonly short?: string
  readonly kind: TileKind
  /** The letter of the warning chits that lie on it (3.5). */
  readonly letter: ChitLetter
  readonly normal: TileSide
  readonly enchanted: TileSide
}

type TileFile = v.InferOutput<typeof tileSchema>

const LETTERS: Readonly<Record<TileKind, ChitLetter>> = { valley: 'V', woods: 'W', mountain: 'M', cave: 'C' }

type Sides = TileFile['sides']

const roadsOf = ({ ways, exits }: Sides[keyof Sides]) => ({ ways, exits: EDGES.map(edge => exits[edge] ?? 0) })

/** Both sides of a tile: the ground is told of the green one alone, for it is the same on the other. */
function sidesOf({ normal, enchanted }: Sides): Pick<Tile, 'normal' | 'enchanted'> {
  const ground = new Map(normal.clearings.map(({ number, terrain }) => [number, terrain]))
  return {
    normal: { clearings: normal.clearings.map(clearing => ({ ...clearing, colours: [] })), ...roadsOf(normal) },
    enchanted: {
      clearings: enchanted.clearings.map(clearing => ({ ...clearing, terrain: ground.get(clearing.number)! })),
      ...roadsOf(enchanted),
    },
  }
}

/** The twenty tiles. */
export const TILES: readonly Tile[] = (tilesFile as unknown as TileFile[]).map(
  ({ code, name, short, kind, sides }) => ({
    code,
    name,
    ...(short === undefined ? {} : { short }),
    kind,
    letter: LETTERS[kind],
    ...sidesOf(sides),
  }),
)

/** The tile that is laid first (3.2.1). */
export const BORDERLAND: TileCode = 'B'

const BY_CODE: ReadonlyMap<TileCode, Tile> = new Map(TILES.map(tile => [tile.code, tile]))

/** The tile of this code. Throws Error where there is none: a fault of ours. */
export function tileOf(code: TileCode): Tile {
  const tile = BY_CODE.get(code)
  if (!tile) throw new Error(`there is no tile ${code}`)
  return tile
}

/** The clearing of this number in a tile. */
export const clearingOf = (code: TileCode, number: number): ClearingId => `${code}${number}`

/** The tile a clearing lies in. */
export const tileCodeOf = (clearing: ClearingId): TileCode => clearing.slice(0, -1)

/** A clearing's number in its tile. */
export const numberOf = (clearing: ClearingId): number => Number(clearing.slice(-1))

/** The clearings of a tile. */
export const clearingsOf = (tile: TileCode): ClearingId[] =>
  tileOf(tile).normal.clearings.map(({ number }) => clearingOf(tile, number))

/** The printed clearing; the two sides of a tile have the same terrain (1.2.7). */
const printedClearing = (clearing: ClearingId): PrintedClearing | undefined =>
  BY_CODE.get(tileCodeOf(clearing))?.normal.clearings.find(({ number }) => number === numberOf(clearing))

/** The terrain of a clearing (1.2.4). */
export const terrainOf = (clearing: ClearingId): Terrain => printedClearing(clearing)!.terrain
/** Whether a clearing is a cave. */
export const isCave = (clearing: ClearingId): boolean => terrainOf(clearing) === 'cave'
/** Whether a clearing is a mountain. */
export const isMountain = (clearing: ClearingId): boolean => terrainOf(clearing) === 'mountain'

/** Every clearing of the game. */
export const CLEARING_IDS: readonly ClearingId[] = TILES.flatMap(({ code, normal }) =>
  normal.clearings.map(({ number }) => clearingOf(code, number)),
)
