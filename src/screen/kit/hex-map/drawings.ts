import type { HexPicture, PictureLooks } from './picture.ts'

/**
 * The drawings available to all pictures, centered on their hex: a player's piece, the viewer's piece and a marker.
 * Elements without a class are filled with the current color. `p` is pale, `n` nearly black, `o` has an outline, `h` is
 * a halo, and `t` is a line in the current color.
 */
const DRAWINGS = {
  disc: '<circle class="o" r="9"/>',
  self: '<circle class="h" r="12"/><circle class="o" r="9"/>',
  flag: '<path class="o" d="M-6 11V-10H9L6-4.5 9 1H-4V11Z"/>',
} as const satisfies Record<string, string>

/** The name of a drawing available to all pictures. */
export type GeneralSign = keyof typeof DRAWINGS

/** The drawings available to all pictures, as XML. */
export const generalDrawings: Readonly<Record<GeneralSign, string>> = DRAWINGS

/** Returns the vertical offset of a drawing's letter from the drawing's center. */
export const letterOffset = (sign: string, { drops }: PictureLooks): number => drops[sign] ?? (sign === 'flag' ? -4 : 0)

/** Returns a drawing as a group definition. Throws RangeError for an unknown name. */
export function signGroup(sign: string, { drawings }: PictureLooks): string {
  const drawing = drawings[sign] ?? generalDrawings[sign as GeneralSign]
  if (drawing === undefined) throw new RangeError(`there is no drawing called ${sign}`)
  return `<g id="${signId(sign)}">${drawing}</g>`
}

/** Returns a drawing's element id. */
export const signId = (sign: string): string => `m-${sign}`

/** Returns the names of all drawings used in a picture, sorted. */
export function drawingNames({ land, pieces, legend }: HexPicture): string[] {
  const signs = [
    ...land.flatMap(({ sign }) => sign ?? []),
    ...pieces.map(({ sign }) => sign),
    ...legend.flatMap(entry => (entry.kind === 'land' ? [] : entry.sign)),
  ]
  return [...new Set(signs)].sort()
}
