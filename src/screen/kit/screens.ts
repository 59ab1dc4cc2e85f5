import type { Game, Seat } from '../../kernel/index.ts'
import { type Role, seatRole } from '../../terminal/theme.ts'
import type { GameScreen } from './game-screen.ts'
import { plainScreen } from './plain-screen.ts'

type Screens = Readonly<{ en: GameScreen } & Record<string, GameScreen>>

const screens = new Map<string, Screens>()

/** Registers a game's screens, one per language, when the game is loaded. */
export function registerScreens(game: string, all: Screens): void {
  screens.set(game, all)
}

/**
 * Returns a loaded game's screen in the game's language, or in English if that language has no screen. Returns a plain
 * screen for games without a screen.
 */
export function screenOf(game: Game): GameScreen {
  const all = screens.get(game.id)
  if (!all) return plainScreen(game)
  return game.language !== undefined && Object.hasOwn(all, game.language) ? (all[game.language] ?? all.en) : all.en
}

export const colorOf = (game: Game, seat: Seat): Role => screenOf(game).colorOf?.(seat) ?? seatRole(seat)
