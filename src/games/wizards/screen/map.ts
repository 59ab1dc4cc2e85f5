import { DIRECTIONS } from '../../../parts/hexes/index.ts'
import { Canvas } from '../../../screen/kit/canvas.ts'
import type { BoardCell, GameMap, MapRequest, MapWindow, Wind } from '../../../screen/kit/game-screen.ts'
import { Board } from '../rules/islands/board.ts'
import { footprint, GRID, type Placement } from '../rules/islands/grid.ts'
import type { WizardsView } from '../rules/state/view.ts'
import { adviceAt, advisedSpaces } from '../words/advice.ts'
import { describeSpace, loreAt } from '../words/describe.ts'
import { ENGLISH } from '../words/messages.ts'
import { purposeOf } from '../words/objectives.ts'
import { placeSeen } from '../words/places.ts'
import { drawBlocks } from './blocks.ts'
import { drawClose } from './close.ts'
import { isPicture, type Look, lookPainter, picturePainter } from './looks.ts'
import { drawOverview } from './overview.ts'
import { objectivesIn, pathToSpace, spaceNamed } from './paths.ts'
import { isLaid, trialPlacement, usefulPositions } from './placing.ts'
import {
  centeredOn,
  followCursor,
  hexAt,
  hexesIn,
  isOverview,
  keepingLandCentered,
  type Scale,
  scaleFor,
  spotOf,
} from './scale.ts'
import { type MapData, sightOf } from './sight.ts'
import { mapSigns } from './signs.ts'
import { signsInSight } from './signs-in-sight.ts'
import { inWizards } from './tables.ts'

/** Draws the map, with every line as wide as the window. */
export function drawMap(view: WizardsView, request: MapRequest): string[] {
  const { window, from, zoom, style, cursor, reach } = request
  const scale = scaleFor(zoom, window, landOf(view))
  const canvas = new Canvas<Look>(window.columns, window.rows, from.x, from.y)
  const trial = isLaid(view) ? null : trialPlacement(view, request)
  const sight = sightFor(view, request, trial)
  const hexes = hexesIn(from, window, scale)
  const styled = inWizards(style)
  const inBlocks = isPicture(styled)
  if (inBlocks) drawBlocks(canvas, sight, hexes, scale)
  else if (isOverview(scale)) drawOverview(canvas, sight, hexes, scale)
  else drawClose(canvas, sight, hexes, scale)
  if (trial) tintTrial(canvas, trial, sight.cursor, scale)
  else if (!isLaid(view) && cursor !== null && reach.has(cursor)) drawGhost(canvas, sight, scale)
  pointBeyond(canvas, sight, request, scale)
  return canvas.paint(inBlocks ? picturePainter(styled) : lookPainter(styled))
}

/**
 * Returns the land hexes that an overview should fit into the window, or none while tiles are being laid, because the
 * land still grows.
 */
const landOf = (view: WizardsView): readonly number[] => (isLaid(view) ? Board.of(view.placements).land : [])

function sightFor(view: WizardsView, request: MapRequest, trial: Placement | null): MapData {
  const { style, seat, cursor, reach, path, highlighted } = request
  const selectable = isLaid(view) ? reach : new Map<string, number | null>()
  return sightOf(view, mapSigns[style.set], seat, selectable, cursor, trial, path, highlighted)
}

/** Returns true if the window shows the symbol of the hex that begins at this cell. */
const isWithin = ({ x, y }: BoardCell, from: BoardCell, { columns, rows }: MapWindow): boolean =>
  x + 1 >= from.x && x + 1 < from.x + columns && y >= from.y && y < from.y + rows

/** If the suggested space is outside the window, points to it with an arrow in brackets at the nearest edge. */
function pointBeyond(canvas: Canvas<Look>, { signs, meant }: MapData, request: MapRequest, scale: Scale): void {
  if (meant < 0) return
  const { window, from, style } = request
  const spot = spotOf(meant, scale)
  if (isWithin(spot, from, window)) return
  const { arrowUp, arrowDown, arrowLeft, arrow } = style.glyphs
  const x = Math.min(Math.max(spot.x, from.x), from.x + window.columns - 3)
  const y = Math.min(Math.max(spot.y, from.y), from.y + window.rows - 1)
  const towards = spot.y < y ? arrowUp : spot.y > y ? arrowDown : spot.x < x ? arrowLeft : arrow
  canvas.write(x, y, `${signs.meant[0]}${towards}${signs.meant[1]}`, 'meant')
}

/** Draws the hexes that an unseen tile would cover at the cursor (App. A 5). */
function drawGhost(canvas: Canvas<Look>, { signs, cursor }: MapData, scale: Scale): void {
  for (const hex of footprint(cursor, 0)) {
    if (hex < 0 || hex === cursor) continue
    const { x, y } = spotOf(hex, scale)
    canvas.put(isOverview(scale) ? x : x + 1, y, signs.hidden, 'reach')
  }
}

