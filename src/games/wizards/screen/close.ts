import type { Canvas } from '../../../screen/kit/canvas.ts'
import type { BoardCell } from '../../../screen/kit/game-screen.ts'
import { GRID } from '../rules/islands/grid.ts'

import { territory as territoryOf } from '../rules/islands/territories.ts'
import { landSymbol, shadeGround } from './ground.ts'
import type { Look } from './looks.ts'
import { codeOf, nameLook, nameOnMap, writeName } from './names.ts'
import { type Scale, spotOf } from './scale.ts'
import type { MapData } from './sight.ts'
import type { MapSigns } from './signs.ts'

const [EAST, SOUTH_EAST, SOUTH_WEST] = [0, 1, 2]

/**
 * Draws the hexes in six columns and two or three rows each:
 *
 *     @♣b4 │     the pieces, the terrain, its code, a wall to the east
 *      ╲2 ╱      walls to the southwest and southeast, and the cost
 */
export function drawClose(canvas: Canvas<Look>, sight: MapData, hexes: readonly number[], scale: Scale): void {
  for (const hex of hexes) {
    const spot = spotOf(hex, scale)
    shadeGround(canvas, sight, hex, scale)
    drawWalls(canvas, sight, hex, spot, scale)
    drawContents(canvas, sight, hex, spot)
  }
  for (const { tile, hex } of sight.view.placements) {
    const it = territoryOf(tile)
    writeName(canvas, nameOnMap(it, 'whole'), inTile(spotOf(hex, scale), scale), nameLook(sight, hex, it))
  }
}

function drawContents(canvas: Canvas<Look>, sight: MapData, hex: number, { x, y }: BoardCell): void {
  const { board, signs, pieces, reach, cursor, meant } = sight
  const way = sight.way.get(hex)
  const ground = landSymbol(sight, hex)
  const territory = board.territoryAt[hex]
  const price = reach.get(hex)
  const isReachable = price !== undefined
  // Terrain keeps its cell unless there is a second piece. Water has no terrain symbol.
  const here = pieces.get(hex) ?? []
  const [before, instead] = ground ? here : [undefined, ...here]
  if (before) canvas.put(x, y, before.sign, before.look)
  else if (ground && way !== undefined) canvas.put(x, y, signs.way[way ? 1 : 0], 'way')
  const sign = instead ?? ground
  if (sign) canvas.put(x + 1, y, sign.sign, sign.look)
  else if (way !== undefined) canvas.put(x + 1, y, signs.way[way ? 1 : 0], 'way')
  else if (isReachable || board.fromLand[hex] === 1) canvas.put(x + 1, y, signs.wave, isReachable ? 'reach' : 'shore')
  if (ground?.look === 'fallen') canvas.write(x + 2, y, signs.fallen.repeat(2), 'fallen')
  else if (territory) canvas.write(x + 2, y, codeOf(board.name(hex)), isReachable ? 'reach' : `${territory.kind}-code`)
  const dots = board.dots[hex] ?? 0
  // A Stone has no cost, because entering it depends on a die that matches its dots.
  if (dots > 0 && ground?.look !== 'fallen')
    canvas.write(x + 1, y + 1, `(${dots})`, isReachable ? 'reach' : 'magic-code')
  else if (isReachable) canvas.write(x + 2, y + 1, priceText(price, signs), 'reach')
  if (hex === meant) {
    // Don't overwrite a piece or a wall.
    const left = before ? x - 1 : x
    if (!before || canvas.isEmpty(left, y)) canvas.put(left, y, signs.meant[0], 'meant')
    canvas.put(x + 4, y, signs.meant[1], 'meant')
  }
  if (hex !== cursor) return
  for (let i = before ? 1 : 0; i < 5; i++) canvas.tint(x + i, y, 'cursor')
  if (!before) canvas.put(x, y, signs.cursor[0], 'cursor')
  canvas.put(x + 4, y, signs.cursor[1], 'cursor')
}

/** Formats a cost in points for the map, or a symbol if there is no cost. */
export function priceText(price: number | null, { half, reach }: MapSigns): string {
  if (price === null) return reach
  const whole = Math.floor(price)
  return `${whole > 0 || price === 0 ? whole : ''}${price > whole ? half : ''}`
}

/** Draws the walls, rift and borders to the east, southeast and southwest. The other sides belong to the neighbors. */
function drawWalls(canvas: Canvas<Look>, sight: MapData, hex: number, { x, y }: BoardCell, { down }: Scale): void {
  for (const direction of [EAST, SOUTH_EAST, SOUTH_WEST] as const) {
    const stroke = strokeOf(sight, hex, direction)
    if (!stroke) continue
    const [[upright, rising, falling], look] = stroke
    if (direction === SOUTH_EAST) canvas.put(x + 4, y + down - 1, rising, look)
    else if (direction === SOUTH_WEST) canvas.put(x + 1, y + down - 1, falling, look)
    else for (let row = 0; row < down - 1; row++) canvas.put(x + 5, y + row, upright, look)
  }
}

/** Returns the wall, rift or border of a hex in a direction, with its look, or null. */
export function strokeOf({ board, signs }: MapData, hex: number, direction: number): [MapSigns['wall'], Look] | null {
  if (((board.rift[hex] ?? 0) & (1 << direction)) !== 0) return [signs.rift, 'rift']
  if (board.isBarred(hex, direction)) return [signs.wall, 'wall']
  const here = board.territoryAt[hex]
  const there = board.territoryAt[GRID.neighbor(hex, direction)]
  return here && there && here !== there ? [signs.border, 'border'] : null
}

const ASIDE = [0, -3, 3, -6, 6]

/** Lists the positions for a tile's name, best first: between its rows, then just outside. */
function inTile({ x, y }: BoardCell, { down }: Scale): BoardCell[] {
  const line = (row: number, aside: number) => ({ x: x + 2 + aside, y: y + row * down + down - 1 })
  return [
    ...[0, -1, 1, -2].flatMap(row => ASIDE.map(aside => line(row, aside))),
    ...[-3, 2].flatMap(row => ASIDE.map(aside => line(row, aside))),
  ]
}
