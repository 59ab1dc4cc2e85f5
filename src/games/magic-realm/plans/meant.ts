import { boardOf } from '../rules/pieces/board.ts'
import { type ClearingId, TILES } from '../rules/pieces/tiles.ts'
import type { RealmView } from '../rules/state/view.ts'

/**
 * Parses a clearing's name, such as `BV4`, `bad valley 4` or `bad 4`. Returns null unless exactly one clearing matches.
 */
export function meantBy(view: RealmView, said: string): ClearingId | null {
  const text = said.trim().toLowerCase().replace(/\s+/g, ' ')
  const match = /^(.*?)\s*(\d)$/.exec(text)
  if (!match) return null
  const [, tile = '', number = ''] = match
  const clearings = boardOf(view.tiles).clearings
  const codes = TILES.filter(
    ({ code, name }) => code.toLowerCase() === tile || (tile !== '' && name.toLowerCase().startsWith(tile)),
  )
  const exact = codes.filter(({ code, name }) => code.toLowerCase() === tile || name.toLowerCase() === tile)
  const found = (exact.length > 0 ? exact : codes)
    .map(({ code }) => `${code}${number}`)
    .filter(id => clearings.includes(id))
  return found.length === 1 ? (found[0] ?? null) : null
}
