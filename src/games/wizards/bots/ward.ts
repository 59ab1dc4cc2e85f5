import { mayFall } from '../rules/calendar.ts'
import { weight } from '../rules/evil.ts'
import { standing } from '../rules/islands/spaces.ts'
import { CIRCLE, type TileId, territory } from '../rules/islands/territories.ts'
import type { WizardsView } from '../rules/view.ts'
import { Ground } from './ground.ts'

/** What a marker on the Circle costs, and what one on another Magic land is worth, in points. */
const ON_CIRCLE = 5
const ON_OTHERS = 2

/**
 * What one more marker on a land costs all, in points. By the first book that of the Magic lands falls first on which most
 * lies, and with the Circle all is lost (12.132, 12.46); by one that goes by marks, what its ground says.
 */
export function costOfMarker(view: WizardsView, tile: TileId | null): number {
  if (tile === null) return 0
  const ground = Ground.of(view)
  if (ground) return ground.costOf(tile)
  if (tile === CIRCLE) return ON_CIRCLE
  return territory(tile).kind === 'magic' && mayFall(tile) && !view.fallen.includes(tile) ? -ON_OTHERS : 0
}

/** What all markers on the lands cost together, in points. */
export const costOfMarkers = (view: WizardsView): number =>
  Ground.of(view)?.cost ??
  standing(view, ['magic']).reduce((sum, { id }) => sum + costOfMarker(view, id) * weight(view, id), 0)
