import { WINDS, type Wind } from './game-screen.ts'

/** A space beside another, and where it lies from there: in degrees from the north, clockwise. */
export interface Neighbour {
  readonly space: string
  readonly bearing: number
}

/** No space further aside than this is meant by a wind. */
const WIDEST = 67.5

/** Of the spaces beside one that which lies most nearly where the wind points, the first of several; null where none does. */
export function towards(neighbours: readonly Neighbour[], wind: Wind): string | null {
  const wanted = (360 / WINDS.length) * WINDS.indexOf(wind)
  const aside = (bearing: number): number => Math.abs(((((bearing - wanted) % 360) + 540) % 360) - 180)
  let best: Neighbour | null = null
  for (const one of neighbours)
    if (aside(one.bearing) <= WIDEST && (!best || aside(one.bearing) < aside(best.bearing))) best = one
  return best?.space ?? null
}

/** The bearing of one cell of a picture from another, of which a row is as high as two columns are wide. */
export function bearingOf(from: { readonly x: number; readonly y: number }, to: typeof from): number {
  const degrees = (Math.atan2((to.x - from.x) / 2, from.y - to.y) * 180) / Math.PI
  return (degrees + 360) % 360
}
