import {
  germanScreen as elfenwizardsGerman,
  englishScreen as elfenwizardsScreen,
} from '../games/elfenwizards/screen/index.ts'
import { wizardsScreen } from '../games/wizards/screen/index.ts'
import type { Game } from '../kernel/index.ts'
import type { GameScreen } from './kit/game-screen.ts'
import { plainScreen } from './kit/plain-screen.ts'

export type {
  Course,
  Errand,
  GameMap,
  GameScreen,
  MapRequest,
  MapWindow,
  SignTold,
  Spot,
  Way,
  Zoom,
} from './kit/game-screen.ts'

const SCREENS: Readonly<Record<string, GameScreen>> = { wizards: wizardsScreen, elfenwizards: elfenwizardsScreen }

/** Screens told in another language, by the game's id and the language. */
const ABROAD: Readonly<Record<string, GameScreen>> = { 'elfenwizards de': elfenwizardsGerman }

/** The screen of a game, in the language it is told in where there is one; one without a map for a game that has none of its own. */
export function screenOf(game: Game): GameScreen {
  return ABROAD[`${game.id} ${game.language}`] ?? SCREENS[game.id] ?? plainScreen(game)
}
