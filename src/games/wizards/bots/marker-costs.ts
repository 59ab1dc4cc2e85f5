import { weight } from '../rules/day/evil.ts'
import { mayFall } from '../rules/facts/calendar.ts'
import { standing } from '../rules/facts/spaces.ts'
import { CIRCLE, type TileId, territory } from '../rules/islands/territories.ts'
import type { WizardsView } from '../rules/state/view.ts'
import { MarkedLands } from './marked-lands.ts'

/** The cost of a marker on the Circle, and the value of one on another Magic Territory, in points (1982). */
const ON_CIRCLE = 5
const ON_OTHERS = 2

/**
 * Returns the cost to everyone, in points, of one more marker on a Territory. In the 1982 rulebook the Magic Territory
 * with the most markers falls first, and all is lost with the Circle (12.132, 12.46). If Evil prefers marked
 * Territories, `MarkedLands` computes the cost.
 */
export function costOfMarker(view: WizardsView, tile: TileId | null): number {
  if (tile === null) return 0
  const ground = MarkedLands.of(view)
  if (ground) return ground.costOf(tile)
  if (tile === CIRCLE) return ON_CIRCLE
  return territory(tile).kind === 'magic' && mayFall(tile) && !view.fallen.includes(tile) ? -ON_OTHERS : 0
}

/**
 * Returns the total cost of all markers on the Territories, in points. In the revised game, `MarkedLands` computes it.
 */
export const costOfMarkers = (view: WizardsView): number =>
  MarkedLands.of(view)?.cost ??
  standing(view, ['magic']).reduce((sum, { id }) => sum + costOfMarker(view, id) * weight(view, id), 0)
