import { Canvas } from '../../../screen/kit/canvas.ts'
import type { MapRequest } from '../../../screen/kit/game-screen.ts'
import { width, wrap } from '../../../terminal/text.ts'
import type { Messages } from '../../../text/index.ts'
import { isProtected } from '../rules/facts/forces.ts'
import { isBridgeDown, isTunnelClosed, mouthsOn } from '../rules/facts/island.ts'
import { CASTLE_IDS, REGIONS, SPACES, type Space, type SpaceId, spaceOf, TUNNEL } from '../rules/pieces/marnon.ts'
import { ARMIES, TABLES } from '../rules/pieces/tables.ts'
import type { Force } from '../rules/state/components.ts'
import type { QuestView } from '../rules/state/view.ts'
import { regionName, spaceName } from '../words/names.ts'
import { linesFor, SEA } from './borders.ts'
import { isFilled, type Look, lookPainter, type PictureGround } from './looks.ts'
import { boxIn, type Scale, scaleFor } from './scale.ts'
import { armyPlate, armyRole, inMarnon, type QuestStyle, regionKey } from './tables.ts'

/** Everything needed to draw a picture. */
interface Sheet {
  readonly view: QuestView
  readonly words: Messages
  readonly request: MapRequest
  readonly style: QuestStyle
  readonly scale: Scale
  readonly canvas: Canvas<Look>
  /** True if regions are filled with color. */
  readonly filled: boolean
  /** The chance, in percent, of taking each space that can be attacked now. */
  readonly chances: ReadonlyMap<string, number>
}

/** A run of characters with the same look. */
type Piece = readonly [text: string, look: Look, plate?: PictureGround]

/** Draws the part of the island that the window shows, with all pieces. */
export function drawIsland(
  words: Messages,
  view: QuestView,
  request: MapRequest,
  chances: ReadonlyMap<string, number>,
): string[] {
  const { window, from, zoom } = request
  const style = inMarnon(request.style)
  const canvas = new Canvas<Look>(window.columns, window.rows, from.x, from.y)
  const sheet: Sheet = {
    view,
    words,
    request,
    style,
    scale: scaleFor(window, zoom),
    canvas,
    chances,
    filled: isFilled(style),
  }
  if (sheet.filled) drawGrounds(sheet)
  drawLines(sheet)
  for (const space of SPACES) drawSpace(sheet, space)
  return canvas.paint(lookPainter(style))
}

/** Fills regions, castles, waters and the open sea. */
function drawGrounds({ scale, canvas, view, request: { window, from } }: Sheet): void {
  const { land, river, bridges } = linesFor(scale)
  for (let y = from.y; y < from.y + window.rows; y++)
    for (let x = from.x; x < from.x + window.columns; x++) {
      const at = land[y]?.[x] ?? null
      canvas.shade(x, y, at === null ? 'sea-open' : at === SEA ? 'sea-inner' : groundOf(at))
    }
  for (const { x, y } of river) canvas.shade(x, y, 'sea-inner')
  for (const [bridge, { x, y }] of bridges.entries())
    if (!isBridgeDown(view, bridge)) canvas.shade(x, y, 'castle-ground')
}

function groundOf(space: SpaceId): PictureGround {
  const { region } = spaceOf(space)
  return region === null ? 'castle-ground' : regionKey(region)
}

/** Writes a piece, on its plate if the regions are filled. */
function writePiece({ canvas, filled }: Sheet, x: number, y: number, [text, look, plate]: Piece): void {
  canvas.write(x, y, text, look)
  if (filled && plate) for (let i = 0; i < text.length; i++) canvas.shade(x + i, y, plate)
}

/** Draws coasts and borders, the river with its bridges, and the sea. */
function drawLines({ scale, canvas, style, words, view }: Sheet): void {
  const { glyphs, set } = style
  const { cells, river, bridges, sea } = linesFor(scale)
  for (const { x, y, sign, ascii, heavy } of cells)
    canvas.put(x, y, set === 'ascii' ? ascii : sign, heavy ? 'coast' : 'border')
  for (const { x, y } of river) canvas.put(x, y, glyphs.river, 'amnon')
  for (const [bridge, { x, y, down }] of bridges.entries()) {
    const [whole, broken] = down ? [glyphs.bridgeDown, glyphs.brokenDown] : [glyphs.bridgeAcross, glyphs.brokenAcross]
    if (isBridgeDown(view, bridge)) canvas.put(x, y, broken, 'broken')
    else canvas.put(x, y, whole, 'bridge')
  }
  for (let y = sea.top + 1; y < sea.bottom; y++)
    for (let x = sea.left + 1 + ((y - sea.top) % 2); x < sea.right; x += 2) canvas.put(x, y, '~', 'amnon')
  const name = ` ${words.get('map-sea')} `
  canvas.write(sea.left + 1 + ((sea.right - sea.left - 1 - width(name)) >> 1), sea.top + 1, name, 'sea-name')
}

