import { below, type RandomState, shuffle } from '../../../../kernel/index.ts'
import { type PlacedTile, spotKey } from './board.ts'
import { isSmall, type Placement, placedTile, placementsOf } from './tile-placement.ts'
import { BORDERLAND, EDGE_STEPS, TILES, type TileCode } from './tiles.ts'

/** Options for building a map automatically. */
export interface Building {
  /** True to keep an edge of the Borderland free for a solitaire player's entrance (3.2.10, D73). */
  readonly gate: boolean
}

/**
 * Builds a random map from shuffled tiles, each in a random legal place. Starts over if no remaining tile fits
 * (3.2.10).
 */
export function buildMap(random: RandomState, { gate }: Building): readonly PlacedTile[] {
  for (;;) {
    const map = tryMap(random, gate)
    if (map) return map
  }
}

function tryMap(random: RandomState, gate: boolean): readonly PlacedTile[] | null {
  let map: readonly PlacedTile[] = [placedTile(BORDERLAND, { q: 0, r: 0, turn: below(random, EDGE_STEPS.length) })]
  const pile = shuffle(
    random,
    TILES.map(({ code }) => code).filter(code => code !== BORDERLAND),
  )
  // A tile with no legal place goes to the bottom of the pile. If all remaining tiles fail in a row, the map starts
  // over.
  for (let failed = 0; pile.length > 0; ) {
    const tile = pile.shift()!
    const places = preferred(map, tile, gate)
    if (places.length === 0) {
      pile.push(tile)
      failed++
      if (failed >= pile.length) return null
      continue
    }
    failed = 0
    map = [...map, placedTile(tile, places[below(random, places.length)]!)]
  }
  return map
}

/**
 * Returns the legal placements. For a small tile, leaves out those next to other small tiles unless there are no
 * others. If `gate` is true, leaves out those that would enclose the Borderland.
 */
function preferred(map: readonly PlacedTile[], tile: TileCode, gate: boolean): readonly Placement[] {
  const legal = placementsOf(map, tile).filter(place => !gate || leavesGate(map, place))
  if (!isSmall(tile)) return legal
  const small = new Set(map.filter(placed => isSmall(placed.tile)).map(({ q, r }) => spotKey(q, r)))
  const apart = legal.filter(({ q, r }) => EDGE_STEPS.every(([dq, dr]) => !small.has(spotKey(q + dq, r + dr))))
  return apart.length > 0 ? apart : legal
}

/** Returns true if an edge of the Borderland, which is at the center, stays free. */
function leavesGate(map: readonly PlacedTile[], place: Placement): boolean {
  const taken = new Set([...map.map(({ q, r }) => spotKey(q, r)), spotKey(place.q, place.r)])
  return EDGE_STEPS.some(([dq, dr]) => !taken.has(spotKey(dq, dr)))
}
