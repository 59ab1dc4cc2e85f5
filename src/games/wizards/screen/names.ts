import type { Canvas } from '../../../screen/kit/canvas.ts'
import type { BoardCell } from '../../../screen/kit/game-screen.ts'
import type { Territory } from '../rules/islands/territories.ts'
import type { Look } from './looks.ts'
import { isFallen, type MapData } from './sight.ts'

/**
 * Returns a Territory's name for the map. Its letter case shows the kind even without colors: Common names as written,
 * elven ones in lower case, MAGIC ones in capitals. The short form omits "'s Tower" and "'s Cottage".
 */
export function nameOnMap({ name, kind }: Territory, form: 'short' | 'whole'): string {
  const text = form === 'short' ? name.replace(/'s (Tower|Cottage)$/, '') : name
  switch (kind) {
    case 'common':
      return text
    case 'elven':
      return text.toLowerCase()
    case 'magic':
      return text.toUpperCase()
  }
}

/** Returns the two-letter code of a land space: `b4`, or `ce` for the Center. */
export const codeOf = (space: string): string => space.slice(space.indexOf('.') + 1).slice(0, 2)

/**
 * Writes a name centered on the first of these cells where it neither covers nor touches anything. Writes nothing if
 * there is no such cell.
 */
export function writeName(canvas: Canvas<Look>, text: string, middles: readonly BoardCell[], look: Look): void {
  for (const { x, y } of middles) {
    const from = x - (text.length >> 1)
    if (!isClear(canvas, from - 1, y, text.length + 2)) continue
    canvas.write(from, y, text, look)
    return
  }
}

export function nameLook(sight: MapData, hex: number, { kind }: Territory): Look {
  return isFallen(sight, hex) ? 'fallen' : `${kind}-name`
}

function isClear(canvas: Canvas<Look>, x: number, y: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (!canvas.isEmpty(x + i, y)) return false
  return true
}
