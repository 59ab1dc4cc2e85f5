import { HEX, hexCenter, type PixelPoint } from './hexes.ts'
import type { HexPicture, HexPlace, LandName, PictureLooks } from './picture.ts'

/** A name, with the center of its baseline and its length in pixels. */
export interface PlacedName extends PixelPoint {
  readonly name: LandName
  readonly length: number
}

/** The font size, and the average width of a letter relative to it. */
export const NAME_SIZE = 14
const LETTER = { upright: 0.58, slanted: 0.56, capitals: 0.74 } as const
/** The height of letters above and below the baseline. */
const ABOVE = 11
const BELOW = 4

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * Places each name where it covers the least: preferably in the sea below, above or beside its land, otherwise inside
 * the land.
 */
export function placeNames({ names, land, pieces, looks }: HexPicture, board: Box): PlacedName[] {
  const taken: Box[] = []
  // Pieces are more important than names, so each piece counts several times.
  const covered = [...land, ...pieces, ...pieces, ...pieces].map(hexBox)
  return names.map(name => {
    const length = lengthOf(name, looks)
    const cost = (at: PixelPoint): number => {
      const box = boxAt(at, length)
      if (box.left < board.left || box.right > board.right || box.top < board.top || box.bottom > board.bottom)
        return 99
      const under = covered.filter(hex => touches(box, hex)).length
      return under + 12 * taken.filter(other => touches(box, other)).length
    }
    const places = around(name, length)
    const prices = places.map((at, i) => cost(at) + i / 100)
    const best = places[prices.indexOf(Math.min(...prices))] ?? hexCenter(name)
    taken.push(boxAt(best, length))
    return { ...best, name, length }
  })
}

function lengthOf({ text, land }: LandName, { lands }: PictureLooks): number {
  return Math.round([...text].length * NAME_SIZE * LETTER[lands[land] ?? 'upright'])
}

function boxAt({ x, y }: PixelPoint, length: number): Box {
  return { left: x - length / 2 - 3, right: x + length / 2 + 3, top: y - ABOVE, bottom: y + BELOW }
}

/** Returns the part of a hex that a name should not cover: almost all of it. */
function hexBox(hex: HexPlace): Box {
  const { x, y } = hexCenter(hex)
  return { left: x - HEX.width / 2 + 1, right: x + HEX.width / 2 - 1, top: y - 11, bottom: y + 11 }
}

function touches(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

const ASIDE = [0, -14, 14, -28, 28, -42, 42]

/** Returns the candidate positions for a name, best first, assuming that a land extends two hexes from its center. */
function around(name: LandName, length: number): PixelPoint[] {
  const { x, y } = hexCenter(name)
  const beside = 2.5 * HEX.width + 5 + length / 2
  return [
    ...ASIDE.map(aside => ({ x: x + aside, y: y + 76 })),
    ...ASIDE.map(aside => ({ x: x + aside, y: y - 68 })),
    ...[4, 28, -20].flatMap(down => [
      { x: x + beside - Math.abs(down - 4) / 2, y: y + down },
      { x: x - beside + Math.abs(down - 4) / 2, y: y + down },
    ]),
    ...[16, -8, 40, -32].map(down => ({ x, y: y + down })),
  ]
}
