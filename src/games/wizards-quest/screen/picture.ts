import type { Seat } from '../../../kernel/index.ts'
import type { BoardCell } from '../../../screen/kit/game-screen.ts'
import { type ChartColors, chartColors } from '../../../screen/kit/hex-map/colors.ts'
import { element, escaped, short } from '../../../screen/kit/xml.ts'
import type { ThemeName } from '../../../terminal/theme.ts'
import { isBridgeDown, isTunnelClosed, mouthsOn } from '../rules/facts/island.ts'
import { type Box, PICTURE, REGIONS, SPACES, type Space } from '../rules/pieces/marnon.ts'
import { ARMIES, TABLES } from '../rules/pieces/tables.ts'
import { CREATURES } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { WORDS } from '../words/catalog.ts'
import { regionName, spaceName } from '../words/names.ts'
import { spaceWords } from '../words/status.ts'
import { GROUND_SIGNS, type QuestColors, questColors } from './picture-looks.ts'
import { armyRole } from './tables.ts'

/** The size of a column and of a row of the drawing, in points. */
const [COLUMN, ROW] = [13, 29]
const MARGIN = 30
/**
 * The largest deviation of a border from its straight course, and the length of the main wave divided by 2π, in points.
 */
const STRAY = 5
const SWAY = 41
/** The height of the band below the map that shows the players and the regions, in points. */
const BAND = 104

const WIDTH = PICTURE.canvas.columns * COLUMN + 2 * MARGIN
const HEIGHT = (PICTURE.canvas.rows - 1) * ROW + 2 * MARGIN

/** The English messages, because pictures use English names. */
const words = WORDS.in('en')

/** Returns an SVG of Marnon as a seat sees it, in a theme's colors. `status` is the caption. */
export function marnonSvg(view: QuestView, status: string, theme: ThemeName): string {
  const chart = chartColors[theme]
  const own = questColors[theme]
  const title = words.get('game-title')
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT + BAND}`,
      width: WIDTH,
      height: HEIGHT + BAND,
      role: 'img',
      'font-family': "ui-serif,Georgia,'DejaVu Serif',serif",
      'text-anchor': 'middle',
      fill: chart.ink,
    },
    '\n',
    ...[
      element('title', {}, escaped(`${title}: ${status}`)),
      element('style', {}, styleSheet(chart, own)),
      element('rect', { width: WIDTH, height: HEIGHT + BAND, fill: chart.page }),
      element('rect', {
        x: 8,
        y: 8,
        width: WIDTH - 16,
        height: HEIGHT - 16,
        rx: 6,
        fill: chart.sea,
        stroke: chart.chart,
      }),
      ...shallows(chart),
      ...SPACES.map(space => land(view, space, own)),
      water(chart),
      ...river(view, own),
      ...borderLines(),
      ...SPACES.flatMap(space => inside(view, space, chart, own)),
      ...band(view, status, chart, own),
    ].map(line => `${line}\n`),
  )}\n`
}

function styleSheet({ ink, dim, pieceEdge }: ChartColors, { name, glow, border, march }: QuestColors): string {
  return [
    `.n{fill:${name};font-size:13px;stroke:${glow};stroke-width:3;stroke-linejoin:round;paint-order:stroke}`,
    `.c{font-size:13px;font-weight:bold}`,
    `.i{stroke:${border};stroke-width:1;stroke-dasharray:4 3}`,
    `.m{fill:none;stroke:${march};stroke-width:2.4;stroke-linejoin:round;stroke-linecap:round}`,
    `.g{fill:none;stroke-width:1.3;stroke-linecap:round;stroke-linejoin:round;opacity:.6}`,
    `.o{stroke:${pieceEdge};stroke-width:1.5}`,
    `.t{font-size:12px;fill:${dim};text-anchor:start}`,
    `.h{font-size:19px;fill:${ink};text-anchor:start}`,
  ].join('')
}

/** Maps a point of the drawing to the picture. Everything that shares a border gets the same slight waves. */
function placed(column: number, row: number): BoardCell {
  const [x, y] = [MARGIN + column * COLUMN, MARGIN + row * ROW]
  const sway = (along: number, across: number) =>
    STRAY * (Math.sin(along / SWAY + across / 67) * 0.7 + Math.sin(along / 17 + across / 29) * 0.3)
  return { x: x + sway(y, x), y: y + sway(x + 90, y) }
}

