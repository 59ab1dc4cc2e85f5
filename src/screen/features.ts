import type { Game } from '../kernel/index.ts'
import { screenOf } from './kit/screens.ts'

/** What a game may have or leave out: what it leaves out has no keys and no words. `table` is what one without a board has. */
export type Feature = 'board' | 'table' | 'zoom' | 'travel' | 'errands'

/** Whether a game has it; where there is no game nothing is left out but the table without a board. */
export function hasFeature(game: Game | null, feature: Feature): boolean {
  if (!game) return feature !== 'table'
  const { map } = screenOf(game)
  switch (feature) {
    case 'board':
      return map !== null
    case 'table':
      return map === null
    case 'zoom':
      return map !== null && map.zooms.length > 1
    case 'travel':
      return map?.travel !== undefined
    case 'errands':
      return map?.errands !== undefined
  }
}
