import { bookOf } from '../rules/book.ts'
import { mayFall } from '../rules/calendar.ts'
import { weight } from '../rules/evil.ts'
import { standing } from '../rules/islands/spaces.ts'
import { CIRCLE, type TileId, territory } from '../rules/islands/territories.ts'
import type { WizardsView } from '../rules/view.ts'

/** What a marker on the Circle costs, and what one on another Magic land is worth, in points. */
const ON_CIRCLE = 5
const ON_OTHERS = 2

/**
 * What one more marker on a land costs all, in points: of the Magic lands that falls first on which most lies, and with the
 * Circle all is lost (12.132, 12.46). Nothing by a book that goes by marks alone.
 */
export function costOfMarker(view: WizardsView, tile: TileId | null): number {
  if (tile === null || bookOf(view).thwarts !== 'attack') return 0
  if (tile === CIRCLE) return ON_CIRCLE
  return territory(tile).kind === 'magic' && mayFall(tile) && !view.fallen.includes(tile) ? -ON_OTHERS : 0
}

/** What all markers on the Magic lands cost together. */
export function costOfMarkers(view: WizardsView): number {
  if (bookOf(view).thwarts !== 'attack') return 0
  return standing(view, ['magic']).reduce((sum, { id }) => sum + costOfMarker(view, id) * weight(view, id), 0)
}
