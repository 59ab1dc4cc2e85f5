import { type ChartColors, chartColors } from '../../../screen/kit/hex-map/colors.ts'
import { element, escaped, short } from '../../../screen/kit/xml.ts'
import { seatRole, type ThemeName } from '../../../terminal/theme.ts'
import type { Terrain, TileKind, WayKind } from '../rules/pieces/tiles.ts'
import {
  type Chart,
  type ChartClearing,
  type ChartPiece,
  type ChartPosition,
  type ChartTile,
  type ChartWay,
  chartClearing,
  edgePlace,
  edgeTo,
  tileMiddle,
  tileOfClearing,
} from './map/chart.ts'
import { GROUND_SIGNS, type RealmColors, realmColors } from './picture-looks.ts'

/** Half the width and half the height of a tile, in pixels. */
const WIDE = 104
const HIGH = (WIDE * Math.sqrt(3)) / 2
const MARGIN = 34
/** The height of the band with the title and legend, in pixels. */
const BAND = 104

const CLEARING = 11

export interface PictureWords {
  readonly title: string
  readonly status: string
  readonly grounds: Readonly<Record<TileKind, string>>
  readonly terrains: Readonly<Record<Terrain, string>>
  readonly ways: Readonly<Record<WayKind, string>>
  readonly pieces: Readonly<Record<'you' | 'dwelling' | 'monster' | 'native', string>>
  /** Returns the tooltip of a clearing. */
  readonly clearing: (id: string) => string
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The colors and texts for drawing. */
interface Ink {
  readonly chart: ChartColors
  readonly own: RealmColors
  readonly words: PictureWords
}

/** Draws the Realm as an SVG in a theme's colors. */
export function chartSvg(map: Chart, words: PictureWords, theme: ThemeName): string {
  const ink: Ink = { chart: chartColors[theme], own: realmColors[theme], words }
  const { west, north, width, height } = bounds(map)
  const middle = (tile: ChartTile): Point => {
    const { x, y } = tileMiddle(tile)
    return { x: x * WIDE - west, y: y * WIDE - north }
  }
  const tiles = map.tiles.map(tile => ({ tile, at: middle(tile) }))
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${short(width)} ${short(height + BAND)}`,
      width: Math.round(width),
      height: Math.round(height + BAND),
      role: 'img',
      'font-family': "ui-serif,Georgia,'DejaVu Serif',serif",
      'text-anchor': 'middle',
      fill: ink.chart.ink,
    },
    '\n',
    ...[
      element('title', {}, escaped(`${words.title}: ${words.status}`)),
      element('style', {}, styleSheet(ink)),
      element('defs', {}, ...definitions()),
      element('rect', { width: short(width), height: short(height + BAND), fill: ink.chart.page }),
      element('rect', {
        ...{ x: 8, y: 8, width: short(width - 16), height: short(height - 16), rx: 6 },
        ...{ fill: ink.chart.sea, stroke: ink.chart.chart },
      }),
      ...tiles.map(({ tile, at }) => ground(tile, at, ink)),
      ...tiles.map(({ tile, at }) => roads(tile, at)),
      trail(map, middle, ink),
      ...tiles.map(({ tile, at }) => names(tile, at)),
      ...tiles.flatMap(({ tile, at }) => clearings(tile, at, ink)),
      band(width, height, ink),
    ]
      .filter(part => part !== '')
      .map(part => `${part}\n`),
  )}\n`
}

/** Returns the bounding box of the tiles, with a margin. */
function bounds({ tiles }: Chart): { west: number; north: number; width: number; height: number } {
  const middles = tiles.map(tileMiddle)
  const xs = middles.map(({ x }) => x * WIDE)
  const ys = middles.map(({ y }) => y * WIDE)
  const west = Math.min(0, ...xs) - WIDE - MARGIN
  const north = Math.min(0, ...ys) - HIGH - MARGIN
  return {
    west,
    north,
    width: Math.max(8 * WIDE, Math.max(0, ...xs) + WIDE + MARGIN - west),
    height: Math.max(0, ...ys) + HIGH + MARGIN - north,
  }
}

function styleSheet({ own, chart }: Ink): string {
  const { road, tunnel, hidden, secret, border, name, glow, chits, grounds } = own
  return [
    `.b{stroke:${border};stroke-width:2;stroke-linejoin:round}`,
    ...Object.entries(grounds).map(([ground, [, sign]]) => `.g-${ground}{stroke:${sign}}`),
    '.g{fill:none;stroke-width:1.2;stroke-linecap:round;stroke-linejoin:round;opacity:.75}',
    '.w{fill:none;stroke-linecap:round}',
    `.e{stroke:${road[1]};stroke-width:8}`,
    `.r{stroke:${road[0]};stroke-width:5}`,
    `.t{stroke:${tunnel};stroke-width:6;stroke-dasharray:9 3;stroke-linecap:butt}`,
    `.h{stroke:${hidden};stroke-width:3;stroke-dasharray:1 6}`,
    `.s{stroke:${secret};stroke-width:3;stroke-dasharray:7 6}`,
    `.n{fill:${name};font-size:15px;font-style:italic;stroke:${glow};stroke-width:3.4;stroke-linejoin:round;paint-order:stroke}`,
    `.c{font-size:11px;font-weight:bold}`,
    `.k{fill:${chits};font-size:11.5px;font-weight:bold;stroke:${glow};stroke-width:2.6;stroke-linejoin:round;paint-order:stroke}`,
    `.o{stroke:${chart.pieceEdge};stroke-width:1.4}`,
    '.l{font-size:12.5px;text-anchor:start}',
    '.x{font-size:24px;font-style:italic;text-anchor:start}',
  ].join('')
}

const CORNERS = [
  [-1, 0],
  [-0.5, -1],
  [0.5, -1],
  [1, 0],
  [0.5, 1],
  [-0.5, 1],
] as const

const HEX_PATH = `M${CORNERS.map(([x, y]) => `${short(x * WIDE)} ${short(y * HIGH)}`).join('L')}Z`

function definitions(): string[] {
  return [
    element('path', { id: 'r-hex', d: HEX_PATH }),
    ...Object.entries(GROUND_SIGNS).map(([ground, d]) =>
      element('path', { id: `r-${ground}`, d, class: `g g-${ground}` }),
    ),
    element('path', { id: 'r-house', d: 'M-11 8V-1L-5-7L0-2V-8H4V-5L11 2V8H4V3H0V8Z', class: 'o' }),
    element('path', { id: 'r-gem', d: 'M0-8L7 0L0 8L-7 0Z', class: 'o' }),
  ]
}

const placeOn = ({ across, down }: ChartPosition, { x, y }: Point): Point => ({
  x: x + across * WIDE,
  y: y + down * HIGH,
})

const pointText = ({ x, y }: Point): string => `${short(x)} ${short(y)}`

/** Returns a path between two points that bends toward a third point. */
const bentPath = (from: Point, by: Point, to: Point): string => `M${pointText(from)}Q${pointText(by)} ${pointText(to)}`

const between = (one: Point, other: Point, part: number): Point => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part,
})