const pointsOf = (spots: readonly BoardCell[]): string => spots.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')

/** Returns points along a straight line of the drawing, including both ends. */
function along([left, top]: readonly [number, number], [right, bottom]: readonly [number, number]): BoardCell[] {
  const steps = Math.max(1, Math.abs(right - left), 2 * Math.abs(bottom - top))
  return Array.from({ length: steps + 1 }, (_, i) =>
    placed(left + ((right - left) * i) / steps, top + ((bottom - top) * i) / steps),
  )
}

function outline([left, top, right, bottom]: Box): string {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ] as const
  return `M${pointsOf(corners.slice(1).flatMap((to, i) => along(corners[i]!, to).slice(1)))}Z`
}

/** Draws the shallows around the island in several bands, each narrower than the one before. */
function shallows({ shallows: tones }: ChartColors): string[] {
  const d = SPACES.map(({ box }) => outline(box)).join('')
  return tones.map((stroke, i) =>
    element('path', { d, fill: 'none', stroke, 'stroke-width': 44 - 14 * i, 'stroke-linejoin': 'round' }),
  )
}

/** Draws the ground of a space, with its tooltip. */
function land(view: QuestView, { id, region, box }: Space, { regions, castle }: QuestColors): string {
  const fill = region === null ? castle : (regions[region - 1]?.[0] ?? castle)
  return element(
    'path',
    { d: outline(box), fill, class: 'i' },
    element('title', {}, escaped(spaceWords(words, { ...view, phase: 'growth' }, id).join(' '))),
  )
}

function water({ shallows: tones, sea, dim }: ChartColors): string {
  const [left, top, right, bottom] = PICTURE.sea
  const middle = placed((left + right) / 2, (top + bottom) / 2)
  return (
    element('path', { d: outline(PICTURE.sea), fill: tones[2], stroke: tones[1], 'stroke-width': 9 }) +
    element('path', { d: outline([left + 2, top + 0.6, right - 2, bottom - 0.6]), fill: sea, opacity: 0.8 }) +
    element(
      'text',
      { x: middle.x, y: middle.y + 5, fill: dim, 'font-size': 17, 'font-style': 'italic', 'letter-spacing': 2 },
      escaped(words.get('map-sea')),
    )
  )
}

