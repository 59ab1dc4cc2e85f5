import { type ClearingId, clearingOf, type TileCode, tileOf } from '../pieces/tiles.ts'
import type { Place, RealmTable } from '../state/state.ts'

/**
 * Rolls for the clearing that something falls into from the air, until the tile has a clearing with the rolled number
 * (8.6.6, 8.6.12).
 */
export function fall(table: RealmTable, tile: TileCode): ClearingId {
  const numbers = tileOf(tile).normal.clearings.map(({ number }) => number)
  for (;;) {
    const number = table.die()
    if (numbers.includes(number)) return clearingOf(tile, number)
  }
}

/**
 * Returns the clearing where a character's belongings are left: the current one, the one they just left, or a rolled
 * one if they are in the air (8.6.12, 18.4.2, 18.4.7). Returns null if the character is off the map.
 */
export function groundBelow(table: RealmTable, place: Place): ClearingId | null {
  switch (place.kind) {
    case 'clearing':
      return place.clearing
    case 'road':
    case 'woods':
      return place.from
    case 'air':
      return fall(table, place.tiles[0]!)
    case 'outside':
    case 'off':
      return null
  }
}