/** The deviation of a roadway from a straight line, relative to its length. */
const BEND = 0.12

/**
 * Returns the control point of a roadway within a tile, slightly to one side. The roadway's ends determine the side.
 */
function bendOf(from: Point, to: Point): Point {
  const { x, y } = between(from, to, 0.5)
  const hand = Math.round(from.x + to.y) % 2 === 0 ? BEND : -BEND
  return { x: x - (to.y - from.y) * hand, y: y + (to.x - from.x) * hand }
}

/** Returns the control point of a road to an edge, so that it crosses the edge at a right angle. */
const bendOut = (from: Point, edge: Point, middle: Point): Point =>
  between(edge, middle, Math.min(0.45, Math.hypot(edge.x - from.x, edge.y - from.y) / (2 * HIGH)))

function ground(tile: ChartTile, at: Point, { own }: Ink): string {
  const [fill] = own.grounds[tile.ground]
  const hex = element('use', { href: '#r-hex', x: short(at.x), y: short(at.y), fill, class: 'b' })
  const signs = openPlaces(tile).map(({ x, y }) =>
    element('use', { href: `#r-${tile.ground}`, x: short(at.x + x), y: short(at.y + y) }),
  )
  return hex + signs.join('')
}

/** The possible positions of a landscape sign on a tile, relative to the tile's center. */
const SIGN_PLACES: readonly Point[] = Array.from({ length: 81 }, (_, i) => {
  const [row, column] = [Math.floor(i / 9) - 4, (i % 9) - 4]
  const x = column * 22 + (row & 1 ? 11 : 0) + ((row * 7 + column * 3) % 5)
  const y = row * 19 + ((row * 3 + column * 5) % 4)
  return { x, y }
}).filter(({ x, y }) => Math.abs(y) < HIGH - 14 && Math.abs(x) < WIDE - 16 - Math.abs(y) / Math.sqrt(3))

