import { type ClearingId, clearingOf, type TileCode, tileOf } from '../map/tiles.ts'
import type { RealmTable } from '../state.ts'

/** Rolls for the clearing where something falls from above a tile, until the number exists in it (8.6.6, 8.6.12). */
export function fall(table: RealmTable, tile: TileCode): ClearingId {
  const numbers = tileOf(tile).normal.clearings.map(({ number }) => number)
  for (;;) {
    const number = table.die()
    if (numbers.includes(number)) return clearingOf(tile, number)
  }
}
