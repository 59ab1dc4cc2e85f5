import { Canvas } from '../../../screen/kit/canvas.ts'
import type { MapRequest } from '../../../screen/kit/game-screen.ts'
import type { Messages } from '../../../text/index.ts'
import { risingIn } from '../rules/facts/contests.ts'
import { BOARD_LEVELS, boardLevel, GUILDS } from '../rules/state/board.ts'
import { COMPETING, type DiceBox, type Level, type Magician, pointsFor, standingIn } from '../rules/state/components.ts'
import type { ElfenView } from '../rules/state/view.ts'
import { diceBoxName, magicianName } from '../words/names.ts'
import { guildLook, type Look, lookPainter } from './looks.ts'
import { middleOf, type Scale, scaleFor, widthOf } from './scale.ts'
import { shortNames } from './short-names.ts'
import { type ElfenStyle, inGuilds } from './tables.ts'

/** Everything needed to draw a picture. */
interface Sheet {
  readonly view: ElfenView
  readonly words: Messages
  readonly request: MapRequest
  readonly style: ElfenStyle
  readonly scale: Scale
  readonly canvas: Canvas<Look>
  /** The ids of magicians that would rise if the contest were decided now. */
  readonly leading: ReadonlySet<string>
}

/** Draws the pyramid with its magicians, the spells beside them, and the dice in the boxes. */
export function drawPyramid(words: Messages, view: ElfenView, request: MapRequest): string[] {
  const { window, from } = request
  const style = inGuilds(request.style)
  const canvas = new Canvas<Look>(window.columns, window.rows, from.x, from.y)
  const sheet: Sheet = { view, words, request, style, scale: scaleFor(window), canvas, leading: risingIn(view) }
  for (const [level, { id, boxes }] of BOARD_LEVELS.entries()) {
    for (const [i, box] of boxes.entries()) drawBox(sheet, level, i, box)
    if (level > 0 && !sheet.scale.isTight) drawBranches(sheet, level)
    drawSide(sheet, level, id)
  }
  drawFoot(sheet)
  drawGuilds(sheet)
  return canvas.paint(lookPainter(style))
}

/**
 * Draws a box: its magicians, with their points below them. A Magician Box shows as many as fit and the number of the
 * others.
 */
function drawBox(sheet: Sheet, level: number, index: number, box: string): void {
  const { view, scale, canvas, request } = sheet
  const there = standingIn(view, box)
  const y = scale.levels[level]!
  const wide = widthOf(scale, level)
  const isDeep = BOARD_LEVELS[level]!.id === 'magician'
  const cell = isDeep ? Math.max(4, Math.floor(wide / Math.floor((wide + 1) / 4))) : 4
  const perRow = isDeep ? Math.max(1, Math.floor((wide + 1) / cell)) : 1
  const rows = isDeep ? scale.deep : 1
  const room = perRow * rows
  const left = isDeep
    ? middleOf(scale, level, index) - Math.ceil((Math.min(perRow, Math.max(1, there.length)) * cell) / 2)
    : middleOf(scale, level, index) - 2
  drawMark(sheet, box, left, y)
  if (there.length === 0) {
    canvas.write(left + 1, y, request.style.glyphs.boxH.repeat(2), lookAt(sheet, box, 'vacant'))
    return
  }
  const shown = there.length > room ? inDrawingOrder(sheet, there).slice(0, room - 1) : there
  for (const [i, magician] of shown.entries())
    drawMagician(sheet, magician, left + (i % perRow) * cell, y + 2 * Math.floor(i / perRow))
  if (shown.length < there.length) {
    const x = left + ((room - 1) % perRow) * cell
    canvas.write(x + 1, y + 2 * (rows - 1), `+${there.length - shown.length}`, 'title')
  }
}

/** Sorts magicians: first those that would rise, then the others, each by spell points. */
const inDrawingOrder = ({ leading }: Sheet, there: readonly Magician[]): Magician[] =>
  [...there].sort((a, b) => Number(leading.has(b.id)) - Number(leading.has(a.id)) || pointsFor(b) - pointsFor(a))

const lookAt = ({ request }: Sheet, box: string, look: Look): Look => (request.cursor === box ? 'cursor' : look)

/** Draws a mark in front of the first name in a box: the cursor, the highlight, or the sign for a selectable place. */
function drawMark({ request, canvas }: Sheet, box: string, x: number, y: number): void {
  const { glyphs } = request.style
  if (request.cursor === box) canvas.put(x, y, glyphs.cursor, 'cursor')
  else if (request.highlighted === box) canvas.put(x, y, glyphs.meantLeft, 'meant')
  else if (request.reach.has(box)) canvas.put(x, y, glyphs.arrow, 'reach')
}

function drawMagician(sheet: Sheet, magician: Magician, x: number, y: number): void {
  const { canvas, style, leading, view, request } = sheet
  const { glyphs } = style
  const isMeant = request.highlighted === magician.id
  if (isMeant) canvas.put(x, y, glyphs.meantLeft, 'meant')
  canvas.write(
    x + 1,
    y,
    magicianName(magician.id),
    isMeant ? 'meant' : lookAt(sheet, magician.at, guildLook(magician.seat)),
  )
  if (magician.grey > 0) canvas.put(x + 3, y, glyphs.grey, 'grey')
  if (view.step !== 5) return
  const points = pointsFor(magician)
  const leads = leading.has(magician.id)
  if (leads) canvas.put(x, y + 1, glyphs.arrowUp, 'leads')
  canvas.write(x + 1, y + 1, String(points), leads ? 'leads' : 'behind')
}

