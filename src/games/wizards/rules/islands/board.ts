import { type Axial, HexGrid, rotate } from '../../../../parts/hexes/index.ts'
import {
  beastsShun,
  CODES,
  isWater,
  type Kind,
  NAMES,
  PLACE_OF,
  type SpaceId,
  TERRITORIES,
  type Terrain,
  type Territory,
  type TileId,
} from './territories.ts'

/** The sea of the game board: 38 columns and 28 rows, and one more ring of water for boats that round an island at the border (6, rule of sailing). */
export const SEA_COLUMNS = 38
export const SEA_ROWS = 28
/** The grid with that ring: hex (1, 1) is the first of the board. */
export const GRID = new HexGrid(SEA_COLUMNS + 2, SEA_ROWS + 2)

/** A tile as it lies: which, the hex of its Center, and how many sixths it is turned clockwise. */
export interface Placement {
  readonly tile: TileId
  readonly hex: number
  readonly turn: number
}

export type Ground = Terrain | 'water'

/** What a boat lies beside at the start (3.3). */
export const BOAT_PLACES: ReadonlySet<Ground> = new Set<Ground>(['town', 'dwelling', 'abbey'])

/** Ground that nothing is met in by itself. */
const OPEN: ReadonlySet<Ground> = new Set<Ground>(['plains', 'woods', 'mountains', 'stone'])

/** Where each code lies from the Center, for each of the six turns. */
const LAID: readonly (readonly Axial[])[] = [0, 1, 2, 3, 4, 5].map(turn =>
  CODES.map(code => rotate(PLACE_OF[code]!, turn)),
)

/** The hexes a tile covers, in the order of CODES. A hex off the grid is -1. */
export function footprint(hex: number, turn: number): number[] {
  const { q, r } = GRID.axial(hex)
  return LAID[((turn % 6) + 6) % 6]!.map(place => GRID.hexAt(q + place.q, r + place.r))
}

/** Whether a hex belongs to the board proper and not to the outer ring. */
export function onBoard(hex: number): boolean {
  const column = GRID.column(hex)
  const row = GRID.row(hex)
  return column >= 1 && column <= SEA_COLUMNS && row >= 1 && row <= SEA_ROWS
}

/** Whether a tile may lie here: every hex on the board and on bare water (3.22). */
export function fits(placements: readonly Placement[], hex: number): boolean {
  const taken = new Set(placements.flatMap(p => footprint(p.hex, 0)))
  return footprint(hex, 0).every(h => h >= 0 && onBoard(h) && !taken.has(h))
}

/** The water that hangs together with the first hex, which is always of the outer ring. */
function fillOcean(water: Uint8Array, ocean: Uint8Array): void {
  let end = 1
  ocean[0] = 1
  for (let i = 0; i < end; i++) {
    const hex = queue[i]!
    for (let d = 0; d < 6; d++) {
      const next = GRID.neighbours[6 * hex + d]!
      if (next < 0 || ocean[next] !== 0 || water[next] === 0) continue
      ocean[next] = 1
      queue[end++] = next
    }
  }
}

const queue = new Int16Array(GRID.size)

/** What the player who looks for spaces wants of them. */
export interface SpaceFilter {
  readonly terrain?: readonly string[]
  readonly of?: readonly Kind[]
  readonly coast?: 'coastal' | 'inland'
}

const waterNames: readonly SpaceId[] = Object.keys(
  Object.fromEntries(
    Array.from({ length: GRID.size }, (_, hex) => [
      `sea.${String(GRID.column(hex)).padStart(2, '0')}${String(GRID.row(hex)).padStart(2, '0')}`,
      0,
    ]),
  ),
)

/** The number of every space of land: nineteen to a Territory, in the order of TERRITORIES and CODES. */
const LAND: ReadonlyMap<SpaceId, number> = new Map(
  TERRITORIES.flatMap(({ id }) => NAMES.get(id)!).map((space, number) => [space, number]),
)
const landNames: readonly SpaceId[] = [...LAND.keys()]
const numberOfTile: ReadonlyMap<TileId, number> = new Map(TERRITORIES.map(({ id }, i) => [id, CODES.length * i]))

