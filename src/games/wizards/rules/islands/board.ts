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

/** What the player who looks for spaces wants of them. */
export interface SpaceFilter {
  readonly terrain?: readonly string[]
  readonly of?: readonly Kind[]
  readonly coast?: 'coastal' | 'inland'
}

/** The walls and the rift of each tile, by the place of their space among the codes. */
const WALLS = new Map(
  TERRITORIES.map(({ id, walls }) => [
    id,
    walls.map(({ code, direction, rift }) => ({ at: CODES.indexOf(code), direction, rift })),
  ]),
)

/** The water that hangs together with the first hex, which is always of the outer ring. */
function fillOcean(water: Uint8Array, ocean: Uint8Array): void {
  let end = 1
  ocean[0] = 1
  for (let i = 0; i < end; i++) {
    const hex = wave[i]!
    for (let d = 0; d < 6; d++) {
      const next = GRID.neighbours[6 * hex + d]!
      if (water[next] !== 1 || ocean[next] !== 0) continue
      ocean[next] = 1
      wave[end++] = next
    }
  }
}

/** The hexes that are still to be looked round from, kept from one flood to the next: the first is always hex 0. */
const wave = new Int16Array(GRID.size)

/** What a board is asked for now and then: worked out when it first is, for most boards that are laid are never asked. */
interface Worked {
  names?: readonly SpaceId[]
  ground?: readonly Ground[]
  territoryAt?: readonly (Territory | null)[]
  fromLand?: Int16Array
  island?: Int16Array
  /** By the price of a space of water. */
  sailing?: (Int8Array | undefined)[]
}

/**
 * The Enchanted Islands as they lie: what every hex is, what bars the way between two, what touches the sea. It is
 * worked out once from the placements and never changes; what happens on it is the state's.
 */
export class Board {
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
  /** All land hexes, tile by tile in the order of the placements, nineteen each. */
  readonly land: number[] = []
  /** 1 where a place lies that calls for an encounter: all land but open country and Stones (7.2). */
  readonly places: Uint8Array
  /** The dots of each stone (6), 0 elsewhere. */
  readonly dots: Uint8Array
  /** The number of the space in each hex, the same on every board; less than SPACES. */
  readonly numbers: Int16Array
  /** The hex of each space of land by its number, -1 for what does not lie here. */
  private readonly landHexes: Int16Array
  private worked: Worked = {}

  private constructor(public placements: readonly Placement[]) {
    const { size } = GRID
    // One piece of memory for all the tables: each by itself would cost more to get than to fill.
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
    this.lie()
  }

  /** Fills the tables from the placements. */
  private lie(): void {
    const { land, landHexes, numbers, water, dots, places } = this
    land.length = 0
    landHexes.fill(-1)
    water.fill(1)
    numbers.set(WATER_NUMBERS)
    this.ways.set(GRID.neighbours)
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

  /** Bars a hexside from both sides; beyond every hex of a tile there is another, for a ring of water lies round the board. */
  private bar(hex: number, direction: number, rift: boolean): void {
    const other = GRID.neighbours[6 * hex + direction]!
    for (const [h, d] of [
      [hex, direction],
      [other, (direction + 3) % 6],
    ] as const) {
      this.ways[6 * h + d] = -1
      this.barred[h]! |= 1 << d
      if (rift) this.rift[h]! |= 1 << d
    }
  }

  /** A board of these placements that nobody keeps: for looking at one that may be laid otherwise a moment later. */
  static lay(placements: readonly Placement[]): Board {
    return new Board(placements.map(p => ({ ...p })))
  }

  private static trial: Board | null = null

  /**
   * The board of these placements to be looked at before the next is tried, and not to be kept: it is the same object
   * every time, for islands are laid by the hundred until they are sound, and the memory costs more than the laying.
   */
  static tried(placements: readonly Placement[]): Board {
    const board = Board.trial
    if (!board) {
      Board.trial = new Board(placements)
      return Board.trial
    }
    board.placements = placements
    board.worked = {}
    board.barred.fill(0)
    board.rift.fill(0)
    board.dots.fill(0)
    board.places.fill(0)
    board.ocean.fill(0)
    board.lie()
    return board
  }

  /** Boards by what lies where: matches that are forked, gone back in or replayed have placements of their own that are the same. */
  private static readonly made = new Map<string, Board>()
  /** Boards by the list itself, which costs no key. */
  private static readonly seen = new WeakMap<readonly Placement[], { tiles: number; board: Board }>()
  /** What was asked last, which most often is asked again. */
  private static latest: {
    readonly placements: readonly Placement[]
    readonly tiles: number
    readonly board: Board
  } | null = null

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

  /** The name of each hex. */
  get names(): readonly SpaceId[] {
    this.worked.names ??= Array.from(this.numbers, nameOf)
    return this.worked.names
  }

  /** What lies in each hex. */
  get ground(): readonly Ground[] {
    this.worked.ground ??= Array.from(this.numbers, groundOf)
    return this.worked.ground
  }

  /** The Territory of each hex, or null for water. */
  get territoryAt(): readonly (Territory | null)[] {
    this.worked.territoryAt ??= Array.from(this.numbers, territoryOf)
    return this.worked.territoryAt
  }

  /** Steps of each hex from the nearest land, whatever lies between. */
  get fromLand(): Int16Array {
    this.worked.fromLand ??= GRID.distances(hex => !this.isWater(hex))
    return this.worked.fromLand
  }

  /** The number of the island of each land hex, -1 for water (tiles that touch are one island). */
  get island(): Int16Array {
    this.worked.island ??= GRID.groups(hex => !this.isWater(hex)).of
    return this.worked.island
  }

  /** The price of sailing into each hex, where a space of water costs so much; -1 for land. */
  sailing(price: number): Int8Array {
    this.worked.sailing ??= []
    const tables = this.worked.sailing
    let table = tables[price]
    if (!table) {
      table = new Int8Array(GRID.size)
      for (let hex = 0; hex < GRID.size; hex++) table[hex] = this.water[hex] === 1 ? price : -1
      tables[price] = table
    }
    return table
  }

  /** Whether a tile lies here. */
  lies(tile: TileId): boolean {
    const first = firstNumber(tile)
    return first !== undefined && this.landHexes[first]! >= 0
  }

  /** The hex of a space, or -1 where the board has no such space. */
  hex(space: SpaceId): number {
    if (isWater(space)) {
      const hex = waterHex(space)
      // Under a name of the sea there may lie land.
      return this.isWater(hex) ? hex : -1
    }
    const number = landNumber(space)
    return number === undefined ? -1 : this.landHexes[number]!
  }

  name(hex: number): SpaceId {
    return nameOf(this.numbers[hex]!)
  }

  /** Whether there is water; what is no hex, -1, is none. */
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
      if (this.isWater(this.ways[6 * hex + d]!)) bits |= 1 << d
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
}
