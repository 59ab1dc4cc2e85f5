import {
  chitsOn,
  clearingOfCharacter,
  denizensSeenIn,
  dwellingsAt,
  knownWays,
  letterOf,
  livingCharacters,
  mainCharacter,
  recordedSteps,
  sitesAt,
  visitorsAt,
} from '../plans/view-facts.ts'
import { droppedAt } from '../rules/facts/dropped-belongings.ts'
import { boardOf } from '../rules/pieces/board.ts'
import { type ChitId, chitFace } from '../rules/pieces/chits.ts'
import type { ClearingId, TileCode } from '../rules/pieces/tiles.ts'
import { mountainCost } from '../rules/state/calendar.ts'
import type { RealmView, SeenCharacter } from '../rules/state/view.ts'
import { chitName } from '../words/names.ts'
import { spellsAt } from '../words/spells.ts'
import type { Chart, ChartPiece } from './map/chart.ts'
import { chartOf } from './map/chart-of.ts'

function piecesAt(view: RealmView, clearing: ClearingId, main: SeenCharacter | null): ChartPiece[] {
  const here = livingCharacters(view).filter(one => clearingOfCharacter(view, one) === clearing)
  const count = (kind: Exclude<ChartPiece['kind'], 'you' | 'character'>, n: number): ChartPiece[] =>
    n > 0 ? [{ kind, count: n }] : []
  return [
    ...here.flatMap((one): ChartPiece[] => (one.id === main?.id && one.seat === view.seat ? [{ kind: 'you' }] : [])),
    ...here.flatMap((one): ChartPiece[] =>
      one.id === main?.id && one.seat === view.seat
        ? []
        : [{ kind: 'character', seat: one.seat, letter: letterOf(view, one) }],
    ),
    ...count('monster', denizensSeenIn(view, clearing, 'monster').length),
    ...count('dwelling', dwellingsAt(view, clearing).length),
    ...count('native', denizensSeenIn(view, clearing, 'native').length),
    ...count('visitor', visitorsAt(view, clearing).length),
    ...count('site', sitesAt(view, clearing).length),
    ...count('pile', (view.piles[clearing]?.length ?? 0) + droppedAt(view, clearing).length),
    ...count('spell', spellsAt(view, clearing).length),
  ]
}

/**
 * Returns the names of a tile's known chits, sites last, and a question mark if others are unknown. Returns an empty
 * list if none is known.
 */
function chitWords(view: RealmView, tile: TileCode): string[] {
  const known = chitsOn(view, tile)
  if (known.length === 0) return []
  const isSite = (id: ChitId) => chitFace(id).kind === 'site'
  const names = [...known.filter(id => !isSite(id)), ...known.filter(isSite)].map(chitName)
  return (view.unknownChits[tile] ?? 0) > 0 ? [...names, '?'] : names
}

const charts = new WeakMap<RealmView, Chart>()

/** Returns the viewer's chart of the Realm, cached per view. */
export function chartFor(view: RealmView): Chart {
  const known = charts.get(view)
  if (known) return known
  const main = mainCharacter(view)
  const chart = chartOf(boardOf(view.tiles), {
    ways: knownWays(view),
    pieces: clearing => piecesAt(view, clearing, main),
    chits: tile => chitWords(view, tile),
    steps: [...view.characters, ...(view.war?.leaders ?? [])].flatMap(one =>
      one.plan === null ? [] : recordedSteps(clearingOfCharacter(view, one), one.plan, mountainCost(view)),
    ),
  })
  charts.set(view, chart)
  return chart
}
