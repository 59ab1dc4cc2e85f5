import type { HexPicture, PictureLooks } from './picture.ts'

/**
 * The little drawings that every picture may use, each about the middle of its hex: a player's piece, that of the one who
 * looks, and a marker; a game adds its own. What has no class is filled with the colour it is used in; `p` is pale, `n`
 * nearly black, `o` has an edge, `h` is a halo, `t` a line of the current colour.
 */
const DRAWINGS = {
  disc: '<circle class="o" r="9"/>',
  self: '<circle class="h" r="12"/><circle class="o" r="9"/>',
  flag: '<path class="o" d="M-6 11V-10H9L6-4.5 9 1H-4V11Z"/>',
} as const satisfies Record<string, string>

/** The name of a drawing that every picture may use. */
export type GeneralSign = keyof typeof DRAWINGS

/** The drawings that every picture may use, as XML. */
export const generalDrawings: Readonly<Record<GeneralSign, string>> = DRAWINGS

/** How far below its middle a drawing carries its letter. */
export const dropOf = (sign: string, { drops }: PictureLooks): number => drops[sign] ?? (sign === 'flag' ? -4 : 0)

/** A drawing as the definition of a group. Throws RangeError where there is none of that name. */
export function signGroup(sign: string, { drawings }: PictureLooks): string {
  const drawing = drawings[sign] ?? generalDrawings[sign as GeneralSign]
  if (drawing === undefined) throw new RangeError(`there is no drawing called ${sign}`)
  return `<g id="${signId(sign)}">${drawing}</g>`
}

/** What a drawing is called within the picture. */
export const signId = (sign: string): string => `m-${sign}`

/** Every drawing that a picture uses, in the order of their names. */
export function signsOf({ land, pieces, legend }: HexPicture): string[] {
  const signs = [
    ...land.flatMap(({ sign }) => sign ?? []),
    ...pieces.map(({ sign }) => sign),
    ...legend.flatMap(entry => (entry.kind === 'land' ? [] : entry.sign)),
  ]
  return [...new Set(signs)].sort()
}
