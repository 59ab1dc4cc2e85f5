import type { Seat } from '../../../kernel/index.ts'
import type { Course } from '../../../screen/kit/game-screen.ts'
import { Board } from '../rules/islands/board.ts'
import { footprint, type Placement } from '../rules/islands/grid.ts'
import type { SpaceId } from '../rules/islands/territories.ts'
import type { WizardsView } from '../rules/view.ts'
import { type Piece, piecesOf } from './pieces.ts'
import type { MapSigns } from './signs.ts'

/** What there is to be seen, looked up once for a picture. */
export interface Sight {
  readonly board: Board
  readonly view: WizardsView
  readonly signs: MapSigns
  readonly pieces: ReadonlyMap<number, readonly Piece[]>
  /** Hexes under a tile that lies face down (App. A 5). */
  readonly hidden: ReadonlySet<number>
  /** Hexes that can be chosen now, with their price in points where they have one. */
  readonly reach: ReadonlyMap<number, number | null>
  /** Hexes of the way that is shown, and whether a turn ends there. */
  readonly way: ReadonlyMap<number, boolean>
  /** The hex under the cursor, -1 where there is none. */
  readonly cursor: number
  /** The hex that a guide points at, -1 where there is none. */
  readonly meant: number
}

/** Looks up what a picture needs; `trial` is a tile to be shown as it would lie. */
export function sightOf(
  view: WizardsView,
  signs: MapSigns,
  you: Seat | null,
  reach: ReadonlyMap<SpaceId, number | null>,
  cursor: SpaceId | null,
  trial: Placement | null = null,
  course: Course | null = null,
  meant: SpaceId | null = null,
): Sight {
  // Spaces go by the names they have without the tile that is tried.
  const names = Board.of(view.placements)
  const seen = trial ? { ...view, placements: [...view.placements, trial] } : view
  const board = trial ? Board.lay(seen.placements) : names
  return {
    board,
    view: seen,
    signs,
    hidden: new Set(view.spots.flatMap(({ hex, turn }) => footprint(hex, turn))),
    pieces: piecesOf(view, board, signs, you),
    reach: new Map([...reach].map(([space, cost]) => [names.hex(space), cost])),
    way: wayOf(names, course),
    cursor: cursor === null ? -1 : names.hex(cursor),
    meant: meant === null ? -1 : names.hex(meant),
  }
}

function wayOf(board: Board, course: Course | null): Map<number, boolean> {
  const ends = new Set(course?.ends)
  return new Map((course?.spaces ?? []).map(space => [board.hex(space), ends.has(space)]))
}

/** Whether a Territory has been taken over by Evil (12.4). */
export function isFallen({ board, view }: Sight, hex: number): boolean {
  const territory = board.territoryAt[hex]
  return territory !== null && territory !== undefined && view.fallen.includes(territory.id)
}
