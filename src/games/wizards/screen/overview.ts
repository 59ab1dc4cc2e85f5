import type { Canvas } from '../../../screen/kit/canvas.ts'
import type { BoardCell } from '../../../screen/kit/game-screen.ts'
import { territory } from '../rules/islands/territories.ts'
import { landSymbol, shadeGround } from './ground.ts'
import type { Look } from './looks.ts'
import { codeOf, nameLook, nameOnMap, writeName } from './names.ts'
import { type Scale, spotOf, WIDE } from './scale.ts'
import { isFallen, type MapData } from './sight.ts'

/**
 * Draws the hexes in one row each, with names beside the tiles, waves along the coasts, and codes if the hexes are wide
 * enough.
 */
export function drawOverview(canvas: Canvas<Look>, sight: MapData, hexes: readonly number[], scale: Scale): void {
  for (const hex of hexes) {
    shadeGround(canvas, sight, hex, scale)
    drawHex(canvas, sight, hex, scale)
  }
  for (const { tile, hex } of sight.view.placements) {
    const it = territory(tile)
    const name = nameOnMap(it, 'short')
    writeName(canvas, name, besideTile(spotOf(hex, scale), scale, name.length), nameLook(sight, hex, it))
  }
  for (const hex of hexes) {
    const { x, y } = spotOf(hex, scale)
    if (sight.board.fromLand[hex] === 1 && canvas.isEmpty(x, y)) canvas.put(x, y, sight.signs.wave, 'shore')
  }
  drawBrackets(canvas, sight, scale)
}

function drawHex(canvas: Canvas<Look>, sight: MapData, hex: number, scale: Scale): void {
  const { signs, pieces, reach } = sight
  const { x, y } = spotOf(hex, scale)
  const there = pieces.get(hex)?.[0] ?? landSymbol(sight, hex)
  if (there) canvas.put(x, y, there.sign, there.look)
  if (scale === WIDE) drawCode(canvas, sight, hex, { x: x + 1, y })
  if (reach.has(hex)) {
    canvas.put(x, y, there?.sign ?? signs.wave, pieces.has(hex) ? there!.look : 'reach')
    canvas.put(x - 1, y, signs.reach, 'reach-mark')
  }
  const way = sight.way.get(hex)
  if (way !== undefined) canvas.put(there ? x - 1 : x, y, signs.way[way ? 1 : 0], 'way')
}

function drawCode(canvas: Canvas<Look>, sight: MapData, hex: number, { x, y }: BoardCell): void {
  const territory = sight.board.territoryAt[hex]
  if (!territory || sight.hidden.has(hex)) return
  if (isFallen(sight, hex)) canvas.write(x, y, sight.signs.fallen.repeat(2), 'fallen')
  else canvas.write(x, y, codeOf(sight.board.name(hex)), sight.reach.has(hex) ? 'reach' : `${territory.kind}-code`)
}

/** Draws brackets around the suggested space and around the cursor, which is also tinted. */
function drawBrackets(canvas: Canvas<Look>, { signs, cursor, meant }: MapData, scale: Scale): void {
  for (const [hex, look] of [
    [meant, 'meant'],
    [cursor, 'cursor'],
  ] as const) {
    if (hex < 0) continue
    const { x, y } = spotOf(hex, scale)
    const last = x + scale.across - 1
    canvas.put(x - 1, y, signs[look][0], look)
    if (look === 'cursor') for (let at = x; at < last; at++) canvas.tint(at, y, look)
    canvas.put(last, y, signs[look][1], look)
  }
}

const ASIDE = [0, -1, 1, -2, 2, -3, 3]

/** Lists the positions for a tile's name, best first: below, above, to the right and to the left of the tile. */
export function besideTile({ x, y }: BoardCell, { across }: Scale, length: number): BoardCell[] {
  const half = length >> 1
  const step = across / 2
  return [
    ...ASIDE.map(aside => ({ x: x + aside * step, y: y + 3 })),
    ...ASIDE.map(aside => ({ x: x + aside * step, y: y - 3 })),
    ...[0, 1, -1, 2, -2].flatMap(row => [
      { x: x + (6 - Math.abs(row)) * step + half, y: y + row },
      { x: x - (6 - Math.abs(row)) * step - half, y: y + row },
    ]),
  ]
}
