import { GRID, laidOut, type Placement } from './grid.ts'
import {
  DOTS,
  firstNumber,
  type Ground,
  groundOf,
  LAND_SPACES,
  landNumber,
  nameOf,
  PLACES,
  territoryOf,
  WATER_NUMBERS,
  waterHex,
} from './space-numbers.ts'
import { CODES, isWater, type Kind, type SpaceId, TERRITORIES, type Territory, type TileId } from './territories.ts'

/** Conditions that a space must meet. An omitted field sets no condition. */
export interface SpaceFilter {
  readonly terrain?: readonly string[]
  readonly of?: readonly Kind[]
  readonly coast?: 'coastal' | 'inland'
}

/** The walls and the rift of each tile, with their space as an index in CODES. */
const WALLS = new Map(
  TERRITORIES.map(({ id, walls }) => [
    id,
    walls.map(({ code, direction, rift }) => ({ at: CODES.indexOf(code), direction, rift })),
  ]),
)

/** Marks the water connected to the first hex, which is always in the outer ring. */
function fillOcean(water: Uint8Array, ocean: Uint8Array): void {
  let end = 1
  ocean[0] = 1
  for (let i = 0; i < end; i++) {
    const hex = wave[i]!
    for (let d = 0; d < 6; d++) {
      const next = GRID.neighbors[6 * hex + d]!
      if (water[next] !== 1 || ocean[next] !== 0) continue
      ocean[next] = 1
      wave[end++] = next
    }
  }
}

/** The queue of the flood fill, reused by each call. Its first entry is always hex 0. */
const wave = new Int16Array(GRID.size)

/** Tables computed on demand, because most boards never need them. */
interface DerivedTables {
  names?: readonly SpaceId[]
  ground?: readonly Ground[]
  territoryAt?: readonly (Territory | null)[]
  fromLand?: Int16Array
  island?: Int16Array
  /** The results of `sailing`, by price. */
  sailing?: (Int8Array | undefined)[]
}

/**
 * The map of the Enchanted Islands: the ground, walls and coast of every hex. It is computed from the placements and
 * never changes, except by `layAgain`. Everything that changes in a game is in the state.
 */
export class Board {
  /** Bit d is set if the hexside in direction d is walled or part of the rift. */
  readonly barred: Uint8Array
  /**
   * The neighbor of hex h in direction d, at index `6 * h + d`, or -1 if a wall, the rift or the border bars the way.
   */
  readonly ways: Int16Array
  /** Bit d is set if the hexside in direction d belongs to the rift. */
  readonly rift: Uint8Array
  /** 1 for each water hex, by hex; 0 otherwise. */
  readonly water: Uint8Array
  /** 1 for water connected to the outer ring. */
  readonly ocean: Uint8Array
  /** All land hexes, tile by tile in placement order, nineteen each. */
  readonly land: number[] = []
  /** 1 for a place with an encounter: all land except open country and Stones (7.2). */
  readonly places: Uint8Array
  /** The dots of each Stone (6), or 0 elsewhere. */
  readonly dots: Uint8Array
  /** The space number of each hex, below SPACES. A space has the same number on every board. */
  readonly numbers: Int16Array
  /** The hex of each land space, by number, or -1 if the space is not on this board. */
  private readonly landHexes: Int16Array
  private derived: DerivedTables = {}

  private constructor(public placements: readonly Placement[]) {
    const { size } = GRID
    // One buffer holds all tables, because allocating each separately would take longer than filling it.
    const memory = new ArrayBuffer(2 * (7 * size + LAND_SPACES) + 6 * size)
    this.ways = new Int16Array(memory, 0, 6 * size)
    this.numbers = new Int16Array(memory, 12 * size, size)
    this.landHexes = new Int16Array(memory, 14 * size, LAND_SPACES)
    const bytes = 14 * size + 2 * LAND_SPACES
    this.barred = new Uint8Array(memory, bytes, size)
    this.rift = new Uint8Array(memory, bytes + size, size)
    this.dots = new Uint8Array(memory, bytes + 2 * size, size)
    this.places = new Uint8Array(memory, bytes + 3 * size, size)
    this.water = new Uint8Array(memory, bytes + 4 * size, size)
    this.ocean = new Uint8Array(memory, bytes + 5 * size, size)
    this.build()
  }

  private build(): void {
    const { land, landHexes, numbers, water, dots, places } = this
    land.length = 0
    landHexes.fill(-1)
    water.fill(1)
    numbers.set(WATER_NUMBERS)
    this.ways.set(GRID.neighbors)
    for (const { tile, hex, turn } of this.placements) {
      const first = firstNumber(tile)!
      const { q, r } = GRID.axial(hex)
      const laid = laidOut(turn)
      for (let i = 0; i < CODES.length; i++) {
        const place = laid[i]!
        const h = GRID.hexAt(q + place.q, r + place.r)
        const number = first + i
        landHexes[number] = h
        numbers[h] = number
        water[h] = 0
        dots[h] = DOTS[number]!
        places[h] = PLACES[number]!
        land.push(h)
      }
      const walls = WALLS.get(tile)!
      for (let i = 0; i < walls.length; i++) {
        const { at, direction, rift } = walls[i]!
        const h = landHexes[first + at]!
        this.bar(h, (direction + turn) % 6, rift)
      }
    }
    fillOcean(water, this.ocean)
  }

