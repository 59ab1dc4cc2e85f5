import {
  BORDERLAND,
  type ClearingId,
  clearingOf,
  EDGE_STEPS,
  EDGES,
  isCave,
  type TileCode,
  type TileSide,
  tileOf,
  type WayKind,
} from './tiles.ts'

/** A tile on the map: its position, its clockwise rotation in steps of 60 degrees, and the side that is up (3.2.2). */
export interface PlacedTile {
  readonly tile: TileCode
  readonly q: number
  readonly r: number
  readonly turn: number
  readonly enchanted: boolean
}

/**
 * The id of a roadway, such as `CL2-5` in a tile (`CL2-5e` on its enchanted side), `CL4/NW2` between two tiles, or
 * `B1:S` off the map.
 */
export type WayId = string

/** A roadway between two clearings, or off the map (1.2.5, 1.2.6). */
export interface Way {
  readonly id: WayId
  readonly kind: WayKind | 'edge'
  /** The clearings at both ends. The second is null if the road runs off the map. */
  readonly ends: readonly [ClearingId, ClearingId | null]
}

/** The map as derived from its tiles. It is never part of the state. */
export interface Board {
  readonly tiles: ReadonlyMap<TileCode, PlacedTile>
  readonly clearings: readonly ClearingId[]
  readonly ways: ReadonlyMap<WayId, Way>
  /** The roadways at each clearing, including those off the map. */
  readonly at: ReadonlyMap<ClearingId, readonly Way[]>
  /** For each tile, the tiles that share an edge with it (1.2.8). */
  readonly neighbors: ReadonlyMap<TileCode, readonly TileCode[]>
  /**
   * The clearings connected to the Borderland by any route, including hidden paths and secret passages (3.2.5, 3.6.2).
   */
  readonly joined: ReadonlySet<ClearingId>
  /** The tiles as a string, used as the cache key of this board. */
  readonly key: string
}

export const sideUp = ({ tile, enchanted }: PlacedTile): TileSide =>
  enchanted ? tileOf(tile).enchanted : tileOf(tile).normal

/** Returns the number of the clearing whose road crosses an edge of a placed tile, or 0 if no road crosses it. */
export const exitAt = (placed: PlacedTile, edge: number): number => sideUp(placed).exits[(edge + 6 - placed.turn) % 6]!

/** Returns the key of a grid position, such as `0,-1`. */
export const spotKey = (q: number, r: number): string => `${q},${r}`

const RECENT: Map<string, Board> = new Map()
const BY_TILES: WeakMap<readonly PlacedTile[], Board> = new WeakMap()
/** The maximum number of boards in `RECENT`. */
const MAX_BOARDS = 16

/**
 * Returns the board for the placed tiles. Boards are cached by list, so the list must be replaced, never mutated, when
 * a tile is laid or turned.
 */
export function boardOf(tiles: readonly PlacedTile[]): Board {
  const known = BY_TILES.get(tiles)
  if (known) return known
  const key = tiles.map(t => `${t.tile}${t.q},${t.r}${'abcdef'[t.turn]}${t.enchanted ? 'e' : ''}`).join(' ')
  let board = RECENT.get(key)
  if (!board) {
    board = buildBoard(tiles, key)
    if (RECENT.size >= MAX_BOARDS) RECENT.delete(RECENT.keys().next().value!)
    RECENT.set(key, board)
  }
  BY_TILES.set(tiles, board)
  return board
}

