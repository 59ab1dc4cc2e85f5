import { WINDS, type Wind } from './game-screen.ts'

/** An adjacent space with its bearing in degrees, clockwise from north. */
export interface Neighbor {
  readonly space: string
  readonly bearing: number
}

/** The maximum deviation from a direction, in degrees. */
const WIDEST = 67.5

/** Returns the adjacent space closest to a direction, or null if none is close enough. The first wins a tie. */
export function towards(neighbors: readonly Neighbor[], wind: Wind): string | null {
  const wanted = (360 / WINDS.length) * WINDS.indexOf(wind)
  const aside = (bearing: number): number => Math.abs(((((bearing - wanted) % 360) + 540) % 360) - 180)
  let best: Neighbor | null = null
  for (const one of neighbors)
    if (aside(one.bearing) <= WIDEST && (!best || aside(one.bearing) < aside(best.bearing))) best = one
  return best?.space ?? null
}

/** Returns the bearing between two cells of the picture, with rows twice as high as columns are wide. */
export function bearingOf(from: { readonly x: number; readonly y: number }, to: typeof from): number {
  const degrees = (Math.atan2((to.x - from.x) / 2, from.y - to.y) * 180) / Math.PI
  return (degrees + 360) % 360
}
