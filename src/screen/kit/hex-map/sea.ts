import { element, short } from '../xml.ts'
import type { ChartColors } from './colors.ts'
import { HEX, hexCenter, type PixelPoint } from './hexes.ts'
import type { HexPicture } from './picture.ts'

/** The margin around the map for its frame, in pixels. */
export const MARGIN = 30

/** The size of the map in pixels. */
export interface ChartSize {
  readonly width: number
  readonly height: number
}

export function chartSize({ columns, rows }: Pick<HexPicture, 'columns' | 'rows'>): ChartSize {
  return { width: columns * HEX.width + HEX.width / 2, height: rows * HEX.row + 8 }
}

/** Returns the patterns for sea hexes and lost ground. */
export function seaPatterns({ chart, coast }: ChartColors): string[] {
  const lines = element('path', {
    d: 'M0 8 14 0 28 8V24L14 32 0 24ZM14 32V48',
    fill: 'none',
    stroke: chart,
    'stroke-width': 0.8,
    'stroke-opacity': 0.6,
  })
  const hatch = element('path', {
    d: 'M-1 7 7-1M-1 1 1-1M5 7 7 5',
    stroke: coast,
    'stroke-width': 1.3,
    'stroke-opacity': 0.5,
  })
  return [
    element('pattern', { id: 'm-sea', width: HEX.width, height: 2 * HEX.row, patternUnits: 'userSpaceOnUse' }, lines),
    element('pattern', { id: 'm-shade', width: 6, height: 6, patternUnits: 'userSpaceOnUse' }, hatch),
  ]
}

/** Draws the open sea, the shallows along every coast, and the sea hexes. */
export function drawSea({ width, height }: ChartSize, { sea, shallows }: ChartColors): string {
  const rings = shallows.map((stroke, i) => {
    const reach = [84, 52, 22][i] ?? 0
    return element('use', { href: '#m-coast', fill: 'none', stroke, 'stroke-width': reach, 'stroke-linejoin': 'round' })
  })
  const whole = { width, height }
  return [
    element('clipPath', { id: 'm-chart' }, element('rect', whole)),
    element('rect', { ...whole, fill: sea }),
    element('g', { 'clip-path': 'url(#m-chart)' }, ...rings),
    element('rect', { ...whole, fill: 'url(#m-sea)' }),
  ].join('\n')
}

/** A compass with its radius in pixels. */
export interface Compass extends PixelPoint {
  readonly radius: number
}

/** Finds the widest stretch of open water for a compass. Returns null if even that is too small or there is no land. */
export function compassPlace({ columns, rows, land }: HexPicture): Compass | null {
  if (land.length === 0) return null
  const shores = land.map(hexCenter)
  let best: PixelPoint & { readonly room: number } = { x: 0, y: 0, room: 0 }
  let nearest = 0
  for (let row = 3; row < rows - 3; row++) {
    for (let column = 3; column < columns - 3; column++) {
      const { x, y } = hexCenter({ column, row })
      const edge = Math.min(x, y, columns * HEX.width - x, rows * HEX.row - y)
      let room = edge - 14
      // Most hexes are too close to land, so check the shore that ruled out the previous hex first.
      for (let i = 0; i < shores.length && room > best.room; i++) {
        const shore = shores[(nearest + i) % shores.length]!
        room = Math.min(room, Math.hypot(shore.x - x, shore.y - y) - 46)
        if (room <= best.room) nearest = (nearest + i) % shores.length
      }
      if (room > best.room) best = { x, y, room }
    }
  }
  return best.room < 40 ? null : { x: best.x, y: best.y, radius: Math.min(72, best.room) }
}

/** Draws a compass rose with eight points and a letter for north. */
export function drawCompass({ x, y, radius }: Compass, { chart, sea, dim }: ChartColors): string {
  const point = (angle: number, far: number): string => {
    const turn = (angle * Math.PI) / 180
    return `${short(Math.sin(turn) * far)} ${short(-Math.cos(turn) * far)}`
  }
  const half = (angle: number, far: number, side: number): string =>
    `M0 0 ${point(angle, far)} ${point(angle + side * 45 * (far > 0.7 * radius ? 1 : 0.5), 0.2 * radius)}Z`
  const petals = (side: number): string =>
    [
      ...[45, 135, 225, 315].map(angle => half(angle, 0.58 * radius, side)),
      ...[0, 90, 180, 270].map(angle => half(angle, 0.86 * radius, side)),
    ].join('')
  return element(
    'g',
    { transform: `translate(${short(x)} ${short(y)})`, stroke: chart, 'stroke-width': 1, fill: 'none', opacity: 0.9 },
    element('circle', { r: 0.66 * radius }),
    element('circle', { r: 0.7 * radius, 'stroke-width': 0.6 }),
    element('path', { d: petals(-1), fill: chart, 'stroke-linejoin': 'round' }),
    element('path', { d: petals(1), fill: sea, 'stroke-linejoin': 'round' }),
    element('text', { y: -0.9 * radius, 'font-size': 13, fill: dim, stroke: 'none' }, 'N'),
  )
}

/** Draws the frame with its scale and coordinates. */
export function drawFrame({ columns, rows }: HexPicture, { ink, dim, page }: ChartColors): string {
  const { width, height } = chartSize({ columns, rows })
  const box = (out: number) => ({ x: -out, y: -out, width: width + 2 * out, height: height + 2 * out, fill: 'none' })
  const numbers = [
    ...fives(columns).flatMap(column => {
      const { x } = hexCenter({ column, row: 0 })
      return [numberAt(column, x, -12.5), numberAt(column, x, height + 20)]
    }),
    ...fives(rows).flatMap(row => {
      const { y } = hexCenter({ column: 0, row })
      return [numberAt(row, -18.5, y + 3.5), numberAt(row, width + 18.5, y + 3.5)]
    }),
  ]
  return [
    element('rect', { ...box(5), stroke: page, 'stroke-width': 8 }),
    element('rect', { ...box(0), stroke: ink, 'stroke-width': 1.2 }),
    element('rect', { ...box(9), stroke: ink, 'stroke-width': 1.2 }),
    element('rect', { ...box(4.5), stroke: dim, 'stroke-width': 4, 'stroke-dasharray': '28 28' }),
    element('g', { 'font-size': 10, fill: dim }, ...numbers),
  ].join('\n')
}

function fives(end: number): number[] {
  return Array.from({ length: Math.ceil(end / 5) }, (_, i) => 5 * i).filter(n => n > 0 && n < end)
}

function numberAt(n: number, x: number, y: number): string {
  return element('text', { x, y }, String(n).padStart(2, '0'))
}
