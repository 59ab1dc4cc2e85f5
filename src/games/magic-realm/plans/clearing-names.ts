import { boardOf } from '../rules/pieces/board.ts'
import { type ClearingId, TILES, tileCodeOf } from '../rules/pieces/tiles.ts'
import { mountainCost } from '../rules/state/calendar.ts'
import type { RealmView } from '../rules/state/view.ts'
import { journeysFrom } from './routes.ts'
import { knownWays, mainCharacter, startOfNextMove } from './view-facts.ts'

/**
 * Parses a clearing's name, such as `BV4`, `bad valley 4` or `bad 4`. A tile without a number means its nearest
 * clearing. Returns null unless exactly one tile and clearing match.
 */
export function clearingNamed(view: RealmView, typed: string): ClearingId | null {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  const [, tile = '', number = ''] = /^(.*?)\s*(\d?)$/.exec(text) ?? []
  const { clearings } = boardOf(view.tiles)
  const codes = TILES.filter(
    ({ code, name }) => code.toLowerCase() === tile || (tile !== '' && name.toLowerCase().startsWith(tile)),
  )
  const exact = codes.filter(({ code, name }) => code.toLowerCase() === tile || name.toLowerCase() === tile)
  const found = (exact.length > 0 ? exact : codes)
    .map(({ code }) => (number === '' ? nearestClearingOf(view, code) : `${code}${number}`))
    .filter((id): id is ClearingId => id !== null && clearings.includes(id))
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Returns the clearing of a tile that the viewer's character can reach soonest, or null if there is none. */
function nearestClearingOf(view: RealmView, tile: string): ClearingId | null {
  const main = mainCharacter(view)
  const from = main && startOfNextMove(view, main)
  if (!from) return null
  const travelling = { known: knownWays(view), climb: mountainCost(view), finding: null }
  const near = [...journeysFrom(boardOf(view.tiles), from, travelling)].filter(([id]) => tileCodeOf(id) === tile)
  return near.sort(([, one], [, other]) => one.phases - other.phases)[0]?.[0] ?? null
}
