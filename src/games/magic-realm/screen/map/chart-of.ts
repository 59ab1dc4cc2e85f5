import { type Board, exitAt, mustBeFound, sideUp, type WayId } from '../../rules/pieces/board.ts'
import { type ClearingId, clearingOf, EDGE_STEPS, type TileCode, tileCodeOf, tileOf } from '../../rules/pieces/tiles.ts'
import {
  type Chart,
  type ChartExit,
  type ChartPiece,
  type ChartStep,
  type ChartTile,
  type Edge,
  TILE_EDGES,
  turnedPlace,
} from './chart.ts'

/** A seat's knowledge of the Realm in addition to the tiles. */
export interface Known {
  /** The known hidden paths and secret passages. */
  readonly ways: ReadonlySet<WayId>
  readonly pieces: (clearing: ClearingId) => readonly ChartPiece[]
  /** Returns the names of a tile's known map chits, most important first. */
  readonly chits: (tile: TileCode) => readonly string[]
  readonly steps: readonly ChartStep[]
}

/** Builds a chart of the map from the printed positions of the clearings. */
export function chartOf(board: Board, { ways, pieces, chits, steps }: Known): Chart {
  const tiles = [...board.tiles.values()].map((placed): ChartTile => {
    const { name, short, kind } = tileOf(placed.tile)
    const side = sideUp(placed)
    const within = [...board.ways.values()].filter(
      ({ ends: [one, other] }) =>
        other !== null && tileCodeOf(one) === placed.tile && tileCodeOf(other) === placed.tile,
    )
    return {
      id: placed.tile,
      name,
      ...(short === undefined ? {} : { short }),
      ground: kind,
      q: placed.q,
      r: placed.r,
      clearings: side.clearings.map(({ number, terrain, at }) => {
        const id = clearingOf(placed.tile, number)
        return { id, number, terrain, place: turnedPlace(at, placed.turn), pieces: pieces(id) }
      }),
      ways: within.flatMap(way => {
        const [from, to] = way.ends
        if (to === null || way.kind === 'edge') return []
        return [{ from, to, kind: way.kind, isKnown: !mustBeFound(way) || ways.has(way.id) }]
      }),
      exits: TILE_EDGES.flatMap((edge): ChartExit[] => {
        const number = exitAt(placed, edge)
        if (number === 0) return []
        const clearing = clearingOf(placed.tile, number)
        return [{ edge, clearing, to: clearingAcrossEdge(board, clearing, edge) }]
      }),
      chits: chits(placed.tile),
    }
  })
  return { tiles, steps }
}

/** Returns the clearing that a road leads to across an edge. Returns null if the road leaves the map. */
function clearingAcrossEdge(board: Board, clearing: ClearingId, edge: Edge): ClearingId | null {
  const here = board.tiles.get(tileCodeOf(clearing))
  const [q = 0, r = 0] = EDGE_STEPS[edge] ?? []
  const there = here && [...board.tiles.values()].find(tile => tile.q === here.q + q && tile.r === here.r + r)
  return there ? clearingOf(there.tile, exitAt(there, (edge + 3) % 6)) : null
}
