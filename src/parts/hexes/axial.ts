/** Axial coordinates of a pointy-top hex: q grows to the east, r to the southeast. */
export interface Axial {
  readonly q: number
  readonly r: number
}

/** The six directions, clockwise from the east. A direction is an index into this list. */
export const DIRECTIONS = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const

export type DirectionName = (typeof DIRECTIONS)[number]

/** The offset of each direction. */
export const STEPS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
]

/** Returns the sum of two hexes as vectors. */
export const plus = (a: Axial, b: Axial): Axial => ({ q: a.q + b.q, r: a.r + b.r })

/** Returns the number of steps between two hexes. */
export function distance(a: Axial, b: Axial): number {
  const q = a.q - b.q
  const r = a.r - b.r
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** Rotates a hex clockwise about the origin by the given number of sixths of a turn. */
export function rotate(hex: Axial, sixths: number): Axial {
  let { q, r } = hex
  // 0 - r, because -r would turn 0 into -0
  for (let i = ((sixths % 6) + 6) % 6; i > 0; i--) [q, r] = [0 - r, q + r]
  return { q, r }
}

/** Returns the hexes exactly `radius` steps from the origin, clockwise from the northeast corner. */
export function hexesAtRadius(radius: number): Axial[] {
  if (radius === 0) return [{ q: 0, r: 0 }]
  const hexes: Axial[] = []
  let hex: Axial = { q: radius, r: -radius }
  for (let side = 1; side <= 6; side++) {
    for (let i = 0; i < radius; i++) {
      hexes.push(hex)
      hex = plus(hex, STEPS[side % 6]!)
    }
  }
  return hexes
}

export const opposite = (direction: number): number => (direction + 3) % 6
