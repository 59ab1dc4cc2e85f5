import type { Game, Seat } from '../../kernel/index.ts'
import { type Role, seatRole } from '../../terminal/theme.ts'
import type { GameScreen } from './game-screen.ts'
import { plainScreen } from './plain-screen.ts'

type Screens = Readonly<{ en: GameScreen } & Record<string, GameScreen>>

const screens = new Map<string, Screens>()

/** Makes the screens of a game known, one for each language it is told in, as it is loaded. */
export function hangScreens(game: string, all: Screens): void {
  screens.set(game, all)
}

/** The screen of a loaded game, in the language it is told in where there is one; one without a map for a game that has none of its own. */
export function screenOf(game: Game): GameScreen {
  const all = screens.get(game.id)
  if (!all) return plainScreen(game)
  return game.language !== undefined && Object.hasOwn(all, game.language) ? (all[game.language] ?? all.en) : all.en
}

/** The colour of a seat at a table of this game. */
export const colourOf = (game: Game, seat: Seat): Role => screenOf(game).colourOf?.(seat) ?? seatRole(seat)