/** Lists the positions of signs that are clear of clearings, roads, edges and the name. */
function openPlaces(tile: ChartTile): Point[] {
  const middle = { x: 0, y: 0 }
  const busy: Point[] = tile.clearings.map(({ place }) => placeOn(place, middle))
  for (const { from, to } of linesOf(tile, middle))
    for (let part = 0; part <= 1; part += 0.1) busy.push(between(from, to, part))
  const name = nameDown(tile)
  const isNamed = ({ x, y }: Point) => Math.abs(y - name) < 15 && Math.abs(x) < 58
  const isNear = (one: Point, other: Point) => (one.x - other.x) ** 2 + (one.y - other.y) ** 2 <= 17 ** 2
  return SIGN_PLACES.filter(place => !isNamed(place) && !busy.some(other => isNear(other, place)))
}

/** Returns the roadways of a tile as straight lines. */
function linesOf(tile: ChartTile, at: Point): { from: Point; to: Point }[] {
  const spot = (id: string): Point => {
    const clearing = tile.clearings.find(one => one.id === id)
    return clearing ? placeOn(clearing.place, at) : at
  }
  return [
    ...tile.ways.filter(({ isKnown }) => isKnown).map(({ from, to }) => ({ from: spot(from), to: spot(to) })),
    ...tile.exits.map(({ edge, clearing }) => ({ from: spot(clearing), to: placeOn(edgePlace(edge), at) })),
  ]
}

const CLASSES: Readonly<Record<WayKind, readonly string[]>> = {
  road: ['w e', 'w r'],
  tunnel: ['w t'],
  hidden: ['w h'],
  secret: ['w s'],
}

/** Draws the roadways of a tile, one path per kind: tunnels and paths first, roads on top. */
function roads(tile: ChartTile, at: Point): string {
  const spot = (id: string): Point | null => {
    const clearing = tile.clearings.find(one => one.id === id)
    return clearing ? placeOn(clearing.place, at) : null
  }
  const inner = (kind: WayKind) =>
    tile.ways
      .filter((way: ChartWay) => way.kind === kind && way.isKnown)
      .map(way => wayPath(spot(way.from), spot(way.to)))
  const out = tile.exits.map(({ edge, clearing }) => {
    const from = spot(clearing)
    const to = placeOn(edgePlace(edge), at)
    return from ? bentPath(from, bendOut(from, to, at), to) : ''
  })
  const all = {
    tunnel: inner('tunnel'),
    hidden: inner('hidden'),
    secret: inner('secret'),
    road: [...inner('road'), ...out],
  }
  return (Object.keys(all) as WayKind[])
    .flatMap(kind => {
      const d = all[kind].join('')
      return d === '' ? [] : CLASSES[kind].map(look => element('path', { class: look, d }))
    })
    .join('')
}