/** Highlights the terrain of a tile that is being laid. */
function tintTrial(canvas: Canvas<Look>, { hex, turn }: Placement, cursor: number, scale: Scale): void {
  for (const at of footprint(hex, turn)) {
    if (at === cursor) continue
    const { x, y } = spotOf(at, scale)
    canvas.tint(isOverview(scale) ? x : x + 1, y, 'reach')
  }
}

/**
 * Returns the next hex in a direction, or -1 at the edge of the grid. Moving up or down stays as close to the same
 * column as the hexes allow.
 */
function stepped(hex: number, wind: Wind): number {
  const leansLeft = (GRID.row(hex) & 1) === 1
  const turned = wind === 'n' ? (leansLeft ? 'nw' : 'ne') : wind === 's' ? (leansLeft ? 'sw' : 'se') : wind
  return GRID.neighbor(hex, DIRECTIONS.indexOf(turned))
}

/** Sorts spaces by distance from the viewer's player, keeping the order of equal ones. */
function nearestFirst(view: WizardsView, spaces: readonly string[]): string[] {
  const board = Board.of(view.placements)
  const home = view.players[view.seat ?? view.next]?.space
  const from = home === undefined ? -1 : board.hex(home)
  if (from < 0) return [...spaces]
  return spaces
    .map(space => ({ space, far: GRID.distance(from, board.hex(space)) }))
    .sort((a, b) => a.far - b.far)
    .map(({ space }) => space)
}

/** The map of the Enchanted Islands. */
export const wizardsMap: GameMap<WizardsView> = {
  home(view) {
    const player = view.players[view.seat ?? view.next]
    if (player) return player.space
    // While tiles are being laid, no player is on the board.
    const last = view.placements.at(-1) ?? view.spots.at(-1)
    return Board.of(view.placements).name(last?.hex ?? GRID.hex(GRID.columns >> 1, GRID.rows >> 1))
  },
  zooms: ['overview', 'close'],
  zoom: view => (isLaid(view) ? 'close' : 'overview'),
  step(view, space, wind) {
    const board = Board.of(view.placements)
    const next = stepped(board.hex(space), wind)
    return next < 0 ? null : board.name(next)
  },
  cursorStops: (view, spaces) => (isLaid(view) ? nearestFirst(view, spaces) : usefulPositions(view, spaces)),
  follow(view, space, from, window, zoom) {
    const land = landOf(view)
    const scale = scaleFor(zoom, window, land)
    const hex = Board.of(view.placements).hex(space)
    if (zoom === 'overview') return keepingLandCentered(hex, from, window, scale, land)
    return from === null ? centeredOn(hex, window, scale) : followCursor(hex, from, window, scale)
  },
  draw: drawMap,
  symbols(view, request) {
    const { window, from, zoom, style } = request
    const scale = scaleFor(zoom, window, landOf(view))
    const hexes = hexesIn(from, window, scale).filter(hex => isWithin(spotOf(hex, scale), from, window))
    const styled = inWizards(style)
    const inBlocks = isPicture(styled)
    const paint = inBlocks ? picturePainter(styled) : lookPainter(styled)
    return signsInSight(sightFor(view, request, null), hexes, paint, inBlocks)
  },
  name: (space, view) => placeSeen(ENGLISH, view, space),
  travel: {
    findPath: pathToSpace,
    parseSpace: spaceNamed,
    command: 'route',
    naming: 'Name one, a space (torwall b4), or the letter of a Task.',
  },
  objectives: {
    label: 'tasks',
    all: (view, question = null) => (isLaid(view) ? objectivesIn(view, question) : []),
    suggested: (view, question = null) => (isLaid(view) ? advisedSpaces(ENGLISH, view, question) : []),
    purpose: (view, space) => (isLaid(view) ? purposeOf(ENGLISH, view, space) : null),
    reason: (view, space) => (isLaid(view) ? adviceAt(ENGLISH, view, space) : null),
  },
  places(view) {
    const board = Board.of(view.placements)
    const centers = view.placements.map(({ hex }) => hex)
    const named = board.land.filter(hex => board.places[hex] === 1 || centers.includes(hex))
    return named.map(hex => board.name(hex))
  },
  at(view, cell, window, zoom) {
    const hex = hexAt(cell, scaleFor(zoom, window, landOf(view)))
    return hex < 0 ? null : Board.of(view.placements).name(hex)
  },
  summarizeMany: (space, n) => (space.startsWith('sea.') ? ENGLISH.get('place-seas', { n }) : null),
  describe(view, space, cost) {
    // The purpose already describes a Task that the viewer can do in the space.
    const tasks = !isLaid(view) || purposeOf(ENGLISH, view, space) === null
    return describeSpace(ENGLISH, view, space, cost, { tasks, foesFirst: true }) ?? []
  },
  background: loreAt,
}
