import { type Board, boardOf, exitAt, farEnd, type PlacedTile, spotKey } from './board.ts'
import { BORDERLAND, type ClearingId, clearingOf, EDGE_STEPS, type TileCode, tileOf } from './tiles.ts'

export interface Placement {
  readonly q: number
  readonly r: number
  readonly turn: number
}

/** Returns a tile placed green side up (3.2.2). */
export const placedTile = (tile: TileCode, { q, r, turn }: Placement): PlacedTile => ({
  tile,
  q,
  r,
  turn,
  enchanted: false,
})

/** Returns true for the ten small tiles: the valleys and the woods. */
export const isSmall = (tile: TileCode): boolean => {
  const { kind } = tileOf(tile)
  return kind === 'valley' || kind === 'woods'
}

const spotsOf = (tiles: readonly PlacedTile[]): Map<string, PlacedTile> =>
  new Map(tiles.map(tile => [spotKey(tile.q, tile.r), tile]))

/** Returns the empty positions next to the map, without duplicates. */
function placesBeside(tiles: readonly PlacedTile[]): (readonly [number, number])[] {
  const taken = spotsOf(tiles)
  const places = new Map<string, readonly [number, number]>()
  for (const { q, r } of tiles)
    for (const [dq, dr] of EDGE_STEPS) {
      const key = spotKey(q + dq, r + dr)
      if (!taken.has(key)) places.set(key, [q + dq, r + dr])
    }
  return [...places.values()]
}

/** Returns true if roads match on every touching edge, and enough tiles touch (3.2.3, 3.2.4). */
function fits(tiles: ReadonlyMap<string, PlacedTile>, tile: PlacedTile): boolean {
  let touched = 0
  for (const [edge, [dq, dr]] of EDGE_STEPS.entries()) {
    const neighbor = tiles.get(spotKey(tile.q + dq, tile.r + dr))
    if (!neighbor) continue
    touched++
    if ((exitAt(tile, edge) === 0) !== (exitAt(neighbor, (edge + 3) % 6) === 0)) return false
  }
  return touched >= Math.min(2, tiles.size)
}

/** Returns the pairs of clearings joined across a tile's shared edges: the tile's own clearing, then the neighbor's. */
function joints(tiles: ReadonlyMap<string, PlacedTile>, tile: PlacedTile): (readonly [ClearingId, ClearingId])[] {
  return EDGE_STEPS.flatMap(([dq, dr], edge) => {
    const neighbor = tiles.get(spotKey(tile.q + dq, tile.r + dr))
    const own = exitAt(tile, edge)
    if (!neighbor || own === 0) return []
    return [[clearingOf(tile.tile, own), clearingOf(neighbor.tile, exitAt(neighbor, (edge + 3) % 6))] as const]
  })
}

/**
 * Returns the pairs of clearings that a placed tile's roads would join: the tile's own clearing, then the neighbor's
 * (3.2.4).
 */
export const roadsJoined = (tiles: readonly PlacedTile[], tile: PlacedTile) => joints(spotsOf(tiles), tile)

/**
 * Returns true if every clearing of a large tile, or at least one of a small tile, is connected to the Borderland
 * (3.2.5). A route may leave the tile and re-enter it through clearings that were not connected before.
 */
function isJoined(board: Board, tiles: ReadonlyMap<string, PlacedTile>, tile: PlacedTile): boolean {
  const joins = joints(tiles, tile)
  const { clearings, ways } = tileOf(tile.tile).normal
  const reached = new Set<ClearingId>()
  const todo = joins.flatMap(([own, other]) => (board.joined.has(other) ? [own] : []))
  for (let here = todo.pop(); here !== undefined; here = todo.pop()) {
    if (reached.has(here)) continue
    reached.add(here)
    for (const [own, other] of joins) {
      if (own === here && !board.joined.has(other)) todo.push(other)
      if (other === here) todo.push(own)
    }
    for (const [one, other] of ways) {
      if (clearingOf(tile.tile, one) === here) todo.push(clearingOf(tile.tile, other))
      if (clearingOf(tile.tile, other) === here) todo.push(clearingOf(tile.tile, one))
    }
    for (const way of board.at.get(here) ?? []) {
      const there = farEnd(way, here)
      if (there !== null) todo.push(there)
    }
  }
  const joined = clearings.filter(({ number }) => reached.has(clearingOf(tile.tile, number))).length
  return isSmall(tile.tile) ? joined > 0 : joined === clearings.length
}

/** Returns every legal placement of a tile (3.2.2 to 3.2.5). */
export function placementsOf(tiles: readonly PlacedTile[], tile: TileCode): Placement[] {
  if (tiles.length === 0) return tile === BORDERLAND ? TURNS.map(turn => ({ q: 0, r: 0, turn })) : []
  const spots = spotsOf(tiles)
  const board = boardOf(tiles)
  return placesBeside(tiles).flatMap(([q, r]) =>
    TURNS.map(turn => ({ q, r, turn })).filter(place => {
      const placed = placedTile(tile, place)
      return fits(spots, placed) && isJoined(board, spots, placed)
    }),
  )
}

const TURNS = [0, 1, 2, 3, 4, 5] as const

export const canBeLaid = (tiles: readonly PlacedTile[], tile: TileCode): boolean => placementsOf(tiles, tile).length > 0
