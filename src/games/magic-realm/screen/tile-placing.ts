import type { Option, Question } from '../../../kernel/index.ts'
import { boardOf, type PlacedTile } from '../rules/pieces/board.ts'
import { type Placement, placedTile, placementsOf } from '../rules/pieces/tile-placement.ts'
import { actOf } from '../rules/state/acts.ts'
import type { RealmView } from '../rules/state/view.ts'
import { chartOf } from './map/chart-of.ts'
import type { Laying } from './map/tile-placing.ts'

/**
 * Returns the map under construction. The tile in hand is shown where the selected answer puts it, or in its first
 * legal position while a tile is still being chosen (3.2).
 */
export function layingOf(view: RealmView, question: Question | null, selected: Option | null): Laying {
  const act = actOf(selected ?? undefined)
  const places =
    question?.topic === 'lay'
      ? question.options.flatMap(option => {
          const one = actOf(option)
          return one?.kind === 'lay' ? [one] : []
        })
      : act?.kind === 'tile'
        ? placementsOf(view.tiles, act.tile)
        : []
  const [first] = places
  const tried =
    act?.kind === 'lay' ? placedTile(act.tile, act) : act?.kind === 'tile' && first ? placedTile(act.tile, first) : null
  return { chart: chartWith(view, tried), tried: tried?.tile ?? null, places: distinctPlaces(places) }
}

/** Returns a chart with everything that is printed on the tiles. At this stage all players see the same map. */
function chartWith(view: RealmView, tried: PlacedTile | null) {
  const board = boardOf(tried ? [...view.tiles, tried] : view.tiles)
  const ways = new Set(board.ways.keys())
  return chartOf(board, { ways, pieces: () => [], chits: () => [], steps: [] })
}

/** Keeps one placement for each position, regardless of the rotation of the tile. */
const distinctPlaces = (places: readonly Placement[]): Placement[] => [
  ...new Map(places.map(place => [`${place.q} ${place.r}`, place])).values(),
]
