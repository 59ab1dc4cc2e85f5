/** A hex by its axial coordinates, pointy side up: q grows eastward, r grows south-eastward. */
export interface Axial {
  readonly q: number
  readonly r: number
}

/** The six ways out of a hex, clockwise from the east; a direction is an index into this list. */
export const DIRECTIONS = ['e', 'se', 'sw', 'w', 'nw', 'ne'] as const

export type DirectionName = (typeof DIRECTIONS)[number]

/** The step of each direction. */
export const STEPS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
]

/** The hex at the sum of two. */
export const plus = (a: Axial, b: Axial): Axial => ({ q: a.q + b.q, r: a.r + b.r })

/** How many steps lie between two hexes. */
export function distance(a: Axial, b: Axial): number {
  const q = a.q - b.q
  const r = a.r - b.r
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
}

/** A hex turned about the origin by so many sixths, clockwise. */
export function rotate(hex: Axial, sixths: number): Axial {
  let { q, r } = hex
  // 0 - r, because -r would make a -0 of 0
  for (let i = ((sixths % 6) + 6) % 6; i > 0; i--) [q, r] = [0 - r, q + r]
  return { q, r }
}

/** The hexes exactly `radius` steps from the origin, clockwise from the north-east corner. */
export function ring(radius: number): Axial[] {
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

/** The direction opposite to another. */
export const opposite = (direction: number): number => (direction + 3) % 6
