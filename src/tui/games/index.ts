import type { Game } from '../../kernel/index.ts'
import { germanScreen as elfenwizardsGerman, englishScreen as elfenwizardsScreen } from './elfenwizards/index.ts'
import { plainScreen } from './plain-screen.ts'
import type { GameScreen } from './screen.ts'
import { wizardsScreen } from './wizards/index.ts'

export type { Course, Errand, GameMap, GameScreen, MapRequest, MapWindow, SignTold, Spot, Way, Zoom } from './screen.ts'

const SCREENS: Readonly<Record<string, GameScreen>> = { wizards: wizardsScreen, elfenwizards: elfenwizardsScreen }

/** Screens told in another language, by the game's id and the language. */
const ABROAD: Readonly<Record<string, GameScreen>> = { 'elfenwizards de': elfenwizardsGerman }

/** The screen of a game, in the language it is told in where there is one; one without a map for a game that has none of its own. */
export function screenOf(game: Game): GameScreen {
  return ABROAD[`${game.id} ${game.language}`] ?? SCREENS[game.id] ?? plainScreen(game)
}
