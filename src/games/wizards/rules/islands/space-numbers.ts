import { GRID } from './grid.ts'
import { CODES, NAMES, type SpaceId, TERRITORIES, type Terrain, type Territory, type TileId } from './territories.ts'

/**
 * What every space is by its number, the same on every board: land tile by tile in the order of TERRITORIES and CODES,
 * nineteen to a Territory, then the water of each hex. A board is laid by the thousand while islands are looked for, and
 * reads these tables in place of names.
 */

export type Ground = Terrain | 'water'

/** Ground that nothing is met in by itself. */
const OPEN: ReadonlySet<Ground> = new Set<Ground>(['plains', 'woods', 'mountains', 'stone'])

/** The names of the water of each hex: as keys of an object each is the one string that all rules share. */
const waterNames: readonly SpaceId[] = Object.keys(
  Object.fromEntries(
    Array.from({ length: GRID.size }, (_, hex) => [
      `sea.${String(GRID.column(hex)).padStart(2, '0')}${String(GRID.row(hex)).padStart(2, '0')}`,
      0,
    ]),
  ),
)

const landNumbers: ReadonlyMap<SpaceId, number> = new Map(
  TERRITORIES.flatMap(({ id }) => NAMES.get(id)!).map((space, number) => [space, number]),
)

/** How many spaces there are by name, of land, and with the sea. */
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

/** The name of a space. */
export const nameOf = (number: number): SpaceId => names[number]!
/** What lies in a space. */
export const groundOf = (number: number): Ground => grounds[number]!
/** The Territory of a space, or null for water. */
export const territoryOf = (number: number): Territory | null => territories[number]!

/** The number of a space of land, or undefined where no tile has it. */
export const landNumber = (space: SpaceId): number | undefined => landNumbers.get(space)
/** The number of a tile's first space, or undefined where there is no such tile. */
export const firstNumber = (tile: TileId): number | undefined => firstNumbers.get(tile)
/** The numbers of the water of each hex. */
export const WATER_NUMBERS = Int16Array.from({ length: GRID.size }, (_, hex) => LAND_SPACES + hex)

/** The dots of each space of land (6), 0 where there are none. */
export const DOTS = Uint8Array.from(TERRITORIES.flatMap(it => CODES.map(code => it.dots[code] ?? 0)))
/** 1 for each space of land that is a place, which calls for an encounter (7.2). */
export const PLACES = Uint8Array.from(landNumbers.values(), number => (OPEN.has(groundOf(number)) ? 0 : 1))

/** The hex that a name of the sea means, or -1. */
export function waterHex(space: SpaceId): number {
  const digit = (i: number) => space.charCodeAt(i) - 48
  const hex = GRID.hex(10 * digit(4) + digit(5), 10 * digit(6) + digit(7))
  return waterNames[hex] === space ? hex : -1
}