/** Draws the lines from a level's boxes to those above. */
function drawBranches({ scale, canvas, request }: Sheet, level: number): void {
  const { glyphs } = request.style
  const y = scale.levels[level]! - 1
  const below = BOARD_LEVELS[level]!.boxes.length
  const above = BOARD_LEVELS[level - 1]!.boxes.length
  const isTree = below > above
  for (let i = 0; i < Math.min(below, above); i++) {
    const [many, one] = isTree ? [level, level - 1] : [level - 1, level]
    const left = middleOf(scale, many, 2 * i)
    const right = middleOf(scale, many, 2 * i + 1)
    const middle = middleOf(scale, one, i)
    canvas.write(left, y, glyphs.boxH.repeat(right - left + 1), 'line')
    canvas.put(left, y, isTree ? glyphs.boxTL : glyphs.boxBL, 'line')
    canvas.put(right, y, isTree ? glyphs.boxTR : glyphs.boxBR, 'line')
    canvas.put(middle, y, isTree ? glyphs.boxTeeUp : glyphs.boxTeeDown, 'line')
  }
}

/**
 * Draws a level's name and points beside it, and below them its passed-over magicians or, if there are none, the dice
 * in its box.
 */
function drawSide(sheet: Sheet, level: number, id: Level): void {
  const { scale, canvas, words, view } = sheet
  const y = scale.levels[level]!
  const { points } = boardLevel(id)
  const name = `${words.get(`level-${id}`)} ${points}`
  const box = COMPETING.find(one => one === id)
  if (!box) {
    canvas.write(Math.max(0, middleOf(scale, level, 0) - 4 - name.length), y, name, 'title')
    return
  }
  drawMark(sheet, box, scale.side, y)
  canvas.write(scale.side + 2, y, name, lookAt(sheet, box, 'title'))
  const over = standingIn(view, `over-${id}` as Magician['at'])
  if (over.length > 0) drawOver(sheet, over, y + 1)
  else drawDice(sheet, box, scale.side + 2, y + 1, scale.sideColumns - 2, 2)
}

function drawOver({ scale, canvas, words }: Sheet, over: readonly Magician[], y: number): void {
  let x = scale.side + 2
  const word = `${words.get('map-passed')} `
  canvas.write(x, y, word, 'title')
  x += word.length
  for (const { id, seat } of over) {
    if (x + 3 > scale.side + scale.sideColumns) return
    canvas.write(x, y, magicianName(id), guildLook(seat))
    x += 3
  }
}

/**
 * Draws a box's dice by guild on the available rows, in brackets (`R[65]`). An ellipsis replaces those that don't fit.
 * Returns the column where the next text may start.
 */
function drawDice(
  { view, canvas, request }: Sheet,
  box: DiceBox,
  left: number,
  top: number,
  columns: number,
  rows: number,
): number {
  let x = left
  let y = top
  for (const { seat, boxes } of view.players) {
    const dice = boxes[box]
    if (dice.length === 0) continue
    const text = `${GUILDS[seat]?.letter ?? ''}[${dice.join('')}]`
    if (x > left && x + text.length > left + columns) {
      if (y + 1 >= top + rows) {
        canvas.put(x, y, request.style.glyphs.ellipsis, 'title')
        return x + 2
      }
      x = left
      y++
    }
    canvas.write(x, y, text, guildLook(seat))
    x += text.length + 1
  }
  return x
}

/** Draws the Minor Spell Box and the Grey Magic Box below the pyramid. */
function drawFoot(sheet: Sheet): void {
  const { scale, canvas, words, request } = sheet
  const y = scale.foot
  let x = 1
  for (const box of ['minor', 'grey'] as const) {
    const name = diceBoxName(words, box)
    drawMark(sheet, box, x - 1, y)
    canvas.write(x, y, name, lookAt(sheet, box, 'title'))
    const room = box === 'minor' ? Math.floor((request.window.columns - 2 * name.length) / 2) : request.window.columns
    x = Math.max(drawDice(sheet, box, x + name.length + 1, y, room, 1) + 2, x + name.length + 4)
  }
}

/** Draws every guild's letter and points in the free corner, with chips and names if there is room. */
function drawGuilds({ view, words, scale, canvas, request, style }: Sheet): void {
  const { glyphs } = style
  const left = middleOf(scale, 0, 0) + 4
  const top = scale.levels[0]!
  const cell = Math.floor((request.window.columns - left) / view.players.length)
  const figures = view.players.map(({ score, chips }) =>
    // If there is no room for chips here, they are shown on the sheet beside the picture.
    cell < 8 ? String(score) : `${score}${cell < 11 ? '' : ' '}${glyphs.bullet}${chips}`,
  )
  const room = cell - 3 - (scale.hasNames ? 0 : 1 + Math.max(...figures.map(text => text.length)))
  const names = shortNames(
    view.players.map(({ name }) => name),
    room,
  )
  // The legend for the numbers goes below them, beside the pyramid's lines.
  const key = words.get('map-guild', { chip: glyphs.bullet, dragon: glyphs.dragon })
  const x = Math.max(left, middleOf(scale, 1, 1) + 2)
  if (!scale.isTight && cell >= 8 && x + key.length <= request.window.columns) canvas.write(x, top + 1, key, 'title')
  for (const [i, { seat }] of view.players.entries()) {
    const x = left + seat * cell
    const dragon = view.dragon === seat ? glyphs.dragon : ' '
    canvas.write(x, top, GUILDS[seat]?.letter ?? '', guildLook(seat))
    canvas.put(x + 1, top, dragon, 'leads')
    const name = names[i] ?? ''
    const figure = figures[i] ?? ''
    if (scale.hasNames) {
      canvas.write(x + 2, top - 1, name, 'text')
      canvas.write(x + 2, top, figure, 'text')
      continue
    }
    canvas.write(x + 2, top, name === '' ? figure : `${name} ${figure}`, 'text')
  }
}
