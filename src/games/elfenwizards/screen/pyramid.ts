import { type ChartColors, chartColors } from '../../../screen/kit/hex-map/colors.ts'
import { element, escaped, short } from '../../../screen/kit/xml.ts'
import type { ThemeName } from '../../../terminal/theme.ts'
import type { Messages } from '../../../text/index.ts'
import { risingIn } from '../rules/facts/contests.ts'
import { BOARD_LEVELS } from '../rules/state/board.ts'
import {
  COMPETING,
  type DiceBox,
  FALLING,
  type Magician,
  type Player,
  pointsFor,
  standingIn,
} from '../rules/state/components.ts'
import type { ElfenView } from '../rules/state/view.ts'
import { boxName, diceBoxName, letterOf, magicianName } from '../words/names.ts'
import { guildRole } from './looks.ts'

/** The size of the picture and of its parts, in pixels. */
const WIDTH = 1040
const HEIGHT = 770
const MARGIN = 30
const PYRAMID = 700
/** The left edge of the dice boxes. */
const SIDE = MARGIN + PYRAMID + 30
/** The y coordinate of each level's middle, from the top down. */
const ROWS = [62, 150, 252, 354, 480] as const
const BOX = { width: 104, height: 62 } as const
/** The height of a Magician Box, which holds any number of magicians. */
const DEEP = 124
const DISC = 15
const DIE = 20
const SCORES = 650

interface Ink {
  readonly view: ElfenView
  readonly words: Messages
  readonly chart: ChartColors
  /** The ids of magicians that would rise if the contests were decided now. */
  readonly leading: ReadonlySet<string>
}

/** Draws the pyramid with its magicians, the dice in their boxes and the guilds' points as an SVG. */
export function pyramidSvg(words: Messages, view: ElfenView, status: string, theme: ThemeName): string {
  const chart = chartColors[theme]
  const ink: Ink = { view, words, chart, leading: view.step === 5 ? risingIn(view) : new Set() }
  const parts = [
    element('title', {}, escaped(`Elfenwizards: ${status}`)),
    element('style', {}, styleSheet(chart)),
    element('rect', { width: WIDTH, height: HEIGHT, fill: chart.page }),
    ...BOARD_LEVELS.flatMap((_, level) => (level === 0 ? [] : branches(level))),
    ...BOARD_LEVELS.flatMap(({ boxes }, level) => boxes.map((box, i) => titleBox(ink, level, i, box))),
    levelText(ink, 0, { x: MARGIN, y: ROWS[0] - 14 }),
    ...COMPETING.map(level => sideBox(ink, level)),
    ...footBoxes(ink),
    ...view.players.map(player => score(ink, player)),
    element('text', { x: MARGIN, y: HEIGHT - 20, class: 'k' }, escaped(status)),
    ...legend(ink),
  ]
  return `${element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      width: WIDTH,
      height: HEIGHT,
      role: 'img',
      'font-family': "ui-serif,Georgia,'DejaVu Serif',serif",
      fill: chart.ink,
    },
    '\n',
    ...parts.map(part => `${part}\n`),
  )}\n`
}

const styleSheet = ({ chart, sea, dim, coast }: ChartColors): string =>
  [
    `.b{fill:${sea};stroke:${chart};stroke-width:1.4}`,
    '.v{stroke-dasharray:5 4}',
    `.l{fill:none;stroke:${chart};stroke-width:1.6}`,
    `.o{stroke:${coast};stroke-width:1.2}`,
    '.m{font-size:13px;font-weight:bold;text-anchor:middle}',
    '.p{font-size:13px;text-anchor:middle}',
    '.t{font-size:15px}',
    `.k{font-size:13px;fill:${dim}}`,
  ].join('')

/** Returns the x coordinate of a title box's middle. */
const middleOf = (level: number, index: number): number =>
  MARGIN + ((index + 0.5) * PYRAMID) / BOARD_LEVELS[level]!.boxes.length

