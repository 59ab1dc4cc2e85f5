import type { HexPlace } from './picture.ts'

/** A point of the picture, in pixels. */
export interface PixelPoint {
  readonly x: number
  readonly y: number
}

/** The dimensions of a pointy-top hex: width, center to corner, and row spacing. Whole numbers keep the file small. */
export const HEX = { width: 28, radius: 16, row: 24 } as const

/** The corners clockwise from the north. Side d is between corners d + 1 and d + 2, and side 0 faces east. */
const CORNERS: readonly PixelPoint[] = [
  { x: 0, y: -16 },
  { x: 14, y: -8 },
  { x: 14, y: 8 },
  { x: 0, y: 16 },
  { x: -14, y: 8 },
  { x: -14, y: -8 },
]

/** The outline of a hex around its center. */
export const HEX_PATH = 'M0-16 14-8V8L0 16-14 8V-8Z'

export function hexCenter({ column, row }: HexPlace): PixelPoint {
  return { x: 14 + column * HEX.width + (row & 1 ? 14 : 0), y: HEX.radius + row * HEX.row }
}

/** Returns the two ends of a hexside. */
export function hexSideEnds(hex: HexPlace, direction: number): readonly [PixelPoint, PixelPoint] {
  const { x, y } = hexCenter(hex)
  const [a, b] = [CORNERS[(direction + 1) % 6], CORNERS[(direction + 2) % 6]]
  if (!a || !b) throw new RangeError(`a hex has no side ${direction}`)
  return [
    { x: x + a.x, y: y + a.y },
    { x: x + b.x, y: y + b.y },
  ]
}

/** Returns the neighbor in a direction, even if it is off the board. */
export function neighborOf({ column, row }: HexPlace, direction: number): HexPlace {
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

export const keyOf = ({ column, row }: HexPlace): string => `${column} ${row}`

/** Returns the outlines of the area covered by these hexes as closed rings of corners: coasts and lake shores. */
export function outlinesOf(hexes: readonly HexPlace[]): PixelPoint[][] {
  const land = new Set(hexes.map(keyOf))
  // Sides run clockwise around their hex. Three hexes meet at a corner, so at most one coast continues from it.
  const onward = new Map<string, PixelPoint>()
  for (const hex of hexes) {
    for (let d = 0; d < 6; d++) {
      if (land.has(keyOf(neighborOf(hex, d)))) continue
      const [from, to] = hexSideEnds(hex, d)
      onward.set(`${from.x} ${from.y}`, to)
    }
  }
  const rings: PixelPoint[][] = []
  for (const first of [...onward.keys()]) {
    const ring: PixelPoint[] = []
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

export function ringPath(ring: readonly PixelPoint[]): string {
  return `M${ring.map(({ x, y }) => `${x} ${y}`).join(' ')}Z`
}
