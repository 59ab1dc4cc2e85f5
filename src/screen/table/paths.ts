import { capital } from '../../text/index.ts'
import type { TravelPath } from '../kit/game-screen.ts'
import { screenOf } from '../kit/screens.ts'
import type { TableScreen } from '../model.ts'
import { tableWords } from '../words.ts'
import { isSpatial } from './offers.ts'
import { plannedPath, planOf } from './plans.ts'

/** Returns the path to the cursor's space, or null if there is none or the viewer is already there. */
function pathToCursor({ position, cursor, focus }: TableScreen): TravelPath | null {
  const { map } = screenOf(position.game)
  if (!map || focus !== 'map' || cursor === null || cursor === map.home(position.view)) return null
  return map.travel?.findPath(position.view, position.question, cursor) ?? null
}

/** Returns the path shown on the map: the one to the cursor or, if there is none, the planned one. */
export function shownPath(table: TableScreen): TravelPath | null {
  const { position, watch } = table
  if (position.result && !watch) return null
  const plan = planOf(table)
  const planned = plannedPath(table)
  // If the cursor is on the plan's next step, show the whole plan.
  if (planned && table.cursor !== plan?.space && planned.option?.at?.space === table.cursor) return planned
  return pathToCursor(table) ?? planned
}

/**
 * Describes the distance to the cursor's space, for a space without an answer. On the viewer's own space, says that the
 * plan can't continue now or explains how to move. Returns an empty string if the board has no path planning, if the
 * game is over, or on the viewer's own space if the question isn't about spaces.
 */
export function cursorDistanceText(table: TableScreen): string {
  const { position, cursor } = table
  const { map } = screenOf(position.game)
  if (!map?.travel) return ''
  const isHome = cursor === map.home(position.view)
  const words = tableWords(table)
  const plan = planOf(table)
  if (isHome && plan && isSpatial(position) && !plannedPath(table)?.option)
    return words.get('plan-later', { place: map.name(plan.space, position.view) })
  if (isHome) return isSpatial(position) ? words.get('plan-move-cursor') : ''
  if (position.result) return ''
  const path = pathToCursor(table)
  if (!path) return words.get('plan-no-way-here')
  const way = capital(path.text)
  if (plan?.space === cursor) return words.get('plan-planned', { way })
  return plan || !position.question || table.watch ? `${way}.` : words.get('plan-by-enter', { way })
}
