import { readFileSync } from 'node:fs'

// The islands, read from the drawings of the tiles, independently of the game's rules.

interface Drawn {
  readonly id: string
  readonly kind: 'common' | 'elven' | 'magic'
  readonly spaces: Readonly<Record<string, string>>
  readonly walls: readonly (readonly [string, string])[]
  readonly rift: readonly (readonly [string, string])[]
  readonly dots?: Readonly<Record<string, number>>
}

const DRAWING = JSON.parse(readFileSync('data/wizards/tiles.json', 'utf8')) as {
  readonly convention: {
    readonly directions: Readonly<Record<string, readonly [number, number]>>
    readonly spaces: Readonly<Record<string, readonly [number, number]>>
  }
  readonly board: { readonly columns: number; readonly rows: number }
  readonly tiles: readonly Drawn[]
}
const TILES = new Map(DRAWING.tiles.map(tile => [tile.id, tile]))
const { directions: TOWARDS, spaces: PLACES } = DRAWING.convention
const STEPS = Object.values(TOWARDS)
/** The board has one extra ring of water around it. */
const COLUMNS = DRAWING.board.columns + 2
const ROWS = DRAWING.board.rows + 2

type Hex = readonly [q: number, r: number]
const key = ([q, r]: Hex) => `${q} ${r}`
const turned = ([q, r]: Hex, sixths: number): Hex => (sixths === 0 ? [q, r] : turned([-r, q + r], sixths - 1))
const plus = (a: Hex, b: Hex): Hex => [a[0] + b[0], a[1] + b[1]]
const hexOf = (column: number, row: number): Hex => [column - (row - (row % 2)) / 2, row]

export const isWater = (space: string) => space.startsWith('sea.')
/** Returns true if water is on the board, inside the extra ring. */
const isOnBoard = (sea: string) => {
  const [column, row] = [Number(sea.slice(4, 6)), Number(sea.slice(6))]
  return column > 0 && row > 0 && column < COLUMNS - 1 && row < ROWS - 1
}
/** Returns the Territory of a space, or null for water. */
export const tileOf = (space: string) => (isWater(space) ? null : space.slice(0, space.indexOf('.')))
export const kindOf = (tile: string) => TILES.get(tile)!.kind
/** Returns the tiles of these kinds. */
export const tilesOf = (kinds: readonly string[]) =>
  DRAWING.tiles.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
const drawn = (code: string) => (code === 'center' ? 'Center' : code.toUpperCase())
/** Returns the kind of a land space. */
export const groundOf = (space: string) =>
  TILES.get(tileOf(space)!)!.spaces[drawn(space.slice(space.indexOf('.') + 1))]!
/** Returns the dots of a Stone. */
export const dotsOf = (space: string) => TILES.get(tileOf(space)!)!.dots![drawn(space.slice(space.indexOf('.') + 1))]!
export const isCenter = (space: string) => space.endsWith('.center')
export const CIRCLE = 'sacred-circle'
export const LAIR = 'dragons-lair'
export const CREST = 'green-grove.center'

/** The islands as placed. */
export class Isles {
  /** All land spaces. */
  readonly land: readonly string[]
  private readonly hexes = new Map<string, Hex>()
  private readonly names = new Map<string, string>()
  private readonly barred = new Set<string>()
  private readonly open = new Map<string, readonly string[]>()

  constructor(placements: readonly { readonly tile: string; readonly hex: number; readonly turn: number }[]) {
    for (let row = 0; row < ROWS; row++)
      for (let column = 0; column < COLUMNS; column++)
        this.put(`sea.${String(column).padStart(2, '0')}${String(row).padStart(2, '0')}`, hexOf(column, row))
    for (const { tile, hex, turn } of placements) {
      const center = hexOf(hex % COLUMNS, Math.floor(hex / COLUMNS))
      const hexAt = (code: string) => plus(center, turned(PLACES[code]!, turn))
      for (const code of Object.keys(PLACES)) this.put(`${tile}.${code.toLowerCase()}`, hexAt(code))
      const { walls, rift } = TILES.get(tile)!
      for (const [from, to] of [...walls, ...rift]) {
        const other = to.startsWith('sea:') ? plus(hexAt(from), turned(TOWARDS[to.slice(4)]!, turn)) : hexAt(to)
        this.barred.add(`${key(hexAt(from))}|${key(other)}`).add(`${key(other)}|${key(hexAt(from))}`)
      }
    }
    this.land = [...this.names.values()].filter(space => !isWater(space))
  }

  private put(space: string, hex: Hex): void {
    this.names.set(key(hex), space)
    this.hexes.set(space, hex)
  }

  /** Returns true if a land space is in the game. */
  lies = (space: string) => this.hexes.has(space)

  /** Returns the neighbors of a space, except across walls and the rift. */
  beside(space: string): readonly string[] {
    const known = this.open.get(space)
    if (known) return known
    const hex = this.hexes.get(space)!
    const found = STEPS.map(step => plus(hex, step))
      .filter(other => this.names.has(key(other)) && !this.barred.has(`${key(hex)}|${key(other)}`))
      .map(other => this.names.get(key(other))!)
    this.open.set(space, found)
    return found
  }

  /** Returns the number of steps between two spaces, across anything. */
  distance(a: string, b: string): number {
    const [q, r] = plus(this.hexes.get(a)!, this.hexes.get(b)!.map(n => -n) as unknown as Hex)
    return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
  }

  /** Returns true if the sea can be reached from a land space. */
  isCoastal = (space: string) => this.beside(space).some(isWater)

  /** All water on the board. */
  water = () => [...this.names.values()].filter(space => isWater(space) && isOnBoard(space))
  /** The distance to the nearest land. */
  fromLand = (space: string) => Math.min(...this.land.map(other => this.distance(space, other)))
}
