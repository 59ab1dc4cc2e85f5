import { GRID } from './grid.ts'
import { CODES, NAMES, type SpaceId, TERRITORIES, type Terrain, type Territory, type TileId } from './territories.ts'

// These tables describe all spaces by number, which is the same on every board: first the land, tile by tile in the
// order of TERRITORIES and CODES, nineteen spaces per Territory, then the water of each hex. Laying a good board can
// take thousands of tries, so the code that lays them uses these tables rather than names.

export type Ground = Terrain | 'water'

/** Land without its own encounter. */
const OPEN: ReadonlySet<Ground> = new Set<Ground>(['plains', 'woods', 'mountains', 'stone'])

const twoDigits = Array.from({ length: Math.max(GRID.columns, GRID.rows) }, (_, n) => String(n).padStart(2, '0'))

/**
 * The sea name of each hex. The strings come from object keys, because V8 interns those, so that all rules share one
 * copy. The object has no prototype, because V8 is slow to add this many keys to any other.
 */
const waterNames: readonly SpaceId[] = Object.keys(
  Array.from({ length: GRID.size }, (_, hex) => `sea.${twoDigits[GRID.column(hex)]}${twoDigits[GRID.row(hex)]}`).reduce<
    Record<SpaceId, 0>
  >((names, name) => {
    names[name] = 0
    return names
  }, Object.create(null)),
)

const landNumbers: ReadonlyMap<SpaceId, number> = new Map(
  TERRITORIES.flatMap(({ id }) => NAMES.get(id)!).map((space, number) => [space, number]),
)

/** The number of land spaces, and of all spaces including the sea. */
export const LAND_SPACES = landNumbers.size
export const SPACES = LAND_SPACES + GRID.size

const names: readonly SpaceId[] = [...landNumbers.keys(), ...waterNames]
const territories: readonly (Territory | null)[] = [
  ...TERRITORIES.flatMap(it => CODES.map(() => it)),
  ...waterNames.map(() => null),
]
const grounds: readonly Ground[] = [
  ...TERRITORIES.flatMap(it => CODES.map(code => it.terrain[code]!)),
  ...waterNames.map((): Ground => 'water'),
]
const firstNumbers: ReadonlyMap<TileId, number> = new Map(TERRITORIES.map(({ id }, i) => [id, CODES.length * i]))

export const nameOf = (number: number): SpaceId => names[number]!
export const groundOf = (number: number): Ground => grounds[number]!
/** Returns the Territory of a space, or null for water. */
export const territoryOf = (number: number): Territory | null => territories[number]!

/** Returns the number of a land space, or undefined if no tile has it. */
export const landNumber = (space: SpaceId): number | undefined => landNumbers.get(space)
/** Returns the number of a tile's first space, or undefined for an unknown tile. */
export const firstNumber = (tile: TileId): number | undefined => firstNumbers.get(tile)
/** The number of each hex's water space. */
export const WATER_NUMBERS = Int16Array.from({ length: GRID.size }, (_, hex) => LAND_SPACES + hex)

/** The dots of each land space (6), or 0 if it has none. */
export const DOTS = Uint8Array.from(TERRITORIES.flatMap(it => CODES.map(code => it.dots[code] ?? 0)))
/** 1 for each land space that is a place with an encounter (7.2). */
export const PLACES = Uint8Array.from(landNumbers.values(), number => (OPEN.has(groundOf(number)) ? 0 : 1))

/** Returns the hex with this sea name, or -1 if there is none. */
export function waterHex(space: SpaceId): number {
  const digit = (i: number) => space.charCodeAt(i) - 48
  const hex = GRID.hex(10 * digit(4) + digit(5), 10 * digit(6) + digit(7))
  return waterNames[hex] === space ? hex : -1
}
