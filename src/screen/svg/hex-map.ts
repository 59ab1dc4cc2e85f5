import type { HexPicture, LandHex, Side, Tint } from '../kit/hex-picture.ts'
import { isGrowth, type MapSign, signGroup, signId } from '../kit/map-signs.ts'
import { HEX_PATH, middleOf, outlinesOf, type Point, ringPath, sideOf } from './hexes.ts'
import type { MapColours } from './map-colours.ts'
import { bandHeight, drawBand } from './map-legend.ts'
import { NAME_SIZE, type PlacedName, placeNames } from './map-names.ts'
import { drawPieces, grouped } from './map-pieces.ts'
import { chartSize, compassPlace, drawCompass, drawFrame, drawSea, MARGIN, seaPatterns } from './map-sea.ts'
import { element, escaped, short } from './xml.ts'

/** Letters with feet, whichever there are. */
const TYPES = "ui-serif,Georgia,'DejaVu Serif',serif"

/** A board of hexes as an SVG: the same picture makes the same bytes. */
export function hexMapSvg(picture: HexPicture, colours: MapColours): string {
  const chart = chartSize(picture)
  const width = chart.width + 2 * MARGIN
  const band = bandHeight(picture.legend)
  const height = chart.height + 2 * MARGIN + band
  const coast = outlinesOf(picture.land).map(ringPath).join('')
  const names = placeNames(picture, { left: 4, right: chart.width - 4, top: 4, bottom: chart.height - 4 })
  const compass = compassPlace(picture)
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${short(width)} ${short(height)}`,
      width,
      height,
      role: 'img',
      'font-family': TYPES,
      'text-anchor': 'middle',
      fill: colours.ink,
    },
    ...lined(
      element('title', {}, escaped(`${picture.title}: ${picture.status}`)),
      element('desc', {}, escaped(picture.about)),
      element('style', {}, styleSheet(colours)),
      element('defs', {}, ...lined(...definitions(picture, coast, colours))),
      element('rect', { width, height, fill: colours.page }),
      group(
        { transform: `translate(${MARGIN} ${MARGIN})` },
        drawSea(chart, colours),
        compass ? drawCompass(compass, colours) : '',
        ...drawLand(picture.land, colours),
        ...drawSides(picture.sides),
        drawNames(names),
        ...drawPieces(picture, colours),
        drawFrame(picture, colours),
      ),
      drawBand(picture, colours, { x: MARGIN, y: chart.height + 2 * MARGIN, width: chart.width, height: band }),
    ),
  )}\n`
}

/** Children on lines of their own; what is empty is left out. */
function lined(...children: readonly string[]): string[] {
  return ['\n', ...children.filter(child => child !== '').map(child => `${child}\n`)]
}

function group(
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly string[]
): string {
  const there = children.filter(child => child !== '')
  return there.length === 0 ? '' : element('g', attributes, ...lined(...there))
}

/** The classes of drawings and of the lines of the map. */
function styleSheet(colours: MapColours): string {
  const { pale, coast, wall, wallCore, rift, pieceEdge, halo, names } = colours
  return [
    `.p{fill:${pale}}`,
    `.t{fill:none;stroke:currentColor;stroke-width:1.1;stroke-linecap:round;opacity:.55}`,
    `.o{stroke:${pieceEdge};stroke-width:1.6;stroke-linejoin:round}`,
    `.n{fill:${pieceEdge}}`,
    `.h{fill:none;stroke:${pale};stroke-width:2.4}`,
    `.w,.v,.r,.e{fill:none;stroke-linecap:round;stroke-linejoin:round}`,
    `.w{stroke:${wall};stroke-width:5.2}`,
    `.v{stroke:${wallCore};stroke-width:2;stroke-dasharray:3.2 2.4;stroke-linecap:butt}`,
    `.r{stroke:${rift};stroke-width:3}`,
    `.rr{stroke:${coast};stroke-width:6}`,
    `.e{stroke:${coast};stroke-width:1.6;stroke-dasharray:1 3.4}`,
    `.a{stroke:${halo};stroke-width:3.6;stroke-linejoin:round;paint-order:stroke}`,
    `.sand{fill:${names.sand}}.leaf{fill:${names.leaf};font-style:italic}`,
    `.violet{fill:${names.violet};font-size:.86em;letter-spacing:.06em}`,
    `.lost{fill:${names.dark};text-decoration:line-through}`,
    `.slant{font-style:italic}.b{font-weight:bold}`,
  ].join('')
}

