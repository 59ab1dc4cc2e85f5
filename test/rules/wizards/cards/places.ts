import { footprint, GRID, onBoard, type Placement } from '../../../../src/games/wizards/rules/islands/grid.ts'

import { type Kind, type SpaceId, TERRITORIES } from '../../../../src/games/wizards/rules/islands/territories.ts'
import { GRID_OF_TILES } from '../stage.ts'

/** The nine Common Towns, in the order of the Territories. */
export const TOWNS: readonly SpaceId[] = [
  'torwall.center',
  'woodswall.a1',
  'woodswall.b3',
  'longrift.b1',
  'crescent-ridge.a4',
  'crescent-ridge.c2',
  'meadowfarm.a2',
  'meadowfarm.b5',
  'hillshire.c6',
]
/** The inland ones on the test board, where no tiles touch. */
export const INLAND_TOWNS: readonly SpaceId[] = ['torwall.center', 'crescent-ridge.c2', 'hillshire.c6']
export const COASTAL_TOWNS = TOWNS.filter(space => !INLAND_TOWNS.includes(space))
/** The six Elven Dwellings, in the order of the Territories. */
export const DWELLINGS: readonly SpaceId[] = [
  'glendale.c3',
  'meadowshire.b2',
  'edgewood.a1',
  'green-grove.a4',
  'timberlane.b5',
  'woodland.center',
]
export const COASTAL_DWELLINGS: readonly SpaceId[] = DWELLINGS.slice(1, 5)

/** Returns all spaces of a terrain, in one kind of Territory or in all. */
export const spacesOf = (terrain: string, kind?: Kind): SpaceId[] =>
  TERRITORIES.filter(t => kind === undefined || t.kind === kind).flatMap(t =>
    Object.keys(t.terrain)
      .filter(code => t.terrain[code] === terrain)
      .map(code => `${t.id}.${code}`),
  )

/**
 * Spaces at the edge of a tile that walls cut off from the sea: three of Hamdrel's, and all of the Lair's except its
 * mouths.
 */
const WALLED: readonly SpaceId[] = [
  ...['a4', 'b3', 'b4'].map(code => `hamdrels-cottage.${code}`),
  ...['a1', 'a3', 'a4', 'a6', 'b1', 'b2', 'b3', 'b4', 'b5', 'b6'].map(code => `dragons-lair.${code}`),
]

/** Returns the Coastal spaces of the test board: the edge of each tile, except behind walls. */
export const coastal = (kind?: Kind): SpaceId[] =>
  TERRITORIES.filter(t => kind === undefined || t.kind === kind)
    .flatMap(t => ['a', 'b'].flatMap(letter => [1, 2, 3, 4, 5, 6].map(n => `${t.id}.${letter}${n}`)))
    .filter(space => !WALLED.includes(space))

/** All tiles packed into the west, with only deep sea in the east. */
export const OPEN_SEA: readonly Placement[] = TERRITORIES.map((t, i) => ({
  tile: t.id,
  hex: GRID.hex(4 + 6 * (i % 4), 4 + 5 * Math.floor(i / 4)),
  turn: 0,
}))

/** Returns all water on the board, by distance from the nearest land, whatever is between. */
export function seas(placements: readonly Placement[] = GRID_OF_TILES): { space: SpaceId; far: number }[] {
  const land = placements.flatMap(p => footprint(p.hex, p.turn))
  return Array.from({ length: GRID.size }, (_, hex) => hex)
    .filter(hex => onBoard(hex) && !land.includes(hex))
    .map(hex => ({
      space: `sea.${String(GRID.column(hex)).padStart(2, '0')}${String(GRID.row(hex)).padStart(2, '0')}`,
      far: Math.min(...land.map(other => GRID.distance(hex, other))),
    }))
}

/** Returns the water at least this far from land. */
export const seaFrom = (far: number, placements?: readonly Placement[]): SpaceId[] =>
  seas(placements)
    .filter(sea => sea.far >= far)
    .map(sea => sea.space)