  /**
   * Bars a hexside from both sides. Every hex of a tile has a neighbor in each direction, because of the outer ring of
   * water.
   */
  private bar(hex: number, direction: number, rift: boolean): void {
    const other = GRID.neighbors[6 * hex + direction]!
    for (const [h, d] of [
      [hex, direction],
      [other, (direction + 3) % 6],
    ] as const) {
      this.ways[6 * h + d] = -1
      this.barred[h]! |= 1 << d
      if (rift) this.rift[h]! |= 1 << d
    }
  }

  /** Builds an uncached board, for placements that may soon change. */
  static lay(placements: readonly Placement[]): Board {
    return new Board(placements.map(p => ({ ...p })))
  }

  /**
   * Lays other tiles on this board and returns it. When trying many layouts, this is cheaper than allocating a new
   * board each time. Use it only on a board from `lay` that nothing else refers to.
   */
  layAgain(placements: readonly Placement[]): this {
    this.placements = placements
    this.derived = {}
    this.barred.fill(0)
    this.rift.fill(0)
    this.dots.fill(0)
    this.places.fill(0)
    this.ocean.fill(0)
    this.build()
    return this
  }

  /**
   * Boards by layout, because matches that are forked, rewound or replayed have their own copies of equal placements.
   */
  private static readonly made = new Map<string, Board>()
  /** Boards by placement list, which needs no string key. */
  private static readonly seen = new WeakMap<readonly Placement[], { tiles: number; board: Board }>()
  /** The last board looked up, which is likely to be needed next as well. */
  private static latest: {
    readonly placements: readonly Placement[]
    readonly tiles: number
    readonly board: Board
  } | null = null

  /**
   * Returns the board for these placements. Boards are cached, because the rules need them at every step. Callers may
   * append to the list, but must not change it in any other way.
   */
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

  get names(): readonly SpaceId[] {
    this.derived.names ??= Array.from(this.numbers, nameOf)
    return this.derived.names
  }

  get ground(): readonly Ground[] {
    this.derived.ground ??= Array.from(this.numbers, groundOf)
    return this.derived.ground
  }

  /** The Territory of each hex, or null for water. */
  get territoryAt(): readonly (Territory | null)[] {
    this.derived.territoryAt ??= Array.from(this.numbers, territoryOf)
    return this.derived.territoryAt
  }

  /** The distance of each hex from the nearest land, ignoring walls. 0 on land. */
  get fromLand(): Int16Array {
    this.derived.fromLand ??= GRID.distances(hex => !this.isWater(hex))
    return this.derived.fromLand
  }

  /** The island number of each land hex, or -1 for water. Touching tiles form one island. */
  get island(): Int16Array {
    this.derived.island ??= GRID.groups(hex => !this.isWater(hex)).of
    return this.derived.island
  }

  /** Returns the cost of sailing into each hex if a water space costs `price`, or -1 for land. */
  sailing(price: number): Int8Array {
    this.derived.sailing ??= []
    const tables = this.derived.sailing
    let table = tables[price]
    if (!table) {
      table = new Int8Array(GRID.size)
      for (let hex = 0; hex < GRID.size; hex++) table[hex] = this.water[hex] === 1 ? price : -1
      tables[price] = table
    }
    return table
  }

  /** Returns true if the tile is on this board. */
  lies(tile: TileId): boolean {
    const first = firstNumber(tile)
    return first !== undefined && this.landHexes[first]! >= 0
  }

  /** Returns the hex of a space, or -1 if the board has no such space. */
  hex(space: SpaceId): number {
    if (isWater(space)) {
      const hex = waterHex(space)
      // The hex that a sea name refers to may be land on this board.
      return this.isWater(hex) ? hex : -1
    }
    const number = landNumber(space)
    return number === undefined ? -1 : this.landHexes[number]!
  }

  name(hex: number): SpaceId {
    return nameOf(this.numbers[hex]!)
  }

  /** Returns true for water. Returns false for -1, which is not a hex. */
  isWater(hex: number): boolean {
    return this.water[hex] === 1
  }

  /** Returns true if a wall or the rift bars the hexside in this direction (6). */
  isBarred(hex: number, direction: number): boolean {
    return (this.barred[hex]! & (1 << direction)) !== 0
  }

  /** Lists a hex's neighbors, without those behind a wall or the rift. */
  open(hex: number): number[] {
    const out: number[] = []
    for (let i = 6 * hex; i < 6 * hex + 6; i++) if (this.ways[i]! >= 0) out.push(this.ways[i]!)
    return out
  }

  /** Returns the directions in which a hex touches water with no wall between, as bits. */
  waterBeside(hex: number): number {
    let bits = 0
    for (let d = 0; d < 6; d++) {
      if (this.isWater(this.ways[6 * hex + d]!)) bits |= 1 << d
    }
    return bits
  }

  /** Returns true if a land hex is Coastal, which means that it touches water with no wall between (ruling 17). */
  isCoastal(hex: number): boolean {
    return this.waterBeside(hex) !== 0
  }

  /** Lists the matching land spaces by name, in placement order. */
  spaces(filter: SpaceFilter): SpaceId[] {
    return this.land
      .filter(hex => {
        if (filter.terrain && !filter.terrain.includes(this.ground[hex]!)) return false
        if (filter.of && !filter.of.includes(this.territoryAt[hex]!.kind)) return false
        return !filter.coast || this.isCoastal(hex) === (filter.coast === 'coastal')
      })
      .map(hex => this.name(hex))
  }
}