const isDeep = (level: number): boolean => BOARD_LEVELS[level]!.id === 'magician'
const heightOf = (level: number): number => (isDeep(level) ? DEEP : BOX.height)

/** Draws the lines from a level's boxes to the boxes above. */
function branches(level: number): string[] {
  const count = (of: number) => BOARD_LEVELS[of]!.boxes.length
  const isTree = count(level) > count(level - 1)
  const low = ROWS[level]! - heightOf(level) / 2
  const high = ROWS[level - 1]! + BOX.height / 2
  const turn = (low + high) / 2
  return Array.from({ length: Math.max(count(level), count(level - 1)) }, (_, i) => {
    const from = middleOf(level, isTree ? i : i >> 1)
    const to = middleOf(level - 1, isTree ? i >> 1 : i)
    return element('path', { class: 'l', d: `M${short(from)} ${low}V${short(turn)}H${short(to)}V${high}` })
  })
}

/** Draws a title box with its magicians. If there are many, they are in several rows. */
function titleBox(ink: Ink, level: number, index: number, box: string): string {
  const there = standingIn(ink.view, box)
  const [x, y] = [middleOf(level, index), ROWS[level]!]
  const width = isDeep(level) ? 160 : Math.min(BOX.width, PYRAMID / BOARD_LEVELS[level]!.boxes.length - 10)
  const height = heightOf(level)
  const perRow = isDeep(level) ? 4 : Math.max(1, there.length)
  const step = Math.min(38, (width - 8) / perRow)
  const rows = Math.ceil(there.length / perRow)
  return element(
    'g',
    {},
    element('title', {}, escaped(boxName(ink.words, box))),
    element('rect', {
      ...{ x: x - width / 2, y: y - height / 2, width, height, rx: 8 },
      class: there.length === 0 ? 'b v' : 'b',
    }),
    ...there.map((magician, i) => {
      const row = Math.floor(i / perRow)
      const inRow = Math.min(perRow, there.length - row * perRow)
      const left = x + ((i % perRow) - (inRow - 1) / 2) * step
      return disc(ink, magician, left, y - 6 + (row - (rows - 1) / 2) * (DEEP / Math.max(2, rows)))
    }),
  )
}

/**
 * Draws a magician: its name, a ring if it would rise, the number of its grey chips, and in step 5 its spell points.
 */
function disc({ view, chart, leading }: Ink, magician: Magician, x: number, y: number): string {
  const { fill, letter } = chart.players[guildRole(magician.seat)]!
  const rises = leading.has(magician.id)
  const points = `${rises ? '↑' : ''}${pointsFor(magician)}`
  return element(
    'g',
    { transform: `translate(${short(x)} ${short(y)})` },
    rises ? element('circle', { r: DISC + 3, fill: 'none', stroke: chart.ink, 'stroke-width': 2.4 }) : '',
    element('circle', { r: DISC, fill, class: 'o' }),
    element('text', { y: 5, class: 'm', fill: letter }, escaped(magicianName(magician.id))),
    magician.grey > 0
      ? element('circle', { cx: DISC, cy: -DISC + 4, r: 6, fill: '#8a8a8a', class: 'o' }) +
          element('text', { x: DISC, y: -DISC + 8, class: 'p', fill: '#ffffff' }, String(magician.grey))
      : '',
    view.step === 5 && magician.at !== 'high' ? element('text', { y: DISC + 14, class: 'p' }, points) : '',
  )
}

function levelText({ words }: Ink, level: number, at: { readonly x: number; readonly y: number }): string {
  const { id, points } = BOARD_LEVELS[level]!
  return element('text', { ...at, class: 't' }, escaped(`${words.get(`level-${id}`)} ${points}`))
}

/**
 * Draws the box beside a level: its name and Power Points, the dice for Major Spells, and the passed-over magicians.
 */