const wayPath = (from: Point | null, to: Point | null): string =>
  from && to ? bentPath(from, bendOf(from, to), to) : ''

/** Draws the path of the recorded turn, which follows the road between tiles. */
function trail(map: Chart, middle: (tile: ChartTile) => Point, { own }: Ink): string {
  const found = (id: string) => {
    const tile = tileOfClearing(map, id)
    const clearing = tile ? chartClearing(tile, id) : null
    return tile && clearing ? { tile, at: placeOn(clearing.place, middle(tile)) } : null
  }
  const half = (from: { readonly tile: ChartTile; readonly at: Point }, id: string, to: string): string => {
    const edge = edgeTo(from.tile, id, to)
    if (edge === null) return ''
    const goal = placeOn(edgePlace(edge), middle(from.tile))
    return bentPath(from.at, bendOut(from.at, goal, middle(from.tile)), goal)
  }
  const d = map.steps
    .map(step => {
      const [from, to] = [found(step.from), found(step.to)]
      if (!from || !to) return ''
      if (from.tile === to.tile) return wayPath(from.at, to.at)
      return half(from, step.from, step.to) + half(to, step.to, step.from)
    })
    .join('')
  return d === ''
    ? ''
    : element('path', { d, fill: 'none', stroke: own.trail, 'stroke-width': 3, 'stroke-dasharray': '6 4' })
}

/** Draws the clearings of a tile with their numbers, surrounded by their pieces. */
function clearings(tile: ChartTile, at: Point, ink: Ink): string[] {
  return tile.clearings.map(clearing => {
    const { x, y } = placeOn(clearing.place, at)
    const [fill, number] = ink.own.clearings[clearing.terrain]
    return element(
      'g',
      { transform: `translate(${short(x)} ${short(y)})` },
      element('title', {}, escaped(ink.words.clearing(clearing.id))),
      element('circle', { r: CLEARING, fill, class: 'o' }),
      element('text', { y: 4, class: 'c', fill: number }, String(clearing.number)),
      ...piecesAround(clearing, tile, ink),
    )
  })
}

/**
 * The distance, in pixels, of a piece from the middle of its clearing, and the wanted distance from other pieces and
 * clearings.
 */
const AROUND = 21

/** The twelve positions around a clearing, from the top. */
const RING: readonly Point[] = Array.from({ length: 12 }, (_, i) => {
  const angle = ((-90 + 30 * i) * Math.PI) / 180
  return { x: Math.cos(angle) * AROUND, y: Math.sin(angle) * AROUND }
})

/**
 * Draws up to six pieces around their clearing, each at the first position that is far enough from other clearings and
 * pieces, or else at the one that is farthest from them.
 */
function piecesAround({ id, place, pieces }: ChartClearing, tile: ChartTile, ink: Ink): string[] {
  const middle = placeOn(place, { x: 0, y: 0 })
  const busy = tile.clearings
    .filter(other => other.id !== id)
    .map(other => placeOn(other.place, { x: -middle.x, y: -middle.y }))
  const gap = (at: Point) => Math.min(AROUND, ...busy.map(other => Math.hypot(other.x - at.x, other.y - at.y)))
  return pieces.slice(0, 6).map(piece => {
    const at = RING.reduce((best, one) => (gap(one) > gap(best) + 0.5 ? one : best))
    busy.push(at)
    return pieceAt(piece, at, ink)
  })
}

function pieceAt(piece: ChartPiece, { x, y }: Point, { chart, own }: Ink): string {
  const transform = `translate(${short(x)} ${short(y)})`
  switch (piece.kind) {
    case 'dwelling':
      return element('use', { href: '#r-house', transform, fill: chart.pale })
    case 'site':
    case 'pile':
      return element('use', { href: '#r-gem', transform, fill: own.site })
    case 'you':
      return disc(transform, chart.players.you, '@')
    case 'character':
      return disc(transform, chart.players[seatRole(piece.seat)], piece.letter.toUpperCase())
    case 'spell':
      return disc(transform, { fill: own.trail, letter: '#ffffff' }, '~')
    case 'monster':
      return disc(transform, { fill: own.monster, letter: '#ffffff' }, String(piece.count))
    case 'native':
    case 'visitor':
      return disc(transform, { fill: own.native, letter: '#ffffff' }, String(piece.count))
  }
}