/** How many spaces there are by name, of land and of the sea. */
/** What lies in a space of land, by its number. */
export const groundOf = (number: number): Ground => groundOfNumber[number]!
export const SPACES = LAND.size + GRID.size
/** What every space is, by its number. */
const nameOfNumber: readonly SpaceId[] = [...landNames, ...waterNames]
const territoryOfNumber: readonly (Territory | null)[] = [
  ...TERRITORIES.flatMap(it => CODES.map(() => it)),
  ...waterNames.map(() => null),
]
const groundOfNumber: readonly Ground[] = [
  ...TERRITORIES.flatMap(it => CODES.map(code => it.terrain[code]!)),
  ...waterNames.map((): Ground => 'water'),
]
const dotsOfNumber = Uint8Array.from(TERRITORIES.flatMap(it => CODES.map(code => it.dots[code] ?? 0)))
const placeOfNumber = Uint8Array.from(LAND.values(), number => (OPEN.has(groundOfNumber[number]!) ? 0 : 1))
const harbourOfNumber = Uint8Array.from(groundOfNumber, ground => (BOAT_PLACES.has(ground) ? 1 : 0))
const WALLS = new Map(
  TERRITORIES.map(({ id, walls }) => [
    id,
    walls.map(({ code, direction, rift }) => ({ at: CODES.indexOf(code), direction, rift })),
  ]),
)
const waterNumbers = Int16Array.from({ length: GRID.size }, (_, hex) => LAND.size + hex)

/** The hex that a name of the sea means, or -1. */
function waterHex(space: SpaceId): number {
  const digit = (i: number) => space.charCodeAt(i) - 48
  const hex = GRID.hex(10 * digit(4) + digit(5), 10 * digit(6) + digit(7))
  return waterNames[hex] === space ? hex : -1
}

/**
 * The Enchanted Islands as they lie: what every hex is, what bars the way between two, what touches the sea. It is
 * worked out once from the placements and never changes; what happens on it is the state's.
 */
export class Board {
  /** The name of each hex. */
  get names(): readonly SpaceId[] {
    this.allNames ??= Array.from(this.numbers, number => nameOfNumber[number]!)
    return this.allNames
  }
  get ground(): readonly Ground[] {
    this.grounds ??= Array.from(this.numbers, number => groundOfNumber[number]!)
    return this.grounds
  }
  /** The Territory of each hex, or null for water. */
  get territoryAt(): readonly (Territory | null)[] {
    this.territories ??= Array.from(this.numbers, number => territoryOfNumber[number]!)
    return this.territories
  }
  private allNames: readonly SpaceId[] | null = null
  private grounds: readonly Ground[] | null = null
  private territories: readonly (Territory | null)[] | null = null
  /** Bit d is set where the hexside in direction d is walled or part of the rift. */
  readonly barred: Uint8Array
  /** The hex that direction d leads to from hex h at `6 * h + d`, -1 where a wall, the rift or the border bars it. */
  readonly ways: Int16Array
  /** Bit d is set where that hexside belongs to the rift. */
  readonly rift: Uint8Array
  /** 1 where there is water. */
  readonly water: Uint8Array
  /** Water hexes that hang together with the outer ring. */
  readonly ocean: Uint8Array
  /** All land hexes, tile by tile in the order of the placements. */
  readonly land: number[] = []
  /** 1 where a place lies that calls for an encounter: all land but open country and Stones (7.2). */
  readonly places: Uint8Array
  /** The dots of each stone (6), 0 elsewhere. */
  readonly dots: Uint8Array
  /** The number of the space in each hex, the same on every board; less than SPACES. */
  readonly numbers: Int16Array
  /** The hex of each space of land by its number, -1 for what does not lie here. */
  private readonly landHexes: Int16Array
  /** What `footing` has worked out for this board, and what it was asked last. */
  readonly footings = new Map<number, Int8Array>()
  footingKey = -1
  footingTable: Int8Array | null = null
  private farness: Int16Array | null = null
  private islands: Int16Array | null = null

  private constructor(public placements: readonly Placement[]) {
    const { size } = GRID
    // One piece of memory for all the tables: each by itself would cost more to get than to fill.
    const memory = new ArrayBuffer(2 * (7 * size + LAND.size) + 6 * size)
    this.ways = new Int16Array(memory, 0, 6 * size)
    this.numbers = new Int16Array(memory, 12 * size, size)
    this.landHexes = new Int16Array(memory, 14 * size, LAND.size)
    const bytes = 14 * size + 2 * LAND.size
    this.barred = new Uint8Array(memory, bytes, size)
    this.rift = new Uint8Array(memory, bytes + size, size)
    this.dots = new Uint8Array(memory, bytes + 2 * size, size)
    this.places = new Uint8Array(memory, bytes + 3 * size, size)
    this.water = new Uint8Array(memory, bytes + 4 * size, size)
    this.ocean = new Uint8Array(memory, bytes + 5 * size, size)
    this.lie()
  }

