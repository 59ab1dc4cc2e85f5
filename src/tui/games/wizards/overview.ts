import { territory } from '../../../games/wizards/territories.ts'
import type { Canvas } from '../../canvas.ts'
import type { Spot } from '../screen.ts'
import { groundOf, shadeGround } from './ground.ts'
import type { Look } from './looks.ts'
import { nameLook, nameOnMap, writeName } from './names.ts'
import { OVERVIEW, spotOf } from './scale.ts'
import type { Sight } from './sight.ts'

/** Draws the hexes at two columns each, the names beside their tiles, and a line of waves along the coasts. */
export function drawOverview(canvas: Canvas<Look>, sight: Sight, hexes: readonly number[]): void {
  for (const hex of hexes) {
    shadeGround(canvas, sight, hex, OVERVIEW)
    drawHex(canvas, sight, hex)
  }
  for (const { tile, hex } of sight.view.placements) {
    const it = territory(tile)
    const name = nameOnMap(it, 'short')
    writeName(canvas, name, besideTile(spotOf(hex, OVERVIEW), name.length), nameLook(sight, hex, it))
  }
  for (const hex of hexes) {
    const { x, y } = spotOf(hex, OVERVIEW)
    if (sight.board.fromLand[hex] === 1 && canvas.isEmpty(x, y)) canvas.put(x, y, sight.signs.wave, 'shore')
  }
  drawCursor(canvas, sight)
}

function drawHex(canvas: Canvas<Look>, sight: Sight, hex: number): void {
  const { signs, pieces, reach } = sight
  const { x, y } = spotOf(hex, OVERVIEW)
  const there = pieces.get(hex)?.[0] ?? groundOf(sight, hex)
  if (there) canvas.put(x, y, there.sign, there.look)
  if (reach.has(hex)) {
    canvas.put(x, y, there?.sign ?? signs.wave, pieces.has(hex) ? there!.look : 'reach')
    canvas.put(x - 1, y, signs.reach, 'reach-mark')
  }
  const way = sight.way.get(hex)
  if (way !== undefined) canvas.put(there ? x - 1 : x, y, signs.way[way ? 1 : 0], 'way')
}

function drawCursor(canvas: Canvas<Look>, { signs, cursor }: Sight): void {
  if (cursor < 0) return
  const { x, y } = spotOf(cursor, OVERVIEW)
  canvas.put(x - 1, y, signs.cursor[0], 'cursor')
  canvas.tint(x, y, 'cursor')
  canvas.put(x + 1, y, signs.cursor[1], 'cursor')
}

const ASIDE = [0, -1, 1, -2, 2, -3, 3]

/** Where a tile's name may have its middle, best first: below the tile, above, right and left of it. */
function besideTile({ x, y }: Spot, length: number): Spot[] {
  const half = length >> 1
  return [
    ...ASIDE.map(aside => ({ x: x + aside, y: y + 3 })),
    ...ASIDE.map(aside => ({ x: x + aside, y: y - 3 })),
    ...[0, 1, -1, 2, -2].flatMap(row => [
      { x: x + 6 - Math.abs(row) + half, y: y + row },
      { x: x - 6 + Math.abs(row) - half, y: y + row },
    ]),
  ]
}