const disc = (transform: string, colors: { fill: string; letter: string } | undefined, letter: string): string =>
  element(
    'g',
    { transform },
    element('circle', { r: 9, fill: colors?.fill, class: 'o' }),
    element('text', { y: 4, class: 'c', fill: colors?.letter }, escaped(letter)),
  )

/** Returns how far below its center a tile's name is drawn to stay clear of the clearings. */
function nameDown({ clearings: all }: ChartTile): number {
  const free = (y: number) =>
    Math.min(
      60,
      ...all.map(({ place }) =>
        Math.abs(place.across * WIDE) > 70 ? 60 : Math.abs(place.down * HIGH - y) + Math.abs(place.across * WIDE) / 8,
      ),
    )
  const [best = 0] = [0, 20, -20, 40, -40, 58, -58, 74, -74].sort((a, b) => free(b) - free(a))
  return best
}

function names(tile: ChartTile, at: Point): string {
  const y = at.y + nameDown(tile)
  const chits = tile.chits.join(', ')
  return (
    element('text', { x: at.x, y: y + 5, class: 'n' }, escaped(tile.name)) +
    (chits === '' ? '' : element('text', { x: at.x, y: y + 18, class: 'k' }, escaped(chits)))
  )
}

/** Draws the title, status and legend below the map. */
function band(width: number, height: number, { words, own, chart }: Ink): string {
  const column = (width - 2 * MARGIN) / 5
  const entry = (n: number, sign: (at: Point) => string, text: string): string => {
    const at = { x: MARGIN + 12 + Math.floor(n / 3) * column, y: height + 44 + (n % 3) * 21 }
    return sign(at) + element('text', { x: at.x + 22, y: at.y + 4, class: 'l' }, escaped(text))
  }
  const grounds = (Object.keys(words.grounds) as TileKind[]).map(
    ground =>
      [
        ({ x, y }: Point) =>
          element('rect', { x: x - 11, y: y - 7, width: 24, height: 14, fill: own.grounds[ground][0], class: 'b' }),
        words.grounds[ground],
      ] as const,
  )
  const terrains = (Object.keys(words.terrains) as Terrain[]).map(
    terrain =>
      [
        ({ x, y }: Point) => element('circle', { cx: x, cy: y, r: 8, fill: own.clearings[terrain][0], class: 'o' }),
        words.terrains[terrain],
      ] as const,
  )
  const ways = (Object.keys(words.ways) as WayKind[]).map(
    kind =>
      [
        ({ x, y }: Point) =>
          CLASSES[kind].map(look => element('path', { class: look, d: `M${short(x - 12)} ${short(y)}h26` })).join(''),
        words.ways[kind],
      ] as const,
  )
  const piece = (one: ChartPiece, text: string) =>
    [(at: Point) => pieceAt(one, at, { words, own, chart }), text] as const
  const pieces = [
    piece({ kind: 'you' }, words.pieces.you),
    piece({ kind: 'dwelling', count: 1 }, words.pieces.dwelling),
    piece({ kind: 'monster', count: 2 }, words.pieces.monster),
    piece({ kind: 'native', count: 2 }, words.pieces.native),
  ]
  return [
    element('text', { x: MARGIN, y: height + 20, class: 'x' }, escaped(words.title)),
    element('text', { x: MARGIN + 190, y: height + 19, class: 'l', fill: chart.dim }, escaped(words.status)),
    ...[...grounds, ...terrains, ...ways, ...pieces].map(([sign, text], n) => entry(n, sign, text)),
  ].join('')
}
