import { element, escaped } from '../xml.ts'
import type { ChartColors } from './colors.ts'
import { signId } from './drawings.ts'
import type { PixelPoint } from './hexes.ts'
import type { HexPicture, LegendEntry, PictureColors, PictureLooks } from './picture.ts'
import { drawPiece } from './pieces.ts'

/** A rectangle of the picture, in pixels. */
interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Dimensions of the title, the status and the legend entries. */
const TITLE = { room: 352, length: 300, size: 26 } as const
const STATUS = { size: 13, letters: 44 } as const
const ENTRY = { width: 156, height: 24, size: 12.5 } as const
const COLUMNS = 5
const MIN_HEIGHT = 84

export function bandHeight(legend: readonly LegendEntry[]): number {
  return Math.max(MIN_HEIGHT, Math.ceil(legend.length / COLUMNS) * ENTRY.height + 16)
}

/** Draws the title, the status and the legend. */
export function drawBand(picture: HexPicture, colors: ChartColors, own: PictureColors, room: Room): string {
  const { title, status, legend, looks } = picture
  const { ink, dim } = colors
  const rows = Math.ceil(legend.length / COLUMNS)
  const words = [
    element(
      'text',
      { y: 24, textLength: TITLE.length, 'font-size': TITLE.size, class: 'slant', fill: ink },
      escaped(title),
    ),
    ...inLines(status, STATUS.letters).map((line, i) =>
      element('text', { x: 1, y: 49 + 18 * i, 'font-size': STATUS.size, fill: dim }, escaped(line)),
    ),
  ]
  const entries = legend.map((entry, i) => {
    const x = TITLE.room + Math.floor(i / rows) * ENTRY.width
    const y = 12 + (i % rows) * ENTRY.height
    return drawEntry(entry, looks, { x, y }, colors, own)
  })
  return element(
    'g',
    { transform: `translate(${room.x} ${room.y})`, 'text-anchor': 'start', color: colors.signsOnPage },
    ['', ...words, ...entries, ''].join('\n'),
  )
}

function drawEntry(
  entry: LegendEntry,
  looks: PictureLooks,
  { x, y }: PixelPoint,
  colors: ChartColors,
  own: PictureColors,
): string {
  const text = wordsOf(entry, looks, x + 18, y + 4.5)
  switch (entry.kind) {
    case 'sign':
      return element('use', { href: `#${signId(entry.sign)}`, x, y, fill: colors.signsOnPage }) + text
    case 'piece': {
      const piece = drawPiece({ ...entry, name: '' }, looks, { x, y }, 0.85, colors, own)
      return element('g', { 'text-anchor': 'middle' }, piece) + text
    }
    case 'land': {
      const transform = `translate(${x} ${y}) scale(.62)`
      return element('use', { href: '#m-hex', transform, fill: own.tints[entry.tint], stroke: colors.coast }) + text
    }
  }
}

/** Draws the text of an entry, in italics if the names of that kind of land are slanted. */
function wordsOf(entry: LegendEntry, { tints, lands }: PictureLooks, x: number, y: number): string {
  const land = entry.kind === 'land' ? tints[entry.tint] : null
  return element(
    'text',
    { x, y, 'font-size': ENTRY.size, class: land && lands[land] === 'slanted' ? 'slant' : undefined },
    escaped(entry.text),
  )
}

/** Splits comma-separated text into lines of at most `most` characters, breaking only between its parts. */
function inLines(text: string, most: number): string[] {
  const lines: string[] = []
  for (const part of text.split(', ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 2 + part.length <= most) lines[lines.length - 1] = `${last}, ${part}`
    else lines.push(part)
  }
  return lines
}
