import type { ThemeName } from '../../../terminal/theme.ts'
import { element, escaped, short } from '../xml.ts'
import { type ChartColors, chartColors } from './colors.ts'
import { drawingNames, signGroup, signId } from './drawings.ts'
import { HEX_PATH, hexCenter, hexSideEnds, outlinesOf, type PixelPoint, ringPath } from './hexes.ts'
import { bandHeight, drawBand } from './legend.ts'
import { NAME_SIZE, type PlacedName, placeNames } from './names.ts'
import type { HexPicture, LandHex, Lettering, PictureColors } from './picture.ts'
import { drawPieces, grouped } from './pieces.ts'
import { chartSize, compassPlace, drawCompass, drawFrame, drawSea, MARGIN, seaPatterns } from './sea.ts'

/** Serif fonts, in order of preference. */
const TYPES = "ui-serif,Georgia,'DejaVu Serif',serif"

/** Draws a hex board as an SVG. The output is deterministic. */
export function hexMapSvg(picture: HexPicture, theme: ThemeName): string {
  const colors = chartColors[theme]
  const own = picture.looks.colors[theme]
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
      fill: colors.ink,
    },
    ...lined(
      element('title', {}, escaped(`${picture.title}: ${picture.status}`)),
      element('desc', {}, escaped(picture.about)),
      element('style', {}, styleSheet(picture, colors, own)),
      element('defs', {}, ...lined(...definitions(picture, coast, colors))),
      element('rect', { width, height, fill: colors.page }),
      group(
        { transform: `translate(${MARGIN} ${MARGIN})` },
        drawSea(chart, colors),
        compass ? drawCompass(compass, colors) : '',
        ...drawLand(picture, colors, own),
        ...drawSides(picture),
        drawNames(names),
        ...drawPieces(picture, colors, own),
        drawFrame(picture, colors),
      ),
      drawBand(picture, colors, own, { x: MARGIN, y: chart.height + 2 * MARGIN, width: chart.width, height: band }),
    ),
  )}\n`
}

/** Puts each non-empty child on its own line. */
function lined(...children: readonly string[]): string[] {
  return ['\n', ...children.filter(child => child !== '').map(child => `${child}\n`)]
}

function group(
  attributes: Readonly<Record<string, string | number | undefined>>,
  ...children: readonly string[]
): string {
  const visibleChildren = children.filter(child => child !== '')
  return visibleChildren.length === 0 ? '' : element('g', attributes, ...lined(...visibleChildren))
}

/** The style of each lettering. For `capitals`, the game supplies the text in capital letters. */
const LETTERING: Readonly<Record<Lettering, string>> = {
  upright: '',
  slanted: ';font-style:italic',
  capitals: ';font-size:.86em;letter-spacing:.06em',
}

/** Returns the CSS classes of drawings, lines and names. */
function styleSheet({ looks }: HexPicture, { pale, pieceEdge, halo }: ChartColors, own: PictureColors): string {
  const lands = Object.entries(looks.lands)
  return [
    `.p{fill:${pale}}`,
    `.t{fill:none;stroke:currentColor;stroke-width:1.1;stroke-linecap:round;opacity:.55}`,
    `.o{stroke:${pieceEdge};stroke-width:1.6;stroke-linejoin:round}`,
    `.n{fill:${pieceEdge}}`,
    `.h{fill:none;stroke:${pale};stroke-width:2.4}`,
    own.styles,
    `.a{stroke:${halo};stroke-width:3.6;stroke-linejoin:round;paint-order:stroke}`,
    ...lands.map(([land, lettering]) => `.${land}{fill:${own.names[land]}${LETTERING[lettering]}}`),
    `.lost{fill:${own.names[looks.lost]};text-decoration:line-through}`,
    `.slant{font-style:italic}.b{font-weight:bold}`,
  ].join('')
}

function definitions(picture: HexPicture, coast: string, colors: ChartColors): string[] {
  return [
    element('path', { id: 'm-hex', d: HEX_PATH }),
    element('path', { id: 'm-coast', d: coast }),
    ...seaPatterns(colors),
    ...drawingNames(picture).map(sign => signGroup(sign, picture.looks)),
  ]
}

/** Draws the land: hexes, vegetation and places, the shading over lost ground, and the coast. */
function drawLand({ land, looks }: HexPicture, { places, grid, coast }: ChartColors, own: PictureColors): string[] {
  const { tints, growth } = own
  const lost = growth[looks.lost]
  if (land.length === 0) return []
  const hexes = [...grouped(land, ({ tint }) => tint)].map(([tint, there]) =>
    group(
      { fill: tints[tint] },
      ...there.map(hex =>
        element('use', { href: '#m-hex', ...at(hexCenter(hex)) }, element('title', {}, escaped(hex.name))),
      ),
    ),
  )
  const signs = land.flatMap(({ sign, ...hex }) => (sign === null ? [] : [{ ...hex, sign }]))
  const isGrowth = (sign: string) => looks.growth.includes(sign)
  const colorOf = ({ sign, tint }: LandHex & { readonly sign: string }): string | undefined => {
    if (tint === looks.lost) return lost
    const kind = looks.tints[tint]
    return kind && isGrowth(sign) ? growth[kind] : places
  }
  const drawn = [...grouped(signs, colorOf)].map(([fill, there]) =>
    group(
      { fill, opacity: fill === lost ? 0.8 : undefined },
      ...there.map(({ sign, ...hex }) => use(sign, hexCenter(hex))),
    ),
  )
  const letters = land.flatMap(({ letter, ...hex }) => (letter === '' ? [] : letterOn(letter, hexCenter(hex))))
  const dark = land.filter(({ tint }) => tint === looks.lost)
  return [
    group({ stroke: grid, 'stroke-opacity': 0.28 }, ...hexes),
    // Let the pointer pass through symbols so that the hex's tooltip appears.
    group({ 'pointer-events': 'none', color: grid }, ...drawn, group({ class: 'p b', 'font-size': 10 }, ...letters)),
    group(
      { fill: 'url(#m-shade)', 'pointer-events': 'none' },
      ...dark.map(hex => element('use', { href: '#m-hex', ...at(hexCenter(hex)) })),
    ),
    element('use', { href: '#m-coast', fill: 'none', stroke: coast, 'stroke-width': 2, 'stroke-linejoin': 'round' }),
  ]
}

const letterOn = (letter: string, { x, y }: PixelPoint): string => element('text', { x, y: y + 4 }, escaped(letter))

const at = ({ x, y }: PixelPoint): { x: number; y: number } => ({ x, y })

const use = (sign: string, where: PixelPoint): string => element('use', { href: `#${signId(sign)}`, ...at(where) })

