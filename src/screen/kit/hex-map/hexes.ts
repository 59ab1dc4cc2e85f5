import type { HexPlace } from './picture.ts'

/** A point of a picture, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A hex on its point: so wide, from its middle to a point, and from one row to the next. Whole numbers keep the file small. */
export const HEX = { width: 28, radius: 16, row: 24 } as const

/** The corners from the north, clockwise. Side d lies between corners d + 1 and d + 2: the east is side 0. */
const CORNERS: readonly Point[] = [
  { x: 0, y: -16 },
  { x: 14, y: -8 },
  { x: 14, y: 8 },
  { x: 0, y: 16 },
  { x: -14, y: 8 },
  { x: -14, y: -8 },
]

/** The outline of a hex about its middle. */
export const HEX_PATH = 'M0-16 14-8V8L0 16-14 8V-8Z'

/** The middle of a hex. */
export function middleOf({ column, row }: HexPlace): Point {
  return { x: 14 + column * HEX.width + (row & 1 ? 14 : 0), y: HEX.radius + row * HEX.row }
}

/** The two ends of a hexside. */
export function sideOf(hex: HexPlace, direction: number): readonly [Point, Point] {
  const { x, y } = middleOf(hex)
  const [a, b] = [CORNERS[(direction + 1) % 6], CORNERS[(direction + 2) % 6]]
  if (!a || !b) throw new RangeError(`a hex has no side ${direction}`)
  return [
    { x: x + a.x, y: y + a.y },
    { x: x + b.x, y: y + b.y },
  ]
}

/** The neighbour in a direction, on the board or off it. */
export function neighbourOf({ column, row }: HexPlace, direction: number): HexPlace {
  const odd = row & 1
  switch (direction) {
    case 0:
      return { column: column + 1, row }
    case 1:
      return { column: column + odd, row: row + 1 }
    case 2:
      return { column: column + odd - 1, row: row + 1 }
    case 3:
      return { column: column - 1, row }
    case 4:
      return { column: column + odd - 1, row: row - 1 }
    case 5:
      return { column: column + odd, row: row - 1 }
    default:
      throw new RangeError(`a hex has no side ${direction}`)
  }
}

/** A hex as one word, to be looked up by. */
export const keyOf = ({ column, row }: HexPlace): string => `${column} ${row}`

/** The outlines of everything these hexes cover, as closed rings of corners: coasts, and the shores of lakes. */
export function outlinesOf(hexes: readonly HexPlace[]): Point[][] {
  const land = new Set(hexes.map(keyOf))
  // Clockwise about its hex each side leads from one corner to the next. Three hexes meet in a corner, so that at most
  // one coast goes on from there.
  const onward = new Map<string, Point>()
  for (const hex of hexes) {
    for (let d = 0; d < 6; d++) {
      if (land.has(keyOf(neighbourOf(hex, d)))) continue
      const [from, to] = sideOf(hex, d)
      onward.set(`${from.x} ${from.y}`, to)
    }
  }
  const rings: Point[][] = []
  for (const first of [...onward.keys()]) {
    const ring: Point[] = []
    let key = first
    for (let next = onward.get(key); next; next = onward.get(key)) {
      onward.delete(key)
      ring.push(next)
      key = `${next.x} ${next.y}`
    }
    if (ring.length > 0) rings.push(ring)
  }
  return rings
}

/** A closed ring as the data of a path. */
export function ringPath(ring: readonly Point[]): string {
  return `M${ring.map(({ x, y }) => `${x} ${y}`).join(' ')}Z`
}
