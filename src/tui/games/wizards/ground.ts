import type { Look } from './looks.ts'
import type { Piece } from './pieces.ts'
import { isFallen, type Sight } from './sight.ts'

const OPEN_GROUND = new Set<string>(['plains', 'woods', 'mountains'])

/** The sign of a land hex in the colour of its Territory's kind; places stand out. Null for water. */
export function groundOf(sight: Sight, hex: number): Piece | null {
  const territory = sight.board.territoryAt[hex]
  const ground = sight.board.ground[hex]
  if (sight.hidden.has(hex)) return { sign: sight.signs.hidden, look: 'hidden' }
  if (!territory || ground === undefined || ground === 'water') return null
  if (isFallen(sight, hex)) return { sign: sight.signs.fallen, look: 'fallen' }
  const look: Look = `${territory.kind}-${OPEN_GROUND.has(ground) ? 'land' : 'place'}`
  return { sign: sight.signs.terrain[ground], look }
}
