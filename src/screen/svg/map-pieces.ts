import type { HexPicture, MapPiece, PieceColour } from '../kit/hex-picture.ts'
import { isGrowth, type MapSign, signId } from '../kit/map-signs.ts'
import { keyOf, middleOf, type Point } from './hexes.ts'
import type { MapColours } from './map-colours.ts'
import { element, escaped, short } from './xml.ts'

/** Everything by the answer it gives, in the order of the first of each. */
export function grouped<T, K>(all: readonly T[], answer: (one: T) => K): Map<K, T[]> {
  const out = new Map<K, T[]>()
  for (const one of all) {
    const key = answer(one)
    const there = out.get(key)
    if (there) there.push(one)
    else out.set(key, [one])
  }
  return out
}

/** Where so many pieces stand in a hex, and how much smaller they are than one alone; there is room for six. */
const STANCES: readonly { readonly scale: number; readonly spots: readonly Point[] }[] = [
  { scale: 1, spots: [{ x: 0, y: 0 }] },
  { scale: 0.8, spots: [spot(-6, -3), spot(6, 4)] },
  { scale: 0.7, spots: [spot(-7, -4), spot(7, -4), spot(0, 7)] },
  { scale: 0.62, spots: [spot(-7, -6), spot(7, -6), spot(-7, 6), spot(7, 6)] },
  { scale: 0.56, spots: [spot(-8, -7), spot(7, -7), spot(-8, 6), spot(7, 6), spot(0, 0)] },
  { scale: 0.5, spots: [spot(-8, -7), spot(8, -7), spot(-8, 7), spot(8, 7), spot(0, -3), spot(0, 6)] },
]

function spot(x: number, y: number): Point {
  return { x, y }
}

/** A piece in a place leaves the drawing of it in sight. */
const ASIDE: Point = { x: 6, y: 6 }

/** The pieces, side by side where several stand in a hex. */
export function drawPieces({ pieces, land }: HexPicture, colours: MapColours): string[] {
  const places = new Set(land.filter(({ sign }) => sign !== null && !isGrowth(sign)).map(keyOf))
  return [...grouped(pieces, keyOf)].flatMap(([where, there]) => {
    const stance = STANCES[Math.min(there.length, STANCES.length) - 1]
    if (!stance) return []
    const isAside = there.length === 1 && places.has(where)
    return there.map((piece, i) => {
      const { x, y } = middleOf(piece)
      const off = isAside ? ASIDE : (stance.spots[i % stance.spots.length] ?? spot(0, 0))
      return drawPiece(piece, { x: x + off.x, y: y + off.y }, isAside ? 0.8 : stance.scale, colours)
    })
  })
}

/** How far below its middle a drawing carries its letter. */
const LETTER_DROP: Partial<Record<MapSign, number>> = { flag: -4, hat: 3, boat: 0 }

/** A piece at a point, with its letter and what a pointer is told. */
export function drawPiece(
  { sign, colour, letter, name }: Pick<MapPiece, 'sign' | 'letter' | 'name'> & { readonly colour: PieceColour },
  where: Point,
  scale: number,
  { pieces, letters }: MapColours,
): string {
  const size = sign === 'flag' ? 10 : 11
  const moved = `translate(${short(where.x)} ${short(where.y)})`
  return element(
    'g',
    { transform: scale === 1 ? moved : `${moved} scale(${scale})`, fill: pieces[colour] },
    name === '' ? '' : element('title', {}, escaped(name)),
    element('use', { href: `#${signId(sign)}` }),
    letter === ''
      ? ''
      : element(
          'text',
          {
            x: sign === 'flag' ? 0.5 : 0,
            y: (LETTER_DROP[sign] ?? 0) + size * 0.36,
            'font-size': size,
            class: 'b',
            fill: letters[colour],
          },
          escaped(letter),
        ),
  )
}
