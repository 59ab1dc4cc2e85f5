import { boardOf, exitAt, type PlacedTile, spotKey } from './board.ts'
import { BORDERLAND, clearingOf, STEPS, type TileCode, tileOf } from './tiles.ts'

/** Where a tile may be laid, and turned how. */
export interface Placement {
  readonly q: number
  readonly r: number
  readonly turn: number
}

/** A tile laid green side up (3.2.2). */
export const laid = (tile: TileCode, { q, r, turn }: Placement): PlacedTile => ({ tile, q, r, turn, enchanted: false })

/** Whether the tile is one of the ten small ones, of valleys and woods. */
export const isSmall = (tile: TileCode): boolean => {
  const { kind } = tileOf(tile)
  return kind === 'valley' || kind === 'woods'
}

const spotsOf = (tiles: readonly PlacedTile[]): Map<string, PlacedTile> =>
  new Map(tiles.map(tile => [spotKey(tile.q, tile.r), tile]))

/** The empty places beside what lies, each once. */
function placesBeside(tiles: readonly PlacedTile[]): (readonly [number, number])[] {
  const taken = spotsOf(tiles)
  const places = new Map<string, readonly [number, number]>()
  for (const { q, r } of tiles)
    for (const [dq, dr] of STEPS) {
      const key = spotKey(q + dq, r + dr)
      if (!taken.has(key)) places.set(key, [q + dq, r + dr])
    }
  return [...places.values()]
}

/** Whether roads meet roads on every touching edge, and enough tiles are touched (3.2.3, 3.2.4). */
function fits(tiles: ReadonlyMap<string, PlacedTile>, tile: PlacedTile): boolean {
  let touched = 0
  for (const [edge, [dq, dr]] of STEPS.entries()) {
    const neighbour = tiles.get(spotKey(tile.q + dq, tile.r + dr))
    if (!neighbour) continue
    touched++
    if ((exitAt(tile, edge) === 0) !== (exitAt(neighbour, (edge + 3) % 6) === 0)) return false
  }
  return touched >= Math.min(2, tiles.size)
}

/** Whether routes lead from the tile to the Borderland: from every clearing of a large one, from one of a small one (3.2.5). */
function isJoined(tiles: readonly PlacedTile[], tile: PlacedTile): boolean {
  const { joined } = boardOf([...tiles, tile])
  const { clearings } = tileOf(tile.tile).normal
  const reached = clearings.filter(({ number }) => joined.has(clearingOf(tile.tile, number))).length
  return isSmall(tile.tile) ? reached > 0 : reached === clearings.length
}

/** Every way to lay a tile by 3.2.2 to 3.2.5. */
export function placementsOf(tiles: readonly PlacedTile[], tile: TileCode): Placement[] {
  if (tiles.length === 0) return tile === BORDERLAND ? TURNS.map(turn => ({ q: 0, r: 0, turn })) : []
  const spots = spotsOf(tiles)
  return placesBeside(tiles).flatMap(([q, r]) =>
    TURNS.map(turn => ({ q, r, turn })).filter(place => {
      const placed = laid(tile, place)
      return fits(spots, placed) && isJoined(tiles, placed)
    }),
  )
}

const TURNS = [0, 1, 2, 3, 4, 5] as const

/** Whether a tile could be laid at all. */
export const canBeLaid = (tiles: readonly PlacedTile[], tile: TileCode): boolean => placementsOf(tiles, tile).length > 0
