import { shelfIn } from '../../src/games/registry.ts'
import type { Game } from '../../src/kernel/index.ts'

/** Every registered game, loaded, with its rulebook. */
export const { games, rulebooks } = await shelfIn('en')

/** Returns the game with this id. Throws Error if there is none. */
export function gameById(id: string): Game {
  const game = games.find(game => game.id === id)
  if (!game) throw new Error(`no game ${id}`)
  return game
}
