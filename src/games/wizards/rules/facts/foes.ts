import { LAIR, LAIR_CENTER, type SpaceId, tileOf } from '../islands/territories.ts'
import { bookOf } from '../state/book.ts'
import type { Traveller } from '../state/components.ts'
import { type Isles, isSpentSpace } from './movement.ts'

/** An enemy that every player who enters its space meets (7.304, 7.305). */
export type IslandFoe = 'dragon' | 'demons'

/**
 * Returns the enemy that a player meets on entering a space, or null if there is none or its encounters are spent
 * (7.6). Demons aboard a boat count if the player boards it.
 */
export function foeAt(isles: Isles, player: Traveller, space: SpaceId, boards = false): IslandFoe | null {
  // Entering another Territory makes all its encounters possible again (7.6).
  const isSpent = !bookOf(player).closesPlaces && tileOf(space) === tileOf(player.space) && isSpentSpace(player, space)
  if (isSpent) return null
  if (isles.dragon === space || space === LAIR_CENTER) return 'dragon'
  if (isles.demons.includes(space)) return 'demons'
  return boards && isles.haunted.some(boat => isles.boats[boat] === space) ? 'demons' : null
}

/**
 * Returns true if the Dragon moves to a random space of its Lair before the next turn, because a player is there
 * (8.421, 12.52).
 */
export const isDragonRestless = ({ players }: Pick<Isles, 'players'>): boolean =>
  players.some(({ space }) => tileOf(space) === LAIR)