function definitions(picture: HexPicture, coast: string, colours: MapColours): string[] {
  const signs = new Set<MapSign>([
    ...picture.land.flatMap(({ sign }) => sign ?? []),
    ...picture.pieces.map(({ sign }) => sign),
    ...picture.legend.flatMap(entry => (entry.kind === 'land' ? [] : entry.sign)),
  ])
  return [
    element('path', { id: 'm-hex', d: HEX_PATH }),
    element('path', { id: 'm-coast', d: coast }),
    ...seaPatterns(colours),
    ...[...signs].sort().map(signGroup),
  ]
}

/** The hexes, what grows and stands on them, the shade over lost ground, and the coast. */
function drawLand(land: readonly LandHex[], { land: tints, growth, places, grid, coast }: MapColours): string[] {
  if (land.length === 0) return []
  const hexes = [...grouped(land, ({ tint }) => tint)].map(([tint, there]) =>
    group(
      { fill: tints[tint] },
      ...there.map(hex =>
        element('use', { href: '#m-hex', ...at(middleOf(hex)) }, element('title', {}, escaped(hex.name))),
      ),
    ),
  )
  const signs = land.flatMap(({ sign, ...hex }) => (sign === null ? [] : [{ ...hex, sign }]))
  const drawn = [...grouped(signs, ({ tint, sign }) => signColour(sign, tint, growth, places))].map(([fill, there]) =>
    group(
      { fill, opacity: fill === growth.dark ? 0.8 : undefined },
      ...there.map(({ sign, ...hex }) => use(sign, middleOf(hex))),
    ),
  )
  const letters = land.flatMap(({ letter, ...hex }) => (letter === '' ? [] : letterOn(letter, middleOf(hex))))
  const dark = land.filter(({ tint }) => tint === 'dark')
  return [
    group({ stroke: grid, 'stroke-opacity': 0.28 }, ...hexes),
    // A pointer that rests on a sign rests on its hex.
    group({ 'pointer-events': 'none', color: grid }, ...drawn, group({ class: 'p b', 'font-size': 10 }, ...letters)),
    group(
      { fill: 'url(#m-shade)', 'pointer-events': 'none' },
      ...dark.map(hex => element('use', { href: '#m-hex', ...at(middleOf(hex)) })),
    ),
    element('use', { href: '#m-coast', fill: 'none', stroke: coast, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
  ]
}

function signColour(sign: MapSign, tint: Tint, growth: MapColours['growth'], places: string): string {
  if (tint === 'dark') return growth.dark
  if (tint === 'veiled' || !isGrowth(sign)) return places
  return growth[tint.startsWith('sand') ? 'sand' : tint.startsWith('leaf') ? 'leaf' : 'violet']
}

const letterOn = (letter: string, { x, y }: Point): string => element('text', { x, y: y + 4 }, escaped(letter))

const at = ({ x, y }: Point): { x: number; y: number } => ({ x, y })

const use = (sign: MapSign, where: Point): string => element('use', { href: `#${signId(sign)}`, ...at(where) })

/** Borders below, then the rift, then walls: what bars the way is drawn over what does not. */
function drawSides(sides: readonly Side[]): string[] {
  const of = (kind: Side['kind']) => sides.filter(side => side.kind === kind)
  const line = (d: string, look: string) => (d === '' ? '' : element('path', { class: look, d }))
  const straight = (all: readonly Side[]) => all.map(side => linePath(sideOf(side, side.direction))).join('')
  const walls = straight(of('wall'))
  const rift = of('rift')
    .map(side => crackPath(sideOf(side, side.direction)))
    .join('')
  return [line(straight(of('border')), 'e'), line(rift, 'r rr'), line(rift, 'r'), line(walls, 'w'), line(walls, 'v')]
}

const linePath = ([from, to]: readonly [Point, Point]): string => `M${from.x} ${from.y} ${to.x} ${to.y}`

/** A side as a crack: it swerves to one hand and to the other. */
function crackPath([from, to]: readonly [Point, Point]): string {
  const swerve = (part: number, hand: number): string => {
    const x = from.x + (to.x - from.x) * part - ((to.y - from.y) * hand) / 16
    const y = from.y + (to.y - from.y) * part + ((to.x - from.x) * hand) / 16
    return `${short(x)} ${short(y)}`
  }
  return `M${from.x} ${from.y} ${swerve(0.3, 3)} ${swerve(0.5, -2.4)} ${swerve(0.75, 2.4)} ${to.x} ${to.y}`
}

/** Names, each held to the length there is room for. */
function drawNames(names: readonly PlacedName[]): string {
  const texts = names.map(({ name, x, y, length }) => {
    const look = name.isDark ? `${name.land} lost` : name.land
    return element('text', { x, y, textLength: length, class: look }, escaped(name.text))
  })
  return group({ 'font-size': NAME_SIZE, class: 'a' }, ...texts)
}
