import { element, escaped, short } from '../xml.ts'
import type { ChartColors } from './colors.ts'
import { letterOffset, signId } from './drawings.ts'
import { hexCenter, keyOf, type PixelPoint } from './hexes.ts'
import type { HexPicture, MapPiece, PictureColors, PictureLooks } from './picture.ts'

/** Groups items by a key, in the order of first appearance. */
export function grouped<T, K>(all: readonly T[], keyFor: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const one of all) {
    const key = keyFor(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

/** The positions and the scale of the pieces in a hex. */
interface Stance {
  readonly scale: number
  readonly spots: readonly PixelPoint[]
}

/** The arrangements for one to six pieces. */
const STANCES: readonly Stance[] = [
  { scale: 1, spots: [{ x: 0, y: 0 }] },
  { scale: 0.8, spots: [spot(-6, -3), spot(6, 4)] },
  { scale: 0.7, spots: [spot(-7, -4), spot(7, -4), spot(0, 7)] },
  { scale: 0.62, spots: [spot(-7, -6), spot(7, -6), spot(-7, 6), spot(7, 6)] },
  { scale: 0.56, spots: [spot(-8, -7), spot(7, -7), spot(-8, 6), spot(7, 6), spot(0, 0)] },
  { scale: 0.5, spots: [spot(-8, -7), spot(8, -7), spot(-8, 7), spot(8, 7), spot(0, -3), spot(0, 6)] },
]

function spot(x: number, y: number): PixelPoint {
  return { x, y }
}

/** Returns the arrangement for a number of pieces. More than six are arranged in rows of four, in at most four rows. */
function stanceFor(count: number): Stance {
  const known = STANCES[count - 1]
  if (known) return known
  const rows = Math.min(4, Math.ceil(count / 4))
  const spots = Array.from({ length: 4 * rows }, (_, i) =>
    spot(-9 + 6 * (i % 4), (Math.floor(i / 4) - (rows - 1) / 2) * 6),
  )
  return { scale: 0.34, spots }
}

/** The offset of a piece that leaves the place beneath it visible. */
const ASIDE: PixelPoint = { x: 6, y: 6 }

/** Draws the pieces. Pieces that share a hex are drawn side by side. */
export function drawPieces({ pieces, land, looks }: HexPicture, colors: ChartColors, own: PictureColors): string[] {
  const places = new Set(land.filter(({ sign }) => sign !== null && !looks.growth.includes(sign)).map(keyOf))
  return [...grouped(pieces, keyOf)].flatMap(([where, there]) => {
    const stance = stanceFor(there.length)
    const isAside = there.length === 1 && places.has(where)
    return there.map((piece, i) => {
      const { x, y } = hexCenter(piece)
      const off = isAside ? ASIDE : (stance.spots[i % stance.spots.length] ?? spot(0, 0))
      return drawPiece(piece, looks, { x: x + off.x, y: y + off.y }, isAside ? 0.8 : stance.scale, colors, own)
    })
  })
}

/** Draws a piece at a point, with its letter and tooltip. */
export function drawPiece(
  { sign, color, letter, name }: Pick<MapPiece, 'sign' | 'letter' | 'name' | 'color'>,
  looks: PictureLooks,
  where: PixelPoint,
  scale: number,
  { players }: ChartColors,
  { pieces }: PictureColors,
): string {
  const own = pieces[color] ?? players[color]
  if (!own) throw new RangeError(`no piece has the color ${color}`)
  const size = sign === 'flag' ? 10 : 11
  const moved = `translate(${short(where.x)} ${short(where.y)})`
  return element(
    'g',
    { transform: scale === 1 ? moved : `${moved} scale(${scale})`, fill: own.fill },
    name === '' ? '' : element('title', {}, escaped(name)),
    element('use', { href: `#${signId(sign)}` }),
    letter === ''
      ? ''
      : element(
          'text',
          {
            x: sign === 'flag' ? 0.5 : 0,
            y: letterOffset(sign, looks) + size * 0.36,
            'font-size': size,
            class: 'b',
            fill: own.letter,
          },
          escaped(letter),
        ),
  )
}