function sideBox(ink: Ink, id: (typeof COMPETING)[number]): string {
  const level = BOARD_LEVELS.findIndex(one => one.id === id)
  const y = ROWS[level]!
  const falling = FALLING.find(one => one === id)
  const over = falling ? standingIn(ink.view, `over-${falling}`) : []
  return element(
    'g',
    {},
    element('title', {}, escaped(diceBoxName(ink.words, id))),
    element('rect', { x: SIDE, y: y - 42, width: WIDTH - SIDE - MARGIN, height: 84, rx: 8, class: 'b' }),
    levelText(ink, level, { x: SIDE + 12, y: y - 22 }),
    ...dice(ink, id, SIDE + 12, y - 12, 10),
    over.length === 0
      ? ''
      : element('text', { x: SIDE + 12, y: y + 28, class: 'k' }, escaped(ink.words.get('map-passed'))),
    ...over.map((magician, i) => disc(ink, { ...magician, spells: [] }, SIDE + 80 + i * 34, y + 20)),
  )
}

/** Draws the dice in a box by guild, in rows of `perRow`. The dice are smaller if there are more than two rows. */
function dice({ view, chart }: Ink, box: DiceBox, left: number, top: number, perRow: number): string[] {
  const all = view.players.flatMap(({ seat, boxes }) => boxes[box].map(face => ({ seat, face })))
  const scale = all.length > 2 * perRow ? 2 / 3 : 1
  const inRow = Math.floor(perRow / scale)
  return all.map(({ seat, face }, i) => {
    const { fill, letter } = chart.players[guildRole(seat)]!
    const x = left + (i % inRow) * (DIE + 2) * scale
    const y = top + Math.floor(i / inRow) * (DIE + 2) * scale
    return element(
      'g',
      { transform: `translate(${short(x)} ${short(y)})${scale === 1 ? '' : ` scale(${scale.toFixed(2)})`}` },
      element('rect', { width: DIE, height: DIE, rx: 4, fill, class: 'o' }),
      element('text', { x: DIE / 2, y: 15, class: 'm', fill: letter }, String(face)),
    )
  })
}

/** Draws the Minor Spell Box and the Grey Magic Box below the pyramid. */
function footBoxes(ink: Ink): string[] {
  const width = (WIDTH - 2 * MARGIN - 20) / 2
  return (['minor', 'grey'] as const).map((box, i) => {
    const x = MARGIN + i * (width + 20)
    return element(
      'g',
      {},
      element('rect', { x, y: 560, width, height: 62, rx: 8, class: 'b' }),
      element('text', { x: x + 12, y: 582, class: 't' }, escaped(diceBoxName(ink.words, box))),
      ...dice(ink, box, x + 12, 592, 21),
    )
  })
}

/** Draws a guild's letter, name, points and chips, and the mark of the Dragon. */
function score({ view, chart }: Ink, { seat, name, score: points, chips }: Player): string {
  const column = (WIDTH - 2 * MARGIN) / Math.max(3, view.players.length)
  const x = MARGIN + seat * column
  const { fill, letter } = chart.players[guildRole(seat)]!
  const dragon = view.dragon === seat ? ' §' : ''
  return element(
    'g',
    {},
    element('circle', { cx: x + DISC, cy: SCORES + 14, r: DISC, fill, class: 'o' }),
    element('text', { x: x + DISC, y: SCORES + 19, class: 'm', fill: letter }, letterOf(seat)),
    element('text', { x: x + 40, y: SCORES + 9, class: 't' }, escaped([...name].slice(0, 18).join('') + dragon)),
    element('text', { x: x + 40, y: SCORES + 29, class: 't' }, `${points}  •${chips}`),
  )
}

/** Returns the legend for the pyramid's symbols. */
function legend({ words, chart }: Ink): string[] {
  const y = HEIGHT - 48
  const signs = [
    `• ${words.get('legend-chip')}`,
    `§ ${words.get('legend-dragon')}`,
    `↑ ${words.get('legend-leads')}`,
    `● ${words.get('legend-grey')}`,
  ]
  return signs.map((text, i) => element('text', { x: MARGIN + i * 250, y, class: 'k', fill: chart.dim }, escaped(text)))
}