  private static trial: Board | null = null

  /** The board of these placements to be looked at before the next is tried, and not to be kept: it is the same object every time. */
  static tried(placements: readonly Placement[]): Board {
    const board = Board.trial
    if (!board) {
      Board.trial = new Board(placements)
      return Board.trial
    }
    board.placements = placements
    board.allNames = board.grounds = board.territories = null
    board.barred.fill(0)
    board.rift.fill(0)
    board.dots.fill(0)
    board.places.fill(0)
    board.ocean.fill(0)
    board.lie()
    return board
  }

  private lie(): void {
    const { land, landHexes, numbers, water, dots, places, ways } = this
    land.length = 0
    landHexes.fill(-1)
    water.fill(1)
    numbers.set(waterNumbers)
    ways.set(GRID.neighbours)
    for (const { tile, hex, turn } of this.placements) {
      const first = numberOfTile.get(tile)!
      const { q, r } = GRID.axial(hex)
      const laid = LAID[((turn % 6) + 6) % 6]!
      for (let i = 0; i < 19; i++) {
        const place = laid[i]!
        const h = GRID.hexAt(q + place.q, r + place.r)
        const number = first + i
        landHexes[number] = h
        numbers[h] = number
        water[h] = 0
        dots[h] = dotsOfNumber[number]!
        places[h] = placeOfNumber[number]!
        land.push(h)
      }
      const walls = WALLS.get(tile)!
      for (let i = 0; i < walls.length; i++) {
        const { at, direction, rift } = walls[i]!
        const h = landHexes[first + at]!
        const d = (direction + turn) % 6
        this.bar(h, d, rift)
        ways[6 * h + d] = -1
        const other = GRID.neighbours[6 * h + d]!
        if (other >= 0) ways[6 * other + ((d + 3) % 6)] = -1
      }
    }
    fillOcean(water, this.ocean)
  }

  private shuns: readonly number[] | null = null
  /** The land hexes that a horse or hound will not enter (8.45, 8.46). */
  get shunned(): readonly number[] {
    this.shuns ??= this.land.filter(hex => beastsShun(this.names[hex]!))
    return this.shuns
  }

  private readonly sails: (Int8Array | undefined)[] = []
  /** The price of sailing into each hex, where a space of water costs so much. */
  sailing(price: number): Int8Array {
    let table = this.sails[price]
    if (!table) {
      table = new Int8Array(GRID.size)
      for (let hex = 0; hex < GRID.size; hex++) table[hex] = this.water[hex] === 1 ? price : -1
      this.sails[price] = table
    }
    return table
  }

  /** Steps of each hex from the nearest land, whatever lies between; worked out when first asked for. */
  get fromLand(): Int16Array {
    this.farness ??= GRID.distances(hex => this.ground[hex] !== 'water')
    return this.farness
  }

  /** The number of the island of each land hex, -1 for water (tiles that touch are one island); worked out when first asked for. */
  get island(): Int16Array {
    this.islands ??= GRID.groups(hex => this.ground[hex] !== 'water').of
    return this.islands
  }

  private bar(hex: number, direction: number, rift: boolean): void {
    const other = GRID.neighbour(hex, direction)
    for (const [h, d] of [
      [hex, direction],
      [other, (direction + 3) % 6],
    ] as const) {
      if (h < 0) continue
      this.barred[h]! |= 1 << d
      if (rift) this.rift[h]! |= 1 << d
    }
  }

  private static latest: {
    readonly placements: readonly Placement[]
    readonly tiles: number
    readonly board: Board
  } | null = null
  private static readonly made = new Map<string, Board>()
  private static readonly seen = new WeakMap<readonly Placement[], { tiles: number; board: Board }>()

  /** The board of these placements, made once: rules ask for it at every step. A list may only grow. */
  static of(placements: readonly Placement[]): Board {
    if (Board.latest?.placements === placements && Board.latest.tiles === placements.length) return Board.latest.board
    const seen = Board.seen.get(placements)
    const board = seen?.tiles === placements.length ? seen.board : Board.make(placements)
    Board.latest = { placements, tiles: placements.length, board }
    if (seen?.board !== board) Board.seen.set(placements, { tiles: placements.length, board })
    return board
  }

