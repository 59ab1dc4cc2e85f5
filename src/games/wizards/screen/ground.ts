import type { Canvas } from '../../../screen/kit/canvas.ts'
import { GRID } from '../rules/islands/grid.ts'

import type { Look } from './looks.ts'
import type { DrawnPiece } from './pieces.ts'
import { type Scale, spotOf } from './scale.ts'
import { isFallen, type MapData } from './sight.ts'

const OPEN_GROUND = new Set<string>(['plains', 'woods', 'mountains'])

/**
 * Returns the symbol of a land hex, in the color of its Territory's kind and with places emphasized, or of a face-down
 * or fallen one. Returns null for water.
 */
export function landSymbol(sight: MapData, hex: number): DrawnPiece | null {
  const territory = sight.board.territoryAt[hex]
  const ground = sight.board.ground[hex]
  if (sight.hidden.has(hex)) return { sign: sight.signs.hidden, look: 'hidden' }
  if (!territory || ground === undefined || ground === 'water') return null
  if (isFallen(sight, hex)) return { sign: sight.signs.fallen, look: 'fallen' }
  const look: Look = `${territory.kind}-${OPEN_GROUND.has(ground) ? 'land' : 'place'}`
  return { sign: sight.signs.terrain[ground], look }
}

const EAST = 0

/** Fills the background of a land hex that isn't face down. If sea lies to the east, the last column is left blank. */
export function shadeGround(canvas: Canvas<Look>, sight: MapData, hex: number, scale: Scale): void {
  const territory = sight.board.territoryAt[hex]
  if (!territory || sight.hidden.has(hex)) return
  const look: Look = isFallen(sight, hex) ? 'fallen-ground' : `${territory.kind}-ground`
  const { x, y } = spotOf(hex, scale)
  const isLast = !sight.board.territoryAt[GRID.neighbor(hex, EAST)]
  for (let row = 0; row < scale.down; row++)
    for (let column = 0; column < scale.across - (isLast ? 1 : 0); column++) canvas.shade(x + column, y + row, look)
}
