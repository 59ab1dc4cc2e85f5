import type { MapRequest } from '../../../screen/kit/game-screen.ts'
import { TOUCHING } from '../rules/islands/archipelago.ts'
import { Board } from '../rules/islands/board.ts'
import { fits, GRID, type Placement } from '../rules/islands/grid.ts'
import type { SpaceId } from '../rules/islands/territories.ts'
import { hexesForTile } from '../rules/setup.ts'
import type { WizardsView } from '../rules/state/view.ts'

/**
 * Returns true once the islands have been laid. Before that (3.2), the map shows the tile in hand instead of reachable
 * spaces.
 */
export const isLaid = (view: WizardsView): boolean => view.phase === 'play' || view.phase === 'begin'

const MIDDLE = GRID.hex(GRID.columns >> 1, GRID.rows >> 1)

/**
 * Returns the tile in hand as it would be laid: at the cursor or, once its Center is chosen, at that hex, rotated as in
 * the selected answer. While a tile is being chosen, returns the selected one at its most useful position. Returns null
 * if the tile is unknown or doesn't fit.
 */
export function trialPlacement(
  view: WizardsView,
  { cursor, selected }: Pick<MapRequest, 'cursor' | 'selected'>,
): Placement | null {
  const { laying, placements } = view
  if (!laying) {
    const tile = selected?.id ?? ''
    const isInHand = view.hands[view.next]?.includes(tile) === true && tile !== ''
    const [hex] = isInHand ? sites(view, hexesForTile(placements)) : []
    return hex === undefined ? null : { tile, hex, turn: 0 }
  }
  if (laying.tile === null) return null
  const hex = laying.hex ?? (cursor === null ? -1 : Board.of(placements).hex(cursor))
  if (hex < 0 || !fits(placements, hex)) return null
  return { tile: laying.tile, hex, turn: laying.hex === null ? 0 : Number(selected?.id ?? 0) }
}

/**
 * Lists the most useful positions: those where the tile touches others or, if there are none, all of them, nearest to
 * the last tile first.
 */
export function usefulPositions(view: WizardsView, spaces: readonly SpaceId[]): SpaceId[] {
  const board = Board.of(view.placements)
  return sites(
    view,
    spaces.map(space => board.hex(space)),
  ).map(hex => board.name(hex))
}

function sites({ placements, spots }: WizardsView, free: readonly number[]): number[] {
  const laid = placements.length > 0 ? placements : spots
  const touching = free.filter(hex => laid.some(other => GRID.distance(hex, other.hex) === TOUCHING))
  const last = laid.at(-1)?.hex ?? MIDDLE
  const near = (hex: number) => 100 * GRID.distance(hex, last) + GRID.distance(hex, MIDDLE)
  return (touching.length > 0 ? touching : [...free]).sort((a, b) => near(a) - near(b))
}
