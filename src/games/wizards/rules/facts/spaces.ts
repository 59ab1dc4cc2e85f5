import { Board } from '../islands/board.ts'
import type { Placement } from '../islands/grid.ts'
import {
  type Kind,
  NAMES,
  type SpaceId,
  TERRITORIES,
  type Territory,
  type TileId,
  territoryAt,
  tileOf,
} from '../islands/territories.ts'
import type { WizardsTable } from '../state/components.ts'

/** The tiles on the board and those that have fallen, in a state or a view. */
export interface Land {
  readonly placements: readonly Placement[]
  readonly fallen: readonly TileId[]
}

/** Returns the board for a list of placements. Boards are cached. */
export const boardOf = (state: Pick<Land, 'placements'>): Board => Board.of(state.placements)

/**
 * Returns true if a Territory is in play and has not fallen. A Territory left out of a solitaire game counts as fallen
 * (ruling 6).
 */
export function stands(state: Land, tile: TileId): boolean {
  return boardOf(state).lies(tile) && (state.fallen.length === 0 || !state.fallen.includes(tile))
}

/** Returns true if a space is water or on a Territory that stands. */
export function spaceStands(state: Land, space: SpaceId): boolean {
  const tile = tileOf(space)
  return tile === null || stands(state, tile)
}

/** Lists the standing Territories of these kinds, by default of all kinds. */
export function standing(state: Land, of: readonly Kind[] = ['common', 'elven', 'magic']): Territory[] {
  return TERRITORIES.filter(t => of.includes(t.kind) && stands(state, t.id))
}

/**
 * Rolls a random Territory of these kinds (4.1). Rerolls fallen ones (12.45) and those in `not`. Returns null if no
 * other stands.
 */
export function randomTerritory(
  table: WizardsTable,
  of: readonly Kind[],
  not: readonly TileId[] = [],
): Territory | null {
  if (!standing(table.state, of).some(t => !not.includes(t.id))) return null
  for (;;) {
    const kind = of.length === 1 ? of[0]! : of[Math.floor((table.die() - 1) / (6 / of.length))]!
    const tile = territoryAt(kind, table.die())
    if (stands(table.state, tile.id) && !not.includes(tile.id)) return tile
  }
}

/**
 * Rolls a random space on a Territory (4.2), never the Center. The white die determines the letter, and the red die the
 * number.
 */
export function exactSpace(table: WizardsTable, tile: TileId): SpaceId {
  const letter = Math.floor((table.die() - 1) / 2)
  const number = table.die()
  return NAMES.get(tile)![6 * letter + number - 1]!
}

/**
 * Rolls a random space on a Territory of these kinds (4), leaving out those in `not`. Returns null if no such Territory
 * stands.
 */
export function randomSpace(
  table: WizardsTable,
  of: readonly Kind[] = ['common', 'elven', 'magic'],
  not: readonly TileId[] = [],
): SpaceId | null {
  const tile = randomTerritory(table, of, not)
  return tile && exactSpace(table, tile.id)
}

/** Rolls a random space of any Territory (4.1). There is always one, because the Dragon's Lair never falls. */
export function anyRandomSpace(table: WizardsTable): SpaceId {
  return randomSpace(table)!
}

/** Counts the Demon Markers in a space. */
export function demonsIn({ demons }: { readonly demons: readonly SpaceId[] }, space: SpaceId): number {
  let count = 0
  for (let i = 0; i < demons.length; i++) if (demons[i] === space) count++
  return count
}
