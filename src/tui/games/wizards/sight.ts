import { Board, footprint } from '../../../games/wizards/board.ts'
import type { SpaceId } from '../../../games/wizards/territories.ts'
import type { WizardsView } from '../../../games/wizards/view.ts'
import type { Seat } from '../../../kernel/index.ts'
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
  /** The hex under the cursor, -1 where there is none. */
  readonly cursor: number
}

/** Looks up what a picture needs. */
export function sightOf(
  view: WizardsView,
  signs: MapSigns,
  you: Seat | null,
  reach: ReadonlyMap<SpaceId, number | null>,
  cursor: SpaceId | null,
): Sight {
  const board = Board.of(view.placements)
  return {
    board,
    view,
    signs,
    hidden: new Set(view.spots.flatMap(({ hex, turn }) => footprint(hex, turn))),
    pieces: piecesOf(view, board, signs, you),
    reach: new Map([...reach].map(([space, cost]) => [board.hex(space), cost])),
    cursor: cursor === null ? -1 : board.hex(cursor),
  }
}

/** Whether a Territory has been taken over by Evil (12.4). */
export function isFallen({ board, view }: Sight, hex: number): boolean {
  const territory = board.territoryAt[hex]
  return territory !== null && territory !== undefined && view.fallen.includes(territory.id)
}