function drawSpace(sheet: Sheet, space: Space): void {
  const { canvas, scale, request, style } = sheet
  const [left, top, right, bottom] = boxIn(scale, space.box)
  const [room, rows] = [right - left - 1, bottom - top - 1]
  const isCursor = request.cursor === space.id
  const lit = isCursor ? 'cursor-ground' : request.reach.has(space.id) ? 'reach-ground' : null
  if (sheet.filled && lit)
    for (let y = top + 1; y < bottom; y++) for (let x = left + 1; x < right; x++) canvas.shade(x, y, lit)
  const name = nameLines(sheet, space, room, rows - 1)
  const look = isCursor ? 'cursor' : isProtected(sheet.view, space.id) ? 'guarded' : 'name'
  const above = Math.max(0, (rows - 1 - name.length) >> 1)
  for (const [i, line] of name.entries()) canvas.write(left + 1, top + 1 + above + i, line, look)
  drawForce(sheet, space, left + 1, bottom - 1, room)
  drawSigns(sheet, space, left + 1, right, top)
  if (request.highlighted === space.id && !isCursor) {
    canvas.put(left, bottom - 1, style.glyphs.meantLeft, 'meant')
    canvas.put(right, bottom - 1, style.glyphs.meantRight, 'meant')
  }
}

/**
 * Wraps a space's name to the rows available, or uses its short name if it doesn't fit. Castles are either all named in
 * full or all shortened.
 */
function nameLines(
  { words, style, scale }: Sheet,
  { id, kind, number, short }: Space,
  room: number,
  rows: number,
): string[] {
  if (rows < 1) return []
  const whole = spaceName(words, id)
  if (kind === 'castle') return [width(whole) <= leastCastle(scale) ? whole : `${style.glyphs.castle}${number}`]
  if (width(whole) <= room) return [whole]
  if (whole.split(' ').some(word => width(word) > room)) return [short ?? whole]
  const lines = wrap(whole, room)
  return lines.length <= rows ? lines : [short ?? whole]
}

/** Returns the inner width of the narrowest castle, in columns. */
const leastCastle = (scale: Scale): number =>
  Math.min(
    ...CASTLE_IDS.map(id => {
      const [left, , right] = boxIn(scale, spaceOf(id).box)
      return right - left - 1
    }),
  )

/** Draws a space's number and force, with its tunnel mouth and terrain on the right. */
function drawForce(sheet: Sheet, space: Space, left: number, y: number, room: number): void {
  const { canvas, view, style, request } = sheet
  const { glyphs } = style
  const { id, kind, region, number } = space
  const piece = forcePiece(sheet, view.forces[id] ?? null)
  const long = piece?.[0].length ?? 0
  const isNamed = sheet.scale.band > 2
  const label = kind === 'territory' ? `${region}${number}` : isNamed ? '' : `${glyphs.castle}${number}`
  const isCursor = request.cursor === id
  const isLit = request.reach.has(id)
  if (isCursor || isLit) for (let x = left; x < left + room; x++) canvas.put(x, y, ' ', isCursor ? 'cursor' : 'reach')
  const look = (own: Look): Look => (isCursor ? 'cursor' : isLit ? 'reach' : own)
  const ground = region === null ? '' : glyphs[regionKey(region)]
  const right = `${mouthSign(sheet, id)}${ground}`
  let x = left
  if (label.length + long <= room) {
    canvas.write(x, y, label, look(kind === 'territory' ? 'number' : 'name'))
    // Without a space, the number would seem to be part of the force.
    x += label.length + (label !== '' && label.length + 1 + long + right.length <= room ? 1 : 0)
  }
  if (piece) {
    const [text, own, plate] = piece
    // An army keeps its plate even under the cursor.
    writePiece(sheet, x, y, [text, sheet.filled && plate ? own : look(own), plate])
    x += text.length
  }
  if (x + right.length <= left + room) canvas.write(left + room - right.length, y, right, look('sign'))
}

/** Returns the symbol of the tunnel's mouth in a space, or an empty string if there is none. */
function mouthSign({ view, style: { glyphs } }: Sheet, id: SpaceId): string {
  if (!mouthsOn(view).includes(id)) return ''
  if (isTunnelClosed(view)) return glyphs.tunnelClosed
  return TUNNEL.includes(id) ? glyphs.tunnel : glyphs.entrance
}

/**
 * Formats a force: the owner's letter, the number, and the leader's letter. Orcs have a glyph and a number. Returns
 * null for an unoccupied space.
 */
function forcePiece({ words, style }: Sheet, force: Force | null): Piece | null {
  if (!force) return null
  const { side, men, leader } = force
  if (side === 'orcs') return [`${style.glyphs.orc}${men}`, men >= TABLES.orcsInSpace ? 'frenzy' : 'orcs']
  const count = men > 0 ? String(men) : ''
  const letter = leader ? words.get(leader === 'hero' ? 'map-hero' : 'map-sorcerer') : ''
  return [`${ARMIES[side]?.letter ?? ''}${count}${letter}`, armyRole(side), armyPlate(side)]
}

/**
 * Draws symbols on the upper border of a space: the cursor or the mark of a choice, the chance of an attack, the
 * fighters, the dragon, the wizard and treasures. The river stays visible.
 */