function river(view: QuestView, { river: stroke, bridge }: QuestColors): string[] {
  const spots = PICTURE.river.slice(1).flatMap((to, i) => along(PICTURE.river[i]!, to).slice(i === 0 ? 0 : 1))
  const d = `M${pointsOf(spots)}`
  const standing = PICTURE.bridges.filter((_, i) => !isBridgeDown(view, i))
  const bridges = standing.map(([column, row]) => {
    const down = SPACES.some(({ box: [, top] }) => top === row)
    const { x, y } = placed(column, down ? row : row + 0.5)
    const [dx, dy] = down ? [0, 11] : [11, 0]
    return element('path', {
      d: `M${short(x - dx)} ${short(y - dy)}L${short(x + dx)} ${short(y + dy)}`,
      stroke: bridge,
      'stroke-width': 7,
      'stroke-dasharray': '3 1.5',
    })
  })
  return [
    element('path', {
      d,
      fill: 'none',
      stroke,
      'stroke-width': 9,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    ...bridges,
  ]
}

/** Draws the coasts, the castle walls and the borders between regions. The river is drawn separately. */
function borderLines(): string[] {
  const wet = new Set(PICTURE.river.slice(1).flatMap((to, i) => unitsOf(PICTURE.river[i]!, to)))
  const seen = new Map<string, string>()
  const add = (box: Box, owner: string) => {
    const [left, top, right, bottom] = box
    const sides = [
      ...unitsOf([left, top], [right, top]),
      ...unitsOf([left, bottom], [right, bottom]),
      ...unitsOf([left, top], [left, bottom]),
      ...unitsOf([right, top], [right, bottom]),
    ]
    for (const unit of sides) {
      if (seen.get(unit) === owner) seen.delete(unit)
      else seen.set(unit, owner)
    }
  }
  for (const { id, box, region } of SPACES) add(box, region === null ? id : `region ${region}`)
  const d = [...seen.keys()]
    .filter(unit => !wet.has(unit))
    .map(unit => {
      const [left = 0, top = 0, right = 0, bottom = 0] = unit.split(' ').map(Number)
      return `M${pointsOf(along([left, top], [right, bottom]))}`
    })
  return [element('path', { d: d.join(''), class: 'm' })]
}

/** Splits a horizontal or vertical line into pieces one column or row long, starting from the northwest. */
function unitsOf([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): string[] {
  const [left, right] = [Math.min(x1, x2), Math.max(x1, x2)]
  const [top, bottom] = [Math.min(y1, y2), Math.max(y1, y2)]
  return top === bottom
    ? Array.from({ length: right - left }, (_, i) => `${left + i} ${top} ${left + i + 1} ${top}`)
    : Array.from({ length: bottom - top }, (_, i) => `${left} ${top + i} ${left} ${top + i + 1}`)
}

/** Draws the name and the pieces of a space. */
function inside(view: QuestView, space: Space, chart: ChartColors, own: QuestColors): string[] {
  const { id, box, region, number } = space
  const [left, top, right, bottom] = box
  const middle = placed((left + right) / 2, (top + bottom) / 2)
  const name = spaceName(words, id)
  const lines = name.length * 7.2 > (right - left) * COLUMN - 10 ? halves(name) : [name]
  const sign = region === null ? castleSign(middle.x, middle.y - 22, chart) : groundSigns(space, own)
  const text = lines.map((line, i) =>
    element('text', { x: middle.x, y: middle.y - 4 + 14 * (i - (lines.length - 1) / 2), class: 'n' }, escaped(line)),
  )
  const label = region === null ? '' : `${region}${number}`
  const corner = placed(left, top)
  const mouth = mouthsOn(view).includes(id)
    ? element('path', {
        d: `M${short(corner.x + 12)} ${short(corner.y + 40)}v-8a8 8 0 0 1 16 0v8z`,
        ...(isTunnelClosed(view) ? { fill: 'none', stroke: own.march } : { fill: own.march }),
      })
    : ''
  return [
    sign,
    mouth,
    ...text,
    element('text', { x: corner.x + 17, y: corner.y + 18, class: 'n', 'font-size': 10, opacity: 0.75 }, label),
    ...force(view, id, middle.x, middle.y + 25, chart, own),
    ...marks(view, id, placed(right, top), chart, own),
  ].filter(part => part !== '')
}

/** Splits a name into two lines of similar length, or returns a single word unsplit. */
function halves(name: string): string[] {
  const parts = name.split(' ')
  const cuts = parts.slice(1).map((_, i) => [parts.slice(0, i + 1).join(' '), parts.slice(i + 1).join(' ')])
  const [best] = cuts.sort(
    ([a = '', b = ''], [c = '', d = '']) => Math.abs(a.length - b.length) - Math.abs(c.length - d.length),
  )
  return best ?? [name]
}

function groundSigns({ region, box: [left, top, right, bottom] }: Space, { regions }: QuestColors): string {
  const at = (region ?? 1) - 1
  const d = GROUND_SIGNS[at] ?? ''
  return [
    placed(left + 2.1, bottom - 0.6),
    placed(right - 2.1, bottom - 0.6),
    placed((left + right) / 2 + 0.6, top + 0.42),
  ]
    .map(({ x, y }) =>
      element('path', { d, class: 'g', stroke: regions[at]?.[1], transform: `translate(${short(x)} ${short(y)})` }),
    )
    .join('')
}

/** Draws a castle: two towers and a gate. */
const castleSign = (x: number, y: number, { ink, page }: ChartColors): string =>
  element('path', {
    d: 'M-15 9v-18h3v3h3v-3h3v9h12v-9h3v3h3v-3h3v18h-12v-5a3 3 0 0 0-6 0v5z',
    transform: `translate(${short(x)} ${short(y)})`,
    fill: page,
    stroke: ink,
    'stroke-width': 0.8,
  })

const armyColors = ({ players }: ChartColors, seat: Seat) => players[armyRole(seat)]

/** Draws a force's counter with its number, and the leader beside it. */
function force(view: QuestView, id: string, x: number, y: number, chart: ChartColors, own: QuestColors): string[] {
  const here = view.forces[id]
  if (!here) return []
  const { side, men, leader } = here
  if (side === 'orcs') {
    const edge = men >= TABLES.orcsInSpace ? { stroke: own.frenzy, 'stroke-width': 3 } : {}
    return [counter(x, y, `o${men}`, own.orc, own.orcLetter, edge)]
  }
  const colors = armyColors(chart, side)
  const letter = ARMIES[side]?.letter ?? ''
  const pieces = `${letter}${men > 0 ? men : ''}`
  const badge = leader ? words.get(leader === 'hero' ? 'map-hero' : 'map-sorcerer') : ''
  return [
    counter(x - (badge ? 12 : 0), y, pieces, colors?.fill, colors?.letter),
    badge === '' ? '' : counter(x - 1 + halfOf(pieces), y, badge, colors?.letter, colors?.fill),
  ]
}

/** Returns half the width of a counter with this text. */
const halfOf = (text: string): number => 10 + 4 * text.length

function counter(x: number, y: number, text: string, fill = '#fff', letter = '#000', edge = {}): string {
  const wide = halfOf(text)
  return (
    element('rect', { x: x - wide, y: y - 11, width: 2 * wide, height: 22, rx: 11, fill, class: 'o', ...edge }) +
    element('text', { x, y: y + 4.5, class: 'c', fill: letter }, escaped(text))
  )
}

/** Draws the dragon, the wizard and treasures at the upper edge of a space. */
function marks(view: QuestView, id: string, { x, y }: BoardCell, chart: ChartColors, own: QuestColors): string[] {
  const out: string[] = []
  let at = x - 18
  for (const { owner } of view.treasures.filter(treasure => treasure.at === id)) {
    const colors = armyColors(chart, owner)
    out.push(
      element('rect', { x: at - 9, y: y + 8, width: 18, height: 13, rx: 2, fill: colors?.fill, class: 'o' }) +
        element('path', { d: `M${short(at - 9)} ${short(y + 13)}h18`, class: 'o' }),
    )
    at -= 23
  }
  for (const creature of CREATURES) {
    if (view[creature] !== id) continue
    out.push(
      counter(at, y + 15, words.get(creature === 'dragon' ? 'map-dragon' : 'map-wizard'), own[creature], '#ffffff'),
    )
    at -= 34
  }
  return out
}

/** Draws the caption, the players and the regions below the map. */
function band(view: QuestView, status: string, chart: ChartColors, own: QuestColors): string[] {
  const players = view.players.map(({ seat, name, found }, i) => {
    const x = MARGIN + 10 + i * ((WIDTH - 2 * MARGIN) / view.players.length)
    const colors = armyColors(chart, seat)
    return (
      counter(x + 6, HEIGHT + 36, ARMIES[seat]?.letter ?? '', colors?.fill, colors?.letter) +
      element(
        'text',
        { x: x + 28, y: HEIGHT + 41, class: 't' },
        escaped(`${name}${found.length > 0 ? ` ${'♦'.repeat(found.length)}` : ''}`),
      )
    )
  })
  const regions = REGIONS.map(({ number, ground }, i) => {
    // Use two rows of three, because a name with its bonus needs the room.
    const x = MARGIN + (i % 3) * ((WIDTH - 2 * MARGIN) / 3)
    const y = HEIGHT + 56 + 20 * Math.floor(i / 3)
    const name = words.get('legend-region', { region: regionName(words, number), bonus: TABLES.defense[ground] })
    return (
      element('rect', { x, y, width: 22, height: 14, fill: own.regions[i]?.[0], stroke: own.border }) +
      element('text', { x: x + 27, y: y + 12, class: 't' }, escaped(`${number} ${name}`))
    )
  })
  return [element('text', { x: MARGIN, y: HEIGHT + 14, class: 'h' }, escaped(status)), ...players, ...regions]
}