  private static make(placements: readonly Placement[]): Board {
    const key = placements.map(p => `${p.tile}@${p.hex}r${p.turn}`).join(' ')
    let board = Board.made.get(key)
    if (!board) {
      if (Board.made.size > 200) Board.made.clear()
      board = Board.lay(placements)
      Board.made.set(key, board)
    }
    return board
  }

  /** A board of these placements that nobody keeps: for looking at one that may be laid otherwise a moment later. */
  static lay(placements: readonly Placement[]): Board {
    return new Board(placements.map(p => ({ ...p })))
  }

  /** Whether a tile lies here. */
  lies(tile: TileId): boolean {
    const first = numberOfTile.get(tile)
    return first !== undefined && this.landHexes[first]! >= 0
  }

  /** The hex of a space, or -1 where the board has no such space. */
  hex(space: SpaceId): number {
    if (isWater(space)) {
      const hex = waterHex(space)
      // Under a name of the sea there may lie land.
      return hex >= 0 && this.isWater(hex) ? hex : -1
    }
    const number = LAND.get(space)
    return number === undefined ? -1 : this.landHexes[number]!
  }

  name(hex: number): SpaceId {
    return nameOfNumber[this.numbers[hex]!]!
  }

  isWater(hex: number): boolean {
    return this.water[hex] === 1
  }

  /** Whether a wall or the rift bars the hexside in this direction (6). */
  isBarred(hex: number, direction: number): boolean {
    return (this.barred[hex]! & (1 << direction)) !== 0
  }

  /** The neighbours of a hex that no wall bars it from. */
  open(hex: number): number[] {
    const out: number[] = []
    for (let i = 6 * hex; i < 6 * hex + 6; i++) if (this.ways[i]! >= 0) out.push(this.ways[i]!)
    return out
  }

  /** The directions from a hex to open water beside it, as bits. */
  waterBeside(hex: number): number {
    let bits = 0
    for (let d = 0; d < 6; d++) {
      const next = this.ways[6 * hex + d]!
      if (next >= 0 && this.isWater(next)) bits |= 1 << d
    }
    return bits
  }

  /** Whether a land space is Coastal: it touches water with no wall between (ruling 17). */
  isCoastal(hex: number): boolean {
    return this.waterBeside(hex) !== 0
  }

  /** The land spaces that fit, by name, in the order of the placements. */
  spaces(filter: SpaceFilter): SpaceId[] {
    return this.land
      .filter(hex => {
        if (filter.terrain && !filter.terrain.includes(this.ground[hex]!)) return false
        if (filter.of && !filter.of.includes(this.territoryAt[hex]!.kind)) return false
        return !filter.coast || this.isCoastal(hex) === (filter.coast === 'coastal')
      })
      .map(hex => this.name(hex))
  }

  /**
   * Where the boats lie at the start (3.3): one beside each Common Town, Elven Dwelling and the Abbey that touches
   * water, in the last water hex clockwise before land (3.31); open sea goes before a lake.
   */
  harbours(): SpaceId[] {
    return this.harbourHexes().map(hex => this.name(hex))
  }

  harbourHexes(): number[] {
    const out: number[] = []
    const { water, ocean, land, numbers, ways } = this
    for (let i = 0; i < land.length; i++) {
      const hex = land[i]!
      if (harbourOfNumber[numbers[hex]!] === 0) continue
      // Of the water beside it: the first direction of the open sea and of any water, and the first before land of each.
      let firstSea = -1
      let firstAny = -1
      let lastSea = -1
      let lastAny = -1
      for (let d = 0; d < 6; d++) {
        const next = ways[6 * hex + d]!
        if (next < 0 || water[next] === 0) continue
        const after = GRID.neighbours[6 * hex + ((d + 1) % 6)]!
        const beforeLand = after < 0 || water[after] === 0
        if (firstAny < 0) firstAny = next
        if (beforeLand && lastAny < 0) lastAny = next
        if (ocean[next] === 0) continue
        if (firstSea < 0) firstSea = next
        if (beforeLand && lastSea < 0) lastSea = next
      }
      const at = firstSea >= 0 ? (lastSea >= 0 ? lastSea : firstSea) : lastAny >= 0 ? lastAny : firstAny
      if (at >= 0) out.push(at)
    }
    return out
  }
}