function drawSigns(sheet: Sheet, { id }: Space, left: number, right: number, y: number): void {
  const { request, style, view, words, chances, scale } = sheet
  const { glyphs } = style
  const wet = new Set(
    linesFor(scale)
      .river.filter(spot => spot.y === y)
      .map(spot => spot.x),
  )
  const chance = chances.get(id)
  const { campaign } = view.turn
  const isReach = request.reach.has(id)
  const marks: Piece[] =
    request.cursor === id
      ? [[glyphs.cursor, 'cursor', 'cursor-ground']]
      : isReach
        ? [[glyphs.arrow, 'chance', 'chance-plate']]
        : []
  const odds: Piece[] = chance !== undefined && isReach ? [[`${chance}%`, 'chance', 'chance-plate']] : []
  const others: Piece[] = [
    ...(campaign?.from === id ? [[glyphs.bullet, 'front', 'fight-plate'] as const] : []),
    ...(campaign?.to === id ? [[glyphs.cross, 'front', 'fight-plate'] as const] : []),
    ...(view.dragon === id ? [[words.get('map-dragon'), 'dragon', 'fight-plate'] as const] : []),
    ...(view.wizard === id ? [[words.get('map-wizard'), 'wizard', 'wizard-plate'] as const] : []),
    ...view.treasures
      .filter(({ at }) => at === id)
      .map(({ owner }) => [`${glyphs.mark}${ARMIES[owner]?.letter ?? ''}`, armyRole(owner), armyPlate(owner)] as const),
  ]
  const fitted = (pieces: readonly Piece[]) => fitting(pieces, left, right, wet)
  const all = [...marks, ...odds, ...others]
  // The chance also shows that the space can be chosen, so the mark is left out if there isn't room for both.
  const unmarked = odds.length > 0 ? fitted([...odds, ...others]) : []
  const isUnmarked = fitted(all).length < all.length && unmarked.length === odds.length + others.length
  for (const [x, piece] of isUnmarked ? unmarked : fitted(all)) writePiece(sheet, x, y, piece)
}

/**
 * Returns pieces with their columns on a border, from left to right, until the first that doesn't fit. They leave the
 * cells of the river free.
 */
function fitting(pieces: readonly Piece[], left: number, right: number, wet: ReadonlySet<number>): [number, Piece][] {
  const placed: [number, Piece][] = []
  let x = left
  for (const piece of pieces) {
    const [text] = piece
    while (x < right && text.split('').some((_, i) => wet.has(x + i))) x++
    if (x + text.length > right) break
    placed.push([x, piece])
    x += text.length
  }
  return placed
}

/** The symbols that have a message explaining them. */
type ExplainedSymbol =
  | 'men'
  | 'hero'
  | 'sorcerer'
  | 'orcs'
  | 'frenzy'
  | 'dragon'
  | 'wizard'
  | 'treasure'
  | 'chance'
  | 'number'
  | 'castle'
  | 'tunnel'
  | 'river'
  | 'bridge'
  | 'entrance'
  | 'closed'
  | 'broken'
  | 'attacker'
  | 'attacked'

/** Returns the legend of the island, with or without the symbols of the blank card. */
export function signsOf(
  words: Messages,
  { glyphs, paint }: QuestStyle,
  hasBlankCard: boolean,
): { sign: string; text: string }[] {
  const sign = (shown: string, id: ExplainedSymbol) => ({ sign: shown, text: words.get(`legend-${id}`) })
  const [army = ''] = ARMIES.map(({ letter }) => letter)
  return [
    sign(paint(armyRole(0), `${army}7`), 'men'),
    sign(paint(armyRole(0), words.get('map-hero')), 'hero'),
    sign(paint(armyRole(0), words.get('map-sorcerer')), 'sorcerer'),
    sign(paint('orcs', `${glyphs.orc}3`), 'orcs'),
    sign(paint('frenzy', `${glyphs.orc}4`), 'frenzy'),
    sign(paint('dragon', words.get('map-dragon')), 'dragon'),
    sign(paint('wizard', words.get('map-wizard')), 'wizard'),
    sign(paint(armyRole(0), `${glyphs.mark}${army}`), 'treasure'),
    sign(paint('good', `${glyphs.arrow}63%`), 'chance'),
    sign('31', 'number'),
    sign(glyphs.castle, 'castle'),
    sign(glyphs.tunnel, 'tunnel'),
    sign(paint('amnon', glyphs.river), 'river'),
    sign(glyphs.bridgeAcross, 'bridge'),
    ...(hasBlankCard
      ? [sign(glyphs.entrance, 'entrance'), sign(glyphs.tunnelClosed, 'closed'), sign(glyphs.brokenAcross, 'broken')]
      : []),
    sign(paint('bad', glyphs.bullet), 'attacker'),
    sign(paint('bad', glyphs.cross), 'attacked'),
    ...REGIONS.map(({ number, ground }) => ({
      sign: glyphs[regionKey(number)],
      text: words.get('legend-region', { region: regionName(words, number), bonus: TABLES.defense[ground] }),
    })),
  ]
}