function buildBoard(placed: readonly PlacedTile[], key: string): Board {
  const at = new Map<ClearingId, Way[]>()
  const ways = new Map<WayId, Way>()
  const spots = new Map(placed.map(tile => [spotKey(tile.q, tile.r), tile]))
  const neighbors = new Map<TileCode, TileCode[]>()
  const add = (way: Way) => {
    if (ways.has(way.id)) return
    ways.set(way.id, way)
    for (const end of way.ends) if (end !== null) at.get(end)!.push(way)
  }
  for (const tile of placed) for (const { number } of sideUp(tile).clearings) at.set(clearingOf(tile.tile, number), [])
  for (const tile of placed) {
    for (const [one, other, kind] of sideUp(tile).ways)
      add({
        id: `${tile.tile}${one}-${other}${tile.enchanted ? 'e' : ''}`,
        kind,
        ends: [clearingOf(tile.tile, one), clearingOf(tile.tile, other)],
      })
    const adjacent: TileCode[] = []
    for (const [edge, [q, r]] of EDGE_STEPS.entries()) {
      const neighbor = spots.get(spotKey(tile.q + q, tile.r + r))
      if (neighbor) adjacent.push(neighbor.tile)
      const exit = exitAt(tile, edge)
      if (exit === 0) continue
      const here = clearingOf(tile.tile, exit)
      if (!neighbor) {
        add({ id: `${here}:${EDGES[edge]}`, kind: 'edge', ends: [here, null] })
        continue
      }
      const there = clearingOf(neighbor.tile, exitAt(neighbor, (edge + 3) % 6))
      const [first, second] = here < there ? [here, there] : [there, here]
      const kind = isCave(first) && isCave(second) ? 'tunnel' : 'road'
      add({ id: `${first}/${second}`, kind, ends: [first, second] })
    }
    neighbors.set(tile.tile, adjacent)
  }
  return {
    key,
    tiles: new Map(placed.map(tile => [tile.tile, tile])),
    clearings: [...at.keys()],
    ways,
    at,
    neighbors,
    joined: joinedTo(at, BORDERLAND),
  }
}

/** Returns every clearing connected by any route to some clearing of a tile, including its own clearings. */
function joinedTo(at: ReadonlyMap<ClearingId, readonly Way[]>, tile: TileCode): ReadonlySet<ClearingId> {
  const seen = new Set<ClearingId>([...at.keys()].filter(clearing => clearing.slice(0, -1) === tile))
  const todo = [...seen]
  for (let clearing = todo.pop(); clearing !== undefined; clearing = todo.pop())
    for (const way of at.get(clearing)!) {
      const other = farEnd(way, clearing)
      if (other !== null && !seen.has(other)) {
        seen.add(other)
        todo.push(other)
      }
    }
  return seen
}

/** Finds a roadway. Throws Error if there is none, which would be a bug. */
export function wayOn({ ways }: Board, id: WayId): Way {
  const way = ways.get(id)
  if (!way) throw new Error(`there is no roadway ${id}`)
  return way
}

/** Returns the clearing at the other end of a roadway, or null if that end is off the map. */
export const farEnd = (way: Way, from: ClearingId): ClearingId | null =>
  way.ends[0] === from ? way.ends[1] : way.ends[0]

export const waysAt = (board: Board, clearing: ClearingId): readonly Way[] => board.at.get(clearing) ?? []

/** Returns the roadways between two clearings (1.2.8). */
export const waysBetween = (board: Board, from: ClearingId, to: ClearingId): readonly Way[] =>
  waysAt(board, from).filter(way => farEnd(way, from) === to)

/** Returns true for hidden paths and secret passages, which must be discovered before use (1.2.5). */
export const mustBeFound = (way: Way): boolean => way.kind === 'hidden' || way.kind === 'secret'

export const edgeRoads = (board: Board): readonly Way[] =>
  [...board.ways.values()].filter(({ kind }) => kind === 'edge')

/** Returns the board as it would be with a tile turned over (12.3). */
export const boardWithTurned = (tiles: readonly PlacedTile[], tile: TileCode): Board =>
  boardOf(tiles.map(one => (one.tile === tile ? { ...one, enchanted: !one.enchanted } : one)))

/**
 * Returns the clearings adjacent to a clearing, in the order of its roadways. A clearing that two of them lead to
 * appears twice.
 */
export const clearingsBeside = (board: Board, clearing: ClearingId): ClearingId[] =>
  waysAt(board, clearing).flatMap(way => farEnd(way, clearing) ?? [])
