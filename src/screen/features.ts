import type { Game } from '../kernel/index.ts'
import { screenOf } from './kit/screens.ts'

/** An optional feature of a game. Some keys and typed words require it. `table` is for games without a board. */
export type Feature = 'board' | 'table' | 'zoom' | 'travel' | 'errands' | 'bargains'

/** Returns true if the game has a feature. Without a game, all features except `table` count as present. */
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
      return map?.objectives !== undefined
    case 'bargains':
      return game.bargains !== undefined
  }
}