/** Draws the hexsides. All hexsides of a kind form one path. It is drawn once for each of the kind's classes. */
function drawSides({ sides, looks }: HexPicture): string[] {
  return looks.sides.flatMap(({ kind, line, classes }) => {
    const path = line === 'straight' ? linePath : crackPath
    const d = sides
      .filter(side => side.kind === kind)
      .map(side => path(hexSideEnds(side, side.direction)))
      .join('')
    return d === '' ? [] : classes.map(look => element('path', { class: look, d }))
  })
}

const linePath = ([from, to]: readonly [PixelPoint, PixelPoint]): string => `M${from.x} ${from.y} ${to.x} ${to.y}`

/** Returns a hexside as a jagged crack. */
function crackPath([from, to]: readonly [PixelPoint, PixelPoint]): string {
  const swerve = (part: number, hand: number): string => {
    const x = from.x + (to.x - from.x) * part - ((to.y - from.y) * hand) / 16
    const y = from.y + (to.y - from.y) * part + ((to.x - from.x) * hand) / 16
    return `${short(x)} ${short(y)}`
  }
  return `M${from.x} ${from.y} ${swerve(0.3, 3)} ${swerve(0.5, -2.4)} ${swerve(0.75, 2.4)} ${to.x} ${to.y}`
}

/** Draws the names, each stretched to its given length. */
function drawNames(names: readonly PlacedName[]): string {
  const texts = names.map(({ name, x, y, length }) => {
    const look = name.isDark ? `${name.land} lost` : name.land
    return element(
      'text',
      { x, y, textLength: length, lengthAdjust: 'spacingAndGlyphs', class: look },
      escaped(name.text),
    )
  })
  return group({ 'font-size': NAME_SIZE, class: 'a' }, ...texts)
}
