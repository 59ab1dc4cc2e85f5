import marnonFile from '../../../../../data/wizards-quest/marnon.json' with { type: 'json' }

/** A space of the island, given by its id: `sheep-meade`, `castle-4`. */
export type SpaceId = string

/** The terrain of a space, which affects its defenders (XI.B.1.g-h). */
export type Ground = 'open' | 'forest' | 'mountain' | 'castle'

/**
 * The connection between adjacent spaces (III.C.5.f2-h). `entrance` leads through the Great Tunnel to an entrance that
 * isn't on the map (XIV.2).
 */
export type Way = 'land' | 'bridge' | 'tunnel' | 'entrance'

/** The two bodies of water that boats can cross (X.A.6.c.3). */
export type Water = 'sea' | 'river'

/** The left, top, right and bottom borders of a box, as columns and rows of the picture's canvas. */
export type Box = readonly [number, number, number, number]

export interface Region {
  readonly number: number
  readonly id: string
  readonly ground: Ground
  /** The region's symbol when there are no colors. */
  readonly glyph: string
}

export interface Space {
  readonly id: SpaceId
  readonly kind: 'territory' | 'castle'
  /** The number of the space's region, or null for a castle. */
  readonly region: number | null
  /** The space's number within its region, or among the castles. */
  readonly number: number
  /** The space's name on the map, or null for a castle, which only has a number. */
  readonly name: string | null
  /** The name shortened to fit the smallest picture, or null for a castle. */
  readonly short: string | null
  readonly ground: Ground
  readonly box: Box
  /** The neighbors, in the order in which a frenzy attacks them (VI.B.4). */
  readonly clockwise: readonly SpaceId[]
}

/** The two spaces that each bridge connects. */
export const BRIDGES: readonly (readonly SpaceId[])[] = marnonFile.bridges.map(({ between }) => between)

/** The picture of the island: its size, the sea, the river and the bridges. */
export const PICTURE = {
  canvas: marnonFile.canvas,
  sea: boxOf(marnonFile.sea.box),
  river: marnonFile.river.course.map(spotOf),
  bridges: marnonFile.bridges.map(({ at }) => spotOf(at)),
} as const

/** The six regions by number. */
export const REGIONS: readonly Region[] = marnonFile.regions.map(({ number, id, kind, glyph }) => ({
  number,
  id,
  // The schema allows no other values, and a test checks the file against it.
  ground: kind as Ground,
  glyph,
}))

const byNumber = (a: { number: number }, b: { number: number }) => a.number - b.number

const TERRITORIES: readonly Space[] = REGIONS.flatMap(region =>
  marnonFile.territories
    .filter(territory => territory.region === region.number)
    .sort(byNumber)
    .map(({ box, ...territory }) => ({ ...territory, kind: 'territory', ground: region.ground, box: boxOf(box) })),
)

const CASTLES: readonly Space[] = [...marnonFile.castles].sort(byNumber).map(({ box, ...castle }) => ({
  ...castle,
  kind: 'castle',
  region: null,
  name: null,
  short: null,
  ground: 'castle',
  box: boxOf(box),
}))

/** The 44 spaces: the territories by region and number, then the castles (VI.B.3). */
export const SPACES: readonly Space[] = [...TERRITORIES, ...CASTLES]

export const SPACE_IDS: readonly SpaceId[] = SPACES.map(({ id }) => id)
export const TERRITORY_IDS: readonly SpaceId[] = TERRITORIES.map(({ id }) => id)
export const CASTLE_IDS: readonly SpaceId[] = CASTLES.map(({ id }) => id)

const BY_ID: ReadonlyMap<SpaceId, Space> = new Map(SPACES.map(space => [space.id, space]))

/** Returns the space with this id. Throws Error if there is none, which is a bug. */
export function spaceOf(id: SpaceId): Space {
  const space = BY_ID.get(id)
  if (!space) throw new Error(`there is no space ${id}`)
  return space
}

