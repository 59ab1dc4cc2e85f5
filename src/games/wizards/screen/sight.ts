import type { Seat } from '../../../kernel/index.ts'
import type { TravelPath } from '../../../screen/kit/game-screen.ts'
import { Board } from '../rules/islands/board.ts'
import { footprint, type Placement } from '../rules/islands/grid.ts'
import type { SpaceId } from '../rules/islands/territories.ts'
import type { WizardsView } from '../rules/state/view.ts'
import { type DrawnPiece, piecesOf } from './pieces.ts'
import type { MapSigns } from './signs.ts'

/** The data for drawing a map, collected once. */
export interface MapData {
  readonly board: Board
  readonly view: WizardsView
  readonly signs: MapSigns
  readonly pieces: ReadonlyMap<number, readonly DrawnPiece[]>
  /** The hexes under face-down tiles that the viewer can't see (App. A 5, D4). */
  readonly hidden: ReadonlySet<number>
  /** The selectable hexes, each with its cost in points, or null if it has none. */
  readonly reach: ReadonlyMap<number, number | null>
  /** The hexes of the displayed path. The value is true for a hex where a turn ends. */
  readonly way: ReadonlyMap<number, boolean>
  /** The cursor's hex, or -1 if there is none. */
  readonly cursor: number
  /** The suggested hex, or -1 if there is none. */
  readonly meant: number
}

/**
 * Collects the data for drawing a map. `you` is the seat whose pieces stand out, and `trial` a tile to show as if it
 * had been laid.
 */
export function sightOf(
  view: WizardsView,
  signs: MapSigns,
  you: Seat | null,
  reach: ReadonlyMap<SpaceId, number | null>,
  cursor: SpaceId | null,
  trial: Placement | null = null,
  path: TravelPath | null = null,
  meant: SpaceId | null = null,
): MapData {
  // Take the names from the board without the trial tile.
  const names = Board.of(view.placements)
  // Players see the tiles that they themselves have laid face down (D4).
  const own = view.spots.flatMap(({ tile, ...at }) => (tile === undefined ? [] : { tile, ...at }))
  const shown = trial ? [...own, trial] : own
  const seen = shown.length > 0 ? { ...view, placements: [...view.placements, ...shown] } : view
  const board = shown.length > 0 ? Board.lay(seen.placements) : names
  return {
    board,
    view: seen,
    signs,
    hidden: new Set(view.spots.flatMap(({ hex, turn, tile }) => (tile === undefined ? footprint(hex, turn) : []))),
    pieces: piecesOf(view, board, signs, you),
    reach: new Map([...reach].map(([space, cost]) => [names.hex(space), cost])),
    way: wayOf(names, path),
    cursor: cursor === null ? -1 : names.hex(cursor),
    meant: meant === null ? -1 : names.hex(meant),
  }
}

function wayOf(board: Board, path: TravelPath | null): Map<number, boolean> {
  const ends = new Set(path?.ends)
  return new Map((path?.spaces ?? []).map(space => [board.hex(space), ends.has(space)]))
}

/** Returns true if a hex belongs to a Territory taken over by Evil (12.4). */
export function isFallen({ board, view }: MapData, hex: number): boolean {
  const territory = board.territoryAt[hex]
  return territory !== null && territory !== undefined && view.fallen.includes(territory.id)
}
