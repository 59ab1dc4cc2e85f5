import type { Game } from '../../kernel/index.ts'
import { englishScreen as elfenwizardsScreen } from './elfenwizards/index.ts'
import { plainScreen } from './plain-screen.ts'
import type { GameScreen } from './screen.ts'
import { wizardsScreen } from './wizards/index.ts'

export type { Course, Errand, GameMap, GameScreen, MapRequest, MapWindow, SignTold, Spot, Way, Zoom } from './screen.ts'

const SCREENS: Readonly<Record<string, GameScreen>> = { wizards: wizardsScreen, elfenwizards: elfenwizardsScreen }

/** The screen of a game; one without a map for a game that has none of its own. */
export function screenOf(game: Game): GameScreen {
  return SCREENS[game.id] ?? plainScreen(game)
}
