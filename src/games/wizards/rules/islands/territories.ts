import tilesFile from '../../../../../data/wizards/tiles.json' with { type: 'json' }
import { dataFile } from '../../../../parts/data-file.ts'
import { type Axial, DIRECTIONS } from '../../../../parts/hexes/index.ts'

/** The three kinds of Territory (4.1). */
export type Kind = 'common' | 'elven' | 'magic'

/** The terrain of a land space (6). */
export const TERRAINS = [
  'plains',
  'woods',
  'mountains',
  'town',
  'dwelling',
  'abbey',
  'high-hollow',
  'star-crest',
  'tower',
  'cottage',
  'lair',
  'ruktal',
  'stone',
] as const
export type Terrain = (typeof TERRAINS)[number]

export type TileId = string

/** The name of a space: `torwall.b4`, `torwall.center`, or `sea.1407` for the water in column 14, row 7. */
export type SpaceId = string

/** One of the 18 Territory tiles (3.2), unrotated. */
export interface Territory {
  readonly id: TileId
  readonly name: string
  readonly kind: Kind
  /** The Territory's Roman numeral, 1 to 6. */
  readonly numeral: number
  readonly terrain: Readonly<Record<string, Terrain>>
  /** Names of places by code. */
  readonly places: Readonly<Record<string, string>>
  /**
   * Blocked hexsides, each given as a space's `code` and the direction out of that space. An inner hexside is listed
   * from both sides.
   */
  readonly walls: readonly { readonly code: string; readonly direction: number; readonly rift: boolean }[]
  /** The dots of each Stone, by code (6). */
  readonly dots: Readonly<Record<string, number>>
}

/**
 * The movement points needed to enter each terrain on foot (6), or null if it can't be entered by spending points. All
 * places cost 1 point, except Ruktal, which can't be entered this way.
 */
export const TERRAIN_COST: Readonly<Record<Terrain, number | null>> = tilesFile.terrainCost

/** The columns and rows of the game board, without the outer ring of sea. */
export const BOARD_SIZE: { readonly columns: number; readonly rows: number } = tilesFile.board

/** The nineteen codes, A1 to C6, then the Center (4.2). */
export const CODES: readonly string[] = [
  ...['a', 'b', 'c'].flatMap(letter => [1, 2, 3, 4, 5, 6].map(n => `${letter}${n}`)),
  'center',
]

/** The position of each code on an unrotated tile, with the Center at the origin. */
export const PLACE_OF: Readonly<Record<string, Axial>> = Object.fromEntries(
  Object.entries(tilesFile.convention.spaces).map(([code, [q, r]]) => [code.toLowerCase(), { q: q!, r: r! }]),
)

const steps = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const

function directionTo(from: string, to: string): number {
  const a = PLACE_OF[from]!
  const b = PLACE_OF[to]!
  return steps.findIndex(([q, r]) => a.q + q === b.q && a.r + r === b.r)
}

const lower = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([code, value]) => [code.toLowerCase(), value]))

function hexsides(list: readonly (readonly string[])[], rift: boolean): Territory['walls'] {
  return list.flatMap(([a, b]) => {
    const code = a!.toLowerCase()
    if (b!.startsWith('sea:')) return [{ code, direction: DIRECTIONS.indexOf(b!.slice(4).toLowerCase() as 'e'), rift }]
    const other = b!.toLowerCase()
    return [
      { code, direction: directionTo(code, other), rift },
      { code: other, direction: directionTo(other, code), rift },
    ]
  })
}

/** A tile in the format of the data file. A test checks the file. */
interface TileFile {
  readonly id: string
  readonly name: string
  readonly kind: Kind
  readonly numeral: number
  readonly spaces: Readonly<Record<string, Terrain>>
  readonly places: Readonly<Record<string, string>>
  readonly walls: readonly (readonly string[])[]
  readonly rift: readonly (readonly string[])[]
  readonly dots?: Readonly<Record<string, number>>
}

/** The 18 Territories: Common, Elven, Magic, each from I to VI. */
export const TERRITORIES: readonly Territory[] = dataFile<readonly TileFile[]>(tilesFile.tiles).map(tile => ({
  id: tile.id,
  name: tile.name,
  kind: tile.kind,
  numeral: tile.numeral,
  terrain: lower(tile.spaces),
  places: lower(tile.places),
  walls: [...hexsides(tile.walls, false), ...hexsides(tile.rift, true)],
  dots: lower(tile.dots ?? {}),
}))

const byId = new Map(TERRITORIES.map(territory => [territory.id, territory]))

/** Returns the Territory with this id. Throws Error if there is none. */
export function territory(id: TileId): Territory {
  const found = byId.get(id)
  if (!found) throw new Error(`there is no Territory "${id}"`)
  return found
}

/** Returns the Territory of a kind and numeral (4.1). */
export function territoryAt(kind: Kind, numeral: number): Territory {
  // There are six of each kind.
  return TERRITORIES.find(it => it.kind === kind && it.numeral === numeral)!
}

/** The tile of each space looked up so far, to avoid slicing the names again. */
const tiles = new Map<SpaceId, TileId | null>()

/** Returns the tile of a space, or null for water. */
export function tileOf(space: SpaceId): TileId | null {
  const known = tiles.get(space)
  if (known !== undefined) return known
  if (isWater(space)) {
    tiles.set(space, null)
    return null
  }
  const tile = space.slice(0, space.indexOf('.'))
  const territory = byId.get(tile)
  // Unknown names, such as the empty name before the game begins, are not cached because there is no limit to their
  // number.
  if (!territory) return tile
  tiles.set(space, territory.id)
  return territory.id
}

/** The space names of each Territory, in the order of CODES, as interned strings. */
export const NAMES: ReadonlyMap<TileId, readonly SpaceId[]> = new Map(
  TERRITORIES.map(({ id }) => {
    // Object keys are interned strings, unlike the strings they are made from.
    const names = Object.keys(Object.fromEntries(CODES.map(code => [`${id}.${code}`, 0])))
    return [id, names]
  }),
)

/** Returns true for a sea name, which is `sea.` and a number. No Territory's name has its dot in that position. */
export const isWater = (space: SpaceId): boolean => space.charCodeAt(3) === DOT
const DOT = '.'.charCodeAt(0)

/** Spaces and tiles named in the rules (7). */
export const SACRED_CENTER = 'sacred-circle.center'
export const COTTAGE = 'hamdrels-cottage.center'
export const LAIR_CENTER = 'dragons-lair.center'
export const STAR_CREST = 'green-grove.center'
export const HIGH_HOLLOW = 'meligars-tower.a5'
export const ABBEY = 'longrift.center'
export const LAIR = 'dragons-lair'
export const CIRCLE = 'sacred-circle'
/** The towers of the Master Sorcerers: Megmoran's, Meligar's and Melekok's. */
export const TOWERS = ['megmorans-tower.center', 'meligars-tower.center', 'melekoks-tower.center'] as const

export const isTower = (space: SpaceId): boolean => (TOWERS as readonly SpaceId[]).includes(space)