export const isSpace = (id: string): boolean => BY_ID.has(id)
export const isCastle = (id: SpaceId): boolean => spaceOf(id).kind === 'castle'

/** Returns the territory for a roll of two dice (III.C.3). */
export const territoryAt = (region: number, number: number): SpaceId => territoriesOf(region)[number - 1]!

/** Lists a region's territories by number. */
export const territoriesOf = (region: number): readonly SpaceId[] => BY_REGION[region - 1]!

const BY_REGION: readonly (readonly SpaceId[])[] = REGIONS.map(({ number }) =>
  TERRITORIES.filter(({ region }) => region === number).map(({ id }) => id),
)

/** Lists the spaces that are adjacent on the map, in the order of a frenzy. */
export const neighborsOf = (id: SpaceId): readonly SpaceId[] => spaceOf(id).clockwise

/** Returns the connection from a space to a neighbor on the map, or null if they aren't adjacent (III.C.5.f2-h). */
export const wayBetween = (from: SpaceId, to: SpaceId): Way | null => WAYS.get(from)!.get(to) ?? null

const WAYS: ReadonlyMap<SpaceId, ReadonlyMap<SpaceId, Way>> = new Map(
  SPACES.map(({ id, clockwise }) => [id, new Map(clockwise.map(to => [to, wayOf([id, to])]))]),
)

/** Returns the connection between two neighbors on the map: the tunnel, a bridge, or land. */
function wayOf(pair: readonly [SpaceId, SpaceId]): Way {
  const joins = (ends: readonly string[]) => pair.every(id => ends.includes(id))
  if (joins(marnonFile.tunnel)) return 'tunnel'
  return marnonFile.bridges.some(({ between }) => joins(between)) ? 'bridge' : 'land'
}

/** Lists the castles that touch a region (VI.A.2). */
export const castlesBeside = (region: number): readonly SpaceId[] => CASTLES_BESIDE[region - 1]!

const CASTLES_BESIDE: readonly (readonly SpaceId[])[] = REGIONS.map(({ number }) =>
  CASTLES.filter(({ clockwise }) => clockwise.some(id => spaceOf(id).region === number)).map(({ id }) => id),
)

/** The spaces on each body of water. Those on the sea are in order along the shore. */
export const WATERS: Readonly<Record<Water, readonly SpaceId[]>> = {
  sea: marnonFile.sea.shore,
  river: marnonFile.river.banks,
}

/** Returns the water that a space is on, or null if it is on neither. No space is on both. */
export const waterOf = (id: SpaceId): Water | null =>
  WATERS.sea.includes(id) ? 'sea' : WATERS.river.includes(id) ? 'river' : null

/** Lists the spaces that a boat can reach: the others on the same water (X.A.6.c.3). Returns an empty list inland. */
export function acrossWater(id: SpaceId): readonly SpaceId[] {
  const water = waterOf(id)
  return water ? WATERS[water].filter(other => other !== id) : []
}

/** The mouths of the Great Tunnel on the map (III.C.5.h). */
export const TUNNEL: readonly SpaceId[] = marnonFile.tunnel

/** Returns the fewest steps between two spaces on the map, by land, bridge and tunnel, past any forces. */
export const stepsBetween = (from: SpaceId, to: SpaceId): number => STEPS.get(from)!.get(to)!

const STEPS: ReadonlyMap<SpaceId, ReadonlyMap<SpaceId, number>> = new Map(
  SPACE_IDS.map(from => {
    const steps = new Map([[from, 0]])
    // This is a breadth-first search: the map grows during the iteration, so each space is reached by a shortest path.
    for (const [id, far] of steps) for (const next of neighborsOf(id)) if (!steps.has(next)) steps.set(next, far + 1)
    return [from, steps]
  }),
)

function boxOf(box: readonly number[]): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = box
  return [left, top, right, bottom]
}

function spotOf([x = 0, y = 0]: readonly number[]): readonly [number, number] {
  return [x, y]
}
